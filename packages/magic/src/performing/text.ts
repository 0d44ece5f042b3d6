/** Changing text (CR 612). */
import { BASIC_LAND_TYPES, COLORS, type Effect } from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import { BUILT_IN } from '../cardforms/built-in.js';
import { chooseEntities } from '../events/choose.js';
import { wordOptions } from '../events/entering.js';
import { addLasting } from '../events/lasting.js';
import { live } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { Env } from '../state/objects.js';
import type { Perform } from './family.js';

type Words = Extract<Effect, { do: 'changeText' }>['of'][number];

/** The words of a kind. */
const wordsOf = (g: G, env: Env, kind: Words): readonly string[] => wordOptions(g.s, { choose: kind }, env) ?? [];

function chooseWord(g: G, env: Env, words: readonly string[], prompt: string): string {
  if (words.length === 1) return words[0];
  const answer = ask(g, {
    seat: env.you,
    kind: 'option',
    ask: { form: 'pick', options: words.map((word) => ({ word })), min: 1, max: 1 },
    rule: '612.1',
    prompt: { id: prompt },
    source: env.source,
    visible: 'all',
  });
  const word = words['pick' in answer ? answer.pick[0] : 0];
  log(g, 'choose', '612.1', { player: env.you, source: env.source, word });
  return word;
}

const isKind = (kind: Words, word: string): boolean => {
  if ((COLORS as readonly string[]).includes(word)) return kind === 'color';
  return ((BASIC_LAND_TYPES as readonly string[]).includes(word) ? 'basicLandType' : 'creatureType') === kind;
};

/** The one word becomes a different one of the same kind. */
const changeText: Perform<'changeText'> = (g, env, e) => {
  const affected: Id[] = chooseEntities(g, env, e.what).filter((id) => live(g.s, id) !== null);
  if (affected.length === 0) return env;
  const from = chooseWord(
    g,
    env,
    e.of.flatMap((kind) => wordsOf(g, env, kind)),
    'ask.textFrom',
  );
  const kind = e.of.find((k) => isKind(k, from)) ?? e.of[0];
  const others = wordsOf(g, env, kind).filter((w) => w !== from && !e.except?.includes(w));
  const to = e.to ?? chooseWord(g, env, others, 'ask.textTo');
  addLasting(g, BUILT_IN.actions.textChanged, { ...env, slots: [from, to] }, e.duration, { affected });
  return env;
};

export const EFFECTS = { changeText };
