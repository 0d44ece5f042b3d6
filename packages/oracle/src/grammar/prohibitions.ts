/** What players can't cast, play, activate, draw, search or pay with (CR 101.2, 118.3, 601.3, 602.5). */
import type { Condition, Duration, Effect, Filter, PlayerRef, Rule, StaticAbility, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { cant, happened, matches, ofType, rulePart, ruling, stated } from './make.js';
import { ANY, and, type Noun, not, same, YOU } from './raw.js';

const EACH: PlayerRef = { player: 'each' };
const parts = (...rules: Rule[]): StaticPart[] => rules.map((rule) => rulePart(rule));
const spells = (n: Noun): Filter | null => (n.zone === 'stack' && n.many ? n.filter : null);

/** From where spells can't be cast; null of a noun that names no spells. */
const PLACES: readonly (readonly [string, Filter])[] = [
  ['from graveyards', { is: 'cast', from: 'graveyard' }],
  ['from exile', { is: 'cast', from: 'exile' }],
  ['from libraries', { is: 'cast', from: 'library' }],
  ['from anywhere other than their hands', not({ is: 'cast', from: 'hand' })],
];

function casting(g: Grammar): void {
  for (const [words, from] of PLACES)
    g.rule('staticPart', `{p:barred} can't cast {n:noun} ${words}` as '{p:barred} {n:noun}', ({ p, n }) => {
      const what = spells(n);
      return what && parts(cant({ act: 'cast', who: p, what: and(what, from) }));
    });
  for (const join of ['or', "and can't"])
    g.rule(
      'staticPart',
      `{p:barred} can't cast spells from graveyards ${join} activate abilities of cards in graveyards` as '{p:barred}',
      ({ p }) =>
        parts(
          cant({ act: 'cast', who: p, what: and({ is: 'spell' }, { is: 'cast', from: 'graveyard' }) }),
          cant({ act: 'activate', who: p, what: { is: 'inZone', zone: 'graveyard' }, kind: 'any' }),
        ),
    );
  // "additional" spells are those after the first of them (CR 601.3)
  g.rule('staticPart', "{p:barred} who has cast a/an {n:noun} this turn can't cast additional {k:noun}", ({ p, n, k }) => {
    const what = spells(k);
    if (n.many || n.zone !== 'stack' || !what || !same(n.filter, what)) return null;
    const second: Filter = {
      is: 'satisfies',
      cond: happened({ on: 'cast', who: { player: 'controllerOf', of: { sel: 'it' } }, what }),
    };
    return parts(cant({ act: 'cast', who: p, what: what.is === 'spell' ? second : and(what, second) }));
  });
  g.rule('staticPart', "{p:barred} can't play lands", ({ p }) => parts(cant({ act: 'playLand', who: p, what: ofType('Land') })));
}

/** "… or activate abilities": what can't be activated. */
const ABILITIES: readonly (readonly [string, 'any' | 'nonMana'])[] = [
  ['', 'any'],
  [" that aren't mana abilities", 'nonMana'],
  [" unless they're mana abilities", 'nonMana'],
];

function activating(g: Grammar): void {
  for (const [tail, kind] of ABILITIES) {
    const activate = (who: PlayerRef, what: Filter = ANY): Rule => cant({ act: 'activate', who: who, what, kind });
    const cast = (who: PlayerRef, what: Filter): Rule => cant({ act: 'cast', who: who, what });
    g.rule('staticPart', `{p:barred} can't activate abilities${tail}` as '{p:barred}', ({ p }) => parts(activate(p)));
    for (const join of ['or', "and can't"]) {
      g.rule('staticPart', `{p:barred} can't cast {n:noun} ${join} activate abilities${tail}` as '{p:barred} {n:noun}', ({ p, n }) => {
        const what = spells(n);
        return what && parts(cast(p, what), activate(p));
      });
      g.rule(
        'staticPart',
        `{p:barred} can't cast {n:noun} ${join} activate abilities of {k:nounOr}${tail}` as '{p:barred} {n:noun} {k:nounOr}',
        ({ p, n, k }) => {
          const what = spells(n);
          return what && k.many && !k.zone ? parts(cast(p, what), activate(p, k.filter)) : null;
        },
      );
    }
  }
}

/** CR 500.1: "during combat", and with another condition "during your turn". */
function during(g: Grammar): void {
  const combat: Condition = { if: 'step', step: 'combat' };
  const yours: Condition = { if: 'turnOf', who: YOU };
  const forbids = (p: readonly StaticPart[]): boolean => p.every((x) => x.part === 'rule' && x.rule.rule === 'cant');
  const body = (condition: Condition, p: StaticPart[]): StaticAbility | null => (forbids(p) ? stated(condition, p) : null);
  g.rule('staticBody', '{p:staticPart} during combat', ({ p }) => body(combat, p));
  g.rule('staticBody', 'during combat , {p:staticPart}', ({ p }) => body(combat, p));
  g.rule('simpleCondition', '{o:pronoun} is attached to {n:thing}', ({ o, n }) =>
    matches(o, { is: 'attachedTo', of: { sel: 'all', zone: 'battlefield', filter: n } }),
  );
  g.rule('staticBody', 'as long as {c:condition} , {p:staticPart} during your turn', ({ c, p }) => body({ if: 'and', of: [c, yours] }, p));
}

/** Drawing, searching, and paying. */
function others(g: Grammar): void {
  g.rule('staticPart', "{p:barred} can't draw cards", ({ p }) => parts(cant({ act: 'draw', who: p })));
  g.rule('staticPart', "{p:barred} can't draw more than {n:number} card/cards each turn", ({ p, n }) =>
    typeof n === 'number' ? parts(cant({ act: 'draw', who: p, moreThan: n })) : null,
  );
  g.rule('staticPart', "{p:barred} can't search libraries", ({ p }) => parts(cant({ act: 'search', who: p })));
  const pay = (who: PlayerRef, what: Filter | null): Rule =>
    what ? cant({ act: 'pay', who: who, with: 'sacrifice', what }) : cant({ act: 'pay', who: who, with: 'life', what: ANY });
  const use = 'to cast spells or activate abilities';
  g.rule('staticPart', `{p:barred} can't pay life or sacrifice {n:things} ${use}` as '{p:barred} {n:things}', ({ p, n }) =>
    parts(pay(p, null), pay(p, n)),
  );
}

const OF_PLAYERS: ReadonlySet<string> = new Set(['cast', 'activate', 'playLand', 'draw', 'search']);

/** The same for a time: "until end of turn, target player can't …". */
function lasting(g: Grammar): void {
  const rules = (list: readonly StaticPart[]): Rule[] | null => {
    const found = list.flatMap((x) => (x.part === 'rule' && x.rule.rule === 'cant' && OF_PLAYERS.has(x.rule.action.act) ? [x.rule] : []));
    return found.length === list.length ? found : null;
  };
  const last = (list: readonly StaticPart[], duration: Duration): Effect | null => {
    const all = rules(list);
    return all && ruling(all, duration);
  };
  g.rule('sentence', '{d:duration} , {p:staticPart} , and {q:staticPart}', ({ d, p, q }) => last([...p, ...q], d));
  g.rule('clause', '{p:staticPart} {d:duration}', ({ p, d }) => last(p, d));
}

export function installProhibitions(g: Grammar): void {
  g.rule('barred', 'players', () => EACH);
  g.rule('barred', '{p:player}', ({ p }) => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p));
  g.rule('staticPart', "players can't cast {n:noun}", ({ n }) => {
    const what = spells(n);
    return what && parts(cant({ act: 'cast', who: EACH, what }));
  });
  lasting(g);
  casting(g);
  activating(g);
  during(g);
  others(g);
}
