/** Noun phrases: "other nonblack Goblin creatures you control with power 2 or less". */
import type { CardType, Condition, Filter, Quantity, Selector, Status, Supertype } from '@apnap/ability';
import { ALL_SUBTYPES, BASIC_LAND_TYPES, CARD_TYPES, LINKS, OUTLAWS, pluralSubtype, SUPERTYPES } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { eitherKind, longLists, oneOfSeveral } from './lists.js';
import { all, compare, controlledBy, count, damageEvent, ofType, oneOf, ownedBy, statOf, thePlayer } from './make.js';
import { ANY, and, type Noun, not, or, raw, target } from './raw.js';
import { ref } from './references.js';
import { COLOR_WORDS } from './words.js';

const typeFilter = (type: CardType): Filter => ofType(type);

const STATUS: Readonly<Record<string, Status>> = {
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  blocking: 'blocking',
  blocked: 'blocked',
  unblocked: 'unblocked',
  'face-down': 'faceDown',
  'face-up': 'faceUp',
  enchanted: 'enchanted',
  equipped: 'equipped',
  modified: 'modified',
  suspected: 'suspected',
  saddled: 'saddled',
  monstrous: 'monstrous',
  renowned: 'renowned',
  paired: 'paired',
  prepared: 'prepared',
  transformed: 'transformed',
};

/** CR 700.12 */
const OUTLAW: Filter = { is: 'or', of: OUTLAWS.map((subtype) => ({ is: 'subtype', subtype })) };

/** Landwalk of lands of a type (CR 702.14a). */
const landwalk = (words: string): Filter => ({ is: 'keyword', keyword: 'landwalk', words });

/** What "nonblack", "non-Wall", "nonbasic", "noncreature" deny. */
function denied(word: string): Filter | null {
  const body = word.replace(/^non-?/i, '');
  const lower = body.toLowerCase();
  const color = COLOR_WORDS[lower];
  if (color) return { is: 'color', color };
  const cap = lower[0]?.toUpperCase() + lower.slice(1);
  const type = CARD_TYPES.find((t) => t === cap);
  if (type) return typeFilter(type);
  const supertype = SUPERTYPES.find((s) => s === cap);
  if (supertype) return { is: 'supertype', supertype: supertype as Supertype };
  if (lower === 'attacking' || lower === 'blocking') return { is: 'status', status: lower };
  if (lower === 'token') return { is: 'token' };
  if (lower === 'historic') return { is: 'historic' };
  if (lower === 'commander') return { is: 'commander' };
  if (lower === 'outlaw') return OUTLAW;
  const subtype = ALL_SUBTYPES.find((s) => s === body || pluralSubtype(s) === body);
  return subtype ? { is: 'subtype', subtype } : null;
}

function adjectives(g: Grammar): void {
  g.terminal('adjective', (tokens, at) => {
    const token = tokens[at];
    if (!token || !/^non/i.test(token.raw)) return [];
    const filter = denied(token.raw);
    if (!filter) return [];
    const said = [{ value: not(filter), end: at + 1 }];
    // "noncreature or Dragon spell"
    const subtype = tokens[at + 1]?.key === 'or' ? ALL_SUBTYPES.find((s) => s === tokens[at + 2]?.raw) : undefined;
    return subtype ? [...said, { value: or(not(filter), { is: 'subtype', subtype }), end: at + 3 }] : said;
  });
  for (const word of SUPERTYPES)
    g.rule('adjective', `${word.toLowerCase()} or/and-or {a:adjective}` as '{a:adjective}', ({ a }) =>
      or({ is: 'supertype', supertype: word }, a),
    );
  g.rule('adjective', '{c:color}', ({ c }) => ({ is: 'color', color: c }));
  g.rule('adjective', '{a:color} or {b:color}', ({ a, b }) => or({ is: 'color', color: a }, { is: 'color', color: b }));
  g.rule('adjective', '{a:color} and-or {b:color}', ({ a, b }) => or({ is: 'color', color: a }, { is: 'color', color: b }));
  g.rule('adjective', '{s:supertype}', ({ s }) => ({ is: 'supertype', supertype: s }));
  g.rule('adjective', '{s:subtype}', ({ s }) => (s.many ? null : { is: 'subtype', subtype: s.subtype }));
  g.rule('adjective', '{t:type}', ({ t }) => (t.many ? null : typeFilter(t.type)));
  g.rule('adjective', 'other/another', (_, m) => ({ is: 'other', $at: m.at }) as Filter);
  g.rule('adjective', 'monocolored', () => ({ is: 'colorCount', cmp: '=', value: 1 }));
  g.rule('adjective', 'multicolored', () => ({ is: 'colorCount', cmp: '>=', value: 2 }));
  g.rule('adjective', 'colorless', () => ({ is: 'colorCount', cmp: '=', value: 0 }));
  g.rule('adjective', 'historic', () => ({ is: 'historic' }));
  g.rule('adjective', 'outlaw', () => OUTLAW);
  for (const [word, status] of Object.entries(STATUS)) {
    g.rule('adjective', word, () => ({ is: 'status', status }));
    if (word !== 'tapped') g.rule('stateWord', word, () => ({ is: 'status', status }));
  }
  g.rule('stateWord', 'enchanted or equipped', () => or({ is: 'status', status: 'enchanted' }, { is: 'status', status: 'equipped' }));
  g.rule('stateWord', '{s:supertype}', ({ s }) => ({ is: 'supertype', supertype: s }));
  g.rule('adjective', 'enchanted or equipped', () => or({ is: 'status', status: 'enchanted' }, { is: 'status', status: 'equipped' }));
  g.rule('adjective', 'attacking or blocking', () => or({ is: 'status', status: 'attacking' }, { is: 'status', status: 'blocking' }));
  const status = (...of: Status[]): Filter => ({ is: 'or', of: of.map((s) => ({ is: 'status', status: s })) });
  g.rule('adjective', 'blocking or blocked', () => status('blocking', 'blocked'));
  g.rule('adjective', 'attacking or tapped', () => status('attacking', 'tapped'));
  g.rule('adjective', 'attacking , blocking , or tapped', () => status('attacking', 'blocking', 'tapped'));
  g.rule('adjective', 'tapped or blocking', () => or({ is: 'status', status: 'tapped' }, { is: 'status', status: 'blocking' }));
  g.rule('adjectives', '{a:adjective}', ({ a }) => a);
  g.rule('adjectives', '{a:adjective} {b:adjectives}', ({ a, b }) => and(a, b));
  g.rule('adjectives', '{a:adjective} , {b:adjectives}', ({ a, b }, m) => (m.tokens[m.at].key.startsWith('non') ? and(a, b) : null));
}

