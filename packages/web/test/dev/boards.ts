/** Boards made by hand, to look at the client without a game: an early one, a crowded one, and one decision of each form. */
import type { Ask, CardView, FaceText, LogLine, MagicDecision, MagicView, StackItem, TableView, Text } from '@apnap/protocol';

import { more } from './boards-more.js';

const same = (en: string, zh = en): Text => ({ en, zh });

interface Sort {
  en: string;
  zh: string;
  cost: string;
  colors: string[];
  types: string[];
  subtypes?: string[];
  stats?: [number, number];
  text?: Text;
}

const SORTS: Record<string, Sort> = {
  ridge: {
    en: 'Ember Ridge',
    zh: '余烬山脊',
    cost: '',
    colors: [],
    types: ['Land'],
    subtypes: ['Mountain'],
    text: same('{T}: Add {R}.', '{T}：加{R}。'),
  },
  grove: {
    en: 'Quiet Grove',
    zh: '静谧林',
    cost: '',
    colors: [],
    types: ['Land'],
    subtypes: ['Forest'],
    text: same('{T}: Add {G}.', '{T}：加{G}。'),
  },
  bay: {
    en: 'Glass Bay',
    zh: '琉璃湾',
    cost: '',
    colors: [],
    types: ['Land'],
    subtypes: ['Island'],
    text: same('{T}: Add {U}.', '{T}：加{U}。'),
  },
  fen: {
    en: 'Candle Fen',
    zh: '烛火沼泽',
    cost: '',
    colors: [],
    types: ['Land'],
    subtypes: ['Swamp'],
    text: same('{T}: Add {B}.', '{T}：加{B}。'),
  },
  bolt: {
    en: 'Sudden Spark',
    zh: '骤然火花',
    cost: '{R}',
    colors: ['red'],
    types: ['Instant'],
    text: same('Sudden Spark deals 3 damage to any target.', '骤然火花对任意一个目标造成3点伤害。'),
  },
  elf: {
    en: 'Seedling Warden',
    zh: '幼苗守护者',
    cost: '{G}',
    colors: ['green'],
    types: ['Creature'],
    subtypes: ['Elf', 'Druid'],
    stats: [1, 1],
    text: same('{T}: Add {G}.', '{T}：加{G}。'),
  },
  wurm: {
    en: 'Canopy Colossus',
    zh: '林冠巨像',
    cost: '{4}{G}{G}',
    colors: ['green'],
    types: ['Creature'],
    subtypes: ['Wurm'],
    stats: [6, 6],
    text: same('Trample', '践踏'),
  },
  drake: {
    en: 'Two-Tide Drake',
    zh: '双潮龙兽',
    cost: '{1}{U}{R}',
    colors: ['blue', 'red'],
    types: ['Creature'],
    subtypes: ['Drake'],
    stats: [2, 3],
    text: same(
      'Flying\nWhenever you cast an instant or sorcery spell, put a +1/+1 counter on Two-Tide Drake.',
      '飞行\n每当你施放瞬间或法术咒语时，在双潮龙兽上放置一个+1/+1指示物。',
    ),
  },
  knight: {
    en: 'Knight of the First Light',
    zh: '初光骑士',
    cost: '{W}{W}',
    colors: ['white'],
    types: ['Creature'],
    subtypes: ['Human', 'Knight'],
    stats: [2, 2],
    text: same('First strike, protection from black', '先攻，反黑保护'),
  },
  rat: { en: 'Cellar Rat', zh: '地窖鼠', cost: '{1}{B}', colors: ['black'], types: ['Creature'], subtypes: ['Rat'], stats: [2, 1] },
  saproling: { en: 'Saproling', zh: '腐生物', cost: '', colors: ['green'], types: ['Creature'], subtypes: ['Saproling'], stats: [1, 1] },
  mantle: {
    en: 'Mantle of Vines',
    zh: '藤蔓披风',
    cost: '{1}{G}',
    colors: ['green'],
    types: ['Enchantment'],
    subtypes: ['Aura'],
    text: same('Enchant creature\nEnchanted creature gets +2/+2 and has trample.', '结附于生物\n所结附的生物得+2/+2且具有践踏异能。'),
  },
  engine: {
    en: 'Brass Engine',
    zh: '黄铜引擎',
    cost: '{3}',
    colors: [],
    types: ['Artifact'],
    text: same('{2}, {T}: Draw a card, then discard a card.', '{2}，{T}：抓一张牌，然后弃一张牌。'),
  },
  walker: {
    en: 'Ione, Lamplighter',
    zh: '点灯人伊俄涅',
    cost: '{2}{W}{U}',
    colors: ['white', 'blue'],
    types: ['Planeswalker'],
    subtypes: ['Ione'],
    text: same('+1: Scry 2.\n−2: Tap target creature.', '+1：占卜2。\n−2：横置目标生物。'),
  },
  counter: {
    en: 'Refusal',
    zh: '回绝',
    cost: '{1}{U}',
    colors: ['blue'],
    types: ['Instant'],
    text: same('Counter target spell unless its controller pays {3}.', '反击目标咒语，除非其操控者支付{3}。'),
  },
};

