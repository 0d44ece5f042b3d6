/** The auction (`kernel/test/auction`), as servers offer it: a game that is no Magic, told of by its words alone. Registered by tests only. */
import type { Fact, Text } from '@apnap/protocol';
import { type AuctionEvent, type AuctionSetup, type AuctionState, auction, pointsOf } from '../../../kernel/test/auction/game.js';
import { offeredPlainly } from '../../src/desks/plain.js';
import { hostedPlainly, type Words } from '../../src/games/plain.js';
import { both, plain } from '../../src/text.js';
import type { Viewer } from '../../src/views/viewer.js';

const number = (n: number): Text => plain(String(n).replace('-', '−'));
const cards = (n: number): Text => ({ en: n === 1 ? '1 card' : `${n} cards`, zh: `${n}张牌` });
const list = (what: readonly number[]): string => what.map((n) => number(n).en).join(', ');

/** Cards where the viewer may see them, else how many. */
const held = (own: boolean, what: readonly number[]): Text[] => (own ? what.map(number) : what.length === 0 ? [] : [cards(what.length)]);

function facts(s: AuctionState, viewer: Viewer): Fact[] {
  return [
    { name: { en: 'Lot', zh: '拍品' }, values: s.lot === 0 ? [] : [number(s.lot)] },
    { name: { en: 'Lots to come', zh: '剩余拍品' }, values: [number(s.lots.length)] },
    { name: { en: 'Bank', zh: '银行' }, values: [cards(s.bank.length)] },
    ...s.names.flatMap((_, seat): Fact[] => {
      const own = viewer === 'all' || viewer === seat;
      return [
        { seat, name: { en: 'Hand', zh: '手牌' }, values: held(own, s.hands[seat]) },
        { seat, name: { en: 'Laid away', zh: '盖放' }, values: held(own, s.away[seat]) },
        { seat, name: { en: 'Bids', zh: '出价' }, values: s.spent[seat].map(number) },
        { seat, name: { en: 'Lots won', zh: '拍得' }, values: s.won[seat].map(number) },
        { seat, name: { en: 'Points', zh: '分数' }, values: [number(pointsOf(s, seat))] },
      ];
    }),
  ];
}

/** A line of the account. What others may not see is not in the event. */
function said({ kind, what }: AuctionEvent, who: string): Text {
  const all = list(what);
  switch (kind) {
    case 'layAway':
      return what.length === 0
        ? { en: `${who} lays two cards away.`, zh: `${who}盖放两张牌。` }
        : { en: `${who} lays away ${all}.`, zh: `${who}盖放${all}。` };
    case 'lot':
      return { en: `A lot worth ${all} is turned up.`, zh: `翻开价值${all}的拍品。` };
    case 'bid':
      return { en: `${who} bids ${all}.`, zh: `${who}出价${all}。` };
    case 'win':
      return { en: `${who} gets the lot worth ${all}.`, zh: `${who}拍得价值${all}的拍品。` };
    case 'nobody':
      return { en: `Nobody gets the lot worth ${all}.`, zh: `价值${all}的拍品流拍。` };
    case 'exchange':
      return what.length === 0
        ? { en: `${who} exchanges a card with the bank.`, zh: `${who}与银行交换一张牌。` }
        : { en: `${who} exchanges ${what[0]} for ${what[1]}.`, zh: `${who}以${what[0]}换得${what[1]}。` };
    case 'concede':
      return { en: `${who} concedes.`, zh: `${who}认输。` };
    case 'end':
      return { en: 'The auction is over.', zh: '拍卖结束。' };
  }
}

const WORDS: Words<AuctionState, AuctionSetup, AuctionEvent> = {
  name: { en: 'The Auction', zh: '拍卖会' },
  messages: {
    'auction.layAway': { en: 'Lay {n} cards away.', zh: '盖放{n}张牌。' },
    'auction.bid': { en: 'Bid a card for the lot worth {lot}.', zh: '为价值{lot}的拍品出一张牌。' },
    'auction.exchange': {
      en: 'Exchange your {card} with the top card of the bank?',
      zh: '以你的{card}与银行顶牌交换？',
    },
    'auction.alone': { en: 'Only one player is left.', zh: '只剩一名玩家。' },
    'auction.points': { en: 'The most points in lots.', zh: '拍品分数最高。' },
  },
  setupOf: (names) => ({ players: names.map((name) => ({ name })) }),
  namesOf: (setup) => setup.players.map((p) => p.name),
  playersOf: (s) => s.names,
  facts,
  option: (option) => number((option as { card: number }).card),
  event: (event, names) => ({ seat: event.seat, text: both((lang) => said(event, names[event.seat] ?? '')[lang]) }),
  isOut: (s, seat) => s.standing[seat] !== 'in',
};

/** The auction as tables know it. */
export const hostedAuction = () => hostedPlainly(auction, WORDS);

/** The auction as a server offers it. */
export const AUCTION = offeredPlainly(hostedAuction(), 3, 5);
