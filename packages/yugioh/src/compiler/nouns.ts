/** Noun phrases: what a card is like and where it is (section 4 of the card text study). Read and written by one table. */
import type { Filter } from '../language/effects.js';
import { ATTRIBUTES, type PlaceRef, TYPES } from '../language/index.js';
import type { Coded, Reading, Tongue } from './grammar.js';

interface Word {
  en: string;
  zh: string;
  filter: Filter;
}

const word = (en: string, zh: string, filter: Filter): Word => ({ en, zh, filter });
const stat = (s: 'level' | 'rank' | 'rating' | 'atk' | 'def', cmp: '=' | '<=' | '>=', n: number): Filter => ({
  is: 'stat',
  stat: s,
  cmp,
  n,
});

const ATTRIBUTE_ZH: Readonly<Record<string, string>> = {
  DARK: '暗',
  DIVINE: '神',
  EARTH: '地',
  FIRE: '炎',
  LIGHT: '光',
  WATER: '水',
  WIND: '风',
};
const TYPE_ZH: Readonly<Record<string, string>> = {
  Aqua: '水',
  Beast: '兽',
  'Beast-Warrior': '兽战士',
  'Creator God': '创造神',
  Cyberse: '电子界',
  Dinosaur: '恐龙',
  'Divine-Beast': '幻神兽',
  Dragon: '龙',
  Fairy: '天使',
  Fiend: '恶魔',
  Fish: '鱼',
  Illusion: '幻想魔',
  Insect: '昆虫',
  Machine: '机械',
  Plant: '植物',
  Psychic: '念动力',
  Pyro: '炎',
  Reptile: '爬虫类',
  Rock: '岩石',
  'Sea Serpent': '海龙',
  Spellcaster: '魔法师',
  Thunder: '雷',
  Warrior: '战士',
  'Winged Beast': '鸟兽',
  Wyrm: '幻龙',
  Zombie: '不死',
};

/** Words before the noun. */
const ADJECTIVES: readonly Word[] = [
  word('face-up', '表侧表示的', { is: 'face', face: 'up' }),
  word('face-down', '里侧表示的', { is: 'face', face: 'down' }),
  word('Set', '盖放的', { is: 'face', face: 'down' }),
  word('Attack Position', '攻击表示的', { is: 'position', position: 'attack' }),
  word('Defense Position', '守备表示的', { is: 'position', position: 'defense' }),
  word('other', '其他', { is: 'other' }),
  word('attacking', '攻击的', { is: 'attacking' }),
  word('Special Summoned', '特殊召唤的', { is: 'specialSummoned' }),
  ...ATTRIBUTES.map((a) => word(`non-${a}`, `${ATTRIBUTE_ZH[a]}属性以外的`, { is: 'not', of: { is: 'attribute', attribute: a } })),
  word('non-Effect', '效果怪兽以外的', { is: 'not', of: { is: 'word', word: 'Effect' } }),
  word('non-Token', '衍生物以外的', { is: 'not', of: { is: 'word', word: 'Token' } }),
  word('non-Tuner', '调整以外的', { is: 'not', of: { is: 'word', word: 'Tuner' } }),
  word('Tuner', '调整', { is: 'word', word: 'Tuner' }),
  word('Gemini', '二重', { is: 'word', word: 'Gemini' }),
  word('Union', '同盟', { is: 'word', word: 'Union' }),
  word('Spirit', '灵魂', { is: 'word', word: 'Spirit' }),
  word('Toon', '卡通', { is: 'word', word: 'Toon' }),
  word('Flip', '反转', { is: 'word', word: 'Flip' }),
  ...ATTRIBUTES.map((a) => word(a, `${ATTRIBUTE_ZH[a]}属性`, { is: 'attribute', attribute: a })),
  ...TYPES.map((t) => word(t, `${TYPE_ZH[t]}族`, { is: 'type', type: t })),
];

