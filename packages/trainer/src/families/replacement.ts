/** Replacement effects: what comes of them, and who chooses which applies first (CR 614, 616). */
import type { Replacement } from '@apnap/ability';
import { objectView } from '@apnap/magic';
import type { Text } from '@apnap/words';
import { because } from '../because.js';
import { ANNA, type Answering, type Bench, landsFor, NAMES, NICO, put } from '../bench.js';
import { nameOf, plain, say } from '../said.js';
import { effectOf, partsOf, type Stock, type Stocked, spellOf } from '../stock.js';
import { benchOf, type Family, several } from './family.js';

const KINDS = ['damage', 'gainLife', 'counters'] as const;
type Kind = (typeof KINDS)[number];

/** What a permanent makes of a number: twice as much, or some more; null: it does something else. */
function changeOf(c: Stocked, kind: Kind): { times: number; plus: number } | null {
  const found = partsOf(c).flatMap((p) => (p.part === 'replacement' && p.replacement.replace === kind ? [p.replacement] : []));
  if (found.length !== 1) return null;
  const amount = amountOf(found[0]);
  if (amount === undefined || typeof amount === 'number') return null;
  const numbers = 'of' in amount && Array.isArray(amount.of) ? amount.of.filter((x): x is number => typeof x === 'number') : [];
  if (numbers.length !== 1) return null;
  if (amount.q === 'product') return { times: numbers[0], plus: 0 };
  return amount.q === 'sum' ? { times: 1, plus: numbers[0] } : null;
}

function amountOf(r: Replacement) {
  if (r.replace === 'damage') return r.result.result === 'amount' ? r.result.amount : undefined;
  return r.replace === 'gainLife' || r.replace === 'counters' ? r.amount : undefined;
}

const changers = (s: Stock, kind: Kind) =>
  s.those(
    `changers of ${kind}`,
    (c) => changeOf(c, kind) !== null && !c.face.subtypes.includes('Aura') && !c.face.types.includes('Planeswalker'),
  );

/** Spells that bring such a number about, and do nothing else: damage to a player, life for who casts it, counters on a creature. */
const sources = (s: Stock, kind: Kind) =>
  s.those(`sources of ${kind}`, (c) => {
    const e = effectOf(c);
    const targets = spellOf(c)?.targets ?? [];
    if (kind === 'damage')
      return (
        e?.do === 'damage' &&
        typeof e.amount === 'number' &&
        targets.length === 1 &&
        targets[0].from.includes('players') &&
        targets[0].divide === undefined &&
        targets[0].max === 1
      );
    if (kind === 'gainLife') return e?.do === 'life' && e.change === 'gain' && typeof e.amount === 'number' && targets.length === 0;
    return (
      e?.do === 'counters' &&
      e.change === 'put' &&
      e.counter === '+1/+1' &&
      typeof e.count === 'number' &&
      targets.length === 1 &&
      targets[0].max === 1
    );
  });

const sizeOf = (c: Stocked): number => {
  const e = effectOf(c);
  const n = e?.do === 'damage' || e?.do === 'life' ? e.amount : e?.do === 'counters' ? e.count : 0;
  return typeof n === 'number' ? n : 0;
};

interface Line {
  /** What came of it. */
  n: number;
  /** Who was asked which effect applies first; none. */
  asked: number | null;
}

function played(b: Bench, spell: Stocked, kind: Kind, body: number, last: boolean): Line {
  const line = b.again();
  const s0 = line.state;
  const lives = s0.players.rows.map((p) => p.life);
  const counters = objectView(s0, body).counters.find((c) => c.kind === '+1/+1')?.n ?? 0;
  let asked: number | null = null;
  const how: Answering = (d) => {
    if (d.rule.startsWith('616')) {
      asked = d.seat;
      const n = d.ask.form === 'pick' ? d.ask.options.length : 0;
      return n > 0 ? { pick: [last ? n - 1 : 0] } : undefined;
    }
    return undefined;
  };
  const at = kind === 'damage' ? [playerIn(line, spell)] : kind === 'counters' ? [body] : [];
  line.cast(ANNA, spell.name, at);
  line.resolveAll(how);
  const now = line.state.players.rows.map((p) => p.life);
  if (kind === 'damage') return { n: lives[NICO] - now[NICO], asked };
  if (kind === 'gainLife') return { n: now[ANNA] - lives[ANNA], asked };
  return { n: (objectView(line.state, body).counters.find((c) => c.kind === '+1/+1')?.n ?? 0) - counters, asked };
}

