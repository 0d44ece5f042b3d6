/** What mana may be spent on, and what comes of it (CR 106.6). */
import type { Effect, EventPattern, Filter, ManaRider, PlayerRef, Quantity, Selector, StaticPart, Zone } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, cant, continuousPart, controlledBy, gaining, ofSlot, oneOf, ownedBy, replacingNext, ruling } from './make.js';
import { multiply } from './quantities.js';
import { and, asFilter, mentionsNode, not, or, rewrite, SELF, seq, withX, YOU } from './raw.js';
import { ref } from './references.js';

const COMMANDER: Filter = and({ is: 'commander' }, ownedBy(YOU));
const KNOWN: readonly Zone[] = ['battlefield', 'stack', 'graveyard', 'exile', 'command'];
const SPELL: Filter = { is: 'spell' };
const PERMANENT: Filter = { is: 'permanent' };
const ABILITY: Filter = and(not(SPELL), { is: 'hasAbility', kind: 'activated' });

function uses(g: Grammar): void {
  g.rule('spendUse', 'cast {n:spells}', ({ n }) => n);
  g.rule('spendUse', 'cast {n:spells} or {k:spells}', ({ n, k }) => or(n, k));
  // CR 106.6: known as the mana is spent, after the card has left there
  g.rule('spendUse', 'cast {n:spells} from your graveyard', ({ n }) => and(n, { is: 'cast', from: 'graveyard', own: true }));
  g.rule('spendUse', 'cast {n:spells} from your hand', ({ n }) => and(n, { is: 'cast', from: 'hand' }));
  g.rule('spendUse', 'cast {w:castWhat}', ({ w }) => w);
  g.rule('spendUse', 'cast {v:castWhat} or {w:castWhat}', ({ v, w }) => or(v, w));
  // CR 903.3: wherever it is known
  g.rule('post', 'that shares a creature type with your commander', () => ({
    is: 'sharesCreatureType',
    with: { sel: 'union', of: KNOWN.map((zone) => ({ sel: 'all' as const, zone, filter: COMMANDER })) },
  }));
  // abilities of permanents (CR 109.2)
  for (const words of ['abilities of', 'abilities of any', 'an ability of a/an'])
    g.rule('spendUse', `activate ${words} {n:nounOr}` as '{n:nounOr}', ({ n }) => (n.zone ? null : and(PERMANENT, n.filter)));
  // CR 113.7: of anything, wherever it is
  g.rule('spendUse', 'activate an ability of a/an {a:adjectives} source', ({ a }) => and(ABILITY, a));
  g.rule('spendUse', 'activate abilities of {a:adjectives} sources', ({ a }) => and(ABILITY, a));
  g.rule('spendUse', 'activate an ability', () => ABILITY);
  g.rule('spendUse', 'activate abilities', () => ABILITY);
  g.rule('spendOnly', '{u:spendUse}', ({ u }) => u);
  g.rule('spendOnly', '{u:spendUse} or {v:spendUse}', ({ u, v }) => or(u, v));
  g.rule('spendOnly', '{u:spendUse} or to {v:spendUse}', ({ u, v }) => or(u, v));
  g.rule('manaAdded', '{s:manaSpec}', ({ s }) => s);
  g.rule('manaAdded', '{s:manaSpec} . spend this mana only to {f:spendOnly}', ({ s, f }) => ({ ...s, spendOnly: f }));
  g.rule('sentence', 'add {s:manaSpec} {x:whereX} . spend this mana only to {f:spendOnly}', ({ s, x, f }) =>
    withX({ do: 'mana', who: YOU, mana: { ...s, spendOnly: f } }, x),
  );
  g.rule('manaAdded', "{s:manaSpec} . this mana can't be spent to pay generic mana costs", ({ s }) => ({ ...s, notFor: 'generic' }));
  // CR 106.4
  g.rule('manaAdded', "{s:manaSpec} . until end of turn , you don't lose this mana as steps and/or phases end", ({ s }) => ({
    ...s,
    lasts: 'endOfTurn',
  }));
  g.rule('manaAdded', "{s:manaSpec} . until end of combat , you don't lose this mana as steps end", ({ s }) => ({
    ...s,
    lasts: 'endOfCombat',
  }));
  for (const words of ["this mana can't be spent to", "you can't spend this mana to"])
    g.rule('manaAdded', `{s:manaSpec} . ${words} {u:spendUse}` as '{s:manaSpec} {u:spendUse}', ({ s, u }) => ({ ...s, spendOnly: not(u) }));
}