/** A list whose last member has adjectives of its own: those before the first are not for all. */
const owned = (h: { own?: true }): { own?: true } => (h.own ? { own: true } : {});

function heads(g: Grammar): void {
  g.rule('head', '{t:type}', ({ t }) => ({ filter: typeFilter(t.type), many: t.many, head: t.type.toLowerCase() }));
  g.rule('head', 'outlaw', () => ({ filter: OUTLAW, many: false, head: 'outlaw' }));
  g.rule('head', 'outlaws', () => ({ filter: OUTLAW, many: true, head: 'outlaw' }));
  g.rule('head', '{s:subtype}', ({ s }) => ({ filter: { is: 'subtype', subtype: s.subtype }, many: s.many, head: s.subtype }));
  g.rule('adjectiveHead', '{a:adjectives} {h:head}', ({ a, h }) => ({ ...h, filter: and(a, h.filter), own: true as const }));
  g.rule('listHead', '{h:head}', ({ h }) => h);
  g.rule('listHead', '{h:adjectiveHead}', ({ h }) => h);
  g.rule('headList', '{h:head}', ({ h }) => h);
  // "artifact creatures and Heroes": the type is of the first alone
  g.rule('headList', '{t:type} {a:head} and/or {b:head}', ({ t, a, b }) =>
    t.many || a.many !== b.many ? null : { filter: or(and(ofType(t.type), a.filter), b.filter), many: b.many, head: a.head },
  );
  // an adjective before a list describes all of it, unless the members have their own
  g.rule('headList', '{a:head} or {b:listHead}', ({ a, b }) => ({
    filter: or(a.filter, b.filter),
    many: b.many,
    head: a.head,
    ...owned(b),
  }));
  g.rule('headList', '{a:adjectiveHead} and-or {b:adjectiveHead}', ({ a, b }) =>
    a.many && b.many ? { filter: or(a.filter, b.filter), many: true, head: a.head, own: true as const } : null,
  );
  g.rule('headList', '{a:adjectiveHead} or {b:adjectiveHead}', ({ a, b }) => ({
    filter: or(a.filter, b.filter),
    many: b.many,
    head: a.head,
  }));
  g.rule('headList', '{a:head} and {b:listHead}', ({ a, b }) =>
    a.many && b.many ? { filter: or(a.filter, b.filter), many: true, head: a.head, ...owned(b) } : null,
  );
  g.rule('headList', '{a:head} and-or {b:listHead}', ({ a, b }) => ({
    filter: or(a.filter, b.filter),
    many: b.many,
    head: a.head,
    ...owned(b),
  }));
  g.rule('headList', '{a:head} , {b:head} , or/and/and-or {c:listHead}', ({ a, b, c }) => ({
    filter: or(a.filter, b.filter, c.filter),
    many: c.many,
    head: a.head,
    ...owned(c),
  }));
  g.rule('headList', '{a:listHead} , {b:adjectiveHead} , or/and {c:adjectiveHead}', ({ a, b, c }) => ({
    filter: or(a.filter, b.filter, c.filter),
    many: c.many,
    head: a.head,
    own: true as const,
  }));
  g.rule('headList', '{a:head} , {b:head} , {c:head} , or/and {d:listHead}', ({ a, b, c, d }) => ({
    filter: or(a.filter, b.filter, c.filter, d.filter),
    many: d.many,
    head: a.head,
    ...owned(d),
  }));
  g.rule('headList', '{a:head} , {b:head} , {c:head} , {d:head} , or/and {e:listHead}', ({ a, b, c, d, e }) => ({
    filter: or(a.filter, b.filter, c.filter, d.filter, e.filter),
    many: e.many,
    head: a.head,
    ...owned(e),
  }));
}