export const FACES: FaceText[] = Object.entries(SORTS).map(([key, s]) => ({
  key,
  name: same(s.en, s.zh),
  typeLine: same([s.types.join(' '), ...(s.subtypes ? [s.subtypes.join(' ')] : [])].join(' — ')),
  text: s.text ?? same(''),
  cost: s.cost,
  card: s.en,
}));

let next = 1;
export function card(sort: string, more: Partial<CardView> = {}): CardView {
  const s = SORTS[sort];
  return {
    id: next++,
    face: sort,
    name: same(s.en, s.zh),
    owner: 0,
    controller: 0,
    colors: s.colors,
    types: s.types,
    subtypes: s.subtypes ?? [],
    supertypes: [],
    manaCost: s.cost,
    ...(s.stats ? { power: s.stats[0], toughness: s.stats[1] } : {}),
    keywords: [],
    counters: [],
    group: sort,
    ...more,
  };
}
const many = (n: number, sort: string, more: Partial<CardView> = {}): CardView[] => Array.from({ length: n }, () => card(sort, more));
const THEIRS = { owner: 1, controller: 1 };

const LOG: LogLine[] = [
  { event: 1, n: 0, kind: 'event', seat: 0, text: same('Ada keeps 7 cards.', 'Ada保留7张起手牌。'), rules: ['103.5'] },
  { event: 2, n: 1, kind: 'turn', seat: 0, text: same('Turn 1: Ada', '第1回合：Ada'), rules: ['500.1'] },
  { event: 3, n: 1, kind: 'step', seat: 0, text: same('Precombat main phase', '战斗前行动阶段'), rules: ['505.1'] },
  { event: 4, n: 2, kind: 'event', seat: 0, text: same('Ada plays Quiet Grove.', 'Ada使用静谧林。'), rules: ['305.1'] },
  {
    event: 5,
    n: 3,
    kind: 'event',
    seat: 0,
    text: same('Ada casts Seedling Warden with {G} from Quiet Grove.', 'Ada施放幼苗守护者，以静谧林的{G}支付。'),
    rules: ['601.2i'],
  },
  {
    event: 6,
    n: 4,
    kind: 'event',
    seat: 0,
    text: same('Seedling Warden resolves and enters the battlefield.', '幼苗守护者结算，进战场。'),
    rules: ['608.1', '608.3a'],
  },
  { event: 7, n: 5, kind: 'turn', seat: 1, text: same('Turn 2: Computer', '第2回合：电脑'), rules: ['500.1'] },
  { event: 8, n: 6, kind: 'event', seat: 1, text: same('Computer plays Ember Ridge.', '电脑使用余烬山脊。'), rules: ['305.1'] },
];

const ACT = (options: Extract<Ask, { form: 'pick' }>['options']): MagicDecision => ({
  id: 7,
  seat: 0,
  mine: true,
  kind: 'act',
  rule: '117.1',
  prompt: same('You have priority.', '你拥有优先权。'),
  ask: { form: 'pick', min: 1, max: 1, options: [{ label: same('Pass', '让过'), act: 'pass' }, ...options] },
  cards: [],
  fallback: { pick: [0] },
});

