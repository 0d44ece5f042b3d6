/**
 * What holds of every state of a game, each with its rule. `when` says at which moments: at every decision, or only where a player gets priority, when state-based actions have
 * just been performed (CR 704.3).
 */

import { CARD_TYPES, type CardType, counterCount, meansByRule, SUPERTYPES } from '@apnap/ability';
import { isSeat, seatOf } from '@apnap/kernel';
import { type Characteristics, FLAG, live, type Obj, type Player, type Pool, record, type State } from '@apnap/magic';
import { waitsForPrepared } from '../prepared.js';
import { Facts, OWN } from './facts.js';

export interface Invariant {
  rule: string;
  /** What holds, in a few words. */
  holds: string;
  when: 'always' | 'priority';
  /** What is wrong; nothing when it holds. */
  faults(s: Facts): Iterable<string>;
}

const ALL_FLAGS = Object.values(FLAG).reduce((all, bit) => all | bit, 0);

const bitsOf = (...types: readonly CardType[]): number => types.reduce((bits, t) => bits | (1 << CARD_TYPES.indexOf(t)), 0);
const BITS = {
  creature: bitsOf('Creature'),
  planeswalker: bitsOf('Planeswalker'),
  battle: bitsOf('Battle'),
  enchantment: bitsOf('Enchantment'),
  artifact: bitsOf('Artifact'),
  instantOrSorcery: bitsOf('Instant', 'Sorcery'),
};
const LEGENDARY = 1 << SUPERTYPES.indexOf('Legendary');
const COMBAT = new Set(['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat']);

/** Kinds of counters that anything of a game speaks of. */
const spokenOf = new WeakMap<Pool, ReadonlySet<string>>();

function countersOf(pool: Pool): ReadonlySet<string> {
  const known = spokenOf.get(pool);
  if (known) return known;
  const words = new Set<string>();
  for (const node of pool.nodes)
    for (const value of Object.values(node)) {
      if (typeof value === 'string') words.add(value);
      else if (Array.isArray(value)) for (const v of value) if (typeof v === 'string') words.add(v);
    }
  spokenOf.set(pool, words);
  return words;
}

