/** In which formats the deck is legal, and what is wrong where it is not. */
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { useBuilder } from './builder.js';
import { nameOf } from './entry.js';
import { BOARDS } from './model.js';
import { useDeckWords } from './words.js';

/** Formats most decks are built for come first. */
const USUAL = ['constructed', 'standard', 'pioneer', 'modern', 'legacy', 'vintage', 'pauper', 'commander', 'brawl', 'limited'];

/** Brings a card of the list into view and focuses it. */
function showRow(card: string): void {
  for (const board of BOARDS) {
    const row = document.querySelector<HTMLElement>(`[data-row=${CSS.escape(`${board}/${card}`)}] .row-name`);
    if (!row) continue;
    row.scrollIntoView({ block: 'center' });
    row.focus();
    return;
  }
}

export function Legality({ toDeck }: { toDeck: () => void }) {
  const { check, format, setFormat, known } = useBuilder();
  const { say, lang } = useSpeech();
  const w = useDeckWords();
  if (!check) return <p className="empty">{w('search.wait')}</p>;
  const formats = [...check.formats].sort((a, b) => rank(a.format) - rank(b.format));
  const chosen = formats.find((f) => f.format === format) ?? formats[0];
  const legal = formats.filter((f) => f.legal);
  const unplayable = check.problems.filter((p) => p.card);
  const named = (card: string) => {
    const e = known.get(card);
    return e ? nameOf(e, lang) : card;
  };
  const show = (card: string) => {
    toDeck();
    window.setTimeout(() => showRow(card), 0);
  };
  return (
    <div className="legality">
      <label className="select-field">
        <span>{w('check.format')}</span>
        <select value={chosen.format} onChange={(e) => setFormat(e.target.value)}>
          {formats.map((f) => (
            <option key={f.format} value={f.format}>
              {f.legal ? '✓ ' : '✗ '}
              {headed(say(f.name))}
            </option>
          ))}
        </select>
      </label>
      {chosen.legal ? (
        <p className="fine">
          <Icon name="check" size={16} /> {w('check.fine', { format: say(chosen.name) })}
        </p>
      ) : (
        <section className="wrong" aria-label={w('check.wrong', { n: chosen.reasons.length, format: say(chosen.name) })}>
          <p className="wrong-head">
            <Icon name="close" size={14} /> {w('check.wrong', { n: chosen.reasons.length, format: say(chosen.name) })}
          </p>
          <ul>
            {chosen.reasons.map((r, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity but their place
              <li key={i}>
                <span>
                  {say(r.text)} {r.rule && <span className="rule-chip">{r.rule}</span>}
                </span>
                {r.card && (
                  <button
                    type="button"
                    className="chip"
                    aria-label={w('check.show', { name: named(r.card) })}
                    onClick={() => show(r.card ?? '')}
                  >
                    {named(r.card)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unplayable.length > 0 && (
        <section className="wrong">
          <p className="wrong-head">
            <Icon name="stop" size={14} /> {w('check.unplayable')}
          </p>
          <ul>
            {unplayable.map((p) => (
              <li key={p.card}>
                <span>{say(p.text)}</span>
                <button
                  type="button"
                  className="chip"
                  aria-label={w('check.show', { name: named(p.card ?? '') })}
                  onClick={() => show(p.card ?? '')}
                >
                  {named(p.card ?? '')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{w('check.legalIn')}</h3>
        <p className="legal-chips">
          {legal.length === 0 && <span className="quiet">{w('check.none')}</span>}
          {legal.map((f) => (
            <span key={f.format} className="chip">
              <Icon name="check" size={11} /> {headed(say(f.name))}
            </span>
          ))}
        </p>
      </section>
      <p className="quiet">{w('check.about')}</p>
    </div>
  );
}

/** A name as it begins a line. */
const headed = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const rank = (format: string): number => {
  const at = USUAL.indexOf(format);
  return at < 0 ? USUAL.length : at;
};