function game(crowded: boolean): MagicView {
  next = 1;
  const hand = crowded
    ? [card('bolt'), card('wurm'), card('counter')]
    : [card('grove'), card('bolt'), card('drake'), card('wurm'), card('elf'), card('mantle'), card('counter')];
  const host = card('drake', {
    power: 6,
    toughness: 7,
    base: [2, 3],
    counters: [{ kind: '+1/+1', name: same('+1/+1 counter', '+1/+1指示物'), n: 2 }],
    group: '',
  });
  const fighter = card('knight', { ...THEIRS, attacking: -1, tapped: true, group: '' });
  const battlefield = crowded
    ? [
        ...many(5, 'grove'),
        ...many(3, 'bay', { tapped: true }),
        ...many(2, 'ridge'),
        host,
        card('mantle', { attachedTo: host.id }),
        card('wurm', { damage: 3 }),
        ...many(12, 'saproling', { token: true }),
        ...many(3, 'saproling', { token: true, sick: true, group: 'sick' }),
        ...many(2, 'elf', { tapped: true }),
        card('engine'),
        card('walker', { loyalty: 4 }),
        ...many(6, 'fen', THEIRS),
        ...many(2, 'ridge', { ...THEIRS, tapped: true }),
        fighter,
        card('knight', { ...THEIRS, group: 'k2' }),
        ...many(4, 'rat', THEIRS),
        card('wurm', {
          ...THEIRS,
          power: 4,
          toughness: 4,
          base: [6, 6],
          counters: [{ kind: '-1/-1', name: same('-1/-1 counter', '-1/-1指示物'), n: 2 }],
        }),
        card('engine', { ...THEIRS, tapped: true }),
      ]
    : [...many(2, 'grove'), card('elf', { sick: true }), ...many(2, 'ridge', THEIRS), card('rat', THEIRS)];
  const spark = card('bolt', THEIRS);
  const stack: StackItem[] = crowded
    ? [
        {
          id: 900,
          kind: 'triggered',
          controller: 0,
          card: host,
          does: same('Put a +1/+1 counter on Two-Tide Drake.', '在双潮龙兽上放置一个+1/+1指示物。'),
          targets: [],
          yieldKey: 'drake:1',
        },
        {
          id: spark.id,
          kind: 'spell',
          controller: 1,
          card: spark,
          does: same('Sudden Spark deals 3 damage to Two-Tide Drake.', '骤然火花对双潮龙兽造成3点伤害。'),
          targets: [host.id],
          yieldKey: '',
        },
      ]
    : [];
  const player = (seat: number, name: string, more: object) => ({
    seat,
    name,
    life: 20,
    counters: [],
    handCount: 0,
    hand: [],
    libraryCount: 51,
    libraryTop: null,
    graveyard: [],
    exile: [],
    pool: '',
    landsPlayed: 0,
    marks: [],
    ...more,
  });
  return {
    n: 5,
    seat: 0,
    players: [
      player(0, 'Ada', {
        hand,
        handCount: hand.length,
        life: crowded ? 11 : 20,
        pool: crowded ? 'GGU' : '',
        graveyard: crowded ? many(4, 'bolt') : [],
      }),
      player(1, 'Computer', {
        handCount: crowded ? 4 : 6,
        life: crowded ? 7 : 20,
        graveyard: crowded ? many(7, 'rat') : [],
        marks: crowded ? [same('Monarch', '君主')] : [],
      }),
    ],
    battlefield,
    stack,
    command: [],
    turn: { number: crowded ? 12 : 3, active: 0, step: 'precombatMain', priority: 0, daytime: '' },
    decision: ACT(
      hand
        .slice(0, 3)
        .map((c) => ({ label: same(`Cast ${c.name.en}`, `施放${c.name.zh}`), entity: c.id, act: 'cast', cost: c.manaCost }))
        .concat(
          battlefield
            .filter((c) => c.face === 'grove')
            .map(
              (c) =>
                ({
                  label: same('Tap Quiet Grove for {G}', '横置静谧林，加{G}'),
                  entity: c.id,
                  act: 'activate',
                  cost: '',
                  group: 'grove',
                }) as never,
            ),
        ),
    ),
    result: null,
  };
}

