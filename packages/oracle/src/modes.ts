/** The words before the bullets of a modal spell or ability: who chooses how many of them, and which (CR 700.2). */
import type { Ability, Condition, Effect, Modes, PlayerRef, Quantity } from '@apnap/ability';

/** Modes without what can be chosen. */
export type ModesHead = Omit<Modes, 'options'>;

/** What is read of the words with the grammar: the only reading of a condition or a quantity, if there is just one. */
export interface ModeReaders {
  condition(words: string): Condition | undefined;
  quantity(words: string): Quantity | undefined;
}

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const N = Object.keys(NUMBERS).join('|');

const MANY: Readonly<Record<string, { min: number; max: number | 'any' }>> = {
  both: { min: 2, max: 2 },
  two: { min: 2, max: 2 },
  three: { min: 3, max: 3 },
  'any number': { min: 0, max: 'any' },
  'one or more': { min: 1, max: 'any' },
};

const OPPONENT: PlayerRef = { player: 'anOpponent' };

/** How many: "one", "one or both", "up to two", "any number"; undefined for other words. */
function countOf(words: string, readers: ModeReaders): Pick<Modes, 'min' | 'max'> | undefined {
  if (NUMBERS[words]) return { min: NUMBERS[words], max: NUMBERS[words] };
  if (words === 'one or both') return { min: 1, max: 2 };
  if (words === 'one or more') return { min: 1, max: 'any' };
  if (words === 'any number') return { min: 0, max: 'any' };
  const upTo = new RegExp(`^up to (${N})$`).exec(words);
  if (upTo) return { min: 0, max: NUMBERS[upTo[1]] };
  // CR 700.2i
  const worth = new RegExp(`^up to (${N}) \\{P\\} worth of modes$`).exec(words);
  if (worth) return { min: 0, max: NUMBERS[worth[1]] };
  const upToX = /^up to X, where X is (.+)$/.exec(words);
  const max = upToX ? readers.quantity(upToX[1]) : undefined;
  return max === undefined ? undefined : { min: 0, max };
}

const INSTEAD = new RegExp(`^(choose \\w+)\\. If (.+), (you may )?choose (${Object.keys(MANY).join('|')})(?: instead)?$`, 'i');

/** "Choose one. If this spell was kicked, choose any number instead." (CR 700.2d); undefined for other words. */
function modesInstead(words: string, readers: ModeReaders): ModesHead | undefined {
  const match = INSTEAD.exec(words);
  const first = match ? readModes(match[1], readers) : undefined;
  const cond = match ? readers.condition(match[2]) : undefined;
  if (!match || !first || typeof first.max !== 'number' || !cond) return undefined;
  const many = MANY[match[4].toLowerCase()];
  return { ...first, instead: { if: cond, min: match[3] ? first.min : many.min, max: many.max } };
}

/** The way to choose modes that these words say; undefined when they say none that is known. */
export function readModes(words: string, readers: ModeReaders): ModesHead | undefined {
  let rest = words.replace(/\.$/, '');
  const head: Partial<ModesHead> = {};
  const drop = (end: RegExp): boolean => {
    const found = end.test(rest);
    rest = rest.replace(end, '');
    return found;
  };
  const repeat = drop(/\. You may choose the same mode more than once$/);
  if (drop(/ that hasn't been chosen this turn$/)) head.unchosen = 'thisTurn';
  else if (drop(/ that hasn't been chosen$/)) head.unchosen = 'ever';
  if (drop(/ at random$/)) head.how = 'random';
  if (drop(/^an opponent (?=chooses)/i)) head.who = OPPONENT;
  const many = /^choose(s?) (.+)$/i.exec(rest);
  if (!many || (many[1] === 's') !== (head.who !== undefined)) return undefined;
  const count = countOf(many[2], readers);
  if (count) return { ...count, choice: repeat ? 'repeat' : 'distinct', ...head };
  return Object.keys(head).length > 0 || repeat ? undefined : modesInstead(words, readers);
}

/** The stand-in that the words before the modes are read with. */
export const STAND_IN = 'shuffle';

const isStandIn = (e: Effect): boolean => e.do === STAND_IN && e.who?.player === 'you';

/** The ability with its modes in the place of the stand-in. Undefined where more is done than the modes: "you may pay {2}. When you do, choose one —". */
export function withModes(ability: Ability, modes: Modes): Ability | undefined {
  if (ability.kind !== 'triggered' && ability.kind !== 'activated' && ability.kind !== 'spell') throw new Error('modes need a program');
  const { effect } = ability.program;
  if (!isStandIn(effect) && effect.do !== 'nothing') return undefined;
  return { ...ability, program: { targets: [], effect: { do: 'nothing' }, modes } };
}
