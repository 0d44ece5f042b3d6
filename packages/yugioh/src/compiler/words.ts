/** Words of noun phrases: what stands before the noun, and the nouns. */
import type { Filter } from '../language/effects.js';
import { ATTRIBUTES, type MonsterWord, PROPERTIES, type Property, TYPES } from '../language/index.js';

export interface Word {
  en: string;
  zh: string;
  filter: Filter;
}

export const word = (en: string, zh: string, filter: Filter): Word => ({ en, zh, filter });

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Filters of one phrase as one. */
export const flat = (filters: readonly Filter[]): Filter => (filters.length === 1 ? filters[0] : { is: 'and', of: filters });

/** Summons by what they are called: `this Fusion Summoned card`. */
const SUMMONS = {
  fusion: ['Fusion', '融合'],
  ritual: ['Ritual', '仪式'],
  synchro: ['Synchro', '同步'],
  xyz: ['Xyz', '超量'],
  link: ['Link', '连接'],
  pendulum: ['Pendulum', '灵摆'],
  tribute: ['Tribute', '上级'],
  flip: ['Flip', '反转'],
  special: ['Special', '特殊'],
  normal: ['Normal', '通常'],
} as const satisfies Record<string, readonly [string, string]>;
type Summons = keyof typeof SUMMONS;

/** What these Summons are called in English and in Chinese, each with its kind. */
export const summonsCalled = <K extends Summons>(...kinds: readonly K[]): readonly (readonly [en: string, zh: string, kind: K])[] =>
  kinds.map((kind) => [SUMMONS[kind][0], SUMMONS[kind][1], kind]);

