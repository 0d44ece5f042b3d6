/** Descriptions of things: sizes, kinds after "that's", names in common, lists of qualities (CR 109.2, 201.2, 702.11, 702.16). */
import { type Ability, type Filter, type KeywordAbility, SPELL_TYPES } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { controlledBy, statOf } from './make.js';
import { allOf, and, type Noun, not, or, otherAt } from './raw.js';
import { ref } from './references.js';

/** "1/1": both numbers. */
const size = (power: import('@apnap/ability').Quantity, toughness: import('@apnap/ability').Quantity): Filter =>
  and({ is: 'stat', stat: 'power', cmp: '=', value: power }, { is: 'stat', stat: 'toughness', cmp: '=', value: toughness });

/** Compared with another thing, and what is said of what has been. */
function compared(g: Grammar): void {
  // of the other the same is meant
  for (const [words, cmp] of [
    ['less than', '<'],
    ['less than or equal to', '<='],
    ['greater than', '>'],
  ] as const) {
    g.rule('post', `with {t:statName} ${words} {s:possessiveObject}` as '{t:statName} {s:possessiveObject}', ({ t, s }) => ({
      is: 'stat',
      stat: t,
      cmp,
      value: statOf(t, s),
    }));
    g.rule('post', `with {t:statName} ${words} {s:pronoun}` as '{t:statName} {s:pronoun}', ({ t, s }) => ({
      is: 'stat',
      stat: t,
      cmp,
      value: statOf(t, s),
    }));
  }
  g.rule('post', 'an opponent controlled', () => controlledBy({ player: 'eachOpponent' }));
}

function adjectives(g: Grammar): void {
  g.rule('post', 'without {j:keyword} , {k:keyword} , or {l:keyword}', ({ j, k, l }) =>
    not(or(...[j, k, l].map((keyword): Filter => ({ is: 'keyword', keyword })))),
  );
  const anyOf = (...keywords: string[]): Filter => or(...keywords.map((keyword): Filter => ({ is: 'keyword', keyword })));
  for (const having of ['with', 'that has/have']) {
    const three = `${having} {a:keyword} , {b:keyword} , or/and-or {c:keyword}` as '{a:keyword} {b:keyword} {c:keyword}';
    g.rule('post', three, ({ a, b, c }) => anyOf(a, b, c));
    const four =
      `${having} {a:keyword} , {b:keyword} , {c:keyword} , or/and-or {d:keyword}` as '{a:keyword} {b:keyword} {c:keyword} {d:keyword}';
    g.rule('post', four, ({ a, b, c, d }) => anyOf(a, b, c, d));
  }
  g.rule('post', 'without {a:keyword} , {b:keyword} , {c:keyword} , or {d:keyword}', ({ a, b, c, d }) => not(anyOf(a, b, c, d)));
  g.rule('post', "that doesn't/don't have {a:keyword} , {b:keyword} , {c:keyword} , or {d:keyword}", ({ a, b, c, d }) =>
    not(anyOf(a, b, c, d)),
  );
  for (const [words, cmp] of [
    ['less', '<'],
    ['greater', '>'],
  ] as const)
    g.rule('post', `with ${words} {s:statName} than {o:oneObject}` as '{s:statName} {o:oneObject}', ({ s, o }) => ({
      is: 'stat',
      stat: s,
      cmp,
      value: statOf(s, o),
    }));
  g.rule('post', 'with base power and toughness {p:ptSet}', ({ p }) =>
    and({ is: 'stat', stat: 'basePower', cmp: '=', value: p.power }, { is: 'stat', stat: 'baseToughness', cmp: '=', value: p.toughness }),
  );
  g.rule('adjective', '{p:ptSet}', ({ p }) => size(p.power, p.toughness));
  g.rule('adjective', 'colored', () => ({ is: 'colorCount', cmp: '>=', value: 1 }));
  g.rule('post', "that's one or more colors", () => ({ is: 'colorCount', cmp: '>=', value: 1 }));
}

/** "that's a Wolf or a Werewolf". */
function kinds(g: Grammar): void {
  const one = (h: { many: boolean }): boolean => !h.many;
  g.rule('post', "that's a/an {h:headList}", ({ h }) => (one(h) ? h.filter : null));
  g.rule('post', "that's a/an {h:head} or a/an {k:head}", ({ h, k }) => (one(h) && one(k) ? or(h.filter, k.filter) : null));
  g.rule('post', "that's a/an {h:head} , a/an {k:head} , or a/an {l:head}", ({ h, k, l }) =>
    one(h) && one(k) && one(l) ? or(h.filter, k.filter, l.filter) : null,
  );
  g.rule('post', 'that are {h:headList}', ({ h }) => (h.many ? h.filter : null));
  g.rule('post', 'other than {h:headList}', ({ h }) => (h.many ? not(h.filter) : null));
}

/** "With lesser power", "with equal or greater mana value": than what was spoken of. */
function relative(g: Grammar): void {
  for (const [words, cmp] of [
    ['lesser', '<'],
    ['greater', '>'],
    ['equal or lesser', '<='],
    ['equal or greater', '>='],
  ] as const)
    g.rule('post', `with ${words} {s:statName}` as 'with {s:statName}', ({ s }, m) => ({
      is: 'stat',
      stat: s,
      cmp,
      value: statOf(s, ref(m, 'it')),
    }));
}