function cores(g: Grammar): void {
  g.rule('core', '{h:headList}', ({ h }) => h);
  g.rule('core', 'permanent', () => ({ filter: { is: 'permanent' }, many: false, head: 'permanent' }));
  g.rule('core', 'permanents', () => ({ filter: { is: 'permanent' }, many: true, head: 'permanent' }));
  g.rule('core', '{h:headList} permanent', ({ h }) =>
    h.many ? null : { filter: and(h.filter, { is: 'permanent' }), many: false, head: 'permanent' },
  );
  g.rule('core', '{h:headList} permanents', ({ h }) =>
    h.many ? null : { filter: and(h.filter, { is: 'permanent' }), many: true, head: 'permanent' },
  );
  g.rule('core', 'card', () => ({ filter: ANY, many: false, head: 'card' }));
  g.rule('core', 'cards', () => ({ filter: ANY, many: true, head: 'card' }));
  g.rule('core', 'permanent card', () => ({ filter: { is: 'permanentCard' }, many: false, head: 'card' }));
  g.rule('core', 'permanent cards', () => ({ filter: { is: 'permanentCard' }, many: true, head: 'card' }));
  g.rule('core', '{h:headList} card', ({ h }) => (h.many ? null : { ...h, many: false, head: 'card' }));
  g.rule('core', '{h:headList} cards', ({ h }) => (h.many ? null : { ...h, many: true, head: 'card' }));
  g.rule('core', 'token', () => ({ filter: { is: 'token' }, many: false, head: 'token' }));
  g.rule('core', 'tokens', () => ({ filter: { is: 'token' }, many: true, head: 'token' }));
  g.rule('core', '{h:headList} token', ({ h }) => (h.many ? null : { filter: and({ is: 'token' }, h.filter), many: false, head: 'token' }));
  g.rule('core', '{h:headList} tokens', ({ h }) => (h.many ? null : { filter: and({ is: 'token' }, h.filter), many: true, head: 'token' }));
  g.rule('core', 'spell', () => ({ filter: { is: 'spell' }, many: false, head: 'spell', zone: 'stack' as const }));
  g.rule('core', 'spells', () => ({ filter: { is: 'spell' }, many: true, head: 'spell', zone: 'stack' as const }));
  g.rule('core', 'kicked spell', () => ({
    filter: and({ is: 'spell' }, { is: 'cast', paid: 'kicker' }),
    many: false,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('core', '{h:headList} spell', ({ h }) => ({
    filter: and(h.filter, { is: 'spell' }),
    many: false,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('core', '{h:headList} spells', ({ h }) => ({
    filter: and(h.filter, { is: 'spell' }),
    many: true,
    head: 'spell',
    zone: 'stack' as const,
  }));
  // "instant and sorcery cards": each is one or the other
  for (const [words, head] of [
    ['card', 'card'],
    ['cards', 'card'],
    ['spell', 'spell'],
    ['spells', 'spell'],
  ] as const)
    g.rule('core', `{a:head} and {b:head} ${words}` as '{a:head} and {b:head}', ({ a, b }) => {
      if (a.many || b.many) return null;
      const kinds = or(a.filter, b.filter);
      const many = words.endsWith('s');
      return head === 'spell' ? { filter: and(kinds, { is: 'spell' }), many, head, zone: 'stack' as const } : { filter: kinds, many, head };
    });
  g.rule('core', 'spell or ability', () => ({
    filter: or({ is: 'spell' }, { is: 'ability' }),
    many: false,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('core', 'spell , activated ability , or triggered ability', () => ({
    filter: or({ is: 'spell' }, { is: 'ability' }),
    many: false,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('core', 'spells or/and-or abilities', () => ({
    filter: or({ is: 'spell' }, { is: 'ability' }),
    many: true,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('core', 'activated ability', () => ({ filter: { is: 'activatedAbility' }, many: false, head: 'ability', zone: 'stack' as const }));
  g.rule('core', 'triggered ability', () => ({ filter: { is: 'triggeredAbility' }, many: false, head: 'ability', zone: 'stack' as const }));
  g.rule('core', 'activated or triggered ability', () => ({
    filter: { is: 'ability' },
    many: false,
    head: 'ability',
    zone: 'stack' as const,
  }));
}

/** Of two keywords neither; and of what source an ability is (CR 113.7). */
function lackingAndSources(g: Grammar): void {
  g.rule('post', 'without {j:keyword} or {k:keyword}', ({ j, k }) => not(or({ is: 'keyword', keyword: j }, { is: 'keyword', keyword: k })));
  g.rule('post', 'from a/an {a:type} or {b:type} source', ({ a, b }) =>
    a.many || b.many ? null : { is: 'abilityOf', source: or(ofType(a.type), ofType(b.type)) },
  );
  g.rule('post', 'from a/an {a:adjectives} source', ({ a }) => ({ is: 'abilityOf', source: a }));
}

/** "activated ability, triggered ability, or noncreature spell": each with its own word (CR 112, 113). */
function onTheStack(g: Grammar): void {
  const thing = (filter: Filter): Noun => ({ filter, many: false, head: 'spell', zone: 'stack' });
  g.rule('stackKind', 'activated ability', () => ({ is: 'activatedAbility' }));
  g.rule('stackKind', 'triggered ability', () => ({ is: 'triggeredAbility' }));
  g.rule('stackKind', '{a:adjectives} spell', ({ a }) => and(a, { is: 'spell' }));
  g.rule('core', '{a:stackKind} or {b:stackKind}', ({ a, b }) => ({ ...thing(or(a, b)), own: true }));
  g.rule('core', '{a:stackKind} , {b:stackKind} , or {c:stackKind}', ({ a, b, c }) => ({ ...thing(or(a, b, c)), own: true }));
  g.rule('core', '{a:stackKind} , {b:stackKind} , {c:stackKind} , or {d:stackKind}', ({ a, b, c, d }) => ({
    ...thing(or(a, b, c, d)),
    own: true,
  }));
}

/** What has counters on it. */
function counted(g: Grammar): void {
  for (const has of ['has', 'have'])
    g.rule('post', `that ${has} a/an {c:counterName} counter on it/them` as 'that a/an {c:counterName} counter on it/them', ({ c }) => ({
      is: 'counters',
      counter: c,
      cmp: '>=',
      value: 1,
    }));
  g.rule('post', 'with a/an {c:counterName} counter on it/them', ({ c }) => ({ is: 'counters', counter: c, cmp: '>=', value: 1 }));
  g.rule('post', 'with {c:counterName} counters on them', ({ c }) => ({ is: 'counters', counter: c, cmp: '>=', value: 1 }));
  for (const words of ['with a counter on it/them', 'with counters on them', 'with one or more counters on it/them'])
    g.rule('post', words as 'with', () => ({ is: 'counters', counter: 'any', cmp: '>=', value: 1 }));
  for (const has of ["that doesn't have", "that don't have"])
    g.rule('post', `${has} a/an {c:counterName} counter on it/them` as 'that a/an {c:counterName} counter on it/them', ({ c }) =>
      not({ is: 'counters', counter: c, cmp: '>=', value: 1 }),
    );
  g.rule('post', 'with {c:howMany} {k:counterName} counters on it/them', ({ c, k }) => ({
    is: 'counters',
    counter: k,
    cmp: c.cmp,
    value: c.value,
  }));
  g.rule('post', 'with no counters on it/them', () => ({ is: 'counters', counter: 'any', cmp: '=', value: 0 }));
}

/** Which keyword abilities things have, and landwalk of which lands (CR 702.14a). */
function keywordPosts(g: Grammar): void {
  g.rule('post', 'with {k:keyword}', ({ k }) => ({ is: 'keyword', keyword: k }));
  g.rule('post', 'with {j:keyword} or {k:keyword}', ({ j, k }) => or({ is: 'keyword', keyword: j }, { is: 'keyword', keyword: k }));
  g.rule('post', 'that has/have {k:keyword}', ({ k }) => ({ is: 'keyword', keyword: k }));
  g.rule('post', 'without {k:keyword}', ({ k }) => not({ is: 'keyword', keyword: k }));
  g.rule('post', 'with {l:landwalk}', ({ l }) => landwalk(l));
  g.rule('post', 'with no abilities', () => not({ is: 'hasAbility', kind: 'any' }));
  g.rule('post', 'with abilities', () => ({ is: 'hasAbility', kind: 'any' }));
  g.rule('post', 'with a mana ability', () => ({ is: 'hasAbility', kind: 'mana' }));
  g.rule('post', 'with mana abilities', () => ({ is: 'hasAbility', kind: 'mana' }));
  g.rule('post', 'without mana abilities', () => not({ is: 'hasAbility', kind: 'mana' }));
  g.rule('post', 'with landwalk abilities', () => ({ is: 'keyword', keyword: 'landwalk' }));
  g.rule('post', 'that are {a:color} and-or {b:color}', ({ a, b }) => or({ is: 'color', color: a }, { is: 'color', color: b }));
  g.rule('post', 'you own that your opponents control', () => and(ownedBy({ player: 'you' }), controlledBy({ player: 'eachOpponent' })));
  g.rule('post', 'without {k:keyword} or {l:landwalk}', ({ k, l }) => not(or({ is: 'keyword', keyword: k }, landwalk(l))));
}

function posts(g: Grammar): void {
  // a longer description is one of the nearer noun
  g.longest('post');
  keywordPosts(g);
  g.rule('post', '{p:player} control/controls', ({ p }) => controlledBy(p.player === 'anOpponent' ? { player: 'eachOpponent' } : p));
  g.rule('post', "you don't control", () => not(controlledBy({ player: 'you' })));
  g.rule('post', '{p:player} own/owns', ({ p }) => ownedBy(p.player === 'anOpponent' ? { player: 'eachOpponent' } : p));
  g.rule('post', 'with {s:statCompare}', ({ s }) => s);
  for (const parity of ['even', 'odd'] as const) {
    const post = (words: string): void => g.rule('post', words as 'with even {s:statName}', ({ s }) => ({ is: 'parity', stat: s, parity }));
    post(`with ${parity} {s:statName}`);
    post(`with an ${parity} {s:statName}`);
  }
  g.rule('post', 'with power or toughness {c:compare}', ({ c }) =>
    or({ is: 'stat', stat: 'power', ...c }, { is: 'stat', stat: 'toughness', ...c }),
  );
  counted(g);
  g.rule('post', 'with the same name as {s:oneObject}', ({ s }) => ({ is: 'sameName', as: s }));
  g.rule('post', 'named {n:cardName}', ({ n }) => ({ is: 'named', name: n }));
  g.rule('post', 'named {a:cardName} or {b:cardName}', ({ a, b }) => or({ is: 'named', name: a }, { is: 'named', name: b }));
  g.rule('post', 'that share/shares a color with {s:oneObject}', ({ s }) => ({ is: 'sharesColor', with: s }));
  g.rule('post', 'with the chosen name', () => ({ is: 'named', name: { link: 0 } }));
  g.rule('post', 'of the chosen color', () => ({ is: 'color', color: { link: 0 } }));
  g.rule('post', 'of the chosen type', () => ({ is: 'chosenType', type: { link: 0 } }));
  g.rule('post', "that's {a:color} or {b:color}", ({ a, b }) => or({ is: 'color', color: a }, { is: 'color', color: b }));
  g.rule('post', 'that was/were dealt damage this turn', () => DEALT_DAMAGE);
  g.rule('post', 'that attacked this turn', () => ({
    is: 'happened',
    event: { on: 'attack', what: oneOf({ sel: 'it' }), batch: 'each' },
  }));
  g.rule('post', 'that entered this turn', () => ({
    is: 'happened',
    event: { on: 'zone', what: oneOf({ sel: 'it' }), to: 'battlefield', batch: 'each' },
  }));
  g.rule('post', 'dealt damage by {o:pronoun} this turn', ({ o }) => ({
    is: 'happened',
    event: damageEvent(oneOf(o), oneOf({ sel: 'it' }), 'any', 'each'),
  }));
  g.rule('post', 'that are {a:stateWord}', ({ a }) => a);
  g.rule('post', "that's {a:stateWord}", ({ a }) => a);
  g.rule('post', "that isn't/aren't {a:stateWord}", ({ a }) => not(a));
  g.rule('post', 'attached to {s:oneObject}', ({ s }) => ({ is: 'attachedTo', of: s }));
  g.rule('post', "that's attached to a/an {n:noun}", ({ n }) =>
    !n.many && !n.zone ? { is: 'attachedTo', of: all('battlefield', n.filter) } : null,
  );
  g.rule('post', 'attached to you', () => ({ is: 'attachedTo', of: { sel: 'players', who: { player: 'you' } } }));
  g.rule('post', 'attached to {n:things}', ({ n }) => ({ is: 'attachedTo', of: all('battlefield', n) }));
  g.rule('post', 'attached to a/an {n:noun}', ({ n }) =>
    !n.many && !n.zone ? { is: 'attachedTo', of: all('battlefield', n.filter) } : null,
  );
  g.rule('post', 'blocking {s:oneObject}', ({ s }) => ({ is: 'blocking', of: s }));
  g.rule('post', 'blocked by {s:oneObject}', ({ s }) => ({ is: 'blockedBy', of: s }));
  g.rule('post', 'blocking or blocked by {s:oneObject}', ({ s }) => or({ is: 'blocking', of: s }, { is: 'blockedBy', of: s }));
  g.rule('post', "that's? attacking you", () => ({ is: 'attackingPlayerOrPermanent', of: { sel: 'players', who: { player: 'you' } } }));
  g.rule('post', 'other than {o:pronoun}', ({ o }) => (o.sel === 'self' ? { is: 'other' } : not(oneOf(o))));
  g.rule('post', 'that targets ~', (_, m) => ({ is: 'targets', what: oneOf({ sel: 'self', $at: m.end - 1 } as Selector) }));
  g.rule('post', 'that targets a/an {n:noun}', ({ n }) => ({ is: 'targets', what: n.filter }));
  g.rule('post', 'that targets you', () => ({ is: 'targets', what: thePlayer({ player: 'you' }) }));
  // CR 115.9a, 115.9c
  g.rule('post', 'with a single target', () => ({ is: 'targets', what: { is: 'any' }, only: 'once' }));
  g.rule('post', 'that targets only ~', (_, m) => ({
    is: 'targets',
    what: oneOf({ sel: 'self', $at: m.end - 1 } as Selector),
    only: 'object',
  }));
  g.rule('post', 'that targets only a single {n:noun}', ({ n }) => (n.many ? null : { is: 'targets', what: n.filter, only: 'object' }));
  // reason: oracle/later-wordings.test.ts reads it
  g.rule('post', 'that targets only you', () => ({ is: 'targets', what: thePlayer({ player: 'you' }), only: 'object' }));
  g.rule('place', 'on the battlefield', () => ({}));
  g.rule('place', 'in/from {p:possessive} graveyard', ({ p }) => (p.player === 'anOpponent' ? null : { zone: 'graveyard', of: p }));
  g.rule('place', 'in/from {p:possessive} hand', ({ p }) => ({ zone: 'hand', of: p }));
  g.rule('place', 'in/from {p:possessive} library', ({ p }) => ({ zone: 'library', of: p }));
  g.rule('place', 'in/from all graveyards', () => ({ zone: 'graveyard' }));
  g.rule('place', 'from/in graveyards', () => ({ zone: 'graveyard' }));
  g.rule('place', 'in/from a graveyard', () => ({ zone: 'graveyard' }));
  g.rule('place', "in/from an opponent 's graveyard", () => ({ zone: 'graveyard', of: { player: 'eachOpponent' } }));
  g.rule('place', "in/from your opponents 's graveyards", () => ({ zone: 'graveyard', of: { player: 'eachOpponent' } }));
  g.rule('place', "in/from your opponents 's hands", () => ({ zone: 'hand', of: { player: 'eachOpponent' } }));
  g.rule('place', 'in/from exile', () => ({ zone: 'exile' }));
}

/** Which creatures the object blocks or is blocked by, and lands with basic land types. */
function blockedAndBasic(g: Grammar): void {
  g.rule('place', 'in each graveyard', () => ({ zone: 'graveyard' }));
  for (const o of ['~', 'it'] as const) {
    const self = (m: Match, at: number): Selector =>
      o === '~' ? ({ sel: 'self', $at: at } as Selector) : ref({ ...m, at, end: at + 1 }, 'it');
    g.rule('post', `${o} is blocking` as 'is', (_, m) => ({ is: 'blockedBy', of: self(m, m.at) }));
    g.rule('post', `that's blocking ${o}` as 'is', (_, m) => ({ is: 'blocking', of: self(m, m.end - 1) }));
  }
  g.rule('post', "it's blocking", (_, m) => ({ is: 'blockedBy', of: ref({ ...m, end: m.at + 1 }, 'it') }));
  // CR 305.6
  for (const words of ['with a basic land type', 'that has a basic land type'])
    g.rule('post', words as 'with', () => ({ is: 'or', of: BASIC_LAND_TYPES.map((subtype): Filter => ({ is: 'subtype', subtype })) }));
}

/** What is attacked, what stands in mana costs, and what has exiled it. */
function further(g: Grammar): void {
  g.rule('post', 'controlled by {p:player}', ({ p }) => (p.player === 'anOpponent' ? null : controlledBy(p)));
  g.rule('posts', 'that was/were put into your graveyard from the battlefield this turn', () => ({
    filter: { is: 'putHere', from: 'battlefield' },
    zone: 'graveyard',
    of: { player: 'you' },
  }));
  g.rule('post', 'with the same {t:statName} as {s:oneObject}', ({ t, s }) => ({
    is: 'stat',
    stat: t,
    cmp: '=',
    value: { q: 'stat', stat: t, of: s },
  }));
  g.rule('post', 'with equal or lesser {t:statName} than {s:oneObject}', ({ t, s }) => ({
    is: 'stat',
    stat: t,
    cmp: '<=',
    value: { q: 'stat', stat: t, of: s },
  }));
  g.rule('post', "that's? attacking you or a planeswalker you control", () => ({
    is: 'attackingPlayerOrPermanent',
    of: {
      sel: 'union',
      of: [{ sel: 'players', who: { player: 'you' } }, all('battlefield', and(ofType('Planeswalker'), controlledBy({ player: 'you' })))],
    },
  }));
  g.rule('post', "that's? attacking one of your opponents", () => ({
    is: 'attackingPlayerOrPermanent',
    of: { sel: 'players', who: { player: 'eachOpponent' } },
  }));
  g.rule('post', "that's? attacking that player/opponent", (_, m) => ({
    is: 'attackingPlayerOrPermanent',
    of: raw.selector({ sel: '$ref', at: m.end - 2, noun: 'player', many: false, words: 'that player' }),
  }));
  // as the one that the event is about
  g.rule('post', 'with the same total power and toughness', () => {
    const total = (of: Selector): Quantity => ({ q: 'sum', of: [statOf('power', of), statOf('toughness', of)] });
    return { is: 'satisfies', cond: compare(total({ sel: 'it' }), '=', total({ sel: 'event', role: 'object' })) };
  });
  for (const symbol of ['X', 'P'] as const) {
    g.rule('post', `with {${symbol}} in its mana cost` as 'with', () => ({ is: 'costSymbol', symbol }));
    g.rule('post', `with {${symbol}} in their mana costs` as 'with', () => ({ is: 'costSymbol', symbol }));
    g.rule('post', `with a mana cost that contains {${symbol}}` as 'with', () => ({ is: 'costSymbol', symbol }));
  }
  g.rule('post', 'exiled with ~', () => oneOf({ sel: 'linked', link: 0 }));
  g.rule('post', 'controlled by players who chose {w:voteWord}', ({ w }) => {
    const cond: Condition = { if: 'chosen', word: w, link: 0, who: { player: 'of', of: { sel: 'it' } } };
    const all: Selector = { sel: 'players', who: { player: 'each' } };
    return { is: 'controlledBy', who: { player: 'of', of: { sel: 'filter', of: all, filter: { is: 'satisfies', cond } } } };
  });
  g.rule('post', 'created with ~', () => oneOf({ sel: 'linked', link: LINKS.created }));
  // what is exiled with something is exiled by an ability of it: no other "it" is meant where it has been named
  g.rule('post', 'exiled with it', (_, m) =>
    m.tokens.slice(0, m.at).some((t) => t.key === '~') ? oneOf({ sel: 'linked', link: 0 }) : null,
  );
}

const DEALT_DAMAGE: Filter = { is: 'happened', event: damageEvent(ANY, oneOf({ sel: 'it' }), 'any', 'each') };

/** Two things that are so of the same, or of which one is. */
function both(g: Grammar): void {
  g.rule('post', "that's both {a:color} and {b:color}", ({ a, b }) => and({ is: 'color', color: a }, { is: 'color', color: b }));
  g.rule('post', 'dealt damage this turn', () => DEALT_DAMAGE);
  g.rule('post', 'you both own and control', () => and(ownedBy({ player: 'you' }), controlledBy({ player: 'you' })));
  g.rule('post', "that's attacking or blocking", () => or({ is: 'status', status: 'attacking' }, { is: 'status', status: 'blocking' }));
  g.rule('post', "that isn't/aren't of the chosen type", () => not({ is: 'chosenType', type: { link: 0 } }));
  g.rule('post', 'that targets you or a/an {n:noun}', ({ n }) =>
    n.many || n.zone ? null : { is: 'targets', what: or(thePlayer({ player: 'you' }), n.filter) },
  );
}

/** What others are not, and what has happened to them. */
function excepted(g: Grammar): void {
  g.rule('post', 'other than target {n:noun}', ({ n }, m) =>
    n.many || n.zone ? null : not(oneOf(target(m.at + 2, n, { min: 1, max: 1 }))),
  );
  g.rule('post', "you control but don't own", () => and(controlledBy({ player: 'you' }), not(ownedBy({ player: 'you' }))));
  g.rule('post', "you don't own", () => not(ownedBy({ player: 'you' })));
  g.rule('post', 'attached to them', (_, m) => ({
    is: 'attachedTo',
    of: raw.selector({ sel: '$ref', at: m.at + 2, noun: 'player', many: false, words: 'them' }),
  }));
  g.rule('post', 'attacking enchanted player', (_, m) => ({
    is: 'attackingPlayerOrPermanent',
    of: { sel: 'host', $at: m.at + 1 } as Selector,
  }));
  for (const has of ['that has', 'that have', 'that each have'])
    g.rule('post', `${has} an Adventure` as 'that', () => ({ is: 'hasAdventure' }));
  g.rule('post', '{p:pastPost}', ({ p }) => p);
  for (const be of ["that's", 'that are'])
    g.rule('post', `${be} enchanted by a/an {n:noun}` as '{n:noun}', ({ n }) =>
      n.many || n.zone
        ? null
        : { is: 'satisfies', cond: compare(count(all('battlefield', and(n.filter, { is: 'attachedTo', of: { sel: 'it' } }))), '>=', 1) },
    );
  g.rule('place', "in all players 's hands", () => ({ zone: 'hand' }));
  g.rule('post', 'not named {n:cardName}', ({ n }) => not({ is: 'named', name: n }));
  g.rule('post', 'other than a/an {n:noun}', ({ n }) => (n.many || n.zone ? null : not(n.filter)));
  g.rule('post', 'except for {a:noun} and {b:noun}', ({ a, b }) =>
    a.many && b.many && !a.zone && !b.zone ? not(or(a.filter, b.filter)) : null,
  );
  g.rule('post', 'except for ~', () => ({ is: 'other' }));
  g.rule('post', 'except for {n:noun}', ({ n }) => (n.many && !n.zone ? not(n.filter) : null));
}

/** What only creatures are like: "with flying", "with power 4 or greater". */
const ofCreatures = (f: Filter): boolean =>
  f.is === 'keyword' ||
  (f.is === 'stat' && f.stat !== 'manaValue' && f.stat !== 'loyalty') ||
  (f.is === 'not' && f.of.is === 'keyword') ||
  (f.is === 'or' && f.of.every(ofCreatures));

const isCreature = (f: Filter): boolean =>
  (f.is === 'type' && f.type === 'Creature') || (f.is === 'and' && f.of.some((x) => x.is === 'type' && x.type === 'Creature'));
const saysControl = (f: Filter): boolean => f.is === 'controlledBy' || (f.is === 'and' && f.of.some(saysControl));
const isOtherType = (f: Filter): boolean => f.is === 'type' && f.type !== 'Creature';

/**
 * A core with what follows it. What follows a list describes all of it, but for what only creatures are like after a creature at the end of a
 * list of other types: "artifact, enchantment, or creature with flying". Null when such words follow another type.
 */
function described<C extends { filter: Filter }>(
  core: C,
  posts: { filter: Filter; zone?: Noun['zone']; of?: Noun['of'] },
): (C & Noun) | null {
  // what somebody controls is no card elsewhere: "the number of lands you control | from your hand" (CR 109.2)
  if (posts.zone && posts.zone !== 'battlefield' && posts.zone !== 'stack' && saysControl(posts.filter)) return null;
  const whole = { ...core, ...posts, filter: and(core.filter, posts.filter) } as C & Noun;
  const list = core.filter.is === 'or' ? core.filter : undefined;
  if (!list?.of.some(isOtherType)) return whole;
  const said = posts.filter.is === 'and' ? posts.filter.of : [posts.filter];
  const own = said.filter(ofCreatures);
  if (own.length === 0) return whole;
  const last = list.of[list.of.length - 1];
  if (!isCreature(last)) return null;
  const members = or(...list.of.slice(0, -1), and(last, ...own));
  return { ...core, ...posts, filter: and(members, ...said.filter((f) => !own.includes(f))) } as C & Noun;
}

function nouns(g: Grammar): void {
  g.rule('posts', '{p:post}', ({ p }) => ({ filter: p }));
  g.rule('posts', '{p:place}', ({ p }) => ({ filter: ANY, ...p }));
  g.rule('posts', '{p:post} {q:posts}', ({ p, q }) => ({ ...q, filter: and(p, q.filter) }));
  g.rule('posts', '{p:place} {q:posts}', ({ p, q }) => (q.zone ? null : { ...p, filter: q.filter }));
  g.rule('noun', '{c:core}', ({ c }) => c);
  // "artifact creatures and Heroes": the type is of the first alone
  const ofFirst = (a: Filter, c: Filter): boolean => c.is === 'or' && (a.is === 'type' || (a.is === 'and' && a.of.at(-1)?.is === 'type'));
  g.rule('noun', '{a:adjectives} {c:core}', ({ a, c }) => (c.own || ofFirst(a, c.filter) ? null : { ...c, filter: and(a, c.filter) }));
  g.rule('noun', '{c:core} {p:posts}', ({ c, p }) => described(c, p));
  g.rule('noun', '{a:adjectives} {c:core} {p:posts}', ({ a, c, p }) => {
    const n = c.own || ofFirst(a, c.filter) ? null : described(c, p);
    return n && { ...n, filter: and(a, n.filter) };
  });
  g.rule('nounOr', '{n:noun}', ({ n }) => n);
  // "target Dragon creature card or Ugin planeswalker card from your graveyard": the place is of both
  for (const and of ['or', 'and-or'] as const)
    g.rule('nounOr', `{a:plainCard} ${and} {b:plainCard} {p?:place}` as '{a:plainCard} {b:plainCard} {p?:place}', ({ a, b, p }) =>
      a.many === b.many ? { ...b, ...p, filter: or(a.filter, b.filter) } : null,
    );
  g.rule('plainCard', '{c:core}', ({ c }) => (c.head === 'card' && c.filter.is !== 'any' ? c : null));
  g.rule('plainCard', '{a:adjectives} {c:core}', ({ a, c }) => (c.own || c.head !== 'card' ? null : { ...c, filter: and(a, c.filter) }));
}

export function installNouns(g: Grammar): void {
  adjectives(g);
  heads(g);
  longLists(g);
  oneOfSeveral(g);
  eitherKind(g);
  cores(g);
  onTheStack(g);
  posts(g);
  lackingAndSources(g);
  further(g);
  blockedAndBasic(g);
  both(g);
  excepted(g);
  nouns(g);
}
