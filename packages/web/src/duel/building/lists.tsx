/** The parts of a deck that is being built. */
import type { DuelCardEntry, DuelRegion } from '@apnap/protocol';
import { useSpeech } from '../../i18n/index.js';
import { BuildCard } from './found.js';
import { type Known, type Lists, PARTS, type Part, rowsOf, SIZES } from './model.js';
import { useBuilderWords } from './words.js';

function Counts({ ids, known }: { ids: readonly number[]; known: Known }) {
  const w = useBuilderWords();
  const of = (kind: string): number => ids.filter((id) => known.get(id)?.card.kind === kind).length;
  return <span className="quiet">{w('counts', { monsters: of('monster'), spells: of('spell'), traps: of('trap') })}</span>;
}

export function DeckParts({
  lists,
  known,
  region,
  take,
  look,
}: {
  lists: Lists;
  known: Known;
  region: DuelRegion;
  take: (part: Part, id: number) => void;
  look: (entry: DuelCardEntry) => void;
}) {
  const { say } = useSpeech();
  const w = useBuilderWords();
  return (
    <div className="duel-parts">
      {PARTS.map((part) => {
        const [least, most] = SIZES[part];
        const n = lists[part].length;
        const wrong = n < least || n > most;
        return (
          <section key={part} data-part={part} aria-label={w(`part.${part}`)}>
            <header>
              <h2>{w(`part.${part}`)}</h2>
              <b className={wrong ? 'wrong' : ''} data-count={n}>
                {least === 0 ? w('part.most', { n, most }) : w('part.size', { n, least, most })}
              </b>
              {part === 'main' && n > 0 && <Counts ids={lists.main} known={known} />}
            </header>
            {n === 0 ? (
              <p className="quiet">{w('part.empty')}</p>
            ) : (
              <ul className="duel-build-cards">
                {rowsOf(lists[part], known).map(
                  ({ id, entry, n: copies }) =>
                    entry && (
                      <BuildCard
                        key={id}
                        entry={entry}
                        label={w('take', { name: say(entry.card.name), n: copies })}
                        n={copies}
                        region={region}
                        stop={false}
                        press={() => take(part, id)}
                        look={look}
                      />
                    ),
                )}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
