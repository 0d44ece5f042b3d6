/** What a question says beside itself: the words of the spell or ability that asks it. */
import { live, type State } from '@apnap/magic';
import type { MagicDecision, MagicView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { gameView } from '../src/magic/game.js';
import { Handles } from '../src/views/handles.js';
import { stateWhere } from './until.js';

const BOARD = {
  field: ['Plains', 'Plains', 'Swamp', 'Swamp', 'Mountain', 'Mountain'],
  theirs: ['Grizzly Bears', 'Hill Giant'],
};

/** The state in which the first player, who casts this card as soon as he can, is asked something of this kind. */
const asked = (card: string, kind: string): State => stateWhere(card, BOARD, (s) => s.pending?.kind === kind);

const decisionFor = (s: State, seat: number | null): MagicDecision => {
  const decision = (gameView(s, seat, 0, new Handles('x', seat)).view as MagicView).decision;
  if (!decision) throw new Error('nothing is asked');
  return decision;
};

test('of an ability that resolves', () => {
  const d = decisionFor(asked('Kor Skyfisher', 'choose'), 0);
  expect(d.prompt).toEqual({ en: 'Choose 1 permanent.', zh: '选择1个永久物。' });
  expect(d.words?.en).toBe("When this creature enters, return a permanent you control to its owner's hand.");
  expect(d.words?.zh).toMatch(/由你操控的永久物/);
});

test('of a spell that is cast, and of an ability that is activated: what the target is for', () => {
  const bolt = decisionFor(asked('Lightning Bolt', 'targets'), 0);
  expect(bolt.words).toEqual({ en: 'Lightning Bolt deals 3 damage to any target.', zh: '闪电击对任意一个目标造成3点伤害。' });
  const fanatic = decisionFor(asked('Mogg Fanatic', 'targets'), 0);
  expect(fanatic.words?.en).toMatch(/^Sacrifice this creature: .* deals 1 damage to any target\.$/);
});

test('an ability whose source was sacrificed for it has its name', () => {
  const s = stateWhere(
    'Mogg Fanatic',
    BOARD,
    (state) => state.stack.length > 0 && live(state, state.stack[0])?.stack?.kind === 'activated',
  );
  const { stack } = gameView(s, 0, 0, new Handles('x', 0)).view as MagicView;
  expect(stack.map(({ card, name }) => ({ card, name }))).toEqual([{ card: null, name: { en: 'Mogg Fanatic', zh: '迷乱莫葛' } }]);
});

test('a cost that may be paid by its name, with what it is', () => {
  const { prompt } = decisionFor(asked('Burst Lightning', 'may'), 0);
  expect(prompt).toEqual({ en: 'Do you pay the additional cost (kicker {4})?', zh: '你要支付额外费用（增幅 {4}）吗？' });
});

test('of a triggered ability that is about to go on the stack', () => {
  const { words } = decisionFor(asked('Journey to Nowhere', 'targets'), 0);
  expect(words?.en).toBe('When this enchantment enters, exile target creature.');
  expect(words?.zh).toMatch(/放逐目标生物/);
});

test('nothing where the rules ask, or where the question has the words; and nothing for who is not asked', () => {
  const s = asked('Kor Skyfisher', 'choose');
  expect(decisionFor(s, 1).words).toBeUndefined();
  expect(decisionFor(asked('Lightning Bolt', 'act'), 0).words).toBeUndefined();
  expect(decisionFor(asked('Lightning Bolt', 'pay'), 0).words).toBeUndefined();
});
