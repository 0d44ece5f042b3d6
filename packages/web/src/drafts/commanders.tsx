/** Who leads the deck that is built: one commander, or two that can lead together (CR 903.3, 702.124). */
import type { DraftLeaderView, DraftView } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { Icon, Pip } from '../ui/symbols.js';
import type { Faces } from './cards.js';
import { useLooked } from './preview.js';
import { useDraftWords } from './words.js';

function Leader({
  leader,
  draft,
  faces,
  chosen,
  lead,
}: {
  leader: DraftLeaderView;
  draft: DraftView;
  faces: Faces;
  chosen: readonly number[];
  lead: (id: number) => void;
}) {
  const { say } = useSpeech();
  const w = useDraftWords();
  const card = draft.pool.find((c) => c.id === leader.card) ?? draft.pool[0];
  const looked = useLooked(card);
  const face = faces[card.face];
  const on = chosen.includes(leader.card);
  const beside = !on && chosen.some((id) => leader.with.includes(id));
  return (
    <button
      type="button"
      className={`chip${on ? ' on' : ''}${beside ? ' beside' : ''}`}
      aria-pressed={on}
      data-leader={leader.card}
      title={beside ? w('commander.beside') : leader.alone ? undefined : w('commander.notAlone')}
      onClick={() => lead(leader.card)}
      {...looked}
    >
      {on && <Icon name="check" size={13} />}
      {beside && <span aria-hidden="true">+</span>}
      <span>{face ? say(face.name) : card.card}</span>
      <span className="leader-colors">
        {leader.colors.length === 0 && !leader.chooses && <Pip code="C" />}
        {leader.colors.map((c) => (
          <Pip key={c} code={c} />
        ))}
        {leader.chooses && <span title={w('commander.chooses')}>{w('commander.choice')}</span>}
      </span>
      {beside && <span className="sr-only">{w('commander.beside')}</span>}
    </button>
  );
}

/** All of the pool that can lead, to be chosen from. */
export function Commanders({
  draft,
  faces,
  chosen,
  lead,
}: {
  draft: DraftView;
  faces: Faces;
  chosen: readonly number[];
  lead: (id: number) => void;
}) {
  const { say } = useSpeech();
  const w = useDraftWords();
  // Those that are chosen, and who can be beside them, come first.
  const rank = (l: DraftLeaderView): number => (chosen.includes(l.card) ? 0 : chosen.some((id) => l.with.includes(id)) ? 1 : 2);
  const leaders = draft.leaders.slice().sort((x, y) => rank(x) - rank(y));
  const lacking = draft.lacking.map(say).join(w('commander.and'));
  return (
    <fieldset className="draft-leaders">
      <legend>{w('commander.title')}</legend>
      {leaders.map((leader) => (
        <Leader key={leader.card} leader={leader} draft={draft} faces={faces} chosen={chosen} lead={lead} />
      ))}
      {lacking !== '' && <p className="quiet">{w('commander.lacking', { names: lacking })}</p>}
    </fieldset>
  );
}
