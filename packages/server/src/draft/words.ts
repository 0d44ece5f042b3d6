/** What is said of a draft: its facts, its options, its account, in both languages. */
import { type DRAFT_KINDS, type DraftEvent, type DraftOption, type DraftSetup, type DraftState, LIMITED_MESSAGES } from '@apnap/limited';
import type { Fact, Text } from '@apnap/protocol';
import type { Words } from '../games/plain.js';
import { zhNameOf } from '../magic/faces.js';
import { both, joined, LIST, plain } from '../text.js';
import type { Viewer } from '../views/viewer.js';

/** The name of a card in both languages. */
const nameOf = (name: string): Text => ({ en: name, zh: zhNameOf(name) ?? name });
const listOf = (names: readonly string[]): Text => (names.length === 0 ? plain('—') : joined(names.map(nameOf), LIST));
const counted = (n: number): Text => ({ en: n === 1 ? '1 card' : `${n} cards`, zh: `${n}张牌` });

const COLOR_TEXTS: Readonly<Record<string, Text>> = {
  W: { en: 'white', zh: '白色' },
  U: { en: 'blue', zh: '蓝色' },
  B: { en: 'black', zh: '黑色' },
  R: { en: 'red', zh: '红色' },
  G: { en: 'green', zh: '绿色' },
};

/** A color by its letter. */
export const colorText = (letter: string): Text => COLOR_TEXTS[letter] ?? plain(letter);

export const DRAFT_NAME: Text = { en: 'Draft', zh: '轮抽' };

const KIND_NAMES: Readonly<Record<(typeof DRAFT_KINDS)[number], Text>> = {
  booster: { en: 'Booster draft', zh: '补充包轮抽' },
  commander: { en: 'Commander Draft', zh: '指挥官轮抽' },
  sealed: { en: 'Sealed deck', zh: '现开' },
  rochester: { en: 'Rochester draft', zh: '罗切斯特轮抽' },
  winston: { en: 'Winston draft', zh: '温斯顿轮抽' },
  grid: { en: 'Grid draft', zh: '九宫格轮抽' },
};

/** The pools of a draft: those of others only where everybody may see them. */
function facts(s: DraftState, viewer: Viewer): Fact[] {
  const open = viewer === 'all' || (s.result !== null && s.release === 'end');
  return [
    { name: { en: 'Kind', zh: '方式' }, values: [KIND_NAMES[s.kind]] },
    ...s.names.flatMap((_, seat): Fact[] => {
      const pool = s.pools[seat] ?? [];
      const deck = s.decks[seat];
      return [
        {
          seat,
          name: { en: 'Cards', zh: '牌池' },
          values: open ? pool.map((id) => nameOf(s.cards[id].name)) : [counted(pool.length)],
        },
        ...(deck ? [{ seat, name: { en: 'Deck', zh: '套牌' }, values: deckFact(s, seat, open) }] : []),
      ];
    }),
  ];
}

function deckFact(s: DraftState, seat: number, open: boolean): Text[] {
  const deck = s.decks[seat];
  if (!deck) return [];
  const cards = [...(deck.commanders ?? []), ...deck.main];
  const n = cards.length + deck.basics.reduce((x, y) => x + y, 0);
  return open ? [...cards.map((id) => nameOf(s.cards[id].name)), counted(n)] : [counted(n)];
}

type Said = (e: DraftEvent, who: string) => Text;

/** What cards do during the draft (CR 905.2). */
const BY_CARDS = {
  reveal: ({ names }, who) => withCards(names, { en: `${who} reveals `, zh: `${who}展示` }),
  use: ({ names }, who) => withCards(names, { en: `${who} uses `, zh: `${who}使用` }),
  remove: ({ names, count }, who) => {
    const { en, zh } = names.length > 0 ? listOf(names) : counted(count);
    return { en: `${who} removes ${en} from the draft.`, zh: `${who}将${zh}移出轮抽。` };
  },
  color: ({ names }, who) => {
    const { en, zh } = colorText(names[0]);
    return { en: `${who} chooses ${en}.`, zh: `${who}选择${zh}。` };
  },
  guess: ({ names }, who) => withCards(names, { en: `${who} guesses `, zh: `${who}猜测` }),
  exchange: ({ names }, who) => withCards(names, { en: `${who} exchanges cards: `, zh: `${who}交换牌：` }),
  add: ({ count }, who) =>
    count > 0
      ? { en: `${who} adds a booster of ${counted(count).en} to the draft.`, zh: `${who}将一包${counted(count).zh}的补充包加入轮抽。` }
      : { en: `${who} adds no booster to the draft.`, zh: `${who}不将补充包加入轮抽。` },
  lack: (_, who) => ({
    en: `There are no cards left for a booster that ${who} could add to the draft.`,
    zh: `没有剩余的牌可组成补充包，${who}无法将补充包加入轮抽。`,
  }),
} as const satisfies Readonly<Record<string, Said>>;