/** Nouns, with what makes them several. */
const HEADS: readonly (Word & { plural: string })[] = (
  [
    ['Normal Monster', '通常怪兽', { is: 'word', word: 'Normal' }],
    ['Effect Monster', '效果怪兽', { is: 'word', word: 'Effect' }],
    ['Fusion Monster', '融合怪兽', { is: 'word', word: 'Fusion' }],
    ['Ritual Monster', '仪式怪兽', { is: 'word', word: 'Ritual' }],
    ['Synchro Monster', '同步怪兽', { is: 'word', word: 'Synchro' }],
    ['Xyz Monster', '超量怪兽', { is: 'word', word: 'Xyz' }],
    ['Pendulum Monster', '灵摆怪兽', { is: 'word', word: 'Pendulum' }],
    ['Link Monster', '连接怪兽', { is: 'word', word: 'Link' }],
    [
      'Ritual Spell',
      '仪式魔法',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'spell' },
          { is: 'property', property: 'Ritual' },
        ],
      },
    ],
    [
      'Field Spell',
      '场地魔法',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'spell' },
          { is: 'property', property: 'Field' },
        ],
      },
    ],
    [
      'Equip Spell',
      '装备魔法',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'spell' },
          { is: 'property', property: 'Equip' },
        ],
      },
    ],
    [
      'Quick-Play Spell',
      '速攻魔法',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'spell' },
          { is: 'property', property: 'Quick-Play' },
        ],
      },
    ],
    [
      'Continuous Spell',
      '永续魔法',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'spell' },
          { is: 'property', property: 'Continuous' },
        ],
      },
    ],
    [
      'Continuous Trap',
      '永续陷阱',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'trap' },
          { is: 'property', property: 'Continuous' },
        ],
      },
    ],
    [
      'Counter Trap',
      '反击陷阱',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'trap' },
          { is: 'property', property: 'Counter' },
        ],
      },
    ],
    [
      'Normal Trap',
      '通常陷阱',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'trap' },
          { is: 'property', property: 'Normal' },
        ],
      },
    ],
    [
      'Normal Spell',
      '通常魔法',
      {
        is: 'and',
        of: [
          { is: 'kind', kind: 'spell' },
          { is: 'property', property: 'Normal' },
        ],
      },
    ],
    [
      'Spell/Trap',
      '魔法·陷阱卡',
      {
        is: 'or',
        of: [
          { is: 'kind', kind: 'spell' },
          { is: 'kind', kind: 'trap' },
        ],
      },
    ],
    ['Spell', '魔法卡', { is: 'kind', kind: 'spell' }],
    ['Trap', '陷阱卡', { is: 'kind', kind: 'trap' }],
    ['Token', '衍生物', { is: 'word', word: 'Token' }],
    ['Tuner', '调整怪兽', { is: 'word', word: 'Tuner' }],
    ['monster', '怪兽', { is: 'kind', kind: 'monster' }],
    ['card', '卡', { is: 'any' }],
  ] as const
).map(([en, zh, filter]) => ({ en, zh, filter: filter as Filter, plural: en === 'Spell/Trap' ? 'Spells/Traps' : `${en}s` }));

const STATS = { level: ['Level', '等级'], rank: ['Rank', '阶级'], rating: ['Link', '连接'] } as const;
const CMP = { '=': '', '<=': ' or lower', '>=': ' or higher' } as const;
const CMP_ZH = { '=': '', '<=': '以下', '>=': '以上' } as const;