/** The decision of a form, on a crowded board. */
function asking(form: string, g: MagicView): MagicDecision {
  const base = { id: 8, seat: 0, mine: true, rule: '701.18a', cards: [] as CardView[], fallback: null, kind: 'choose' };
  const mine = g.battlefield.filter((c) => c.controller === 0 && c.types.includes('Creature') && !c.tapped && !c.sick);
  const theirs = g.battlefield.filter((c) => c.controller === 1 && c.types.includes('Creature'));
  const entity = (c: CardView) => ({ label: c.name, entity: c.id });
  switch (form) {
    case 'search': {
      const cards = [...many(3, 'grove'), card('bay'), card('wurm'), card('elf'), card('knight'), card('engine'), ...many(4, 'ridge')];
      return {
        ...base,
        prompt: same('Search your library for up to two cards.', '从你的牌库中搜寻至多两张牌。'),
        cards,
        ask: { form: 'pick', min: 0, max: 2, options: cards.map((c) => ({ ...entity(c), group: c.face })) },
      };
    }
    case 'modes':
      return {
        ...base,
        kind: 'modes',
        prompt: same('Choose two.', '选择两项。'),
        ask: {
          form: 'pick',
          min: 2,
          max: 2,
          options: [
            'Counter target spell.',
            'Return target permanent to its owner’s hand.',
            'Tap all creatures your opponents control.',
            'Draw a card.',
          ].map((x) => ({ label: same(x) })),
        },
      };
    case 'order':
      return {
        ...base,
        kind: 'order',
        prompt: same('Put these on the bottom in any order.', '将这些牌以任意顺序置于牌库底。'),
        ask: { form: 'order', options: mine.slice(0, 4).map(entity) },
      };
    case 'divide':
      return {
        ...base,
        kind: 'divide',
        prompt: same('Divide 5 damage.', '分配5点伤害。'),
        ask: { form: 'divide', total: 5, options: theirs.slice(0, 3).map(entity), least: [1, 0, 0], most: [5, 5, 5] },
        fallback: { divide: [1, 0, 0] },
      };
    case 'number':
      return {
        ...base,
        kind: 'number',
        prompt: same('Choose a value for {X}.', '选择{X}的数值。'),
        ask: { form: 'number', min: 0, max: 7 },
      };
    case 'confirm':
      return { ...base, kind: 'may', prompt: same('Draw a card?', '抓一张牌？'), ask: { form: 'confirm' } };
    case 'text':
      return {
        ...base,
        kind: 'name',
        prompt: same('Name a card.', '说出一个牌名。'),
        ask: { form: 'text', texts: Object.values(SORTS).map((s) => s.en), many: true },
      };
    case 'attackers':
      return {
        ...base,
        kind: 'attackers',
        rule: '508.1',
        prompt: same('Declare attackers.', '宣告攻击者。'),
        ask: {
          form: 'pair',
          options: mine.map(entity),
          partners: [{ label: same('Computer', '电脑'), entity: -2 }],
          allowed: mine.map(() => [0]),
          most: mine.map(() => 1),
        },
      };
    case 'blockers': {
      const attackers = theirs.slice(0, 3);
      return {
        ...base,
        kind: 'blockers',
        rule: '509.1',
        prompt: same('Declare blockers.', '宣告阻挡者。'),
        ask: {
          form: 'pair',
          options: mine.map(entity),
          partners: attackers.map(entity),
          allowed: mine.map(() => [0, 1, 2]),
          most: mine.map(() => 1),
        },
      };
    }
    case 'targets':
      return {
        ...base,
        kind: 'targets',
        rule: '601.2c',
        source: g.players[0].hand[0].id,
        prompt: same('Choose a target.', '选择一个目标。'),
        ask: { form: 'pick', min: 1, max: 1, options: [...theirs.map(entity), { label: same('Computer', '电脑'), entity: -2 }] },
      };
    case 'pay': {
      const lands = g.battlefield.filter((c) => c.face === 'grove');
      return {
        ...base,
        kind: 'pay',
        rule: '601.2h',
        prompt: same('Pay {1}{G}.', '支付{1}{G}。'),
        fallback: { pick: [0] },
        ask: {
          form: 'pick',
          min: 1,
          max: 1,
          options: [{ label: same('Pay', '支付'), act: 'plan' }, { label: same('Cancel', '取消'), act: 'cancel' }, ...lands.map(entity)],
        },
        plan: {
          uses: lands.slice(0, 2).map((c) => ({ entity: c.id, makes: 'G' })),
          life: 0,
          notes: [],
          why: [same('keeps {U}{U} for Refusal', '为回绝保留{U}{U}')],
        },
      };
    }
    default:
      return { ...base, kind: 'mulligan', rule: '103.5', prompt: same('Keep this hand?', '保留这副起手牌？'), ask: { form: 'confirm' } };
  }
}

export const FORMS = [
  'search',
  'modes',
  'order',
  'divide',
  'number',
  'confirm',
  'text',
  'attackers',
  'blockers',
  'targets',
  'pay',
  'mulligan',
] as const;

const TABLE: TableView = {
  info: {
    id: 'early',
    phase: 'playing',
    seats: [
      { seat: 0, name: 'Ada', kind: 'guest', connected: true, deckName: { en: 'Green', zh: '绿色' }, won: 0 },
      { seat: 1, name: 'Computer', kind: 'computer', level: 'medium', connected: true, deckName: { en: 'Red', zh: '红色' }, won: 0 },
    ],
    bestOf: 1,
    game: 1,
    clock: null,
    listed: false,
    created: '2026-01-01T00:00:00Z',
    seedHash: 'ab',
    spectators: 0,
    mySeat: 0,
  },
  settings: {
    stops: { mine: ['precombatMain', 'postcombatMain', 'declareBlockers'], theirs: ['declareAttackers', 'end'] },
    fullControl: false,
    yields: [],
    passUntil: '',
  },
  offers: { draw: -1, takeback: null, rematch: [] },
  clock: null,
  chat: [{ id: 1, seat: 1, name: 'Computer', text: 'Good luck.', at: 1 }],
  sideboard: null,
  canTakeBack: 'free',
};

/** What a table called `early`, `crowded` or by the name of a decision shows. */
export function board(name: string): { table: TableView; game: MagicView; log: LogLine[]; faces: FaceText[] } {
  const g = game(name !== 'early' && name !== 'mulligan');
  if ((FORMS as readonly string[]).includes(name)) {
    g.decision = asking(name, g);
    g.stack = [];
  }
  const shown = { table: { ...TABLE, info: { ...TABLE.info, id: name } }, game: g, faces: FACES };
  return { ...(more(name, shown, card) ?? shown), log: LOG };
}
