/** What is declared, and numbers that are named (Y17.8, Y23.13). */
import { reads, row } from '../grammar.js';

const luck = { q: 'luck', times: 1 };

export const DECLARED = [
  ...row('declared', 'declare 1 Type', '宣言1个种族', { step: 'declare', of: 'type' }),
  ...row('declared', 'declare 1 Attribute', '宣言1个属性', { step: 'declare', of: 'attribute' }),
  ...row('declared', 'declare a Level between {n:number} and {m:number}', '宣言{n:number}至{m:number}的等级', {
    step: 'declare',
    of: 'level',
    from: '$n',
    to: '$m',
  }),
  ...(['type', 'attribute'] as const).flatMap((of) => {
    const en = of === 'type' ? 'Type' : 'Attribute';
    const zh = of === 'type' ? '种族' : '属性';
    return [
      ...row('static', `all {c:cardsN} become the declared ${en}`, `{c:cardsN}变成宣言的${zh}`, {
        kind: 'looks',
        what: { cards: '$c' },
        declared: of,
      }),
      ...reads('static', { kind: 'looks', what: { cards: '$c' }, declared: of }, `all {c:cardsN} become that ${en}`),
      ...row('static', `the equipped monster becomes the declared ${en}`, `装备怪兽变成宣言的${zh}`, {
        kind: 'looks',
        what: { host: true },
        declared: of,
      }),
      ...reads('static', { kind: 'looks', what: { host: true }, declared: of }, `the equipped monster becomes that ${en}`),
      ...row('effect', `this card becomes the declared ${en}{u:until}`, `此卡变成宣言的${zh}{u:until}`, {
        do: 'become',
        what: { sel: 'self' },
        declared: of,
        until: '$u',
      }),
    ];
  }),
  ...(['subject1', 'subjectN'] as const).flatMap((cat) =>
    row(
      'effect',
      `{s:${cat}} ${cat === 'subject1' ? 'becomes' : 'become'} the declared Level{u:until}`,
      `{s:${cat}}变成宣言的等级{u:until}`,
      { do: 'stat', what: '$s', stat: 'level', change: { to: { q: 'declared' } }, until: '$u' },
      `{s:${cat}} ${cat === 'subject1' ? 'becomes' : 'become'} that Level{u:until}`,
      ...(cat === 'subject1'
        ? ['{s:whoseStat} Level becomes that Level{u:until}', '{s:whoseStat} Level becomes the declared Level{u:until}']
        : []),
    ),
  ),
  ...(['type', 'attribute'] as const).flatMap((of) =>
    (['subject1', 'subjectN'] as const).flatMap((cat) =>
      row(
        'effect',
        `{s:${cat}} ${cat === 'subject1' ? 'becomes' : 'become'} the declared ${of === 'type' ? 'Type' : 'Attribute'}{u:until}`,
        `{s:${cat}}变成宣言的${of === 'type' ? '种族' : '属性'}{u:until}`,
        { do: 'become', what: '$s', declared: of, until: '$u' },
        `{s:${cat}} ${cat === 'subject1' ? 'becomes' : 'become'} that ${of === 'type' ? 'Type' : 'Attribute'}{u:until}`,
      ),
    ),
  ),
  ...row('effect', 'this card in the GY becomes the declared Attribute{u:until}', '墓地的此卡变成宣言的属性{u:until}', {
    do: 'become',
    what: { sel: 'self', in: ['gy'] },
    declared: 'attribute',
    until: '$u',
  }),
  ...reads(
    'effect',
    { do: 'become', what: { sel: 'self', in: ['gy'] }, declared: 'attribute', until: '$u' },
    'this card in the GY becomes that Attribute{u:until}',
  ),
  ...row('effect', 'choose a number from {n:number} to {m:number}', '选择{n:number}至{m:number}的数字', {
    do: 'number',
    who: 'you',
    from: '$n',
    to: '$m',
  }),
  ...row('effect', 'your opponent chooses a number from {n:number} to {m:number}', '对手选择{n:number}至{m:number}的数字', {
    do: 'number',
    who: 'opponent',
    from: '$n',
    to: '$m',
  }),
  ...row('effect', 'reduce its Level by that number{u:until}', '其等级下降那个数字{u:until}', {
    do: 'stat',
    what: { sel: 'target' },
    stat: 'level',
    change: { by: luck, sign: -1 },
    until: '$u',
  }),
  ...row('effect', 'your opponent draws cards equal to that number', '对手抽那个数字的卡', { do: 'draw', who: 'opponent', n: luck }),
  ...row('effect', 'you gain {n:number} LP times that number', '自己回复那个数字×{n:number}的基本分', {
    do: 'gain',
    who: 'you',
    n: { q: 'luck', times: '$n' },
  }),
  ...row('effect', 'look at that many cards from the top of your Deck', '确认自己牌组最上方那个数量的卡', {
    do: 'excavate',
    n: luck,
    whose: 'you',
    secret: true,
  }),
];