export const ATTRIBUTE_ZH: Readonly<Record<string, string>> = {
  DARK: '暗',
  DIVINE: '神',
  EARTH: '地',
  FIRE: '炎',
  LIGHT: '光',
  WATER: '水',
  WIND: '风',
};
export const TYPE_ZH: Readonly<Record<string, string>> = {
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

/** Kinds of monster, as they stand before "Monster" (Y1.3, Y1.4). */
export const KIND_ZH: Readonly<Record<string, string>> = {
  Normal: '通常',
  Effect: '效果',
  Fusion: '融合',
  Ritual: '仪式',
  Synchro: '同步',
  Xyz: '超量',
  Pendulum: '灵摆',
  Link: '连接',
};
export const KINDS = Object.keys(KIND_ZH) as MonsterWord[];

export const ABILITY_ZH: Readonly<Record<string, string>> = {
  Tuner: '调整',
  Gemini: '二重',
  Union: '同盟',
  Spirit: '灵魂',
  Toon: '卡通',
  Flip: '反转',
};

export const PROPERTY_ZH: Readonly<Record<Property, string>> = {
  Normal: '通常',
  Continuous: '永续',
  Equip: '装备',
  Field: '场地',
  'Quick-Play': '速攻',
  Ritual: '仪式',
  Counter: '反击',
};

/** Words before the noun. */
export const ADJECTIVES: readonly Word[] = [
  word('face-up', '表侧表示的', { is: 'face', face: 'up' }),
  word('face-down', '里侧表示的', { is: 'face', face: 'down' }),
  word('Set', '盖放的', { is: 'face', face: 'down' }),
  word('Attack Position', '攻击表示的', { is: 'position', position: 'attack' }),
  word('Defense Position', '守备表示的', { is: 'position', position: 'defense' }),
  word('other', '其他', { is: 'other' }),
  word('attacking', '攻击的', { is: 'attacking' }),
  word('Special Summoned', '特殊召唤的', { is: 'specialSummoned' }),
  word('Normal Summoned', '通常召唤的', { is: 'summonedAs', kind: 'normal' }),
  word('Tribute Summoned', '上级召唤的', { is: 'summonedAs', kind: 'tribute' }),
  word('Fusion Summoned', '融合召唤的', { is: 'summonedAs', kind: 'fusion' }),
  word('Ritual Summoned', '仪式召唤的', { is: 'summonedAs', kind: 'ritual' }),
  word('Synchro Summoned', '同步召唤的', { is: 'summonedAs', kind: 'synchro' }),
  word('Xyz Summoned', '超量召唤的', { is: 'summonedAs', kind: 'xyz' }),
  word('Link Summoned', '连接召唤的', { is: 'summonedAs', kind: 'link' }),
  word('Pendulum Summoned', '灵摆召唤的', { is: 'summonedAs', kind: 'pendulum' }),
  ...Object.entries(ABILITY_ZH).map(([en, zh]) => word(en, zh, { is: 'word', word: en as MonsterWord })),
  ...KINDS.map((k) => word(k, KIND_ZH[k], { is: 'word', word: k })),
  ...ATTRIBUTES.map((a) => word(a, `${ATTRIBUTE_ZH[a]}属性`, { is: 'attribute', attribute: a })),
  ...TYPES.map((t) => word(t, `${TYPE_ZH[t]}族`, { is: 'type', type: t })),
];

/** Words that "non-" is put before: what follows is not so. */
export const NEGATABLE: readonly Word[] = [
  ...ADJECTIVES.filter((w) => w.filter.is === 'word' || w.filter.is === 'attribute' || w.filter.is === 'type'),
  word('Token', '衍生物', { is: 'word', word: 'Token' }),
];

const MONSTER: Filter = { is: 'kind', kind: 'monster' };
const SPELL: Filter = { is: 'kind', kind: 'spell' };
const TRAP: Filter = { is: 'kind', kind: 'trap' };

/** Nouns, with what makes them several. */
export const HEADS: readonly (Word & { plural: string })[] = (
  [
    ...KINDS.map((k) => [`${k} Monster`, `${KIND_ZH[k]}怪兽`, { is: 'word', word: k }] as const),
    ['Spell/Trap', '魔法·陷阱卡', { is: 'or', of: [SPELL, TRAP] }],
    ['Spell', '魔法卡', SPELL],
    ['Trap', '陷阱卡', TRAP],
    ['Token', '衍生物', { is: 'word', word: 'Token' }],
    ['Tuner', '调整怪兽', { is: 'word', word: 'Tuner' }],
    ['Monster Card', '怪兽卡', { is: 'printedMonster' }],
    ['monster', '怪兽', MONSTER],
    ['Monster', '怪兽', MONSTER],
    ['card', '卡', { is: 'any' }],
  ] as const
).map(([en, zh, filter]) => ({ en, zh, filter: filter as Filter, plural: en === 'Spell/Trap' ? 'Spells/Traps' : `${en}s` }));

const SEPARATOR = '(?:, and/or | and/or |, or |, and | or | and |, |/)';
const listOf = (words: readonly string[]): string => `((?:${words.join('|')})(?:${SEPARATOR}(?:${words.join('|')}))*)`;
const KIND_LIST = new RegExp(`^${listOf(KINDS)} Monster(s?)(?![\\w])`);
const PROPERTY_LIST = new RegExp(`^${listOf(PROPERTIES)} (Spells?/Traps?|Spells?|Traps?)(?: Cards?)?(?![\\w/])`);

/** Nouns that are made of several words: "Fusion, Synchro, or Xyz Monster", "Continuous Spell/Trap". */
export function madeHeadAt(text: string, at: number, plural: boolean): (readonly [Filter, number])[] {
  const piece = text.slice(at, at + 90);
  const words = (list: string): string[] => list.split(new RegExp(SEPARATOR));
  const kinds = KIND_LIST.exec(piece);
  const found: (readonly [Filter, number])[] = [];
  if (kinds && words(kinds[1]).length > 1 && (kinds[2] === 's') === plural) {
    const of = words(kinds[1]).map((w): Filter => ({ is: 'word', word: w as MonsterWord }));
    found.push([{ is: 'or', of }, at + kinds[0].length]);
  }
  const props = PROPERTY_LIST.exec(piece);
  if (props && (/s$/.test(props[2]) === plural || (!plural && / Card$/.test(props[0])))) {
    const of = words(props[1]).map((w): Filter => ({ is: 'property', property: w as Property }));
    const kind = props[2].startsWith('Trap') ? TRAP : /Trap/.test(props[2]) ? ({ is: 'or', of: [SPELL, TRAP] } as const) : SPELL;
    found.push([{ is: 'and', of: [of.length === 1 ? of[0] : { is: 'or', of }, kind] }, at + props[0].length]);
  }
  return found;
}

const listed = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${words[words.length - 1]}`;

/** Whether a filter alone can be the noun of a phrase. */
export const isHead = (f: Filter): boolean =>
  f.is === 'name' || f.is === 'or' || (f.is === 'and' && isPropertyHead(f)) || HEADS.some((h) => same(h.filter, f));

const isPropertyHead = (f: Extract<Filter, { is: 'and' }>): boolean =>
  f.of.length === 2 && (f.of[0].is === 'property' || (f.of[0].is === 'or' && f.of[0].of[0].is === 'property')) && isHead(f.of[1]);

const alternatives = (f: Filter): readonly Filter[] => (f.is === 'or' ? f.of : [f]);

/** A noun of several words; null: it is another filter. */
export function writeMadeHead(f: Filter, tongue: 'en' | 'zh', plural: boolean): string | null {
  const en = tongue === 'en';
  if (f.is === 'or' && f.of.length > 1 && f.of.every((x) => x.is === 'word' && KINDS.includes(x.word))) {
    const words = f.of.map((x) => (x as { word: string }).word);
    return en ? `${listed(words)} Monster${plural ? 's' : ''}` : `${words.map((w) => KIND_ZH[w]).join('·')}怪兽`;
  }
  if (f.is !== 'and' || !isPropertyHead(f)) return null;
  const props = alternatives(f.of[0]).map((x) => (x as { property: Property }).property);
  const head = HEADS.find((h) => same(h.filter, f.of[1]));
  if (!head) return null;
  return en ? `${listed(props)} ${plural ? head.plural : head.en}` : `${props.map((p) => PROPERTY_ZH[p]).join('·')}${head.zh}`;
}