/** Names in common with others (CR 201.2a). */
function names(g: Grammar): void {
  // a card is somewhere: where the words say, or where the object has exiled it
  const others = (n: Noun): Filter | null => {
    if (n.many) return null;
    if (n.filter.is === 'oneOf' && n.filter.of.sel === 'linked') return { is: 'sameName', as: n.filter.of };
    return n.head === 'card' && !n.zone ? null : { is: 'sameName', as: allOf(n) };
  };
  g.rule('post', 'that has/have the same name as a/an {n:noun}', ({ n }) => others(n));
  g.rule('post', 'with the same name as a/an {n:noun}', ({ n }) => others(n));
  for (const has of ['with', 'that has/have'])
    g.rule('post', `${has} the same name as another {n:noun}` as 'with {n:noun}', ({ n }, m) => {
      // of a card that is searched for; what is on the battlefield itself would be another than the source, too
      const searched = m.tokens[m.at - 1]?.key === 'card' && m.tokens.slice(0, m.at).some((t) => /^search/.test(t.key));
      return searched && !n.zone && n.head !== 'card' ? others({ ...n, filter: and(otherAt(m), n.filter) }) : null;
    });
  g.rule('post', "that don't/doesn't have the same name as a/an {n:noun}", ({ n }) => {
    const named = others(n);
    return named && not(named);
  });
  g.rule('simpleCondition', '{o:pronoun} has the same name as a/an {n:noun}', ({ o, n }) => {
    const named = others(n);
    return named && { if: 'matches', what: o, filter: named };
  });
  g.rule('post', "that don't/doesn't have the same name as {s:oneObject}", ({ s }) => not({ is: 'sameName', as: s }));
}

interface Place {
  at: number;
  end: number;
  tokens: readonly { raw: string; key: string }[];
}

/** The words after each "from" of a list. */
function fromWords(m: Place): string[] {
  const out: string[] = [];
  let words: string[] = [];
  for (const t of m.tokens.slice(m.at + 2, m.end)) {
    if (t.key !== 'from') words.push(t.raw);
    else {
      out.push(words.join(' '));
      words = [];
    }
  }
  out.push(words.join(' '));
  return out.map((w) => w.replace(/(?: ,)?(?: and)?$/, ''));
}

/** "protection from Vampires, from Werewolves, and from Zombies": an ability for each (CR 702.16g, 702.11e). */
function lists(g: Grammar): void {
  const each = (keyword: 'protection' | 'hexproof', filters: readonly Filter[], m: Place): Ability[] => {
    const words = fromWords(m);
    return filters.map((filter, i): KeywordAbility => ({ kind: 'keyword', keyword, filter, words: words[i] }));
  };
  const plain = (...list: Noun[]): boolean => list.every((n) => n.many && !n.zone);
  const color = (c: import('@apnap/ability').Color): Filter => ({ is: 'color', color: c });
  g.rule('keywordAbility', 'protection from {n:spells}', ({ n }, m) => each('protection', [n], m));
  g.rule('keywordAbility', 'protection from {a:noun} and from {b:noun}', ({ a, b }, m) =>
    plain(a, b) ? each('protection', [a.filter, b.filter], m) : null,
  );
  // a spell type has no plural
  const ofSpells = ({ subtype, many }: { subtype: string; many: boolean }): boolean =>
    !many && (SPELL_TYPES as readonly string[]).includes(subtype);
  g.rule('keywordAbility', 'protection from {s:subtype}', ({ s }, m) =>
    ofSpells(s) ? each('protection', [{ is: 'subtype', subtype: s.subtype }], m) : null,
  );
  g.rule('keywordAbility', 'protection from {n:noun} and from {s:subtype}', ({ n, s }, m) =>
    plain(n) && ofSpells(s) ? each('protection', [n.filter, { is: 'subtype', subtype: s.subtype }], m) : null,
  );
  g.rule('keywordAbility', 'protection from snow', (_, m) => each('protection', [{ is: 'supertype', supertype: 'Snow' }], m));
  g.rule('keywordAbility', 'protection from {a:noun} , from {b:noun} , and from {c:noun}', ({ a, b, c }, m) =>
    plain(a, b, c) ? each('protection', [a.filter, b.filter, c.filter], m) : null,
  );
  g.rule('keywordAbility', 'protection from {a:color} , from {b:color} , and from {c:color}', ({ a, b, c }, m) =>
    each('protection', [a, b, c].map(color), m),
  );
  g.rule('keywordAbility', 'hexproof from {n:noun}', ({ n }, m) => (plain(n) ? each('hexproof', [n.filter], m) : null));
  g.rule('keywordAbility', 'hexproof from monocolored', () => [
    { kind: 'keyword', keyword: 'hexproof', filter: { is: 'colorCount', cmp: '=', value: 1 }, words: 'monocolored' },
  ]);
}

export function installDescribing(g: Grammar): void {
  compared(g);
  adjectives(g);
  kinds(g);
  names(g);
  relative(g);
  lists(g);
}