/** A sentence that ends with cards. */
function withCards(names: readonly string[], before: Text): Text {
  const cards = listOf(names);
  return both((lang) => `${before[lang]}${cards[lang]}${lang === 'en' ? '.' : '。'}`);
}

const isByCards = (kind: DraftEvent['kind']): kind is keyof typeof BY_CARDS => kind in BY_CARDS;

/** A line of the account; null: nothing is said of it. */
function said(e: DraftEvent, who: string): Text | null {
  const { kind } = e;
  if (isByCards(kind)) return BY_CARDS[kind](e, who);
  switch (kind) {
    case 'open':
      return e.round === 0 ? null : { en: `Round ${e.round} is opened.`, zh: `打开第${e.round}轮。` };
    case 'pick':
      // That everybody picks in every round goes without saying.
      return e.names.length === 0 ? null : withCards(e.names, { en: `${who} picks `, zh: `${who}选择` });
    case 'pass':
      return { en: `${who} passes pile ${e.count}.`, zh: `${who}放过第${e.count}堆。` };
    case 'away':
      return withCards(e.names, { en: 'Nobody takes ', zh: '无人拿取' });
    case 'leave':
      return { en: `${who} leaves the draft; picks are made by chance from now on.`, zh: `${who}离开轮抽，此后随机选牌。` };
    case 'build':
      return { en: 'The decks are built.', zh: '开始构组套牌。' };
    case 'deck':
      return { en: `${who} hands in a deck of ${e.count} cards.`, zh: `${who}提交了${e.count}张牌的套牌。` };
    case 'end':
      return { en: 'The draft is over.', zh: '轮抽结束。' };
    default:
      return kind satisfies never;
  }
}

const LINES: Readonly<Record<string, Text>> = {
  row1: { en: 'Row 1', zh: '第1行' },
  row2: { en: 'Row 2', zh: '第2行' },
  row3: { en: 'Row 3', zh: '第3行' },
  column1: { en: 'Column 1', zh: '第1列' },
  column2: { en: 'Column 2', zh: '第2列' },
  column3: { en: 'Column 3', zh: '第3列' },
};

/** What is done with a face-up card. */
function useText({ name, does, seat = 0, booster, behind }: Extract<DraftOption, { use: number }>): Text {
  const { en, zh } = nameOf(name);
  switch (does) {
    case 'additional':
      return { en: `${en}: draft one more card`, zh: `${zh}：额外抓选一张牌` };
    case 'remove':
      return { en: `${en}: remove the card from the draft`, zh: `${zh}：将所抓选的牌移出轮抽` };
    case 'note':
      return { en: `${en}: reveal the card and note it`, zh: `${zh}：展示所抓选的牌并记录` };
    case 'wholeBooster':
      return { en: `${en}: draft the whole booster`, zh: `${zh}：抓选整包补充包` };
    case 'look':
      if (behind !== undefined)
        return {
          en: `${en}: look at a booster that waits before player ${seat + 1} (${behind + 1})`,
          zh: `${zh}：检视在牌手${seat + 1}面前等待的补充包（第${behind + 1}包）`,
        };
      return booster === undefined
        ? { en: `${en}: look at the next pick of player ${seat + 1}`, zh: `${zh}：检视牌手${seat + 1}抓选的下一张牌` }
        : {
            en: `${en}: look at a booster of player ${seat + 1} (${booster + 1} to come)`,
            zh: `${zh}：检视牌手${seat + 1}的补充包（之后第${booster + 1}包）`,
          };
    default:
      return { en, zh };
  }
}

const commanderText = ({ en, zh }: Text): Text => ({ en: `${en} as commander`, zh: `${zh}（指挥官）` });

function optionText(o: DraftOption): Text {
  if ('basic' in o) return nameOf(o.basic);
  if ('secret' in o) return nameOf(o.secret);
  if ('color' in o) return colorText(o.color);
  if ('use' in o) return useText(o);
  if ('commander' in o) return commanderText(nameOf(o.name));
  if (!('line' in o)) return nameOf(o.name);
  const line = LINES[o.line] ?? plain(o.line);
  const cards = listOf(o.names);
  return { en: `${line.en}: ${cards.en}`, zh: `${line.zh}：${cards.zh}` };
}

/** The words of drafts. */
export const DRAFT_WORDS: Omit<Words<DraftState, DraftSetup, DraftEvent>, 'setupOf'> = {
  name: DRAFT_NAME,
  messages: LIMITED_MESSAGES,
  namesOf: (setup) => setup.players.map((p) => p.name),
  playersOf: (s) => s.names,
  facts,
  option: (option) => optionText(option as DraftOption),
  sign: (option) => {
    const o = option as DraftOption;
    return 'line' in o ? o.line : 'use' in o ? `use:${o.use}:${o.does}` : undefined;
  },
  event(e, names) {
    const text = said(e, names[e.seat] ?? '');
    return text && { seat: e.seat, text };
  },
  isOut: (s, seat) => s.standing[seat] !== 'in',
};
