/** Battle damage that is halved or doubled for a time, and damage that a player takes half of (Y14.17, Y15.2). */
import { row } from '../grammar.js';

const TIMES = [
  ['halved', '变成一半', { trait: 'damageTimes', n: 1, half: true }],
  ['doubled', '变成2倍', { trait: 'damageTimes', n: 2 }],
] as const;

const OF_MONSTERS = TIMES.flatMap(([en, zh, trait]) =>
  (['subject1', 'subjectN'] as const).flatMap((cat) => {
    const v = cat === 'subject1' ? 'inflicts' : 'inflict';
    return row(
      'effect',
      `any battle damage {s:${cat}} ${v} to your opponent{u:until} is ${en}`,
      `{s:${cat}}给予对手的战斗伤害${zh}{u:until}`,
      { do: 'give', what: '$s', trait, until: '$u' },
      `any battle damage {s:${cat}} ${v} to your opponent is ${en}{u:until}`,
      `any battle damage {s:${cat}} ${v} to your opponent{u:until} becomes ${en}`,
      `any battle damage your opponent takes from battles involving {s:${cat}}{u:until} is ${en}`,
      `any battle damage your opponent takes from attacks involving {s:${cat}}{u:until} is ${en}`,
      `all battle damage {s:${cat}} ${v} to your opponent{u:until} is ${en}`,
      `the battle damage {s:${cat}} ${v} to your opponent{u:until} is ${en}`,
      `${en === 'halved' ? 'halve' : 'double'} any battle damage {s:${cat}} ${v} to your opponent{u:until}`,
    );
  }),
);

const KINDS = [
  ['any battle damage', '战斗伤害', 'battle'],
  ['any effect damage', '效果伤害', 'effect'],
  ['any damage', '伤害', 'all'],
] as const;

const OF_PLAYERS = KINDS.flatMap(([en, zh, of]) =>
  (
    [
      ['you take', '自己受到的', 'you'],
      ['your opponent takes', '对手受到的', 'opponent'],
    ] as const
  ).flatMap(([take, whose, who]) => [
    ...row(
      'effect',
      `${en} ${take}{u:until} is halved`,
      `${whose}${zh}变成一半{u:until}`,
      { do: 'noDamage', who, of, half: true, until: '$u' },
      `${en} ${take} is halved{u:until}`,
      `${en} ${take}{u:until} becomes halved`,
      `${en} ${take} becomes halved{u:until}`,
      `halve ${en} ${take}{u:until}`,
    ),
    ...row(
      'effect',
      `${en} ${take}{u:until} becomes 0`,
      `${whose}${zh}变成0{u:until}`,
      { do: 'noDamage', who, of, until: '$u' },
      `${en} ${take} becomes 0{u:until}`,
    ),
  ]),
);

const OF_BATTLE = [
  ...row(
    'effect',
    'the battle damage you take from that battle is halved',
    '自己受到的该战斗的伤害变成一半',
    { do: 'noDamage', who: 'you', of: 'battle', half: true, until: 'damageStep' },
    'any battle damage you take from that battle is halved',
    'any battle damage you take from this battle is halved',
    'the battle damage you take is halved',
    'the damage you take from that battle is halved',
    'halve the battle damage you take from that battle',
  ),
  ...row(
    'effect',
    'any battle damage your opponent takes from that battle is halved',
    '对手受到的该战斗的伤害变成一半',
    { do: 'noDamage', who: 'opponent', of: 'battle', half: true, until: 'damageStep' },
    'all battle damage your opponent takes from that battle is halved',
    'the battle damage your opponent takes from that battle is halved',
  ),
  ...row(
    'effect',
    'neither player takes any battle damage from that battle',
    '双方不受该战斗的战斗伤害',
    { do: 'noDamage', who: 'both', of: 'battle', until: 'damageStep' },
    'neither player takes battle damage from that battle',
    'neither player takes any battle damage from this battle',
    'neither player takes battle damage from this battle',
    'make the battle damage to both players 0',
  ),
];

const yours = (filter: string): object => ({ cards: { from: [{ place: 'monsterZone', whose: 'you' }], filter } });

/** While such a monster battles another (Y14.8). */
const IN_BATTLE = TIMES.flatMap(([en, zh, trait]) =>
  row(
    'static',
    `if your {f:noun1} battles an opponent's {g:noun1}, any battle damage it inflicts to your opponent is ${en}`,
    `自己的{f:noun1}与对手的{g:noun1}战斗的场合，给予对手的战斗伤害${zh}`,
    { kind: 'trait', what: yours('$f'), trait, while: { if: 'battles', who: '$f', what: '$g', opponents: true } },
    `if {f:a} you control battles an opponent's {g:noun1}, any battle damage it inflicts to your opponent is ${en}`,
    `if your {f:noun1} battles {g:a}, any battle damage it inflicts to your opponent is ${en}`,
    `if {f:a} you control battles {g:a}, any battle damage it inflicts to your opponent is ${en}`,
  ),
);

const STANDING = TIMES.flatMap(([en, zh, trait]) =>
  row(
    'static',
    `any battle damage {w:whoN} inflict to your opponent is ${en}`,
    `{w:whoN}给予对手的战斗伤害${zh}`,
    { kind: 'trait', what: '$w', trait },
    `any battle damage your opponent takes from battles involving {w:whoN} is ${en}`,
    `any battle damage your opponent takes from attacks involving {w:whoN} is ${en}`,
  ),
);

export const HALVES = [...OF_MONSTERS, ...OF_PLAYERS, ...OF_BATTLE, ...IN_BATTLE, ...STANDING];
