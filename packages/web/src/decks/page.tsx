/** The page of decks: all of them, or one to build. */
import { useSpeech } from '../i18n/index.js';
import { Shell } from '../lobby/shell.js';
import { api, useLoaded } from '../store/api.js';
import { Link } from '../ui/link.js';
import '../styles/decks.css';
import { Editor } from './editor.js';
import { DeckOverview } from './list.js';
import { draftOf, EMPTY } from './model.js';

function Known({ id }: { id: string }) {
  const { t, say, lang } = useSpeech();
  const deck = useLoaded(id, () => api.deck(id));
  if (deck.value) return <Editor key={id} id={id} mine={deck.value.mine} view={deck.value} begin={draftOf(deck.value, lang)} />;
  return (
    <main className="center-page">
      {deck.error ? (
        <>
          <h1>{say(deck.error)}</h1>
          <Link to="/decks" className="button primary">
            {t('nav.decks')}
          </Link>
        </>
      ) : (
        <p role="status">{t('link.loading')}</p>
      )}
    </main>
  );
}

export function DecksPage({ id }: { id: string }) {
  return <Shell>{id === '' ? <DeckOverview /> : id === 'new' ? <Editor id="" mine view={null} begin={EMPTY} /> : <Known id={id} />}</Shell>;
}
