/** What words mean that point to what was paid with, battled or done before (Y20.15, Y2.11). */
import type { Effect, Part, Selector, Step } from '../language/effects.js';
import { Unread } from './head.js';

/** Effects without an object that leave something to speak of. */
const REFERABLE: ReadonlySet<Effect['do']> = new Set([
  'negateActivation',
  'negateSummonOrActivation',
  'negateEffect',
  'negateAttack',
  'token',
  'fuse',
  'ritual',
  'either',
  'excavate',
] as const);

/** Whether a part leaves something to speak of. */
export const leaves = (p: Part): boolean => ('what' in p.do && p.do.do !== 'extraNormal') || REFERABLE.has(p.do.do);

/** Whether a step pays with other cards than this one. */
export const paysWithOthers = (s: Step): boolean => {
  if (s.step !== 'pay' || !('what' in s.do)) return false;
  const what = s.do.what as { sel?: string };
  return what.sel !== undefined && what.sel !== 'self';
};

/** What was done something to. @throws Unread where it is said to be Set, and something else can be done instead of Setting it */
export function doneTo({ like, ...said }: Record<string, unknown>, parts: readonly Part[]): object {
  if (IS_SET.test(JSON.stringify(like ?? null)) && parts.some((p) => p.do.do === 'instead')) throw new Unread('that Set card');
  return { ...said, sel: 'it' };
}

const IS_SET = /"is":"face","face":"down"/;

const isUnsaid = (n: Record<string, unknown>): boolean => n.sel === 'paid' && n.unsaid === true;

/** "the banished monster" is what was paid with, else what the target is, or what was done before; so is whom a likeness names nobody of. */
export function withPaid(parts: readonly Part[], before: readonly Step[]): Part[] {
  const paid = before.some((s) => s.step === 'pay' && 'what' in s.do);
  const others = before.some(paysWithOthers);
  const targeted = before.some((s) => s.step === 'target');
  let done = false;
  let sel = targeted ? 'target' : 'it';
  const unsaid = (): object => {
    // Y2.11: of two that it may be like it is none.
    if (others && (targeted || done)) throw new Unread('the same');
    if (others) return { sel: 'paid' };
    return sel === 'it' ? { sel, like: { is: 'any' } } : { sel };
  };
  const replace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replace);
    if (typeof node !== 'object' || node === null) return node;
    const n = node as Record<string, unknown>;
    if (isUnsaid(n)) return unsaid();
    // Where nothing is paid it is what was done before, never this card.
    if (n.sel === 'paid' && !paid) return sel === 'it' ? { sel, like: { is: 'any' } } : { sel };
    return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, replace(x)]));
  };
  return parts.map((p) => {
    const bound = replace(p) as Part;
    const what = 'what' in p.do ? (p.do.what as { sel?: string } | undefined) : undefined;
    // The last that was done something to.
    if (targeted && what?.sel !== undefined) sel = what.sel === 'target' ? 'target' : 'it';
    done ||= leaves(p);
    return bound;
  });
}

/** In targets a likeness that names nobody is to what was paid with. */
export function withPaidBefore(before: readonly Step[]): Step[] {
  return before.map((s, i): Step => {
    const replace = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(replace);
      if (typeof node !== 'object' || node === null) return node;
      const n = node as Record<string, unknown>;
      if (isUnsaid(n)) {
        if (!before.slice(0, i).some(paysWithOthers) || before.slice(0, i).some((x) => x.step === 'target')) throw new Unread('the same');
        return { sel: 'paid' };
      }
      return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, replace(x)]));
    };
    return replace(s) as Step;
  });
}

/** "When this card destroys a monster by battle: attach that monster to this card": the one it battled, in the first clause. */
export function withBattled(text: string): string {
  const end = /, (?:and|then|also|but)\b|\. /.exec(text)?.index ?? text.length;
  return (
    text.slice(0, end).replace(/(?<! of )\bthat (?:destroyed |opponent's )?monster\b(?!')/, 'the monster this card battled') +
    text.slice(end)
  );
}

const PAID_WORDS: Partial<Record<Effect['do'], string>> = {
  tribute: 'Tributed',
  banish: 'banished',
  discard: 'discarded',
  send: 'sent',
  reveal: 'revealed',
};

const DONE_WORD = /\b(?:the|that) (Tributed|banished|discarded|sent|revealed) (monster|card)\b/g;

/** "the banished monster" is what was paid with only if that was banished. @throws Unread where it is neither that nor what was done before */
function checkPaidWords(text: string, steps: readonly Step[]): string {
  const paying = steps.filter((s) => s.step === 'pay' && 'what' in s.do);
  if (paying.length === 0) return text;
  const words = new Set(paying.map((s) => (s.step === 'pay' ? PAID_WORDS[s.do.do] : undefined)));
  return text.replace(DONE_WORD, (said: string, word: string) => {
    if (words.has(word)) return said;
    throw new Unread(said);
  });
}

/** "Tribute 1 monster; inflict damage equal to that monster's ATK": in the first clause it is the one card that was paid with. */
export function withPaidSaid(given: string, steps: readonly Step[]): string {
  const text = checkPaidWords(given, steps);
  const others = steps.filter(paysWithOthers);
  const [one] = others;
  if (others.length !== 1 || steps.some((s) => s.step === 'target') || one.step !== 'pay') return text;
  const what = (one.do as { what: Selector }).what;
  const word = PAID_WORDS[one.do.do];
  if (!word || what.sel !== 'choose' || what.max !== 1) return text;
  const end = /, (?:and|then|also|but)\b|\. /.exec(text)?.index ?? text.length;
  return text.slice(0, end).replace(/\bthat (monster|card)\b/g, `the ${word} $1`) + text.slice(end);
}

const BRINGS: ReadonlySet<Effect['do']> = new Set(['summon', 'token', 'fuse', 'ritual', 'summonTrap', 'summonOver'] as const);

/** Y20.15: what is brought is of this very effect. @throws Unread */
export function checkBrought(parts: readonly Part[], earlier: readonly Part[]): void {
  let known = earlier.some((p) => BRINGS.has(p.do.do));
  for (const p of parts) {
    if (!known && JSON.stringify(p).includes('"sel":"brought"')) throw new Unread('by this effect');
    known ||= BRINGS.has(p.do.do);
  }
}

/** Y3.15: "your zone that monster points to" is that of the one target. @throws Unread */
export function checkPointer(parts: readonly Part[], targets: number): void {
  if (targets !== 1 && parts.some((p) => JSON.stringify(p).includes('"zone":"ofTarget"'))) throw new Unread('that monster points to');
}
