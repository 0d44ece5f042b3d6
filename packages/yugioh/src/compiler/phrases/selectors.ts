/** Which cards an effect is about. */
import { type Coded, type Node, type Reading, row } from '../grammar.js';
import { cards, writeCards } from '../nouns.js';

const one = cards(false);
const many = cards(true);

interface Choice {
  sel: 'choose';
  of: Parameters<typeof writeCards>[0];
  min: number;
  max: number;
}

/** "1 card", "2 cards", "up to 2 cards": chosen at resolution or for a cost. */
export const choice: Coded = {
  read(text, at) {
    const m = /^(up to )?(\d+) /.exec(text.slice(at, at + 10));
    if (!m) return [];
    const max = Number(m[2]);
    const from = at + m[0].length;
    return (max === 1 ? one : many)
      .read(text, from, undefined as never)
      .map(([of, end]): Reading => [{ sel: 'choose', of, min: m[1] ? 1 : max, max }, end]);
  },
  write(node, tongue) {
    const c = node as Choice;
    if (c.sel !== 'choose' || !('of' in c) || Object.keys(c).length > 4) return null;
    const said = writeCards(c.of, tongue, c.max > 1, true);
    if (said === null) return null;
    if (tongue === 'zh') return `${said}${c.min < c.max ? '最多' : ''}${c.max}张`;
    return `${c.min < c.max ? 'up to ' : ''}${c.max} ${said}`;
  },
};

/** "target 1 card": before the semicolon. */
export const targets: Coded = {
  read(text, at) {
    const m = /^(up to )?(\d+) /.exec(text.slice(at, at + 10));
    if (!m) return [];
    const max = Number(m[2]);
    const from = at + m[0].length;
    return (max === 1 ? one : many)
      .read(text, from, undefined as never)
      .map(([of, end]): Reading => [{ of, min: m[1] ? 1 : max, max }, end]);
  },
  write(node, tongue) {
    const c = node as { of: Choice['of']; min: number; max: number };
    const said = writeCards(c.of, tongue, c.max > 1, false);
    if (said === null) return null;
    if (tongue === 'zh') return `${said}${c.min < c.max ? '最多' : ''}${c.max}张`;
    return `${c.min < c.max ? 'up to ' : ''}${c.max} ${said}`;
  },
};

const SELF: Node = { sel: 'self' };
const TARGET: Node = { sel: 'target' };
const TARGETS: Node = { sel: 'target', many: true };

export const SELECTORS = [
  // One card as the object of a verb.
  ...row(
    'sel',
    'it',
    '该卡',
    TARGET,
    'that target',
    'that monster',
    'that card',
    'the target',
    'that Spell/Trap',
    "that opponent's monster",
    'the targeted monster',
    'the targeted card',
  ),
  ...row('sel', 'it', '该卡', { sel: 'it' }),
  ...row('sel', 'it', '该卡', { sel: 'event' }),
  ...row('sel', 'that monster', '该怪兽', { sel: 'battling' }),
  ...row('sel', 'them', '这些卡', TARGETS, 'those targets', 'those monsters', 'those cards', 'both targets', 'both monsters'),
  ...row('sel', 'them', '这些卡', { sel: 'it', many: true }),
  ...row('sel', 'this card', '此卡', SELF),
  ...row('sel', 'the attacking monster', '攻击怪兽', { sel: 'attacker' }),
  ...row('sel', 'the equipped monster', '装备怪兽', { sel: 'host' }),
  ...row('sel', 'the monster that destroyed this card', '破坏此卡的怪兽', { sel: 'battling' }),
  ...row('sel', 'all {c:cardsN}', '{c:cardsN}全部', { sel: 'all', of: '$c' }),
  ...row('sel', '{c:choice}', '{c:choice}', '$c'),
  // As a subject.
  ...row('subject1', 'it', '该卡', TARGET, 'that target', 'that monster', 'the target', 'the targeted monster'),
  ...row('subject1', 'it', '该卡', { sel: 'it' }),
  ...row('subject1', 'this card', '此卡', SELF),
  ...row('subject1', 'the attacking monster', '攻击怪兽', { sel: 'attacker' }),
  ...row('subject1', 'the equipped monster', '装备怪兽', { sel: 'host' }),
  ...row('subjectN', 'they', '这些卡', TARGETS, 'those targets', 'those monsters'),
  ...row('subjectN', 'all {c:cardsN}', '{c:cardsN}', { sel: 'all', of: '$c' }),
  // This card, where it is.
  ...row('own', 'this card', '此卡', SELF),
  ...row('own', 'this card from your hand', '手牌的此卡', { sel: 'self', in: 'hand' }),
  ...row('own', 'this card from your GY', '墓地的此卡', { sel: 'self', in: 'gy' }, 'this card in your GY'),
];
