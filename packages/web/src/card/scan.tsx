/**
 * Pictures of whole cards from Scryfall, for those who turned them on. Only the whole picture is shown, in its own proportions, so that the artist and
 * the owner stay on it; where it came from stands beside it. Until it is there, and where there is none, the card is drawn by us.
 */
import type { CardView, FaceText } from '@apnap/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSpeech } from '../i18n/index.js';
import { useSettings } from '../store/settings.js';
import { FullCard } from './card.js';
import { browserWorld, Pictures } from './pictures.js';

let pictures: Pictures | null = null;
const thePictures = (): Pictures => {
  pictures ??= new Pictures(browserWorld);
  return pictures;
};
const nothing = () => () => {};

/** The address of a picture once it is known, or ''; `card`: '' for one that is not wanted. */
function useScan(card: string, face: string): string {
  const url = useSyncExternalStore(card === '' ? nothing : thePictures().subscribe, () =>
    card === '' ? '' : thePictures().of(card, face),
  );
  useEffect(() => (card === '' || url !== '' ? undefined : thePictures().want(card)), [card, url]);
  return url;
}

/** A card to read: our drawing, or the picture its user asked for. `link` says where it came from with a way there. */
export function LargeCard({ card, face, link }: { card: CardView; face: FaceText | undefined; link: boolean }) {
  const settings = useSettings();
  const url = useScan(settings.pictures === 'scryfall' && !card.faceDown ? (face?.card ?? '') : '', face?.name.en ?? '');
  // The drawing stays until the picture is there, and for good where it does not come.
  const [shown, setShown] = useState({ url: '', ok: false });
  if (!face || url === '') return <FullCard card={card} face={face} size="large" />;
  const there = shown.url === url && shown.ok;
  return (
    <span className={there ? 'scan' : 'scan-wait'}>
      {!there && <FullCard card={card} face={face} size="large" />}
      {!(shown.url === url && !shown.ok) && <Scan url={url} face={face} hidden={!there} onEnd={(ok) => setShown({ url, ok })} />}
      {there && <Source face={face} link={link} />}
    </span>
  );
}

function Scan({ url, face, hidden, onEnd }: { url: string; face: FaceText; hidden: boolean; onEnd: (ok: boolean) => void }) {
  const { say } = useSpeech();
  return (
    <img
      src={url}
      width={488}
      height={680}
      hidden={hidden}
      alt={say(face.name)}
      referrerPolicy="no-referrer"
      onLoad={() => onEnd(true)}
      onError={() => onEnd(false)}
    />
  );
}

function Source({ face, link }: { face: FaceText; link: boolean }) {
  const { t, say, lang } = useSpeech();
  const source = t('scan.source');
  return (
    <>
      {lang === 'zh' && <span className="scan-text">{say(face.text)}</span>}
      <small>
        {link ? (
          <a href={`https://scryfall.com/search?q=${encodeURIComponent(`!"${face.card}"`)}`} target="_blank" rel="noreferrer noopener">
            {source}
          </a>
        ) : (
          source
        )}
      </small>
    </>
  );
}
