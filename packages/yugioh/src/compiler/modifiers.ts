/** What stands after a noun: "with 1500 or less ATK", "that mentions "X"", "in Attack Position". */
import type { Cards, Filter, Quantity, Selector } from '../language/effects.js';
import type { Likeness } from '../language/expressions.js';
import { type Compare, type MonsterType, type Stat, TYPES } from '../language/index.js';
import type { Tongue } from './grammar.js';
import { late } from './late.js';
import { same, TYPE_ZH, type Word, word } from './words.js';

/** A name in quotes; names may hold quotes themselves: the longest that is followed by a space or a mark. */
export const quoted = (text: string, at: number): readonly [string, number] | null => {
  if (text[at] !== '"') return null;
  for (let end = text.indexOf('"', at + 1); end > 0; end = text.indexOf('"', end + 1)) {
    const next = text[end + 1];
    const name = text.slice(at + 1, end);
    if ((name.match(/"/g)?.length ?? 0) % 2 === 0 && (next === undefined || /[\s,.;:()]/.test(next))) return [name, end + 1];
  }
  return null;
};

const SUMMONED: readonly (readonly [string, string, Filter])[] = [
  ['Special', '特殊', { is: 'specialSummoned' }],
  ['Normal', '通常', { is: 'summonedAs', kind: 'normal' }],
  ['Tribute', '上级', { is: 'summonedAs', kind: 'tribute' }],
  ['Fusion', '融合', { is: 'summonedAs', kind: 'fusion' }],
  ['Ritual', '仪式', { is: 'summonedAs', kind: 'ritual' }],
  ['Synchro', '同步', { is: 'summonedAs', kind: 'synchro' }],
  ['Xyz', '超量', { is: 'summonedAs', kind: 'xyz' }],
  ['Link', '连接', { is: 'summonedAs', kind: 'link' }],
  ['Pendulum', '灵摆', { is: 'summonedAs', kind: 'pendulum' }],
];

const AFTER: readonly (Word & { also?: readonly string[] })[] = [
  word(' in Attack Position', '攻击表示的', { is: 'position', position: 'attack' }),
  word(' in Defense Position', '守备表示的', { is: 'position', position: 'defense' }),
  { ...word(' that has a Level', '有等级的', { is: 'hasLevel' }), also: [' with a Level', ' that have a Level', ' that have Levels'] },
  {
    ...word(' that was Special Summoned from the Extra Deck', '从额外牌组特殊召唤的', { is: 'summonedFrom', from: 'extra' }),
    also: [' Special Summoned from the Extra Deck', ' that were Special Summoned from the Extra Deck', ' Summoned from the Extra Deck'],
  },
  {
    ...word(' that was Special Summoned from the GY', '从墓地特殊召唤的', { is: 'summonedFrom', from: 'gy' }),
    also: [' Special Summoned from the GY', ' that were Special Summoned from the GY'],
  },
  {
    ...word(' that was Special Summoned this turn', '此回合特殊召唤的', { is: 'and', of: [{ is: 'specialSummoned' }, { is: 'arrived' }] }),
    also: [' Special Summoned this turn'],
  },
  {
    ...word(' this card points to', '此卡的连接前方的', { is: 'pointedTo' }),
    also: [' that this card points to', ' it points to', ' that it points to'],
  },
  { ...word(' that a Link Monster points to', '连接怪兽的连接前方的', { is: 'linked' }), also: [' a Link Monster points to'] },
  {
    ...word(' in the Extra Monster Zone', '额外怪兽区域的', { is: 'inZone', zone: 'extraZone' }),
    also: [' in an Extra Monster Zone', ' in the Extra Monster Zones'],
  },
  {
    ...word(' in the Main Monster Zone', '主要怪兽区域的', { is: 'inZone', zone: 'mainZone' }),
    also: [' in their Main Monster Zone', ' in their Main Monster Zones'],
  },
  word(' that can be Normal Summoned/Set', '可以通常召唤的', { is: 'not', of: { is: 'nomi' } }),
  { ...word(' that cannot be Normal Summoned/Set', '不能通常召唤的', { is: 'nomi' }), also: [' that cannot be Normal Summoned or Set'] },
  {
    ...word(' whose ATK is different from its original ATK', '攻击力与原本攻击力不同的', { is: 'changedAtk' }),
    also: [' whose current ATK is different from its original ATK'],
  },
  {
    ...word(' that has material', '有超量素材的', { is: 'hasMaterial' }),
    also: [' with material', ' that have material', ' that has materials'],
  },
  {
    ...word(' that has no material', '没有超量素材的', { is: 'not', of: { is: 'hasMaterial' } }),
    also: [' with no material', ' that has no materials', ' with no materials'],
  },
  {
    ...word(' that was destroyed and sent there this turn', '此回合破坏送去的', {
      is: 'and',
      of: [{ is: 'arrived' }, { is: 'came', destroyed: true }],
    }),
    also: [' that was destroyed this turn', ' that were destroyed this turn'],
  },
  {
    ...word(' that was sent there this turn', '此回合送去的', { is: 'and', of: [{ is: 'arrived' }, { is: 'came' }] }),
    also: [
      ' sent there this turn',
      ' that were sent there this turn',
      ' that was sent to the GY this turn',
      ' that were sent to the GY this turn',
    ],
  },
  ...SUMMONED.map(([en, zh, filter]) => ({
    ...word(` that was ${en} Summoned`, `${zh}召唤的`, filter),
    also: [` that were ${en} Summoned`],
  })),
  word(' in face-up Defense Position', '表侧守备表示的', {
    is: 'and',
    of: [
      { is: 'face', face: 'up' },
      { is: 'position', position: 'defense' },
    ],
  }),
  word(' treated as a Continuous Spell', '当作永续魔法卡使用的', {
    is: 'and',
    of: [
      { is: 'kind', kind: 'spell' },
      { is: 'property', property: 'Continuous' },
    ],
  }),
  word(' treated as a Continuous Trap', '当作永续陷阱卡使用的', {
    is: 'and',
    of: [
      { is: 'kind', kind: 'trap' },
      { is: 'property', property: 'Continuous' },
    ],
  }),
  {
    ...word(' whose ATK is higher than its original ATK', '攻击力比原本攻击力高的', { is: 'raisedAtk' }),
    also: [' whose ATK are higher than their original ATK'],
  },
  { ...word(' other than the one activated', '该卡以外的', { is: 'not', of: { is: 'event' } }), also: [' (other than that card)'] },
  word(' with 1 Tribute', '以1只解放召唤的', { is: 'tributed', n: 1 }),
  { ...word(' with the declared Type', '宣言的种族的', { is: 'declared', in: 'type' }), also: [' of the declared Type'] },
  { ...word(' with the declared Attribute', '宣言的属性的', { is: 'declared', in: 'attribute' }), also: [' of the declared Attribute'] },
  word(' that were Normal or Flip Summoned this turn', '此回合召唤·反转召唤的', {
    is: 'and',
    of: [
      { is: 'newcomer' },
      {
        is: 'or',
        of: [
          { is: 'summonedAs', kind: 'normal' },
          { is: 'summonedAs', kind: 'flip' },
        ],
      },
    ],
  }),
  { ...word(' the turn player controls', '回合玩家的', { is: 'ofTurn' }), also: [' controlled by the turn player'] },
  {
    ...word(' that was destroyed by battle this turn', '此回合被战斗破坏的', {
      is: 'and',
      of: [{ is: 'arrived' }, { is: 'came', destroyed: true, by: 'battle' }],
    }),
    also: [' destroyed by battle during this turn', ' that were destroyed by battle this turn'],
  },
  {
    ...word(' with a Level or Rank lower than the total roll', '等级·阶级比骰子合计低的', {
      is: 'or',
      of: (['level', 'rank'] as const).map((stat) => ({ is: 'than', stat, cmp: '<', of: { q: 'luck', times: 1 } })),
    }),
    also: [' with Levels/Ranks lower than the total roll', ' with Levels or Ranks lower than the total roll'],
  },
  word(' equipped with an Equip Card', '有装备卡装备的', { is: 'equipped' }),
];

const VALUE = /^ (?:with|whose|that has|that have) (\d+) or (less|more|higher|lower) (original )?(ATK|DEF)/;
const TWO_VALUES = /^ with (\d+) or (less|more) ATK and (\d+) or (less|more) DEF/;
const EITHER_VALUE = /^ with (?:an )?original ATK or DEF of (\d+)|^ with (\d+) original ATK or DEF/;
const OLD_VALUE = /^ with an? (original )?(ATK|DEF) (?:of|equal to) (\d+)(?: or (less|more))?/;
const EXACT = /^ with (\d+) (original )?(ATK|DEF)(?!\/)/;
const ORIGINAL_LEVEL = /^ (?:whose original (Level|ATK|DEF) is|with an original (Level|ATK|DEF) of) (\d+)(?: or (more|less|higher|lower))?/;
const BOTH = /^ (?:with|that has|that have) (\d+) ATK(?:\/DEF| and (\d+) DEF|\/(\d+) DEF)/;

const stat = (of: string, cmp: '=' | '<=' | '>=', n: string, original: string | undefined): Filter => ({
  is: 'stat',
  stat: of === 'ATK' ? 'atk' : 'def',
  cmp,
  n: Number(n),
  ...(original ? { original: true as const } : {}),
});

type Found = readonly [Filter, number];

function valueAt(piece: string, at: number): Found[] {
  const found: Found[] = [];
  const v = VALUE.exec(piece);
  if (v) found.push([stat(v[4], v[2] === 'less' || v[2] === 'lower' ? '<=' : '>=', v[1], v[3]), at + v[0].length]);
  const two = TWO_VALUES.exec(piece);
  if (two)
    found.push([
      {
        is: 'and',
        of: [
          stat('ATK', two[2] === 'less' ? '<=' : '>=', two[1], undefined),
          stat('DEF', two[4] === 'less' ? '<=' : '>=', two[3], undefined),
        ],
      },
      at + two[0].length,
    ]);
  const either = EITHER_VALUE.exec(piece);
  if (either)
    found.push([
      { is: 'or', of: [stat('ATK', '=', either[1] ?? either[2], 'original'), stat('DEF', '=', either[1] ?? either[2], 'original')] },
      at + either[0].length,
    ]);
  const o = OLD_VALUE.exec(piece);
  if (o) found.push([stat(o[2], o[4] === 'less' ? '<=' : o[4] ? '>=' : '=', o[3], o[1]), at + o[0].length]);
  const l = ORIGINAL_LEVEL.exec(piece);
  if (l) {
    const stat = STAT_OF[l[1] ?? l[2]];
    const cmp = l[4] === 'less' || l[4] === 'lower' ? '<=' : l[4] ? '>=' : '=';
    found.push([{ is: 'stat', stat, cmp, n: Number(l[3]), original: true }, at + l[0].length]);
  }
  const e = EXACT.exec(piece);
  if (e) found.push([stat(e[3], '=', e[1], e[2]), at + e[0].length]);
  const b = BOTH.exec(piece);
  if (b)
    found.push([
      {
        is: 'and',
        of: [stat('ATK', '=', b[1], undefined), stat('DEF', '=', b[2] ?? b[3] ?? b[1], undefined)],
      },
      at + b[0].length,
    ]);
  return found;
}

/** Values compared with those of other cards: lead, how, and what follows it ("less than or equal to", "lower than"). */
const COMPARED =
  /^,? (?:with (?:an? )?|whose |that has (?:an? )?)(original )?(ATK|DEF|Level|Rank)(?: (?:that )?(?:is|are))? (less than or equal to|equal to or less than|lower than or equal to|equal to or lower than|less than|lower than|higher than or equal to|equal to or higher than|higher than|greater than or equal to|equal to) /;
const CMPS: Readonly<Record<string, Compare>> = {
  'less than or equal to': '<=',
  'equal to or less than': '<=',
  'lower than or equal to': '<=',
  'equal to or lower than': '<=',
  'less than': '<',
  'lower than': '<',
  'higher than or equal to': '>=',
  'equal to or higher than': '>=',
  'greater than or equal to': '>=',
  'higher than': '>',
  'equal to': '=',
};
const STAT_OF: Readonly<Record<string, Stat>> = { ATK: 'atk', DEF: 'def', Level: 'level', Rank: 'rank' };
const STAT_ZH: Readonly<Record<string, string>> = { atk: '攻击力', def: '守备力', level: '等级', rank: '阶级' };

/** Y20.14: "with ATK less than or equal to that target's ATK"; the value is said again, or meant. */
function comparedAt(text: string, at: number): Found[] {
  const m = COMPARED.exec(text.slice(at, at + 70));
  if (!m || !late.table) return [];
  const from = at + m[0].length;
  const stat = STAT_OF[m[2]];
  const cmp = CMPS[m[3]];
  const original = m[1] ? { original: true as const } : {};
  const found = late.table
    .read('quantity', text, from)
    .map(([q, end]): Found => [{ is: 'than', stat, cmp, of: q as Quantity, ...original }, end]);
  return found.length > 0 ? found : thanWhom(text, from, (of) => ({ is: 'than', stat, cmp, of: { q: 'stat', of, stat }, ...original }));
}

/** The same value of another card: "with a Level less than or equal to that monster". */
const thanWhom = (text: string, at: number, made: (of: Selector) => Filter): Found[] =>
  (late.table?.read('likeWhom', text, at) ?? []).map(([of, end]) => [made(of as Selector), end]);

const LESS = /^ with (?:an? )?(less|more|lower|higher|equal or lower|equal or higher) (ATK|DEF|Level|Rank) than /;
const LESS_CMP: Readonly<Record<string, Compare>> = {
  less: '<',
  lower: '<',
  more: '>',
  higher: '>',
  'equal or lower': '<=',
  'equal or higher': '>=',
};
const STEPS = /^,? (?:that (?:is|are)|whose (?:Level|Rank) is) (\d+) (?:(Levels?|Ranks?) )?(higher|lower) than /;

/** "with less ATK than that monster", "that is 1 Rank higher than that monster". */
function besideAt(text: string, at: number): Found[] {
  const piece = text.slice(at, at + 60);
  const less = LESS.exec(piece);
  if (less && !text.startsWith('this card', at + less[0].length)) {
    const stat = STAT_OF[less[2]];
    return thanWhom(text, at + less[0].length, (of) => ({ is: 'than', stat, cmp: LESS_CMP[less[1]], of: { q: 'stat', of, stat } }));
  }
  const steps = STEPS.exec(piece);
  const named = /Level|Rank/.exec(steps?.[0] ?? '');
  if (!steps || !named) return [];
  const stat = STAT_OF[named[0]];
  const b: Quantity = { q: 'number', n: Number(steps[1]) };
  return thanWhom(text, at + steps[0].length, (of) => {
    const a: Quantity = { q: 'stat', of, stat };
    return { is: 'than', stat, cmp: '=', of: steps[3] === 'higher' ? { q: 'plus', a, b } : { q: 'minus', a, b } };
  });
}

const LIKE: readonly (readonly [string, string, Likeness])[] = [
  ['name', '卡名', 'name'],
  ['Type', '种族', 'type'],
  ['Attribute', '属性', 'attribute'],
  ['Level', '等级', 'level'],
  ['Rank', '阶级', 'rank'],
];

/** Whom a likeness is to that names nobody; never in a compiled text. */
export const UNSAID = { sel: 'paid', unsaid: true } as Selector;

const WHAT = 'name|Type|Attribute|Level|Rank';
const SAME = new RegExp(
  `^,? (?:with|that has|that have) (?:the|an?) (same|different) (?:original )?(?:Monster )?(${WHAT})((?:, (?:${WHAT}))*)(?:,? (and|or) (${WHAT}))?(?:,? but (?:with )?a different (${WHAT}))?(?![\\w])`,
);
const likeness = (word: string): Likeness => LIKE.find(([w]) => w === word)?.[2] ?? 'name';

/** Y2.11: "with the same name as that target", "with the same Type but a different name", "with a different Attribute from that monster". */
function likeAt(text: string, at: number): Found[] {
  const m = SAME.exec(text.slice(at, at + 110));
  if (!m || !late.table) return [];
  const { table } = late;
  const all = [m[2], ...(m[3].match(/\w+/g) ?? []), ...(m[5] ? [m[5]] : [])].map(likeness);
  // A list without its last word is none.
  if (m[3] !== '' && !m[5]) return [];
  const end = at + m[0].length;
  const made = (one: (what: Likeness) => Filter): Filter => {
    const said = all.map((what): Filter => (m[1] === 'different' ? { is: 'not', of: one(what) } : one(what)));
    const other: Filter[] = m[6] ? [{ is: 'not', of: one(likeness(m[6])) }] : [];
    if (m[4] === 'or') return together([{ is: 'or', of: said }, ...other]);
    return together([...said, ...other]);
  };
  const like = (as: Selector): Filter => made((what) => ({ is: 'like', in: what, as }));
  const found: Found[] = [];
  const sep = [' as ', ' than ', ' from '].find((x) => text.startsWith(x, end));
  if (sep !== undefined) {
    const from = end + sep.length;
    for (const [as, to] of table.read('likeWhom', text, from)) found.push([like(as as Selector), to]);
    for (const [of, to] of table.read('likeAny', text, from))
      found.push([made((what) => ({ is: 'namesake', of: of as Cards, ...(what === 'name' ? {} : { in: what }) })), to]);
  }
  if (found.length > 0 || (sep !== undefined && sep !== ' from ')) return found;
  // Said of nothing it is said of what was spoken of last; the frame finds out what that is.
  const had =
    / (?:that )?(?:the|that) (?:Tributed|banished|discarded|sent|destroyed|revealed|returned) (?:monster|card) had(?: on the field| in the GY)?/y;
  had.lastIndex = end;
  const paid = had.exec(text);
  return [paid ? [like({ sel: 'paid' }), end + paid[0].length] : [like(UNSAID), end]];
}

const together = (filters: readonly Filter[]): Filter => (filters.length === 1 ? filters[0] : { is: 'and', of: filters });

/** Whether a filter says in what another card is like. */
const isLikeness = (f: Filter): boolean => {
  const of = f.is === 'not' ? f.of : f;
  return of.is === 'like' || of.is === 'namesake' || (f.is === 'or' && f.of.every(isLikeness));
};

/** A modifier as the filters it is made of: what is alike in several things is so in each of them. */
export const spread = (f: Filter): readonly Filter[] => (f.is === 'and' && f.of.every(isLikeness) ? f.of : [f]);

function writeLike(f: Filter, not: boolean, tongue: Tongue): string | null {
  if (f.is !== 'like' && f.is !== 'namesake') return null;
  const of = f.is === 'like' ? late.table?.write('likeWhom', f.as, tongue) : late.table?.write('likeAny', f.of, tongue);
  if (of === null || of === undefined) return null;
  const [en, zh] = LIKE.find(([, , w]) => w === (f.is === 'like' ? f.in : (f.in ?? 'name'))) ?? LIKE[0];
  if (tongue === 'zh') return `与${of}${not ? '不同' : '相同'}${zh}的`;
  return not ? ` with a different ${en} from ${of}` : ` with the same ${en} as ${of}`;
}

/** "with the same Type or Attribute as that monster". */
function writeEither(f: Extract<Filter, { is: 'or' }>, tongue: Tongue): string | null {
  const [first] = f.of;
  if (first.is !== 'like' || !f.of.every((x) => x.is === 'like' && same(x.as, first.as))) return null;
  const as = late.table?.write('likeWhom', first.as, tongue) ?? null;
  const words = f.of.map((x) => LIKE.find(([, , w]) => x.is === 'like' && w === x.in) ?? LIKE[0]);
  if (as === null) return null;
  return tongue === 'zh'
    ? `与${as}相同${words.map((w) => w[1]).join('或')}的`
    : ` with the same ${words.map((w) => w[0]).join(' or ')} as ${as}`;
}

/** "that is 1 Rank higher than that monster". */
function writeSteps(f: Extract<Filter, { is: 'than' }>, tongue: Tongue): string | null {
  const { of } = f;
  if (f.cmp !== '=' || (of.q !== 'plus' && of.q !== 'minus') || of.a.q !== 'stat' || of.a.stat !== f.stat || of.b.q !== 'number')
    return null;
  const whom = late.table?.write('likeWhom', of.a.of, tongue) ?? null;
  const name = Object.keys(STAT_OF).find((k) => STAT_OF[k] === f.stat);
  if (whom === null || name === undefined) return null;
  const higher = of.q === 'plus';
  return tongue === 'en'
    ? ` that is ${of.b.n} ${name} ${higher ? 'higher' : 'lower'} than ${whom}`
    : `${STAT_ZH[f.stat]}比${whom}${higher ? '高' : '低'}${of.b.n}的`;
}

function writeCompared(f: Extract<Filter, { is: 'than' }>, tongue: Tongue): string | null {
  const steps = writeSteps(f, tongue);
  if (steps !== null) return steps;
  const of = late.table?.write('quantity', f.of, tongue) ?? null;
  const name = Object.keys(STAT_OF).find((k) => STAT_OF[k] === f.stat);
  const cmp = Object.keys(CMPS).find((k) => CMPS[k] === f.cmp);
  if (of === null || name === undefined || cmp === undefined) return null;
  const zh = { '<=': '以下', '>=': '以上', '<': '未满', '>': '更高', '=': '相同' }[f.cmp];
  const original = f.original ? (tongue === 'en' ? 'original ' : '原本') : '';
  return tongue === 'en' ? ` with ${original}${name} ${cmp} ${of}` : `${original}${STAT_ZH[f.stat]}在${of}${zh}的`;
}

/** " that was Special Summoned by the effect of a "Hero" monster" */
function broughtAt(text: string, at: number): Found[] {
  const lead = [
    ' that was Special Summoned by the effect of ',
    ' that were Special Summoned by the effect of ',
    ' Special Summoned by the effect of ',
  ].find((w) => text.startsWith(w, at));
  if (lead === undefined || !late.table) return [];
  return late.table.read('a', text, at + lead.length).map(([what, end]): Found => [{ is: 'broughtBy', what: what as Filter }, end]);
}

function writeBrought(f: Extract<Filter, { is: 'broughtBy' }>, tongue: Tongue): string | null {
  const what = late.table?.write('a', f.what, tongue) ?? null;
  if (what === null) return null;
  return tongue === 'en' ? ` that was Special Summoned by the effect of ${what}` : `以${what}的效果特殊召唤的`;
}

/** " equipped with a "Hero" card", " that is not equipped with a Union monster". */
function equippedAt(text: string, at: number): Found[] {
  const lead = [' that is not equipped with ', ' not equipped with ', ' that is equipped with ', ' equipped with '].find((w) =>
    text.startsWith(w, at),
  );
  if (lead === undefined || !late.table) return [];
  return late.table.read('a', text, at + lead.length).map(([what, end]): Found => {
    const f: Filter = { is: 'equippedWith', what: what as Filter };
    return [lead.includes(' not ') ? { is: 'not', of: f } : f, end];
  });
}

function writeEquipped(f: Extract<Filter, { is: 'equippedWith' }>, not: boolean, tongue: Tongue): string | null {
  const what = late.table?.write('a', f.what, tongue) ?? null;
  if (what === null) return null;
  return tongue === 'en' ? ` that is ${not ? 'not ' : ''}equipped with ${what}` : `${not ? '没有' : '有'}${what}装备的`;
}

const MENTIONS = [' that mentions ', ' that mention ', ' that specifically lists the card ', ' that specifically lists '];
const ORIGINAL_TYPE = /^ whose original Type is ([A-Z][a-z]+(?:[ -][A-Z][a-z]+)?)(?! [A-Z])/;
const COUNTER = /^ (?:with|that has) an? ([A-Z][\w.' -]*?[ -]Counter)(?:\(s\))?(?![\w])/;
const THAN = /^ with (less|more|lower|higher) (ATK|DEF) than this card/;

/** What stands after the noun at a place. */
export function afterAt(text: string, at: number): Found[] {
  const found: Found[] = [];
  if (text[at] !== ' ' && text[at] !== ',') return found;
  if (text[at] === ',') return [...comparedAt(text, at), ...likeAt(text, at), ...besideAt(text, at)];
  for (const w of AFTER)
    for (const en of [w.en, ...(w.also ?? [])])
      if (text.startsWith(en, at) && !/^\w/.test(text.slice(at + en.length))) found.push([w.filter, at + en.length]);
  const piece = text.slice(at, at + 60);
  found.push(...valueAt(piece, at));
  const lead = MENTIONS.find((m) => text.startsWith(m, at));
  const name = lead === undefined ? null : quoted(text, at + (lead?.length ?? 0));
  if (name) found.push([{ is: 'mentions', name: name[0] }, text.startsWith(' in its text', name[1]) ? name[1] + 12 : name[1]]);
  const type = ORIGINAL_TYPE.exec(piece);
  if (type && TYPES.includes(type[1] as MonsterType))
    found.push([{ is: 'type', type: type[1] as MonsterType, original: true }, at + type[0].length]);
  const counter = COUNTER.exec(piece);
  if (counter) found.push([{ is: 'counter', name: counter[1] }, at + counter[0].length]);
  const holds = /^ that you can place an? ([A-Z][\w-]*(?: [A-Z][\w-]*)? Counter) on\b/.exec(piece);
  if (holds) found.push([{ is: 'holds', name: holds[1] }, at + holds[0].length]);
  found.push(...comparedAt(text, at), ...likeAt(text, at), ...besideAt(text, at), ...equippedAt(text, at), ...broughtAt(text, at));
  const than = THAN.exec(piece);
  if (than) {
    const of = than[2] === 'ATK' ? 'atk' : 'def';
    const cmp = than[1] === 'less' || than[1] === 'lower' ? '<' : '>';
    found.push([{ is: 'than', stat: of, cmp, of: { q: 'stat', of: { sel: 'self' }, stat: of } }, at + than[0].length]);
  }
  return found;
}

/** Of materials: " on the field", " in the hand". */
function writeLies(f: Extract<Filter, { is: 'lies' }>, en: boolean): string {
  const mine = f.whose === 'you';
  if (f.at === 'hand') return en ? ' in the hand' : '手牌的';
  if (f.at === 'gy') return en ? ` in your ${mine ? '' : "opponent's "}GY` : `${mine ? '自己' : '对手'}墓地的`;
  return en ? (mine ? ' you control' : ' on the field') : `${mine ? '自己' : ''}场上的`;
}

/** "with less ATK than this card" */
const isThanSelf = (f: Extract<Filter, { is: 'than' }>): boolean =>
  (f.cmp === '<' || f.cmp === '>') &&
  (f.stat === 'atk' || f.stat === 'def') &&
  same(f.of, { q: 'stat', of: { sel: 'self' }, stat: f.stat });

/** "with less ATK than this card" */
function writeThanSelf(f: Extract<Filter, { is: 'than' }>, en: boolean): string {
  const of = f.stat === 'atk' ? 'ATK' : 'DEF';
  return en
    ? ` with ${f.cmp === '<' ? 'less' : 'more'} ${of} than this card`
    : `${f.stat === 'atk' ? '攻击力' : '守备力'}比此卡${f.cmp === '<' ? '低' : '高'}的`;
}

/** Two values: "with 100 original ATK or DEF", "with 1000 ATK and 500 DEF". */
function writePair(f: Extract<Filter, { is: 'or' | 'and' }>, en: boolean): string | null {
  if (f.is === 'or' && f.of.every((x) => x.is === 'stat' && x.original && x.cmp === '='))
    return en ? ` with ${(f.of[0] as { n: number }).n} original ATK or DEF` : `原本攻击力或守备力${(f.of[0] as { n: number }).n}的`;
  if (f.is === 'and' && f.of.every((x) => x.is === 'stat' && x.cmp !== '=')) {
    const [a, d] = f.of as unknown as { n: number; cmp: string }[];
    const word = (x: { cmp: string }): string => (x.cmp === '<=' ? 'less' : 'more');
    const zh = (x: { cmp: string }): string => (x.cmp === '<=' ? '以下' : '以上');
    return en ? ` with ${a.n} or ${word(a)} ATK and ${d.n} or ${word(d)} DEF` : `攻击力${a.n}${zh(a)}·守备力${d.n}${zh(d)}的`;
  }
  if (f.is === 'and' && f.of.every((x) => x.is === 'stat' && x.cmp === '=')) {
    const [a, d] = f.of.map((x) => (x as { n: number }).n);
    return en ? ` with ${a} ATK and ${d} DEF` : `攻击力${a}·守备力${d}的`;
  }
  return null;
}

const writeNot = (f: Filter, tongue: Tongue): string | null =>
  f.is === 'equippedWith' ? writeEquipped(f, true, tongue) : writeLike(f, true, tongue);

/** A modifier in words; null: it is none. */
export function writeAfter(f: Filter, tongue: Tongue): string | null {
  const w = AFTER.find((x) => same(x.filter, f));
  if (w) return w[tongue];
  const en = tongue === 'en';
  if (f.is === 'mentions') return en ? ` that mentions "${f.name}"` : `记载有“${f.name}”卡名的`;
  if (f.is === 'type' && f.original) return en ? ` whose original Type is ${f.type}` : `原本种族为${TYPE_ZH[f.type]}的`;
  if (f.is === 'lies') return writeLies(f, en);
  if (f.is === 'holds') return en ? ` that you can place a ${f.name} on` : `可以放置${f.name}的`;
  if (f.is === 'counter') return en ? ` with a ${f.name}` : `有${f.name}的`;
  if (f.is === 'like' || f.is === 'namesake') return writeLike(f, false, tongue);
  if (f.is === 'equippedWith') return writeEquipped(f, false, tongue);
  if (f.is === 'broughtBy') return writeBrought(f, tongue);
  if (f.is === 'not') return writeNot(f.of, tongue);
  if (f.is === 'than') return isThanSelf(f) ? writeThanSelf(f, en) : writeCompared(f, tongue);
  if (f.is === 'or' && f.of.every(isLikeness)) return writeEither(f, tongue);
  if ((f.is === 'or' || f.is === 'and') && f.of.length === 2) return writePair(f, en);
  return f.is === 'stat' ? writeStat(f, tongue) : null;
}

function writeStat(f: Extract<Filter, { is: 'stat' }>, tongue: Tongue): string | null {
  if (f.stat === 'level' && f.original) {
    const [than, zh] = f.cmp === '<=' ? [' or lower', '以下'] : f.cmp === '>=' ? [' or higher', '以上'] : ['', ''];
    return tongue === 'en' ? ` whose original Level is ${f.n}${than}` : `原本等级${f.n}${zh}的`;
  }
  if (f.stat !== 'atk' && f.stat !== 'def') return null;
  const en = tongue === 'en';
  const name = f.stat === 'atk' ? 'ATK' : 'DEF';
  const original = f.original ? 'original ' : '';
  if (!en)
    return `${f.original ? '原本' : ''}${f.stat === 'atk' ? '攻击力' : '守备力'}${f.n}${f.cmp === '<=' ? '以下' : f.cmp === '>=' ? '以上' : ''}的`;
  return f.cmp === '=' ? ` with ${f.n} ${original}${name}` : ` with ${f.n} or ${f.cmp === '<=' ? 'less' : 'more'} ${original}${name}`;
}
