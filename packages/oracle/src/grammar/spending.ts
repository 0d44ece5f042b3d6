/** What mana may be spent on, and what comes of it (CR 106.6). */
import type { Effect, EventPattern, Filter, ManaRider, PlayerRef, Rule, Selector, Zone } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { cant, copying, oneOf, ownedBy, replacingNext, ruling } from './make.js';
import { and, asFilter, NOTHING, type Noun, not, or, seq, SUBJECT_PLAYER as WHO, YOU } from './raw.js';

const COMMANDER: Filter = and({ is: 'commander' }, ownedBy(YOU));
const KNOWN: readonly Zone[] = ['battlefield', 'stack', 'graveyard', 'exile', 'command'];
const SPELL: Filter = { is: 'spell' };
const PERMANENT: Filter = { is: 'permanent' };
const ABILITY: Filter = and(not(SPELL), { is: 'hasAbility', kind: 'activated' });

function uses(g: Grammar): void {
  g.rule('spendUse', 'cast {n:spells}', ({ n }) => n);
  g.rule('spendUse', 'cast {w:castWhat}', ({ w }) => w);
  g.rule('spendUse', 'cast your commander', () => and(COMMANDER, SPELL));
  // CR 903.3: wherever it is known
  g.rule('post', 'that shares a creature type with your commander', () => ({
    is: 'sharesCreatureType',
    with: { sel: 'union', of: KNOWN.map((zone) => ({ sel: 'all' as const, zone, filter: COMMANDER })) },
  }));
  // abilities of permanents (CR 109.2)
  for (const words of ['abilities of', 'abilities of any', 'an ability of a/an'])
    g.rule('spendUse', `activate ${words} {n:nounOr}` as '{n:nounOr}', ({ n }) => (n.zone ? null : and(PERMANENT, n.filter)));
  g.rule('spendUse', 'activate abilities', () => ABILITY);
  g.rule('spendOnly', '{u:spendUse}', ({ u }) => u);
  g.rule('spendOnly', '{u:spendUse} or {v:spendUse}', ({ u, v }) => or(u, v));
  g.rule('spendOnly', '{u:spendUse} or to {v:spendUse}', ({ u, v }) => or(u, v));
  g.rule('playerVerb', 'add {s:manaSpec} . spend this mana only to {f:spendOnly}', ({ s, f }) => ({
    do: 'mana',
    who: WHO,
    mana: { ...s, spendOnly: f },
  }));
  g.rule('playerVerb', "add {s:manaSpec} . this mana can't be spent to pay generic mana costs", ({ s }) => ({
    do: 'mana',
    who: WHO,
    mana: { ...s, notFor: 'generic' },
  }));
  for (const words of ["this mana can't be spent to", "you can't spend this mana to"])
    g.rule('playerVerb', `add {s:manaSpec} . ${words} {u:spendUse}` as '{s:manaSpec} {u:spendUse}', ({ s, u }) => ({
      do: 'mana',
      who: WHO,
      mana: { ...s, spendOnly: not(u) },
    }));
}

const rider = (what: Filter, how: ManaRider['how'], effect: Effect, m: Match, who: PlayerRef = { player: 'each' }): ManaRider => ({
  event: { on: 'cast', who, what, $at: m.at } as EventPattern,
  how,
  program: { targets: [], effect },
});

function riders(g: Grammar): void {
  // what is on the stack at the end of a turn is gone, so until then is as long as the spell is there
  g.rule('riderEffect', "{o:pronoun} can't be countered", ({ o }) => ruling([cant({ act: 'counter', what: asFilter(o) })], 'endOfTurn'));
  g.rule('riderEffect', '{o:pronoun} enters with an additional {k:counterName} counter on it', ({ o, k }) =>
    replacingNext({ replace: 'enters', what: asFilter(o), entering: { counters: [{ counter: k, count: 1 }] } }, 'endOfTurn', 1),
  );
  g.rule('riderEffect', '{c:objectClause}', ({ c }) => c);
  g.rule('manaRider', 'if that mana is spent on {w:castWhat} , {e:riderEffect}', ({ w, e }, m) => rider(w, 'applies', e, m));
  g.rule('manaRider', 'when that mana is spent to cast {w:castWhat} , {e:whereClause}', ({ w, e }, m) => rider(w, 'triggers', e, m));
  g.rule('manaRider', 'when you spend this mana to cast {w:castWhat} , {e:whereClause}', ({ w, e }, m) => rider(w, 'triggers', e, m, YOU));
  g.rule('playerVerb', 'add {s:manaSpec} . {r:manaRider}', ({ s, r }) => ({ do: 'mana', who: WHO, mana: { ...s, rider: r } }));
  g.rule('playerVerb', 'add {s:manaSpec} . spend this mana only to {u:spendUse} , and {e:riderEffect}', ({ s, u, e }, m) => ({
    do: 'mana',
    who: WHO,
    mana: { ...s, spendOnly: u, rider: rider(u, 'applies', e, m) },
  }));
  for (const words of ['and you may choose new targets for the copy', '. you may choose new targets for that copy'])
    g.rule('playerVerb', `copy {o:oneObject} ${words}` as '{o:oneObject}', ({ o }) => copying(o, WHO, 1, 'may'));
}

