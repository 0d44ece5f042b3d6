/** The line of phases: where the turn is, and where one wants to stop. A click on a step sets a stop in the turn that is on. */
import type { StopStep } from '@apnap/protocol';
import { STOP_STEPS } from '@apnap/protocol/table';
import type { Key } from '../i18n/index.js';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { isActive } from './lookup.js';
import { PlaceCards } from './places.js';
import { usePlay } from './play.js';

/** Steps that are not stopped in are shown with the one they belong to. */
const SHOWN: Record<string, StopStep> = { untap: 'upkeep', firstStrikeDamage: 'combatDamage', cleanup: 'end' };

/** Sets or clears a stop. */
export function useStops() {
  const { state, conn } = usePlay();
  const settings = state.table?.settings ?? null;
  const toggle = (whose: 'mine' | 'theirs', step: StopStep) => {
    if (!settings) return;
    const now = settings.stops[whose];
    const next = now.includes(step) ? now.filter((s) => s !== step) : [...now, step];
    conn.send({ type: 'stops', ...settings.stops, [whose]: next });
  };
  return { settings, toggle };
}

export function Phases() {
  const { game } = usePlay();
  const { t } = useSpeech();
  const { settings, toggle } = useStops();
  const mine = isActive(game, game.seat);
  const whose = mine ? 'mine' : 'theirs';
  const now = SHOWN[game.turn.step] ?? game.turn.step;
  const active = game.players.find((p) => p.seat === game.turn.active)?.name ?? '';
  return (
    <nav className={`phases${mine ? ' mine' : ''}`} aria-label={t('phases.title')}>
      <span className="phase-turn">
        <b>{t('turn.number', { n: game.turn.number })}</b>
        <span>{mine ? t('turn.yours') : active}</span>
        {game.turn.daytime && <Icon name={game.turn.daytime === 'day' ? 'sun' : 'moon'} size={14} />}
      </span>
      <ol>
        {STOP_STEPS.map((step) => {
          const on = settings?.stops[whose].includes(step) ?? false;
          const name = t(`step.${step}` as Key);
          return (
            <li key={step} className={`${step === now ? 'now' : ''}${on ? ' stop' : ''}`} aria-current={step === now ? 'step' : undefined}>
              <button
                type="button"
                disabled={!settings}
                aria-pressed={on}
                title={t(mine ? 'stop.mine' : 'stop.theirs', { step: name })}
                aria-label={`${t(`step.short.${step}` as Key)}: ${t(mine ? 'stop.mine' : 'stop.theirs', { step: name })}`}
                onClick={() => toggle(whose, step)}
              >
                {on && <Icon name="stop" size={10} />}
                <span>{t(`step.short.${step}` as Key)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <OtherTurns />
      <PlaceCards />
    </nav>
  );
}

/** The turns that are taken at the same time, with where they are (CR 807.4). */
function OtherTurns() {
  const { game } = usePlay();
  const { t } = useSpeech();
  if (!game.turn.others?.length) return null;
  return (
    <ul className="phase-others" aria-label={t('turn.others')} title={t('turn.others')}>
      {game.turn.others.map(({ marker, seat, step }) => (
        <li key={marker}>
          <b>{seat === game.seat ? t('turn.yours') : (game.players.find((p) => p.seat === seat)?.name ?? '')}</b>{' '}
          {step === 'none' ? t('turn.waits') : t(`step.short.${SHOWN[step] ?? step}` as Key)}
        </li>
      ))}
    </ul>
  );
}