/** Nico, as the spell's target is named. */
function playerIn(b: Bench, spell: Stocked): number {
  const look = b.again();
  look.begin(ANNA, spell.name);
  const d = look.pending;
  const options = d.ask.form === 'pick' ? (d.ask.options as readonly { entity: number }[]) : [];
  const players = options.map((o) => o.entity).filter((e) => e < 0);
  // Players are counted down from the first seat: the other one is the least.
  return Math.min(0, ...players);
}

/** CR 614.5, 616.1: each effect once, in the order that the affected player, or the controller of the affected object, chooses. */
export const replacement: Family = (kit) => {
  const { chance, level, stock } = kit;
  const kind = chance.pick(KINDS);
  const spell = chance.pick(sources(stock, kind));
  const effects = several(chance, level === 1 ? 1 : 2, changers(stock, kind));
  if (effects.length < (level === 1 ? 1 : 2)) return null;
  const body = chance.pick(stock.plain);
  const sides = effects.map(() => (level === 3 ? chance.pick([ANNA, NICO]) : ANNA));
  const bodySide = kind === 'counters' && level === 3 ? chance.pick([ANNA, NICO]) : ANNA;
  const place = [
    ...put(bodySide, 'battlefield', [body]),
    ...effects.flatMap((c, i) => put(sides[i], 'battlefield', [c])),
    ...landsFor(ANNA, [spell.cost]),
    ...put(ANNA, 'hand', [spell]),
  ];
  const b = benchOf(kit, { place });
  const id = b.perm(body.name).id;
  const one = played(b, spell, kind, id, false);
  const two = played(b, spell, kind, id, true);
  const base = sizeOf(spell);
  const told = [
    say(kind === 'damage' ? 'told.castsAtPlayer' : kind === 'counters' ? 'told.castsAt' : 'told.castsAll', {
      player: 'Anna',
      other: 'Nico',
      spell: nameOf(spell),
      on: nameOf(body),
    }),
  ];
  const why = [
    because('why.replacedOnce', ['614.5'], { list: effects.map(nameOf), n: base }),
    ...(effects.length > 1 ? [because('why.whoChooses', ['616.1'])] : []),
  ];
  if (one.asked !== null && level > 1 && (one.n !== two.n || chance.oneIn(2))) {
    const right = NAMES[one.asked];
    const other = NAMES[1 - one.asked];
    return {
      state: b.state,
      told,
      ask: say('ask.whoChooses'),
      right: say('chooses.player', { player: right }),
      wrong: [say('chooses.player', { player: other }), say('chooses.timestamp'), say('chooses.both')],
      why,
    };
  }
  if (one.n !== two.n || (one.n === base && chance.below(4) > 0)) return null;
  const changes = effects.flatMap((c) => changeOf(c, kind) ?? []);
  const through = (list: readonly { times: number; plus: number }[]): number => list.reduce((n, c) => n * c.times + c.plus, base);
  const guesses = [
    base,
    through(changes),
    through(changes.slice().reverse()),
    ...changes.map((c) => through([c])),
    base + changes.length,
    one.n + 1,
    one.n * 2,
    one.n + 2,
  ];
  return {
    state: b.state,
    told,
    ask: say(`ask.amount.${kind}`, { name: nameOf(body), player: kind === 'damage' ? 'Nico' : 'Anna' }),
    right: plain(String(one.n)),
    wrong: [...new Set(guesses)].map((n): Text => plain(String(n))),
    why: [...why, because('why.amount', ['614.6'], { n: one.n })],
  };
};
