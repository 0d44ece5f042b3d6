/** What the team says to a choice that it makes together (CR 805.2). */
import type { MagicDecision, SeatView, Suggestion } from '@apnap/protocol';
import { type Speech, useSpeech } from '../i18n/index.js';
import { Timer } from '../live/timer.js';
import { Icon, Rich } from '../ui/symbols.js';
import { usePlay } from './play.js';
import { RuleChip } from './rule.js';

/** What a teammate is asked about his part of a decision. */
export function teamQuestion(d: MagicDecision, players: readonly SeatView[], t: Speech['t']): string {
  const name = players.find((p) => p.seat === d.seat)?.name ?? '';
  if (d.kind === 'attackers') return t('team.attackers', { name });
  if (d.kind === 'blockers') return t('team.blockers', { name });
  return d.kind === 'order' ? t('team.order', { name }) : t('team.other', { name });
}

/** What somebody suggests, in words. */
function saidText({ answer, text }: Suggestion, kind: string, name: string, { t, say }: Speech): string {
  if (answer === null) return t('team.asLiked', { name });
  if ('pairs' in answer && answer.pairs.length === 0) return t(kind === 'blockers' ? 'block.none' : 'attack.none');
  return say(text);
}

/** For who makes the choice and for the teammates: who suggests what, for whom a computer waits, and what it could not do. */
export function TeamTalk() {
  const { state, conn, game, team } = usePlay();
  const speech = useSpeech();
  const { t, say } = speech;
  const { choice } = team;
  const unheeded = state.table?.unheeded;
  if (!unheeded && !choice?.awaits && (choice?.said.length ?? 0) === 0) return null;
  const nameOf = (seat: number) => game.players.find((p) => p.seat === seat)?.name ?? '';
  const primary = nameOf(choice?.primary ?? -1);
  const kind = state.game.decision?.kind ?? '';
  const others = choice?.awaits?.seats.filter((seat) => seat !== game.seat) ?? [];
  return (
    <div className="team-talk" role="status">
      {choice && choice.said.length > 0 && (
        <ul aria-label={t('team.title')}>
          {choice.said.map((said) => (
            <li key={said.seat}>
              <b>{said.seat === game.seat ? t('team.you') : nameOf(said.seat)}</b>{' '}
              <span>
                <Rich text={saidText(said, kind, primary, speech)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {choice?.awaits && (
        <p className="quiet">
          {choice.awaits.seats.includes(game.seat ?? -1)
            ? t('team.waitsForYou', { name: primary })
            : t('team.waitsFor', { name: primary, names: others.map(nameOf).join(' · ') })}{' '}
          <Timer conn={conn} deadline={choice.awaits.until} linked={state.link === 'open'} />
        </p>
      )}
      {unheeded && (
        <p className="unheeded">
          <Icon name="help" size={14} /> {t('team.unheeded', { why: say(unheeded.text) })}{' '}
          {unheeded.rule && <RuleChip rule={unheeded.rule} />}
        </p>
      )}
    </div>
  );
}
