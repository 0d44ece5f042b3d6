/** Columns, and zones that texts name (Y3.4, Y3.6). */
import type { Coded, Reading } from '../grammar.js';
import { row } from '../grammar.js';

const inColumn = (of: unknown): object => ({ is: 'column', of });
const SELF = { sel: 'self' };
const PENDULUM = { sel: 'all', of: { from: [{ place: 'pendulumZone', whose: 'you' }], filter: { is: 'any' } } };

/** Noun phrases of cards in a column: the noun, where they are, and whose column it is. */
export const inColumnN: Coded = {
  read(text, at, g) {
    return g.read('cardsN', text, at).flatMap(([node, end]): Reading[] => {
      const cards = node as { from: unknown; filter: unknown };
      return g.read('column', text, end).map(([f, to]): Reading => [withFilter(cards, f), to]);
    });
  },
  write(node, tongue, g) {
    const { filter, ...cards } = node as { from: unknown; filter: { is: string; of?: readonly { is: string }[] } };
    const last = filter.is === 'and' ? filter.of?.[filter.of.length - 1] : undefined;
    if (last?.is !== 'column' || !filter.of) return null;
    const rest = filter.of.slice(0, -1);
    const noun = g.write('cardsN', { ...cards, filter: rest.length === 1 ? rest[0] : { is: 'and', of: rest } }, tongue);
    const column = g.write('column', last, tongue);
    if (noun === null || column === null) return null;
    return tongue === 'en' ? noun + column : column + noun;
  },
};

const withFilter = (cards: { filter: unknown }, f: unknown): object => {
  const { filter } = cards as { filter: { is: string; of?: readonly unknown[] } };
  return { ...cards, filter: { is: 'and', of: [...(filter.is === 'and' ? (filter.of ?? []) : [filter]), f] } };
};

export const COLUMNS = [
  ...row('column', " in this card's column", '与此卡同列的', inColumn(SELF), ' in the same column as this card', ' in this column'),
  ...row(
    'column',
    ' in the same column as {f:a} you control',
    '与自己场上的{f:a}同列的',
    inColumn({ sel: 'all', of: { from: [{ place: 'field', whose: 'you' }], filter: '$f' } }),
    ' in the same column as one of your {f:nounN}',
    ' in the same columns as your {f:nounN}',
    ' in the same column as your {f:nounN}',
  ),
  ...row(
    'column',
    ' in the same column as a card in your Pendulum Zone',
    '与自己灵摆区域的卡同列的',
    inColumn(PENDULUM),
    ' in the same column as the card in your Pendulum Zones',
    ' in the same column as the cards in your Pendulum Zones',
    ' in the same column as the card in your Pendulum Zone',
  ),
  ...row('sel', 'all {c:inColumnN}', '{c:inColumnN}全部', { sel: 'all', of: '$c' }),
  ...row('whoN', 'all {c:inColumnN}', '{c:inColumnN}', { cards: '$c' }, '{c:inColumnN}'),
  ...row('sumZone', ' to the Extra Monster Zone', '在额外怪兽区域', { zone: 'extraZone' }, ' to an Extra Monster Zone'),
];