const rider = (what: Filter, how: ManaRider['how'], effect: Effect, m: Match, who: PlayerRef = { player: 'each' }): ManaRider => ({
  event: { on: 'cast', who, what, $at: m.at } as EventPattern,
  how,
  program: { targets: [], effect },
});

/** What players pay besides for spells that something else speaks of; no spell has such a cost of its own. */
const OFFERED = 'offered';
const OFFERED_SLOT = -1_650_001;
const SPELL_SLOT = -1_650_003;

/** "As an additional cost to cast creature spells, you may pay any amount of mana" (CR 601.2b, 601.2f): so often {1}. */
function offered(g: Grammar): void {
  g.rule(
    'staticPart',
    'as an additional cost to cast {n:spells} , you may pay any amount of mana . if you do , that creature enters with that many additional {k:counterName} counters on it',
    ({ n, k }) => {
      const counted = { counter: k, count: { q: 'slot', slot: OFFERED_SLOT } } as const;
      const enters = replacingNext(
        { replace: 'enters', what: oneOf(ofSlot(SPELL_SLOT)), entering: { counters: [counted] } },
        'endOfTurn',
        1,
      );
      const cost: StaticPart = {
        part: 'castingCost',
        how: 'optional',
        cost: [{ pay: 'mana', mana: '{1}' }],
        label: OFFERED,
        times: 'any',
        then: seq(
          { do: 'let', slot: SPELL_SLOT, what: SELF },
          { do: 'letNumber', slot: OFFERED_SLOT, value: { q: 'paid', label: OFFERED } },
          enters,
        ),
      };
      return [continuousPart(all('stack', and(n, controlledBy(YOU))), [gaining({ kind: 'static', parts: [cost] })])];
    },
  );
}

/** "That creature": the creature spell. */
const spellMeant = (o: Selector): Selector =>
  rewrite<Selector>(o, (n) => (n.sel === '$ref' && n.noun !== 'it' ? { ...n, noun: 'spell' } : undefined));

