/** Paying: the plan that is offered, with the answers that scenarios give about mana. */
import type { Answer, Decision } from '@apnap/kernel';
import { meansOf, NO_PURPOSE, type PayOption } from '@apnap/magic';
import type { Session } from './session.js';

type Means = ReturnType<typeof meansOf>[number];

interface Detail {
  uses?: readonly { object: number; kind: string; makes: string }[];
}

const COLORS: Readonly<Record<string, string>> = { White: 'W', Blue: 'U', Black: 'B', Red: 'R', Green: 'G', Colorless: 'C' };
const HELPS = /^(Convoke|Delve|Improvise|Assist)$/;

/** Phyrexian mana: a yes means paying 2 life for a symbol (CR 107.4f). */
function payLife(x: Session, d: Decision, options: readonly PayOption[]): Answer | null {
  const q = x.queues[d.seat].choices;
  const i = options.findIndex((o) => o.pay === 'life');
  if (i < 0 || x.phyrexian === 'declined') return null;
  // a question like any other: yes where a run that is not strict says nothing to it
  if (q[0]?.yes === undefined) return x.isStrict(d.seat) ? null : { pick: [i] };
  const yes = q.shift()?.yes === true;
  if (yes) return { pick: [i] };
  x.phyrexian = 'declined';
  return null;
}

/** Colours named for mana of sources that have a choice, or, where mana is paid by hand, for each unit. */
function dropColours(x: Session, d: Decision): void {
  const q = x.queues[d.seat].choices;
  const { uses = [] } = (d.detail ?? {}) as Detail;
  const manual = x.manualMana(d.seat);
  if (!manual && uses.every((u) => x.permanentsWithChoice(u.object) === 0)) return;
  const made = uses.flatMap((u) => (manual || x.permanentsWithChoice(u.object) > 0 ? u.makes.split('') : []));
  if (manual) {
    while (q[0]?.text !== undefined && (COLORS[q[0].text] !== undefined || HELPS.test(q[0].text))) {
      const help = HELPS.test(q.shift()?.text ?? '');
      const { targets } = x.queues[d.seat];
      if (help && (targets[0]?.targets?.length ?? 0) > 0) targets.shift();
      if (help && targets[0]?.skip) targets.shift();
    }
    return;
  }
  while (q[0]?.text !== undefined && made.includes(COLORS[q[0].text] ?? '?')) made.splice(made.indexOf(COLORS[q.shift()?.text ?? '']), 1);
}

/** A permanent named to help pay by being tapped (CR 702.51a, 702.126a): it is used before the plan is asked for. */
function helpNamed(x: Session, d: Decision, options: readonly PayOption[]): Answer | null {
  const q = x.queues[d.seat];
  const { uses = [] } = (d.detail ?? {}) as Detail;
  if (!uses.some((u) => u.kind === 'convoke')) return null;
  const names = q.targets[0]?.targets;
  if (names?.length !== 1 || x.announcing?.targets.length !== 0) return null;
  const i = options.findIndex((o) => o.pay === 'use' && x.means(names[0], o.source));
  if (i < 0) return null;
  q.targets.shift();
  return { pick: [i] };
}

/** A permanent named that is tapped for a mana ability of another one: that use of it is what the scenario chooses. */
function tappedNamed(x: Session, d: Decision, options: readonly PayOption[]): Answer | null {
  const q = x.queues[d.seat].choices;
  const name = q[0]?.text;
  if (name === undefined || q[0].hint !== 'object') return null;
  const means = meansOf(x.state, d.seat, NO_PURPOSE);
  const forAnother = (o: Extract<PayOption, { pay: 'use' }>): boolean =>
    means.some(
      (m) =>
        m.id === o.source && m.others?.some((w) => w.taps === 1 && w.source !== m.id && o.output >= w.from && o.output < w.from + w.count),
    );
  const i = options.findIndex((o) => o.pay === 'use' && x.means({ name }, o.source) && forAnother(o));
  if (i < 0) return null;
  q.shift();
  return { pick: [i] };
}

/** The types an ability adds in any combination, as it writes them; none where it adds no such mana. */
function combinationOf(ability: Means['ability']): readonly string[] {
  const { mana } = (ability?.program.effect ?? {}) as { mana?: { options?: readonly string[]; choose?: string } };
  if (mana?.choose !== 'each') return [];
  const types = mana.options?.map((option) => /^\{([WUBRGC])\}$/.exec(option)?.[1]) ?? [];
  return types.every((type) => type !== undefined) ? types : [];
}

/**
 * Numbers named for mana "in any combination", one per type in the order that is written: the use of a source for the type that all of it is of, or one that
 * asks for the type of each.
 */
function combinationNamed(x: Session, d: Decision, options: readonly PayOption[]): Answer | null {
  const q = x.queues[d.seat].choices;
  if (q[0]?.number === undefined) return null;
  const end = q.findIndex((c) => c.number === undefined);
  const numbers = q.slice(0, end < 0 ? q.length : end).map((c) => c.number ?? 0);
  const total = numbers.reduce((sum, n) => sum + n, 0);
  for (const { id, source, ...m } of meansOf(x.state, d.seat, NO_PURPOSE)) {
    const types = combinationOf(m.ability);
    const output = source.outputs.findIndex((o) => o.units.reduce((n, u) => n + (u.n ?? 1), 0) === total);
    if (types.length < 2 || types.length !== numbers.length || output < 0) continue;
    const type = numbers.includes(total) ? types[numbers.indexOf(total)] : null;
    const i = options.findIndex((o) => o.pay === 'use' && o.source === id && o.output === output && o.type === type);
    if (i < 0) continue;
    if (type !== null) q.splice(0, numbers.length);
    return { pick: [i] };
  }
  return null;
}

/** Cards named that the plan exiles from the graveyard anyway (CR 702.66a). */
function dropExiled(x: Session, d: Decision): void {
  const q = x.queues[d.seat].choices;
  const { uses = [] } = (d.detail ?? {}) as Detail;
  const exiled = uses.filter((u) => u.kind === 'delve').map((u) => u.object);
  while (exiled.length > 0 && q[0]?.text !== undefined) {
    const name = q[0].text;
    const i = exiled.findIndex((id) => x.means({ name }, id));
    if (i < 0) return;
    exiled.splice(i, 1);
    q.shift();
  }
}

/** Answers the payment of mana: the plan, which the engine has made so that later costs stay payable. */
export function answerPayment(x: Session, d: Decision): Answer {
  const options = (d.ask as { options: readonly PayOption[] }).options;
  const life = payLife(x, d, options);
  if (life) return life;
  if (x.queues[d.seat].choices[0]?.cancelPayment) {
    x.queues[d.seat].choices.shift();
    return { pick: [options.findIndex((o) => o.pay === 'cancel')] };
  }
  const help = x.manualMana(d.seat) ? null : helpNamed(x, d, options);
  if (help) return help;
  const tapped = x.manualMana(d.seat) ? null : tappedNamed(x, d, options);
  if (tapped) return tapped;
  const combined = combinationNamed(x, d, options);
  if (combined) return combined;
  dropColours(x, d);
  dropExiled(x, d);
  x.phyrexian = 'open';
  return { pick: [0] };
}