/** "The next sorcery card you cast this turn can be cast as though it had flash", and what is so of that spell. */
function next(g: Grammar): void {
  const permit = (what: Filter, effect: Effect, m: Match): Effect =>
    ruling(
      [{ rule: 'may', action: { act: 'cast', who: YOU, what }, asThough: 'flash', next: rider(what, 'applies', effect, m, YOU) }],
      'endOfTurn',
    );
  for (const [verb, done] of [
    ['cast', 'cast'],
    ['play', 'played'],
  ]) {
    const words = `the next {n:noun} you ${verb} this turn can be ${done} as though it had flash`;
    const said = (n: Noun): Filter | null =>
      n.many || (n.zone !== 'stack' && (n.zone !== undefined || n.head !== 'card')) ? null : and(n.filter, SPELL);
    g.rule('sentence', words as '{n:noun}', ({ n }, m) => {
      const what = said(n);
      return what && permit(what, NOTHING, m);
    });
    g.rule('sentence', `${words} . {a:riderEffect} . {b:riderEffect}` as '{n:noun} {a:riderEffect} {b:riderEffect}', ({ n, a, b }, m) => {
      const what = said(n);
      return what && permit(what, seq(a, b), m);
    });
  }
}

/** "The next creature spell you cast this turn can't be countered": no permission, only what applies to it; or what it costs. */
function applied(g: Grammar): void {
  const last = (rules: Rule[]): Effect => ruling(rules, 'endOfTurn');
  const nextSpell = (what: Filter, effect: Effect, m: Match): Rule => ({ rule: 'nextSpell', next: rider(what, 'applies', effect, m, YOU) });
  const spell = (n: Noun): Filter | null => (n.many || n.zone !== 'stack' ? null : n.filter);
  const cast: Selector = { sel: 'event', role: 'object' };
  const uncounterable: Effect = ruling([cant({ act: 'counter', what: oneOf(cast) })], 'endOfTurn');
  g.rule('sentence', "the next {n:nounOr} you cast this turn can't be countered", ({ n }, m) => {
    const what = spell(n);
    return what && last([nextSpell(what, uncounterable, m)]);
  });
  for (const change of ['less', 'more'] as const)
    g.rule(
      'sentence',
      `the next {n:nounOr} you cast this turn costs {k:mana} ${change} to cast` as '{n:nounOr} {k:mana}',
      ({ n, k }, m) => {
        const what = spell(n);
        return what && !k.includes('{X}')
          ? last([{ rule: 'costChange', of: 'spells', who: YOU, what, change, mana: k, times: 1 }, nextSpell(what, NOTHING, m)])
          : null;
      },
    );
  // CR 608.2n: where it would be put as the last part of its resolution
  g.rule(
    'sentence',
    'the next time you cast {w:castWhat} this turn , put that card into your hand instead of into your graveyard as it resolves',
    ({ w }, m) =>
      last([
        nextSpell(
          w,
          replacingNext(
            {
              replace: 'zone',
              what: oneOf(cast),
              from: 'stack',
              to: 'graveyard',
              verb: 'resolve',
              toInstead: 'hand',
            },
            'indefinite',
            1,
          ),
          m,
        ),
      ]),
  );
}

export function installSpending(g: Grammar): void {
  next(g);
  applied(g);
  uses(g);
  riders(g);
}
