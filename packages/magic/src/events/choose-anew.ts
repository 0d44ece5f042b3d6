/** The choices that a permanent is given as it enters (CR 614.12a), made once more because an official says so (IPG 2.5). */
import type { Effect } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { characteristics, controllerOf, invalidate, staticEnv } from '../reading/characteristics.js';
import { live, record, writeObj } from '../state/access.js';
import type { G } from '../state/log.js';
import { abilityInfo } from '../state/pool.js';
import type { State } from '../state/types.js';
import { onlyItself } from './applies.js';
import { choicesBeforeEntering } from './entering.js';

type Choose = Extract<Effect, { do: 'choose' }>;

const chosenIn = (effect: Effect): Choose[] =>
  effect.do === 'seq' ? effect.of.flatMap(chosenIn) : effect.do === 'choose' && effect.link !== undefined ? [effect] : [];

/** What is chosen as a permanent enters by what it says itself: words, numbers, players. Empty: nothing, or it is not on the battlefield. */
export function choicesAsEntering(s: State, id: Id): Choose[] {
  if (live(s, id)?.zone !== 'battlefield') return [];
  return characteristics(s, id).abilities.flatMap((node) =>
    abilityInfo(s._pool, node).statics.flatMap(({ ability }) =>
      ability.parts.flatMap((p) =>
        p.part === 'replacement' && p.replacement.replace === 'enters' && p.replacement.choices && onlyItself(p.replacement.what)
          ? chosenIn(p.replacement.choices)
          : [],
      ),
    ),
  );
}

/** Its controller makes them anew; what was chosen before is forgotten. */
export function chooseAnew(g: G, id: Id): void {
  const { s } = g;
  const choices = choicesAsEntering(s, id);
  const env = staticEnv(id, controllerOf(s, id));
  const chosen = choices.flatMap((c) => choicesBeforeEntering(g, c, env));
  const links = new Set(choices.map((c) => c.link));
  writeObj(s, id).memory = [...(record(s, id)?.memory ?? []).filter((m) => !links.has(m.link)), ...chosen];
  invalidate(s);
}
