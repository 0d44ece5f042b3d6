/** More boards made by hand: crowds, long names, kinds of cards with numbers of their own, a fight, ends of games. */
import type { CardView, FaceText, MagicView, TableView, Text } from '@apnap/protocol';

const same = (en: string, zh = en): Text => ({ en, zh });

type Make = (sort: string, more?: Partial<CardView>) => CardView;
export interface Shown {
  table: TableView;
  game: MagicView;
  faces: FaceText[];
}

const THEIRS = { owner: 1, controller: 1 };

const named = (make: Make, sort: string, en: string, zh: string, more: Partial<CardView> = {}): CardView =>
  make(sort, { name: same(en, zh), group: en, ...more });

/** Ten kinds of permanents a side that carry numbers, marks or long names. */
function kinds(make: Make, of: Partial<CardView>): CardView[] {
  const host = make('knight', { ...of, group: '', power: 7, toughness: 6, base: [2, 2] });
  return [
    host,
    named(make, 'engine', "Umezawa's Ninefold Lantern", '梅泽家的九叠灯笼', { ...of, subtypes: ['Equipment'], attachedTo: host.id }),
    make('mantle', { ...of, attachedTo: host.id, group: '' }),
    named(make, 'wurm', 'The Thirteen-Thousand-Year Canopy of Oldest Roots', '一万三千年最古老根须之林冠', {
      ...of,
      supertypes: ['Legendary'],
    }),
    make('drake', { ...of, faceDown: true, face: '', name: same('', ''), power: 2, toughness: 2, group: '', colors: [] }),
    make('elf', {
      ...of,
      counters: [
        { kind: '+1/+1', name: same('+1/+1 counter', '+1/+1指示物'), n: 3 },
        { kind: 'shield', name: same('shield counter', '盾指示物'), n: 1 },
        { kind: 'stun', name: same('stun counter', '击晕指示物'), n: 2 },
      ],
      power: 4,
      toughness: 4,
      base: [1, 1],
      damage: 2,
      group: '',
    }),
    named(make, 'engine', 'Siege of the Lower Gate', '下城门之围', {
      ...of,
      types: ['Battle'],
      subtypes: ['Siege'],
      defense: 5,
      colors: ['red'],
    }),
    named(make, 'engine', 'The Long Account', '长账', {
      ...of,
      types: ['Enchantment'],
      subtypes: ['Saga'],
      colors: ['white'],
      counters: [{ kind: 'lore', name: same('lore counter', '学问指示物'), n: 2 }],
    }),
    make('walker', { ...of, loyalty: 11, supertypes: ['Legendary'], group: 'w' }),
    named(make, 'elf', 'Phased One', '跃离者', { ...of, phasedOut: true }),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((x) => named(make, 'rat', `Rat ${x}`, `鼠${x}`, of)),
    ...['grove', 'bay', 'fen', 'ridge'].flatMap((l, i) =>
      Array.from({ length: i + 1 }, () => make(l, { ...of, ...(i > 1 ? { tapped: true as const } : {}) })),
    ),
  ];
}

/** Changes the crowded board into another; null where the name means nothing here. */
export function more(name: string, shown: Shown, make: Make): Shown | null {
  const { game, table } = shown;
  switch (name) {
    case 'kinds':
      game.stack = [];
      game.battlefield = [...kinds(make, {}), ...kinds(make, THEIRS)];
      game.players[0].libraryTop = make('drake');
      return shown;
    case 'tokens': {
      const crowd = (of: Partial<CardView>) =>
        Array.from({ length: 100 }, (_, i) =>
          make('saproling', { ...of, token: true, power: 1 + i, toughness: 1 + i, base: [1, 1], group: `t${i}` }),
        );
      game.stack = [];
      game.battlefield = [...crowd({}), ...crowd(THEIRS), ...game.battlefield.filter((c) => c.types.includes('Land'))];
      const mine = game.battlefield.filter((c) => c.controller === 0 && c.token);
      if (game.decision)
        game.decision = {
          ...game.decision,
          id: 9,
          kind: 'attackers',
          rule: '508.1',
          prompt: same('Declare attackers.', '宣告攻击者。'),
          fallback: null,
          ask: {
            form: 'pair',
            options: mine.map((c) => ({ label: c.name, entity: c.id })),
            partners: [{ label: same('Computer', '电脑'), entity: -2 }],
            allowed: mine.map(() => [0]),
            most: mine.map(() => 1),
          },
        };
      return shown;
    }
    case 'fight': {
      game.stack = [];
      game.turn = { ...game.turn, step: 'declareBlockers', active: 1 };
      const theirs = game.battlefield.filter((c) => c.controller === 1 && c.types.includes('Creature'));
      const mine = game.battlefield.filter((c) => c.controller === 0 && c.types.includes('Creature') && !c.tapped);
      for (const [i, c] of theirs.entries()) Object.assign(c, { attacking: -1, tapped: true, ...(i < 2 ? { blocked: true } : {}) });
      for (const [i, c] of mine.slice(0, 3).entries()) c.blocking = [theirs[i < 2 ? 0 : 1].id];
      return shown;
    }
    case 'over':
      game.stack = [];
      game.decision = null;
      game.result = { winners: [0], rule: '704.5a', reason: same('Computer has no life left.', '电脑的生命为0。') };
      table.info.phase = 'over';
      return shown;
    case 'side':
      game.stack = [];
      game.decision = null;
      game.result = { winners: [1], rule: '704.5a', reason: same('Ada has no life left.', 'Ada的生命为0。') };
      table.info.phase = 'sideboarding';
      table.info.bestOf = 3;
      table.sideboard = {
        main: [
          { card: 'Quiet Grove', count: 17, name: same('Quiet Grove', 'Quiet Grove') },
          { card: 'Canopy Colossus', count: 4, name: same('Canopy Colossus', 'Canopy Colossus') },
          {
            card: 'The Thirteen-Thousand-Year Canopy of Oldest Roots',
            count: 3,
            name: same('The Thirteen-Thousand-Year Canopy of Oldest Roots', 'The Thirteen-Thousand-Year Canopy of Oldest Roots'),
          },
        ],
        side: [
          { card: 'Refusal', count: 4, name: same('Refusal', 'Refusal') },
          { card: 'Cellar Rat', count: 2, name: same('Cellar Rat', 'Cellar Rat') },
        ],
        ready: false,
        least: 24,
      };
      return shown;
    default:
      return null;
  }
}