function riders(g: Grammar): void {
  // what is on the stack at the end of a turn is gone, so until then is as long as the spell is there
  g.rule('riderEffect', "{o:pronoun} can't be countered", ({ o }) => ruling([cant({ act: 'counter', what: asFilter(o) })], 'endOfTurn'));
  g.rule('riderEffect', '{o:pronoun} enters with an additional {k:counterName} counter on it', ({ o, k }) =>
    replacingNext({ replace: 'enters', what: asFilter(o), entering: { counters: [{ counter: k, count: 1 }] } }, 'endOfTurn', 1),
  );
  for (const it of ['{o:pronoun}', '{o:self}'] as const)
    g.rule(
      'riderEffect',
      `${it} enters with {n:number} {k:counterName} counter/counters on it` as '{o:self} {n:number} {k:counterName}',
      ({ o, n, k }) =>
        replacingNext({ replace: 'enters', what: asFilter(o), entering: { counters: [{ counter: k, count: n }] } }, 'endOfTurn', 1),
    );
  const entersWith = (o: Selector, counter: string, n: Quantity): Effect =>
    replacingNext({ replace: 'enters', what: asFilter(o), entering: { counters: [{ counter, count: n }] } }, 'endOfTurn', 1);
  // of a spell whose casting the words before speak of: what it becomes (CR 614.12)
  const wasCast = (m: Match): boolean => m.tokens.slice(0, m.at).some((t) => t.key === 'cast' || t.key === 'casts');
  const later = '{o:pronoun} enters with {n:number} additional {k:counterName} counter/counters on it';
  const withX = '{o:pronoun} enters with X additional {k:counterName} counter/counters on it {w:whereX}';
  g.rule('clause', later, ({ o, n, k }, m) => (wasCast(m) && typeof n === 'number' ? entersWith(spellMeant(o), k, n) : null));
  // mana spent to cast "it" would be that of the spell, which the number doesn't say
  const told = (q: Quantity): boolean => !mentionsNode(q, { q: 'manaSpent' });
  g.rule('clause', withX, ({ o, k, w }, m) => (wasCast(m) && told(w) ? entersWith(spellMeant(o), k, w) : null));
  g.rule('clause', `${later} {f:forEach}` as '{o:pronoun} {n:number} {k:counterName} {f:forEach}', ({ o, n, k, f }, m) =>
    wasCast(m) ? entersWith(spellMeant(o), k, multiply(n, f)) : null,
  );
  const equal = '{o:pronoun} enters with a number of additional {k:counterName} counters on it equal to {q:quantity}';
  g.rule('clause', equal, ({ o, k, q }, m) => (wasCast(m) && told(q) ? entersWith(spellMeant(o), k, q) : null));
  g.rule('riderEffect', equal, ({ o, k, q }) => entersWith(o, k, q));
  // CR 903.8
  g.rule('quantity', "the number of times it's been cast from the command zone this game", (_, m) => ({
    q: 'commanderCasts',
    who: YOU,
    of: ref({ ...m, at: m.at + 4, end: m.at + 5 }, 'it'),
  }));
  g.rule('castWhat', 'kicked spells', () => and(SPELL, { is: 'cast', paid: 'kicker' }));
  g.rule('castWhat', 'your commander', () => and(COMMANDER, SPELL));
  g.rule('riderEffect', '{c:objectClause}', ({ c }) => c);
  g.rule('manaRider', 'if that mana is spent on {w:castWhat} , {e:riderEffect}', ({ w, e }, m) => rider(w, 'applies', e, m));
  g.rule('manaRider', 'if this/that mana is spent to cast {w:castWhat} , {e:riderEffect}', ({ w, e }, m) => rider(w, 'applies', e, m));
  g.rule('manaRider', 'if you spend this/that mana to cast {w:castWhat} , {e:riderEffect}', ({ w, e }, m) =>
    rider(w, 'applies', e, m, YOU),
  );
  g.rule('manaRider', 'when that mana is spent to cast {w:castWhat} , {e:whereClause}', ({ w, e }, m) => rider(w, 'triggers', e, m));
  g.rule('manaRider', 'when you spend this mana to cast {w:castWhat} , {e:whereClause}', ({ w, e }, m) => rider(w, 'triggers', e, m, YOU));
  g.rule('manaAdded', '{s:manaSpec} . {r:manaRider}', ({ s, r }) => ({ ...s, rider: r }));
  g.rule('manaAdded', '{s:manaSpec} . spend this mana only to {u:spendUse} , and {e:riderEffect}', ({ s, u, e }, m) => ({
    ...s,
    spendOnly: u,
    rider: rider(u, 'applies', e, m),
  }));
}

/** "The next creature card you cast this turn can be cast as though it had flash", and what else is so of that spell. */
function next(g: Grammar): void {
  g.rule('sentence', '{r:rule} . {a:riderEffect} . {b:riderEffect}', ({ r, a, b }, m) => {
    const [rule] = r.rules;
    if (rule.rule !== 'may' || rule.next?.event.on !== 'cast') return null;
    return ruling([{ ...rule, next: rider(rule.next.event.what, 'applies', seq(a, b), m, YOU) }], 'endOfTurn');
  });
}

export function installSpending(g: Grammar): void {
  next(g);
  uses(g);
  offered(g);
  riders(g);
}
