/** Options as a list of buttons: works for every form there is, so that no decision can ever be stuck. */
import type { OptionView } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { Cost, Icon, Rich } from '../ui/symbols.js';
import type { Asked } from './asked.js';

interface Entry {
  option: OptionView;
  indexes: number[];
}

/** Equal options once, with all their indices. */
export function grouped(options: readonly OptionView[], skip: (o: OptionView, i: number) => boolean = () => false): Entry[] {
  const entries = new Map<string, Entry>();
  options.forEach((option, i) => {
    if (skip(option, i)) return;
    const key = option.group || `#${i}`;
    const entry = entries.get(key);
    if (entry) entry.indexes.push(i);
    else entries.set(key, { option, indexes: [i] });
  });
  return [...entries.values()];
}

/** Buttons for the options of a pick; digits choose the first nine. */
export function PickList({
  ask,
  draft,
  move,
  answer,
  light,
  skip,
  whose,
  digits = true,
  once = ask.min === 1 && ask.max === 1,
  place,
}: Asked<'pick'> & {
  /** The place of an option among the others; equal ones stay as they come. */
  place?: ((o: OptionView) => number) | undefined;
  skip?: ((o: OptionView, i: number) => boolean) | undefined;
  /** Whose an option is, in words. */
  whose?: ((o: OptionView) => string) | undefined;
  digits?: boolean;
  /** Whether a press is the answer. */
  once?: boolean;
}) {
  const { say, t } = useSpeech();
  const entries = grouped(ask.options, skip);
  if (place) entries.sort((a, b) => place(a.option) - place(b.option));
  const each = ask.each ?? 1;
  return (
    <ol className="pick-list" aria-label={t('pick.options')}>
      {entries.map(({ option, indexes }, k) => {
        const n = indexes.reduce((a, i) => a + (draft.picked[i] ?? 0), 0);
        const free = indexes.find((i) => !draft.picked[i]) ?? indexes[0];
        const owner = whose?.(option);
        const run = () => (once ? answer({ pick: [free] }) : move({ pick: n === indexes.length && each === 1 ? indexes[0] : free }));
        return (
          <li key={indexes[0]}>
            <button
              type="button"
              className={`option${n > 0 ? ' on' : ''}`}
              data-digit={digits && k < 9 ? k + 1 : undefined}
              aria-pressed={once ? undefined : n > 0}
              onClick={run}
              onPointerEnter={() => light?.(option.entity ?? null)}
              onPointerLeave={() => light?.(null)}
              onFocus={() => light?.(option.entity ?? null)}
              onBlur={() => light?.(null)}
            >
              {digits && k < 9 && (
                <span className="kbd" aria-hidden="true">
                  {k + 1}
                </span>
              )}
              <span className="option-words">
                <span>
                  <Rich text={say(option.label)} />
                </span>
                {option.note && (
                  <small>
                    <Rich text={say(option.note)} />
                  </small>
                )}
              </span>
              {owner && <small className="option-whose">{owner}</small>}
              {option.cost && <Cost cost={option.cost} />}
              {indexes.length > 1 && <b className="times">×{indexes.length}</b>}
              {n > 0 && (each > 1 ? <b className="times">{n}</b> : <Icon name="check" size={14} />)}
            </button>
            {each > 1 && n > 0 && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('pick.less', { name: say(option.label) })}
                onClick={() => move({ unpick: indexes[0] })}
              >
                −
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Pairs as a list: for each option a choice among its partners. */
export function PairList({ ask, draft, move, light }: Asked<'pair'>) {
  const { say, t } = useSpeech();
  return (
    <ul className="pair-list" aria-label={t('pick.options')}>
      {ask.options.map((o, i) => {
        const mine = draft.pairs.filter(([a]) => a === i).map(([, b]) => b);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names an option
          <li key={i}>
            <span>{say(o.label)}</span>
            <span className="pair-partners">
              {ask.allowed[i].map((p) => (
                <button
                  type="button"
                  key={p}
                  className={`chip${mine.includes(p) ? ' on' : ''}`}
                  aria-pressed={mine.includes(p)}
                  aria-label={`${say(o.label)} → ${say(ask.partners[p].label)}`}
                  onClick={() => move(mine.includes(p) ? { pairs: draft.pairs.filter(([a, b]) => a !== i || b !== p) } : { pair: [i, p] })}
                  onPointerEnter={() => light?.(ask.partners[p].entity ?? null)}
                  onPointerLeave={() => light?.(null)}
                >
                  {mine.includes(p) && <Icon name="check" size={11} />}
                  {say(ask.partners[p].label)}
                </button>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
