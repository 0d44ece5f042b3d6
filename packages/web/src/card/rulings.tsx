/** The official rulings of a card as somebody imported them on the server: asked for when the card is opened. */
import { useSpeech } from '../i18n/index.js';
import { type Words, wordsHook } from '../i18n/words.js';
import { api, useLoaded } from '../store/api.js';

/** So many stand open at once; more are folded away. */
const FEW = 3;

const EN = {
  heading: 'Rulings ({n})',
  loading: 'Looking for rulings…',
  notImported: 'Official rulings come with an import: apnap cards import FILE on the server.',
};

const WORDS: Words<keyof typeof EN> = {
  en: EN,
  zh: {
    heading: '裁定（{n}）',
    loading: '正在查找裁定……',
    notImported: '官方裁定随导入而来：请在服务器上运行apnap cards import FILE。',
  },
};

const useRulingWords = wordsHook(WORDS);

/** @param card English name of the whole card. */
export function Rulings({ card }: { card: string }) {
  const w = useRulingWords();
  const { say } = useSpeech();
  const { value, error } = useLoaded(card, () => api.rulings(card));
  if (error) return <p className="quiet">{say(error)}</p>;
  if (!value) {
    return (
      <p className="quiet" role="status">
        {w('loading')}
      </p>
    );
  }
  if (!value.imported) return <p className="quiet">{w('notImported')}</p>;
  const { rulings } = value;
  if (rulings.length === 0) return null;
  return (
    <details className="rulings" open={rulings.length <= FEW}>
      <summary>{w('heading', { n: rulings.length })}</summary>
      <ol>
        {rulings.map((r) => (
          <li key={`${r.date} ${r.text}`}>
            <small>
              <time dateTime={r.date}>{r.date}</time>
              {r.by !== undefined && ` · ${r.by}`}
            </small>
            <p lang={r.lang === 'zh' ? 'zh-Hans' : 'en'}>{r.text}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