const isSeatNumber = (s: State, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < s.players.rows.length;
const count = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;

/** Objects of which it does not hold, said with the name of their card. */
function* each(f: Facts, objects: Iterable<Obj>, wrong: (o: Obj) => boolean | string): Iterable<string> {
  for (const o of objects) {
    const said = wrong(o);
    if (said !== false) yield `${f.name(o)} (${o.zone})${said === true ? '' : `: ${said}`}`;
  }
}

function* players(f: Facts, wrong: (p: Player, seat: number) => boolean): Iterable<string> {
  for (const [seat, p] of f.seats.entries()) if (wrong(p, seat)) yield `seat ${seat}`;
}

const onObjects =
  (wrong: (o: Obj, f: Facts) => boolean | string) =>
  (f: Facts): Iterable<string> =>
    each(f, f.here, (o) => wrong(o, f));

const onPermanents =
  (wrong: (o: Obj, f: Facts) => boolean | string) =>
  (f: Facts): Iterable<string> =>
    each(f, f.permanents, (o) => wrong(o, f));

const onPlayers =
  (wrong: (p: Player, seat: number, f: Facts) => boolean) =>
  (f: Facts): Iterable<string> =>
    players(f, (p, seat) => wrong(p, seat, f));

/** Whether it is the turn of the seat or of its team (CR 805.4a). */
const activeTeam = ({ turn, teams }: State, seat: number): boolean =>
  seat === turn.active || (teams !== undefined && teams.of[seat] === teams.of[turn.active]);

const type = (c: Characteristics, bit: number): boolean => (c.types & bit) !== 0;

const zones: readonly Invariant[] = [
  { rule: '400.1', holds: 'an object is in one zone', when: 'always', faults: (f) => f.twice.map((id) => `object ${id}`) },
  {
    rule: '400.1',
    holds: 'an object is where the lists of the zones say',
    when: 'always',
    faults: onObjects((o, f) => !(f.places.get(o.id) ?? 'nowhere').startsWith(o.zone) && `the lists say ${f.places.get(o.id)}`),
  },
  {
    rule: '400.1',
    holds: 'what the lists of the zones name exists',
    when: 'always',
    faults: (f) => [...f.places].filter(([id]) => live(f.s, id) === null).map(([id, zone]) => `${id} in ${zone}`),
  },
  {
    rule: '400.3',
    holds: "an object is in its owner's library, hand or graveyard",
    when: 'always',
    faults: onObjects((o, f) => OWN.includes(o.zone as 'hand') && f.places.get(o.id) !== `${o.zone} ${o.owner}`),
  },
  {
    rule: '111.7',
    holds: 'a token is on the battlefield, or on its way',
    when: 'priority',
    faults: onObjects((o, f) => f.has(o, FLAG.token) && o.zone !== 'battlefield' && o.zone !== 'stack'),
  },
  {
    rule: '704.5e',
    holds: 'a copy of a spell is on the stack, of a card there or on the battlefield, or waits in exile for a prepared permanent',
    when: 'priority',
    faults: onObjects(
      (o, f) =>
        f.has(o, FLAG.copy) && o.zone !== 'stack' && o.zone !== 'battlefield' && !(o.zone === 'exile' && waitsForPrepared(f.s, o.id)),
    ),
  },
  {
    rule: '405.1',
    holds: 'what is on the stack is a spell or an ability',
    when: 'always',
    faults: onObjects((o) => (o.zone === 'stack') !== (o.stack !== null)),
  },
  {
    rule: '400.7',
    holds: 'damage, combat and attachment are of permanents',
    when: 'always',
    faults: onObjects(
      (o) =>
        o.zone !== 'battlefield' &&
        (o.damage !== 0 || o.attacking !== 0 || o.blocking !== null || o.attachedTo !== 0 || o.paired !== 0 || o.band !== 0),
    ),
  },
  {
    rule: '110.5d',
    holds: 'only permanents are tapped',
    when: 'always',
    faults: onObjects((o, f) => f.has(o, FLAG.tapped) && o.zone !== 'battlefield'),
  },
  {
    rule: '400.2',
    holds: 'what is face down is on the battlefield, on the stack or in exile',
    when: 'always',
    faults: onObjects((o, f) => f.has(o, FLAG.faceDown) && !['battlefield', 'stack', 'exile', 'command'].includes(o.zone)),
  },
  {
    rule: '304.4',
    holds: 'no instant or sorcery is a face-up permanent',
    when: 'always',
    faults: onPermanents((o, f) => type(f.is(o), BITS.instantOrSorcery) && !f.has(o, FLAG.faceDown)),
  },
  {
    rule: '702.26b',
    holds: 'what is phased out is in the list of what is',
    when: 'always',
    faults: (f) => f.s.phased.filter((p) => record(f.s, p.id)?.zone !== 'phased').map((p) => `object ${p.id}`),
  },
  {
    rule: '702.26b',
    holds: 'the list of what is phased out names all of it',
    when: 'always',
    faults: (f) => each(f, f.s.objects.rows, (o) => o.zone === 'phased' && !f.s.phased.some((p) => p.id === o.id)),
  },
  {
    rule: '400.7',
    holds: 'a free place is that of something gone, and free once',
    when: 'always',
    faults: (f) =>
      f.s.freeSlots
        .filter((slot, i) => f.s.objects.rows[slot]?.zone !== 'gone' || f.s.freeSlots.indexOf(slot) !== i)
        .map((slot) => `place ${slot}`),
  },
];

const objects: readonly Invariant[] = [
  { rule: '110.5', holds: 'marks are those that there are', when: 'always', faults: onObjects((o) => (o.flags & ~ALL_FLAGS) !== 0) },
  {
    rule: '122.1',
    holds: 'there is at least one counter of each kind that is kept',
    when: 'always',
    faults: onObjects((o) => (o.counters ?? []).some((c) => !count(c.n) || c.n === 0)),
  },
  {
    rule: '122.1',
    holds: 'each kind of counter is kept once',
    when: 'always',
    faults: onObjects((o) => new Set((o.counters ?? []).map((c) => c.kind)).size !== (o.counters ?? []).length),
  },
  {
    rule: '122.1',
    holds: 'every counter has a meaning or a use',
    when: 'always',
    faults: onObjects(
      (o, f) => (o.counters ?? []).map((c) => c.kind).find((kind) => !meansByRule(kind) && !countersOf(f.s._pool).has(kind)) ?? false,
    ),
  },
  {
    rule: '613.7c',
    holds: 'counters came before now',
    when: 'always',
    faults: onObjects((o, f) => (o.counters ?? []).some((c) => c.timestamp >= f.s.nextTimestamp)),
  },
  { rule: '120.3', holds: 'damage is a number', when: 'always', faults: onObjects((o) => !count(o.damage)) },
  { rule: '613.7', holds: 'an object came before now', when: 'always', faults: onObjects((o, f) => o.timestamp >= f.s.nextTimestamp) },
  {
    rule: '613.7m',
    holds: 'no two permanents have the same timestamp',
    when: 'priority',
    faults: (f) => {
      const seen = new Set<number>();
      return each(f, f.permanents, (o) => seen.size === seen.add(o.timestamp).size);
    },
  },
  {
    rule: '302.6',
    holds: 'nobody has controlled anything since a turn to come',
    when: 'always',
    faults: onPermanents((o, f) => o.since > f.s.turn.number),
  },
  {
    rule: '108.3',
    holds: 'owner and controller are players',
    when: 'always',
    faults: onObjects((o, f) => !isSeatNumber(f.s, o.owner) || !isSeatNumber(f.s, o.controller)),
  },
  {
    rule: '613.1b',
    holds: 'whoever controls a permanent is a player',
    when: 'always',
    faults: onPermanents((o, f) => !isSeatNumber(f.s, f.by(o))),
  },
  {
    rule: '208.1',
    holds: 'power and toughness are whole numbers',
    when: 'always',
    faults: onPermanents((o, f) => [f.is(o).power, f.is(o).toughness].some((n) => n !== null && !Number.isSafeInteger(n))),
  },
  {
    rule: '208.1',
    holds: 'a creature has power and toughness',
    when: 'always',
    faults: onPermanents((o, f) => type(f.is(o), BITS.creature) && (f.is(o).power === null || f.is(o).toughness === null)),
  },
  { rule: '716.2b', holds: 'a level is a number', when: 'always', faults: onObjects((o) => !count(o.level)) },
  { rule: '301.5c', holds: 'nothing is attached to itself', when: 'always', faults: onPermanents((o) => o.attachedTo === o.id) },
  {
    rule: '702.95b',
    holds: 'who is paired is paired both ways',
    when: 'priority',
    faults: onPermanents((o, f) => o.paired !== 0 && live(f.s, o.paired)?.paired !== o.id),
  },
  {
    rule: '607.2',
    holds: 'what is remembered was an object',
    when: 'always',
    faults: onObjects((o) =>
      (o.memory ?? []).some((m) => (m.ids ?? []).some((id) => !Number.isSafeInteger(id)) || (m.n !== undefined && !Number.isFinite(m.n))),
    ),
  },
  {
    rule: '400.7d',
    holds: 'whoever cast something is a player',
    when: 'always',
    faults: onObjects((o, f) => o.cast !== null && !isSeatNumber(f.s, o.cast.by)),
  },
  {
    rule: '107.3',
    holds: 'X is a number',
    when: 'always',
    faults: onObjects((o) => (o.cast !== null && !count(o.cast.x)) || (o.stack !== null && !count(o.stack.env.x))),
  },
  {
    rule: '608.2h',
    holds: 'what has gone is remembered with characteristics or not at all',
    when: 'always',
    faults: (f) => each(f, f.s.objects.rows, (o) => o.zone === 'gone' && o.last !== null && !Number.isInteger(o.last.types)),
  },
];

const stateBased: readonly Invariant[] = [
  {
    rule: '704.5f',
    holds: 'a creature has toughness',
    when: 'priority',
    faults: onPermanents((o, f) => type(f.is(o), BITS.creature) && (f.is(o).toughness ?? 1) <= 0),
  },
  {
    rule: '704.5i',
    holds: 'a planeswalker has loyalty',
    when: 'priority',
    faults: onPermanents((o, f) => type(f.is(o), BITS.planeswalker) && !(o.counters ?? []).some((c) => c.kind === 'loyalty')),
  },
  {
    rule: '704.5j',
    holds: 'a player has one legendary permanent of a name',
    when: 'priority',
    faults: (f) => {
      if (f.legendsMayBeMany()) return [];
      const seen = new Set<string>();
      const legends = f.permanents.filter((o) => (f.is(o).supertypes & LEGENDARY) !== 0 && f.is(o).name !== '');
      return each(f, legends, (o) => seen.size === seen.add(`${f.by(o)} ${f.is(o).name}`).size);
    },
  },
  {
    rule: '704.5m',
    holds: 'an Aura is attached to something',
    when: 'priority',
    faults: onPermanents((o, f) => f.is(o).subtypes.includes('Aura') && type(f.is(o), BITS.enchantment) && o.attachedTo === 0),
  },
  {
    rule: '704.5n',
    holds: 'what something is attached to is there',
    when: 'priority',
    faults: onPermanents((o, f) => o.attachedTo > 0 && live(f.s, o.attachedTo) === null),
  },
  {
    rule: '704.5n',
    holds: 'an Equipment is attached to a creature',
    when: 'priority',
    faults: onPermanents((o, f) => {
      const host = o.attachedTo > 0 ? live(f.s, o.attachedTo) : null;
      return host !== null && f.is(o).subtypes.includes('Equipment') && type(f.is(o), BITS.artifact) && !type(f.is(host), BITS.creature);
    }),
  },
  {
    rule: '704.5p',
    holds: 'neither creature nor what is no Aura, Equipment or Fortification is attached',
    when: 'priority',
    faults: onPermanents(
      (o, f) =>
        o.attachedTo !== 0 &&
        (type(f.is(o), BITS.creature) || !f.is(o).subtypes.some((t) => ['Aura', 'Equipment', 'Fortification', 'Role'].includes(t))),
    ),
  },
  {
    rule: '704.5q',
    holds: 'no +1/+1 counter lies beside a -1/-1 counter',
    when: 'priority',
    faults: onPermanents((o) => ['+1/+1', '-1/-1'].every((kind) => (o.counters ?? []).some((c) => c.kind === kind))),
  },
  {
    rule: '704.5v',
    holds: 'a battle has defense, or its ability is on the stack',
    when: 'priority',
    faults: onPermanents(
      (o, f) =>
        type(f.is(o), BITS.battle) &&
        !(o.counters ?? []).some((c) => c.kind === 'defense') &&
        !f.here.some((x) => x.stack?.env.source === o.id) &&
        !f.s.waiting.some((w) => w.source === o.id),
    ),
  },
  { rule: '704.5h', holds: 'deathtouch has been looked at', when: 'priority', faults: onPermanents((o, f) => f.has(o, FLAG.deathtouched)) },
];

const combat: readonly Invariant[] = [
  {
    rule: '506.4',
    holds: 'attacking and blocking is done in combat',
    when: 'always',
    faults: onPermanents((o, f) => !COMBAT.has(f.s.turn.step) && (o.attacking !== 0 || o.blocking !== null)),
  },
  {
    rule: '506.4',
    holds: 'what attacks is a creature',
    when: 'priority',
    faults: onPermanents((o, f) => o.attacking !== 0 && !type(f.is(o), BITS.creature) && !type(f.is(o), BITS.battle)),
  },
  {
    rule: '506.4',
    holds: 'what attacks is the active player’s',
    when: 'priority',
    faults: onPermanents((o, f) => o.attacking !== 0 && !activeTeam(f.s, f.by(o))),
  },
  {
    rule: '506.4',
    holds: 'what blocks is not the active player’s',
    when: 'priority',
    faults: onPermanents((o, f) => o.blocking !== null && activeTeam(f.s, f.by(o))),
  },
  {
    rule: '506.4',
    holds: 'what is blocked is there',
    when: 'priority',
    faults: onPermanents((o, f) => (o.blocking ?? []).some((id) => live(f.s, id)?.zone !== 'battlefield')),
  },
  {
    rule: '506.4c',
    holds: 'what is attacked is there',
    when: 'priority',
    faults: onPermanents((o, f) => o.attacking > 0 && live(f.s, o.attacking) === null && !f.has(o, FLAG.attacksNothing)),
  },
  {
    rule: '509.1h',
    holds: 'an attacker is blocked or unblocked',
    when: 'always',
    faults: onPermanents((o, f) => f.has(o, FLAG.blocked) && f.has(o, FLAG.unblocked)),
  },
];

const people: readonly Invariant[] = [
  {
    rule: '704.5a',
    holds: 'who is in the game has life',
    when: 'priority',
    faults: onPlayers((p, _, f) => p.lost === 0 && p.life <= 0 && !f.losingForbidden()),
  },
  { rule: '119.1', holds: 'life is a whole number', when: 'always', faults: onPlayers((p) => !Number.isSafeInteger(p.life)) },
  {
    rule: '704.5c',
    holds: 'who is in the game has fewer than ten poison counters',
    when: 'priority',
    faults: onPlayers((p, _, f) => p.lost === 0 && p.counters.some((c) => c.kind === 'poison' && c.n >= 10) && !f.losingForbidden()),
  },
  {
    rule: '704.5b',
    holds: 'who drew from an empty library has lost',
    when: 'priority',
    faults: onPlayers((p, _, f) => p.lost === 0 && p.drewFromEmpty === 1 && !f.losingForbidden()),
  },
  {
    rule: '106.4',
    holds: 'mana is of a type, at least one of it',
    when: 'always',
    faults: onPlayers((p) => p.pool.some((u) => !'WUBRGC'.includes(u.type) || !(count(u.n ?? 1) && (u.n ?? 1) > 0))),
  },
  {
    rule: '305.2',
    holds: 'lands played and speed are numbers',
    when: 'always',
    faults: onPlayers((p) => !count(p.landsPlayed) || !count(p.speed) || p.speed > 4),
  },
  {
    rule: '122.1',
    holds: 'players have at least one counter of each kind that is kept',
    when: 'always',
    faults: onPlayers((p) => p.counters.some((c) => !count(c.n) || c.n === 0)),
  },
  {
    rule: '810.4',
    holds: 'who shares a life total has the same one, and the same poison counters, and has lost together',
    when: 'always',
    faults: onPlayers((p, seat, f) => {
      const { teams } = f.s;
      if (teams?.share !== 'life') return false;
      const poison = (x: Player): number => counterCount(x.counters, 'poison');
      return f.seats.some((o, i) => teams.of[i] === teams.of[seat] && (o.life !== p.life || o.lost !== p.lost || poison(o) !== poison(p)));
    }),
  },
  {
    rule: '800.4a',
    holds: 'who has left has nothing in the game',
    when: 'priority',
    faults: onPlayers((p, seat, f) => p.gone === 1 && f.here.some((o) => o.owner === seat && o.zone !== 'outside' && o.zone !== 'command')),
  },
  {
    rule: '800.4a',
    holds: 'who has left controls nothing',
    when: 'priority',
    faults: onPlayers((p, seat, f) => p.gone === 1 && f.permanents.some((o) => f.by(o) === seat)),
  },
  {
    rule: '725.1',
    holds: 'the monarch and who has the initiative are in the game',
    when: 'priority',
    faults: (f) =>
      [f.s.designations.monarch, f.s.designations.initiative].filter((seat) => seat >= 0 && !f.inGame(seat)).map((seat) => `seat ${seat}`),
  },
];

const course: readonly Invariant[] = [
  {
    rule: '117.1',
    holds: 'who decides is in the game',
    when: 'always',
    faults: (f) => (f.s.pending && !isSeatNumber(f.s, f.s.pending.seat) ? [`seat ${f.s.pending.seat}`] : []),
  },
  {
    rule: '117.3',
    holds: 'who has priority is in the game',
    when: 'priority',
    faults: (f) => (f.inGame(f.s.pending?.seat ?? -1) ? [] : [`seat ${f.s.pending?.seat}`]),
  },
  {
    rule: '117.3d',
    holds: 'who has priority may pass',
    when: 'priority',
    faults: (f) =>
      f.s.pending?.ask.form === 'pick' && (f.s.pending.ask.options as readonly { act: string }[]).some((o) => o.act === 'pass')
        ? []
        : ['no option'],
  },
  {
    rule: '603.3',
    holds: 'nothing that has triggered waits while a player has priority',
    when: 'priority',
    faults: (f) => (f.s.waiting.length > 0 ? [`${f.s.waiting.length} wait`] : []),
  },
  {
    rule: '500.1',
    holds: 'a turn is somebody’s',
    when: 'always',
    faults: (f) => (isSeatNumber(f.s, f.s.turn.active) ? [] : [`${f.s.turn.active}`]),
  },
  {
    rule: '611.2',
    holds: 'a lasting effect is kept once',
    when: 'always',
    faults: (f) => (new Set(f.s.lasting.map((l) => l.id)).size === f.s.lasting.length ? [] : ['one is there twice']),
  },
  {
    rule: '514.2',
    holds: 'what lasts until end of turn is of this turn',
    when: 'always',
    faults: (f) =>
      f.s.lasting
        .filter((l) => l.until.until === 'endOfTurn' && l.until.turn < f.s.turn.number)
        .map((l) => `of turn ${(l.until as { turn: number }).turn}`),
  },
  {
    rule: '615.7',
    holds: 'what is left of a shield is a number',
    when: 'always',
    faults: (f) =>
      f.s.lasting.filter((l) => !(l.left === -1 || count(l.left)) || !(l.uses === -1 || count(l.uses))).map((l) => `effect ${l.id}`),
  },
  {
    rule: '608.2',
    holds: 'every slot of what is on the stack holds a number, a word or objects',
    when: 'always',
    faults: onObjects((o) => (o.stack?.env.slots ?? []).some((v) => v === undefined || (typeof v === 'number' && !Number.isFinite(v)))),
  },
  {
    rule: '601.2c',
    holds: 'a target is an object or a player',
    when: 'always',
    faults: onObjects((o, f) =>
      (o.stack?.env.targets ?? []).some((t) => t.ids.some((id) => id === 0 || (isSeat(id) && !isSeatNumber(f.s, seatOf(id))))),
    ),
  },
  {
    rule: '601.2d',
    holds: 'of what is divided each target has a part',
    when: 'always',
    faults: onObjects((o) =>
      (o.stack?.env.targets ?? []).some(
        (t) => t.shares !== undefined && (t.shares.length !== t.ids.length || t.shares.some((n) => !count(n))),
      ),
    ),
  },
  {
    rule: '602.5b',
    holds: 'what was used was used at least once',
    when: 'always',
    faults: (f) => f.s.usedThisTurn.filter((u) => !count(u.n) || u.n === 0).map((u) => `ability ${u.ability}`),
  },
  {
    rule: '731.1',
    holds: 'it is day, night or neither',
    when: 'always',
    faults: (f) => (['', 'day', 'night'].includes(f.s.daytime) ? [] : [f.s.daytime]),
  },
  {
    rule: '903.8',
    holds: 'a commander was cast a number of times',
    when: 'always',
    faults: (f) => f.s.commanders.filter((c) => !count(c.casts) || c.damage.some((n) => !count(n))).map((c) => `card ${c.card}`),
  },
];

/** Everything that is asked of each state. */
export const INVARIANTS: readonly Invariant[] = [...zones, ...objects, ...stateBased, ...combat, ...people, ...course];

/** What is wrong with a state, each with its rule. */
export function faultsOf(s: State): string[] {
  const f = new Facts(s);
  const priority = s.pending?.kind === 'act';
  return INVARIANTS.filter((i) => i.when === 'always' || priority).flatMap((i) =>
    [...i.faults(f)].map((said) => `${i.rule} (${i.holds}): ${said}`),
  );
}