const quoted = (text: string, at: number): readonly [string, number] | null => {
  if (text[at] !== '"') return null;
  // Names may hold quotes themselves: the longest that is followed by a space or a mark.
  for (let end = text.indexOf('"', at + 1); end > 0; end = text.indexOf('"', end + 1)) {
    const next = text[end + 1];
    const name = text.slice(at + 1, end);
    if ((name.match(/"/g)?.length ?? 0) % 2 === 0 && (next === undefined || /[\s,.;:()]/.test(next))) return [name, end + 1];
  }
  return null;
};

/** One word before the noun, or a list of alternatives ("Fish, Sea Serpent, or Aqua"). */
function adjectiveAt(text: string, at: number): (readonly [Filter, number])[] {
  const found: (readonly [Filter, number])[] = [];
  for (const w of ADJECTIVES) {
    if (!text.startsWith(w.en, at)) continue;
    const end = at + w.en.length;
    found.push([w.filter, text.startsWith('-Type', end) ? end + 5 : end]);
  }
  const level = /^(Level|Rank|Link)[ -](\d+)( or lower| or higher)?/.exec(text.slice(at, at + 30));
  if (level) {
    const s = level[1] === 'Level' ? 'level' : level[1] === 'Rank' ? 'rank' : 'rating';
    found.push([stat(s, level[3] === ' or lower' ? '<=' : level[3] ? '>=' : '=', Number(level[2])), at + level[0].length]);
  }
  const name = quoted(text, at);
  if (name) found.push([{ is: 'series', name: name[0] }, name[1]]);
  return found;
}

/** Alternatives of the same kind of word. */
function alternativesAt(text: string, at: number): (readonly [Filter, number])[] {
  return adjectiveAt(text, at).flatMap(([first, end]) => {
    const list: Filter[] = [first];
    let to = end;
    for (;;) {
      const sep = [', or ', ' or ', ', '].find((x) => text.startsWith(x, to));
      const next = sep === undefined ? undefined : adjectiveAt(text, to + sep.length).find(([f]) => f.is === first.is);
      if (sep === undefined || !next || (first.is !== 'type' && first.is !== 'attribute' && first.is !== 'series')) break;
      list.push(next[0]);
      to = next[1];
      if (sep !== ', ') return [[first, end] as const, [{ is: 'or', of: list } as Filter, to] as const];
    }
    return [[first, end] as const];
  });
}

const AFTER: readonly Word[] = [
  word(' in Attack Position', '攻击表示的', { is: 'position', position: 'attack' }),
  word(' in Defense Position', '守备表示的', { is: 'position', position: 'defense' }),
];

/** What stands after the noun. */
function afterAt(text: string, at: number): (readonly [Filter, number])[] {
  const found: (readonly [Filter, number])[] = AFTER.filter((w) => text.startsWith(w.en, at)).map(
    (w) => [w.filter, at + w.en.length] as const,
  );
  const value =
    /^ with (\d+) or (less|more) (ATK|DEF)/.exec(text.slice(at, at + 30)) ??
    /^ with a?n? ?(ATK|DEF) of (\d+) or (less|more)/.exec(text.slice(at, at + 34));
  if (value) {
    const [n, dir, of] = value[1] === 'ATK' || value[1] === 'DEF' ? [value[2], value[3], value[1]] : [value[1], value[2], value[3]];
    found.push([stat(of === 'ATK' ? 'atk' : 'def', dir === 'less' ? '<=' : '>=', Number(n)), at + value[0].length]);
  }
  const exact = /^ with (\d+) (ATK|DEF)/.exec(text.slice(at, at + 20));
  if (exact) found.push([stat(exact[2] === 'ATK' ? 'atk' : 'def', '=', Number(exact[1])), at + exact[0].length]);
  return found;
}

const flat = (filters: readonly Filter[]): Filter => (filters.length === 1 ? filters[0] : { is: 'and', of: filters });

/** Reads a noun phrase without its place: the filter, and where it ends. */
function nounAt(text: string, at: number, plural: boolean): (readonly [Filter, number])[] {
  const found: (readonly [Filter, number])[] = [];
  const seen = new Set<string>();
  const rest = (filters: readonly Filter[], to: number): void => {
    for (const h of HEADS) {
      const name = plural ? h.plural : h.en;
      for (const written of [
        name,
        plural ? null : `${name}(s)`,
        h.filter.is === 'kind' && h.filter.kind !== 'monster' ? `${h.en} Card${plural ? 's' : ''}` : null,
      ])
        if (written !== null && text.startsWith(written, to) && !/^\w/.test(text.slice(to + written.length)))
          finish([...filters, h.filter], to + written.length);
    }
    for (const [f, end] of alternativesAt(text, to)) {
      if (text[end] !== ' ' || filters.length > 6) continue;
      rest([...filters, f], end + 1);
    }
    const name = quoted(text, to);
    // Y2.6: a name that no noun follows is that of a card.
    if (name) finish([...filters, { is: 'name', name: name[0] }], name[1]);
  };
  const finish = (filters: readonly Filter[], to: number): void => {
    const key = `${JSON.stringify(filters)}${to}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.push([flat(filters), to]);
    for (const [f, end] of afterAt(text, to)) finish([...filters, f], end);
  };
  rest([], at);
  return found;
}

/** Places, as they stand after a noun: where something is, or from where it is taken. */
const PLACES: readonly { en: readonly string[]; from: string; zh: string; refs: readonly PlaceRef[]; monster?: true }[] = [
  { en: [' your opponent controls'], from: ' your opponent controls', zh: '对手场上的', refs: [{ place: 'field', whose: 'opponent' }] },
  {
    en: [' you control', ' on your side of the field', ' on your field'],
    from: ' you control',
    zh: '自己场上的',
    refs: [{ place: 'field', whose: 'you' }],
  },
  { en: [' on the field'], from: ' on the field', zh: '场上的', refs: [{ place: 'field', whose: 'either' }] },
  { en: [' in your GY'], from: ' from your GY', zh: '自己墓地的', refs: [{ place: 'gy', whose: 'you' }] },
  { en: [" in your opponent's GY"], from: " from your opponent's GY", zh: '对手墓地的', refs: [{ place: 'gy', whose: 'opponent' }] },
  {
    en: [' in either GY', ' in any GY', " in either player's GY"],
    from: ' from either GY',
    zh: '双方墓地的',
    refs: [{ place: 'gy', whose: 'either' }],
  },
  { en: [' in your hand'], from: ' from your hand', zh: '自己手牌的', refs: [{ place: 'hand', whose: 'you' }] },
  { en: [" in your opponent's hand"], from: " from your opponent's hand", zh: '对手手牌的', refs: [{ place: 'hand', whose: 'opponent' }] },
  { en: [' in your Deck'], from: ' from your Deck', zh: '自己牌组的', refs: [{ place: 'deck', whose: 'you' }] },
  { en: [' in your Extra Deck'], from: ' from your Extra Deck', zh: '自己额外牌组的', refs: [{ place: 'extra', whose: 'you' }] },
  {
    en: [' in your hand or Deck'],
    from: ' from your hand or Deck',
    zh: '自己手牌·牌组的',
    refs: [
      { place: 'hand', whose: 'you' },
      { place: 'deck', whose: 'you' },
    ],
  },
  {
    en: [' in your Deck or GY'],
    from: ' from your Deck or GY',
    zh: '自己牌组·墓地的',
    refs: [
      { place: 'deck', whose: 'you' },
      { place: 'gy', whose: 'you' },
    ],
  },
  {
    en: [' in your hand or GY'],
    from: ' from your hand or GY',
    zh: '自己手牌·墓地的',
    refs: [
      { place: 'hand', whose: 'you' },
      { place: 'gy', whose: 'you' },
    ],
  },
  {
    en: [' in your hand, Deck, or GY'],
    from: ' from your hand, Deck, or GY',
    zh: '自己手牌·牌组·墓地的',
    refs: [
      { place: 'hand', whose: 'you' },
      { place: 'deck', whose: 'you' },
      { place: 'gy', whose: 'you' },
    ],
  },
  {
    en: [' in your hand or field'],
    from: ' from your hand or field',
    zh: '自己手牌·场上的',
    refs: [
      { place: 'hand', whose: 'you' },
      { place: 'field', whose: 'you' },
    ],
  },
  {
    en: [' in your Pendulum Zone'],
    from: ' from your Pendulum Zone',
    zh: '自己灵摆区域的',
    refs: [{ place: 'pendulumZone', whose: 'you' }],
  },
  {
    en: [' in the Pendulum Zones'],
    from: ' from the Pendulum Zones',
    zh: '灵摆区域的',
    refs: [{ place: 'pendulumZone', whose: 'either' }],
  },
  {
    en: [' in your Spell & Trap Zone'],
    from: ' from your Spell & Trap Zone',
    zh: '自己魔法与陷阱区域的',
    refs: [{ place: 'spellZone', whose: 'you' }],
  },
  {
    en: [" in your opponent's hand or GY"],
    from: " from your opponent's hand or GY",
    zh: '对手手牌·墓地的',
    refs: [
      { place: 'hand', whose: 'opponent' },
      { place: 'gy', whose: 'opponent' },
    ],
  },
  { en: [' in your Field Zone'], from: ' in your Field Zone', zh: '自己场地区域的', refs: [{ place: 'fieldZone', whose: 'you' }] },
  { en: [''], from: '', zh: '', refs: [{ place: 'monsterZone', whose: 'either' }] },
  { en: [' in the Field Zone'], from: ' in the Field Zone', zh: '场地区域的', refs: [{ place: 'fieldZone', whose: 'either' }] },
];

const BANISHED: readonly { en: string; zh: string; refs: readonly PlaceRef[]; many?: true }[] = [
  { en: 'of your banished ', zh: '除外的自己的', refs: [{ place: 'banished', whose: 'you' }], many: true },
  { en: 'banished ', zh: '除外的', refs: [{ place: 'banished', whose: 'either' }] },
];

const EXCEPT = ', except ';

/** A phrase with a place; `from`: taken from there. */
export function cards(plural: boolean): Coded {
  return {
    read(text, at) {
      const found: Reading[] = [];
      for (const [filter, end] of nounAt(text, at, plural))
        for (const place of PLACES)
          for (const written of [...place.en, place.from])
            if (text.startsWith(written, end)) {
              const node = { from: place.refs, filter };
              const to = end + written.length;
              found.push([node, to]);
              const name = text.startsWith(EXCEPT, to) ? quoted(text, to + EXCEPT.length) : null;
              if (name)
                found.push([
                  {
                    from: place.refs,
                    filter: flat([...(filter.is === 'and' ? filter.of : [filter]), { is: 'not', of: { is: 'name', name: name[0] } }]),
                  },
                  name[1],
                ]);
            }
      for (const b of BANISHED)
        if (text.startsWith(b.en, at))
          for (const [filter, end] of nounAt(text, at + b.en.length, plural || b.many === true))
            found.push([{ from: b.refs, filter }, end]);
      return found;
    },
    write: (node, tongue) => writeCards(node as { from: readonly PlaceRef[]; filter: Filter }, tongue, plural, false),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The phrase of cards at a place. */
export function writeCards(
  node: { from: readonly PlaceRef[]; filter: Filter },
  tongue: Tongue,
  plural: boolean,
  taken: boolean,
): string | null {
  const list = node.filter.is === 'and' && !HEADS.some((h) => same(h.filter, node.filter)) ? node.filter.of : [node.filter];
  const last = list[list.length - 1];
  const name = last.is === 'not' && last.of.is === 'name' ? last.of.name : null;
  const banishedFrom = BANISHED.find((b) => same(b.refs, node.from));
  const noun = writeNoun(name === null ? list : list.slice(0, -1), tongue, plural || banishedFrom?.many === true);
  if (noun === null) return null;
  const except = name === null ? '' : tongue === 'en' ? `${EXCEPT}"${name}"` : `（“${name}”除外）`;
  const place = PLACES.find((p) => same(p.refs, node.from));
  if (place) return tongue === 'en' ? `${noun}${taken ? place.from : place.en[0]}${except}` : `${place.zh}${noun}${except}`;
  return banishedFrom ? `${banishedFrom[tongue]}${noun}` : null;
}

function writeNoun(list: readonly Filter[], tongue: Tongue, plural: boolean): string | null {
  const at = list.findIndex((f) =>
    HEADS.some((h) => same(h.filter, f)) && f.is !== 'or' ? isHead(list, f) : HEADS.some((h) => same(h.filter, f)),
  );
  const named = list.findIndex((f) => f.is === 'name');
  const middle = at >= 0 ? at : named;
  if (middle < 0) return null;
  const head = list[middle];
  const h = HEADS.find((x) => same(x.filter, head));
  const noun =
    head.is === 'name' ? (tongue === 'en' ? `"${head.name}"` : `“${head.name}”`) : tongue === 'en' ? (plural ? h?.plural : h?.en) : h?.zh;
  const before = list.slice(0, middle).map((f) => writeAdjective(f, tongue));
  const after = list.slice(middle + 1).map((f) => writeAfter(f, tongue));
  if (noun === undefined || before.includes(null) || after.includes(null)) return null;
  return tongue === 'en' ? [...before, noun].join(' ') + after.join('') : after.join('') + before.join('') + noun;
}

/** The noun is the last filter that can be one, as "Tuner" can be either. */
const isHead = (list: readonly Filter[], f: Filter): boolean => {
  const i = list.indexOf(f);
  return !list.slice(i + 1).some((x) => HEADS.some((h) => same(h.filter, x))) && !list.slice(i + 1).some((x) => x.is === 'name');
};

function writeAdjective(f: Filter, tongue: Tongue): string | null {
  if (f.is === 'or') {
    const parts = f.of.map((x) => writeAdjective(x, tongue));
    if (parts.includes(null)) return null;
    if (tongue === 'zh') return parts.join('·');
    return parts.length === 2 ? parts.join(' or ') : `${parts.slice(0, -1).join(', ')}, or ${parts[parts.length - 1]}`;
  }
  if (f.is === 'series') return tongue === 'en' ? `"${f.name}"` : `“${f.name}”`;
  if (f.is === 'stat' && (f.stat === 'level' || f.stat === 'rank' || f.stat === 'rating') && f.cmp !== '<' && f.cmp !== '>') {
    const [en, zh] = STATS[f.stat];
    return tongue === 'en' ? `${en}${f.stat === 'rating' ? '-' : ' '}${f.n}${CMP[f.cmp]}` : `${zh}${f.n}${CMP_ZH[f.cmp]}`;
  }
  const w = ADJECTIVES.find((x) => same(x.filter, f));
  return w ? w[tongue] : null;
}

function writeAfter(f: Filter, tongue: Tongue): string | null {
  const w = AFTER.find((x) => same(x.filter, f));
  if (w) return w[tongue];
  if (f.is !== 'stat' || (f.stat !== 'atk' && f.stat !== 'def')) return null;
  const name = f.stat === 'atk' ? 'ATK' : 'DEF';
  if (tongue === 'zh') return `${f.stat === 'atk' ? '攻击力' : '守备力'}${f.n}${f.cmp === '<=' ? '以下' : f.cmp === '>=' ? '以上' : ''}的`;
  return f.cmp === '=' ? ` with ${f.n} ${name}` : ` with ${f.n} or ${f.cmp === '<=' ? 'less' : 'more'} ${name}`;
}

/** A noun phrase without a place: a filter. */
export function noun(plural: boolean): Coded {
  return {
    read: (text, at) => nounAt(text, at, plural),
    write: (node, tongue) => {
      const f = node as Filter;
      return writeNoun(f.is === 'and' && !HEADS.some((h) => same(h.filter, f)) ? f.of : [f], tongue, plural);
    },
  };
}

/** A number written in digits. */
export const number: Coded = {
  read(text, at) {
    const m = /^\d+/.exec(text.slice(at, at + 6));
    return m ? [[Number(m[0]), at + m[0].length]] : [];
  },
  write: (node) => (typeof node === 'number' ? String(node) : null),
};

/** A name in quotes. */
export const name: Coded = {
  read(text, at) {
    const q = quoted(text, at);
    return q ? [[q[0], q[1]]] : [];
  },
  write: (node, tongue) => (typeof node !== 'string' ? null : tongue === 'en' ? `"${node}"` : `“${node}”`),
};
