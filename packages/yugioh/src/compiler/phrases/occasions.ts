/** On what occasions effects are activated, in further words: causes, Tributes, draws, exceptions, what players have (Y16.22, Y19). */
import type { Cards, EventPattern, Filter } from '../../language/effects.js';
import { type Coded, type Reading, row } from '../grammar.js';
import { cards, exceptAt, writeCards } from '../nouns.js';
import { summonsCalled } from '../words.js';

const OPP = 'opponent';
const MONSTER = { is: 'kind', kind: 'monster' };
const self = (...of: object[]): object => ({ if: 'self', is: of.length === 1 ? of[0] : { is: 'and', of } });

/** "a Dragon monster is Special Summoned, except "Name"": what is left out stands after the verb. */
export const exceptedEvent: Coded = {
  read(text, at, g) {
    return g.read('whom', text, at).flatMap(([node, end]): Reading[] => {
      const what = node as { any?: Filter };
      if (!what.any || text[end] !== ' ') return [];
      const { any } = what;
      return g
        .read('does', text, end + 1)
        .flatMap(([does, to]): Reading[] =>
          exceptAt(text, to, any, false).map(([filter, last]) => [
            { what: { ...what, any: filter }, ...(does as Partial<EventPattern>) },
            last,
          ]),
        );
    });
  },
  write: () => null,
};

/** "control no cards", "has a monster": what is said further of the same player. */
export const moreCond: Coded = {
  read(text, at, g) {
    const own = /^(?:control|have|do not control|do not have) /.test(text.slice(at, at + 16));
    const theirs = /^(?:controls|has) /.test(text.slice(at, at + 9));
    if (!own && !theirs) return [];
    const subject = own ? 'you ' : 'your opponent ';
    return g.apart(() => g.read('conds', subject + text.slice(at), 0)).map(([node, end]): Reading => [node, end - subject.length + at]);
  },
  write: () => null,
};

const NAMES = ' with different names';
const many = cards(true);

/** "Dragon monsters with different names in your GY": how many names there are is what counts (Y2.11). */
export const variedN: Coded = {
  read(text, at) {
    const said = text.indexOf(NAMES, at);
    if (said < 0) return [];
    const without = text.slice(0, said) + text.slice(said + NAMES.length);
    return many.read(without, at, undefined as never).flatMap(([of, end]): Reading[] => (end >= said ? [[of, end + NAMES.length]] : []));
  },
  write(node, tongue) {
    return writeCards(node as Cards, tongue, true, false, tongue === 'en' ? NAMES : '（卡名各不相同）');
  },
};

const number = (n: string): object => ({ q: 'number', n });
const names = (of: unknown): object => ({ q: 'kinds', in: 'name', of, times: 1 });
const varied = (of: unknown): object => ({ if: 'compare', a: names(of), cmp: '>=', b: number('$n') });

const HAVE = [
  ...row('conds', '{a:cond} and {b:moreCond}', '{a:cond}且{b:moreCond}', { if: 'and', of: ['$a', '$b'] }, '{a:cond}, and {b:moreCond}'),
  ...row(
    'conds',
    '{a:cond} or {b:moreCond}',
    '{a:cond}或{b:moreCond}',
    { if: 'or', of: ['$a', '$b'] },
    '{a:cond}, or {b:moreCond}',
    '{a:cond}, or {b:cond}',
    '{a:cond}, or if {b:cond}',
  ),
  ...row('cond', 'your opponent controls {f:a} and you do not', '对手场上有{f:a}且自己场上没有', {
    if: 'and',
    of: [
      { if: 'controls', who: OPP, what: '$f', min: 1 },
      { if: 'controls', who: 'you', what: '$f', min: 0, max: 0 },
    ],
  }),
  ...row('cond', '{n:number} or more {f:nounN} are on the field', '场上有{n:number}张以上的{f:nounN}', {
    if: 'controls',
    who: 'both',
    what: '$f',
    min: '$n',
  }),
  ...row('cond', 'you control {n:number} or more {f:nounN} with different names', '自己场上有卡名不同的{f:nounN}{n:number}张以上', {
    ...varied({ from: [{ place: 'field', whose: 'you' }], filter: '$f' }),
  }),
  ...row(
    'cond',
    'you have {n:number} or more {c:variedN}',
    '有{n:number}张以上{c:variedN}',
    varied('$c'),
    'there are {n:number} or more {c:variedN}',
  ),
  ...row('cond', 'your LP are lower than {n:number}', '自己基本分比{n:number}少', { if: 'lp', who: 'you', cmp: '<', n: '$n' }),
  ...row('cond', 'your opponent has {n:number} or less {c:cardsN}', '对手的{c:cardsN}在{n:number}张以下', {
    if: 'has',
    of: '$c',
    min: 0,
    max: '$n',
  }),
  ...row('cond', 'you have no card in your other Pendulum Zone', '自己另一个灵摆区域没有卡', {
    if: 'has',
    of: { from: [{ place: 'pendulumZone', whose: 'you' }], filter: { is: 'other' } },
    min: 0,
    max: 0,
  }),
  ...row(
    'cond',
    'your opponent controls at least {n:number} more {f:nounN} than you do',
    '对手场上的{f:nounN}比自己多{n:number}张以上',
    {
      if: 'compare',
      a: { q: 'count', of: { from: [{ place: 'field', whose: OPP }], filter: '$f' }, times: 1 },
      cmp: '>=',
      b: { q: 'plus', a: { q: 'count', of: { from: [{ place: 'field', whose: 'you' }], filter: '$f' }, times: 1 }, b: number('$n') },
    },
    'your opponent controls {n:number} or more {f:nounN} than you do',
  ),
  ...row('cond', 'you have more cards in your hand than your opponent', '自己手牌比对手多', {
    if: 'compare',
    a: { q: 'hand', who: 'you', times: 1 },
    cmp: '>',
    b: { q: 'hand', who: OPP, times: 1 },
  }),
];

const SELF = [
  ...(
    [
      ['Spell', '魔法', 'spell'],
      ['Trap', '陷阱', 'trap'],
    ] as const
  ).flatMap(([en, zh, kind]) =>
    row(
      'cond',
      `this card is treated as a Continuous ${en}`,
      `此卡当作永续${zh}卡使用`,
      self({ is: 'kind', kind }, { is: 'property', property: 'Continuous' }),
      `this card is a Continuous ${en}`,
    ),
  ),
  ...row(
    'cond',
    'you control this Normal Summoned/Set card',
    '自己控制通常召唤的此卡',
    self(MONSTER, { is: 'not', of: { is: 'specialSummoned' } }),
  ),
  ...summonsCalled('fusion', 'ritual', 'synchro', 'xyz', 'link', 'tribute').flatMap(([en, zh, kind]) =>
    row('cond', `you control this ${en} Summoned card`, `自己控制${zh}召唤的此卡`, self({ is: 'summonedAs', kind })),
  ),
  ...row(
    'cond',
    'you control this Special Summoned card',
    '自己控制特殊召唤的此卡',
    self({ is: 'specialSummoned' }),
    'you control this Special Summoned monster',
  ),
  ...(
    [
      ['GY', '墓地', 'gy'],
      ['hand', '手牌', 'hand'],
      ['Extra Deck', '额外牌组', 'extra'],
      ['Deck', '牌组', 'deck'],
    ] as const
  ).flatMap(([en, zh, from]) =>
    row(
      'cond',
      `you control this card that was Special Summoned from the ${en}`,
      `自己控制从${zh}特殊召唤的此卡`,
      self({ is: 'summonedFrom', from }),
    ),
  ),
];

const DOES = [
  ...row('does', "is targeted for an attack by an opponent's monster", '成为对手怪兽的攻击对象', { on: 'attacked' }),
  ...row('does', 'is Tributed by a card effect', '因效果被解放', { on: 'tributed', by: 'effect' }, 'is Tributed by card effect'),
  ...row('does', 'is Tributed and sent to the GY', '被解放送至墓地', { on: 'tributed', sent: true }),
  ...row('does', 'is Tributed for a Tribute Summon', '为上级召唤被解放', { on: 'tributed', for: 'tribute' }),
  ...row('does', 'is Tributed for a Ritual Summon', '为仪式召唤被解放', { on: 'tributed', for: 'ritual' }),
  ...row('does', 'is destroyed{v:byEffectOf}{g:toGyAnd}', '{v:byEffectOf}破坏{g:toGyAnd}', {
    on: 'destroyed',
    via: '$v',
    '...sent,to': '$g',
  }),
  ...row('does', 'is banished{f:comes}{v:byEffectOf}', '{f:comes}{v:byEffectOf}除外', {
    on: 'banished',
    '...from,fromOf': '$f',
    via: '$v',
  }),
  ...row('does', 'is sent{f:comes} to the GY{v:byEffectOf}', '{f:comes}{v:byEffectOf}送至墓地', {
    on: 'sent',
    '...from,fromOf': '$f',
    via: '$v',
  }),
  ...row('does', 'is sent{f:comes} to your GY{v:byEffectOf}', '{f:comes}{v:byEffectOf}送至自己墓地', {
    on: 'sent',
    '...from,fromOf': '$f',
    to: 'you',
    via: '$v',
  }),
  ...row('does', 'is added{f:comes} to your hand{v:byEffectOf}', '{f:comes}{v:byEffectOf}加入手牌', {
    on: 'added',
    '...from,fromOf': '$f',
    via: '$v',
  }),
  ...row('byEffectOf', ' by the effect of {f:a}', '以{f:a}的效果', '$f', ' by an effect of {f:a}'),
  ...row('byEffectOf', ' by {f:viaKind}', '以{f:viaKind}', '$f', ' by {f:a} effect'),
  ...row('does', 'is used as material for {k:materialSummon}', '作为{k:materialSummon}召唤的素材', { on: 'material', for: ['$k'] }),
  ...row('materialSummon', 'a {k:materialKind} Summon', '{k:materialKind}', '$k', 'an {k:materialKind} Summon'),
  ...row('event', 'you draw this card', '抽到此卡', { on: 'drawn', what: { self: true } }),
  ...row('battle', 'at the end of the Battle Phase, if this card attacked or was attacked', '此卡进行过战斗的战斗阶段结束时', {
    on: 'battleEnd',
    fought: true,
  }),
  ...row(
    'does',
    'is detached from an Xyz Monster',
    '从超量怪兽去除',
    { on: 'sent', under: true },
    "is detached from an Xyz Monster and sent to the GY to activate that monster's effect",
  ),
  ...row('side', ' to your side of the field', '在自己场上', { side: 'you' }),
  ...row('side', " to your opponent's side of the field", '在对手场上', { side: OPP }),
  ...row('summonedKind', 'Normal, Flip, or Pendulum Summoned', '召唤·反转召唤·灵摆召唤', ['normal', 'flip', 'pendulum']),
  ...row('summonedKind', 'Ritual, Fusion, Synchro, or Xyz Summoned', '仪式·融合·同步·超量召唤', ['ritual', 'fusion', 'synchro', 'xyz']),
  ...row('summonedKind', 'Fusion, Synchro, Xyz, or Link Summoned', '融合·同步·超量·连接召唤', ['fusion', 'synchro', 'xyz', 'link']),
];

const ALONE = [
  ...row(
    'targeting',
    ' that targets exactly 1 {f:noun1} you control (and no other cards)',
    '只以自己场上的1张{f:noun1}为对象的',
    { targets: '$f', of: 'you', alone: true },
    ' that targets 1 {f:noun1} you control (and no other cards)',
  ),
  ...row(
    'targeting',
    ' that targets exactly 1 {f:noun1} on the field (and no other cards)',
    '只以场上的1张{f:noun1}为对象的',
    { targets: '$f', of: 'either', alone: true },
    ' that targets 1 {f:noun1} on the field (and no other cards)',
  ),
  ...row('targeting', ' that targets only this card', '只以此卡为对象的', { targetsSelf: true, alone: true }),
  ...row(
    'effect',
    'negate the Summon or activation',
    '该召唤·发动无效',
    { do: 'negateSummonOrActivation' },
    'negate that Summon or activation',
    'negate the Summon or the activation',
    'negate the activation or Summon',
    'negate the Summon OR activation',
  ),
];

const BOTH_SHOWN = row(
  'effect',
  'reveal this card and 1 other {f:noun1} in your hand',
  '展示手牌的此卡与其他1张{f:noun1}',
  {
    do: 'reveal',
    what: {
      sel: 'both',
      of: [
        { sel: 'self', in: ['hand'] },
        {
          sel: 'choose',
          of: { from: [{ place: 'hand', whose: 'you' }], filter: { is: 'and', of: [{ is: 'other' }, '$f'] } },
          min: 1,
          max: 1,
        },
      ],
    },
  },
  'reveal this card and 1 {f:noun1} in your hand',
);

const cameDestroyed = (by: string): object => self({ is: 'arrived' }, { is: 'came', destroyed: true, by });
const FATE = [
  ...row(
    'cond',
    'it was destroyed by battle and sent there this turn',
    '此回合被战斗破坏送去',
    cameDestroyed('battle'),
    'this card is in the GY because it was destroyed by battle and sent there this turn',
    'this card was destroyed by battle and sent to the GY this turn',
  ),
  ...row(
    'cond',
    'it was destroyed by a card effect and sent there this turn',
    '此回合被效果破坏送去',
    cameDestroyed('effect'),
    'this card is in the GY because it was destroyed by a card effect and sent there this turn',
  ),
  ...row(
    'phaseWhen',
    'during your next Standby Phase after this card was destroyed by card effect and sent to the GY',
    '',
    {
      event: { on: 'phase', phase: 'standby', of: 'you' },
      from: 'gy',
      condition: self({ is: 'arrived', ago: [1, 2] }, { is: 'came', destroyed: true, by: 'effect' }),
    },
    'during your next Standby Phase after this card was destroyed by a card effect and sent to the GY',
  ),
  ...row(
    'cond',
    'it was destroyed by card effect and sent there in one of the last 2 turns',
    '之前2回合内被效果破坏送去',
    self({ is: 'arrived', ago: [1, 2] }, { is: 'came', destroyed: true, by: 'effect' }),
  ),
  ...row(
    'cond',
    'this card was banished this turn',
    '此卡此回合被除外',
    self({ is: 'arrived' }, { is: 'lies', at: 'banished', whose: 'either' }),
    'was banished this turn',
  ),
  ...row(
    'cond',
    'this card destroyed a monster by battle this turn',
    '此卡此回合战斗破坏怪兽',
    self({ is: 'slew' }),
    "this card destroyed an opponent's monster by battle this turn",
    'it destroyed a monster by battle this turn',
  ),
  ...row(
    'cond',
    'the total Levels and Ranks of all {f:nounN} you control are {n:number} or lower',
    '自己场上的{f:nounN}的等级·阶级合计在{n:number}以下',
    {
      if: 'compare',
      a: {
        q: 'plus',
        a: { q: 'stat', of: { sel: 'all', of: { from: [{ place: 'field', whose: 'you' }], filter: '$f' } }, stat: 'level' },
        b: { q: 'stat', of: { sel: 'all', of: { from: [{ place: 'field', whose: 'you' }], filter: '$f' } }, stat: 'rank' },
      },
      cmp: '<=',
      b: number('$n'),
    },
  ),
  ...(
    [
      ['must', '必须', 'only'],
      ['must first', '必须先', 'first'],
    ] as const
  ).flatMap(([en, zh, must]) =>
    row(
      'procedure',
      `${en} be Special Summoned (from your hand or GY) by {e:pay} while {c:conds}`,
      `${zh}在{c:conds}的场合{e:pay}从手牌·墓地特殊召唤`,
      { kind: 'procedure', from: ['hand', 'gy'], must, condition: '$c', pay: '$e' },
      `${en} be Special Summoned (from your hand or GY) by {e:pay}, while {c:conds}`,
    ),
  ),
  ...row('plainCount', 'the number of {c:variedN}', '{c:variedN}的种类数', names('$c')),
  ...row(
    'effect',
    'immediately after this effect resolves, Tribute Summon 1 {f:noun1}',
    '此效果处理后，上级召唤1只{f:noun1}',
    { do: 'summonNow', kind: 'normal', tribute: true, what: '$f' },
    'immediately after this effect resolves, you can Tribute Summon 1 {f:noun1}',
    'immediately after this effect resolves, Tribute Summon 1 {f:noun1} face-up',
    'immediately after this effect resolves, Tribute Summon 1 {f:noun1} in face-up Attack Position',
  ),
  ...row(
    'replaces',
    'if exactly 1 {f:noun1} you control (and no other cards) would be destroyed{b:by}, you can {e:effect} instead',
    '仅有自己场上的1张{f:noun1}{b:by}破坏的场合，可以代替{e:effect}',
    {
      kind: 'replaces',
      what: { cards: { from: [{ place: 'field', whose: 'you' }], filter: '$f' } },
      alone: true,
      '...by': '$b',
      optional: true,
      do: '$e',
    },
  ),
  ...row(
    'effect',
    'while {s:subject1} is in the Monster Zone, you cannot Special Summon{m:banMonsters}, except {f:nounN}',
    '{s:subject1}在怪兽区域存在期间自己不能特殊召唤{m:banMonsters}（{f:nounN}除外）',
    { do: 'banWhile', ban: { ban: 'summon', kinds: ['special'], '...from': '$m', except: '$f' }, what: '$s' },
    'while {s:subject1} is on the field, you cannot Special Summon{m:banMonsters}, except {f:nounN}',
  ),
];

const ACTIVATED = [
  ...row('sel', 'both revealed cards', '展示的卡双方', { sel: 'paid' }),
  ...BOTH_SHOWN,
  ...row(
    'event',
    'a monster your opponent controls activates its effect',
    '对手场上的怪兽发动效果',
    { on: 'activated', who: OPP, what: ['monsterEffect'], where: [{ place: 'field', whose: 'either' }] },
    'the effect of a monster your opponent controls is activated',
  ),
  ...row(
    'event',
    '{f:a} your opponent controls activates its effect',
    '对手场上的{f:a}发动效果',
    { on: 'activated', who: OPP, what: ['monsterEffect'], card: '$f', where: [{ place: 'field', whose: 'either' }] },
    'the effect of {f:a} your opponent controls is activated',
    'an effect of {f:a} your opponent controls is activated',
  ),
  ...row('event', "your opponent's card or effect is activated", '对手的卡·效果发动', { on: 'activated', who: OPP, what: ['any'] }),
  ...row('event', 'an attack is declared involving 2 monsters', '怪兽之间进行的攻击宣言', {
    on: 'attacks',
    what: { any: MONSTER, of: 'either' },
    at: MONSTER,
  }),
  ...row('event', "any player's monster declares an attack", '怪兽攻击宣言', { on: 'attacks', what: { any: MONSTER, of: 'either' } }),
  ...row('phase', "during each player's End Phase", '双方结束阶段', { on: 'phase', phase: 'end', of: 'both' }, 'during each End Phase'),
  ...row('phase', "during each player's Standby Phase", '双方准备阶段', { on: 'phase', phase: 'standby', of: 'both' }),
  ...row('battle', 'at the start of each Battle Phase', '战斗阶段开始时', { on: 'battleStart' }),
  ...row(
    'phaseWhen',
    'during the End Phase of the turn this card was Normal Summoned or flipped face-up',
    '',
    { event: { on: 'phase', phase: 'end', of: 'both' }, condition: self({ is: 'newcomer' }, { is: 'not', of: { is: 'specialSummoned' } }) },
    'during the End Phase of the turn this card is Normal Summoned or flipped face-up',
  ),
  ...row('cond', 'this card was Normal Summoned or flipped face-up in this turn', '此回合此卡召唤·反转', {
    ...self({ is: 'newcomer' }, { is: 'not', of: { is: 'specialSummoned' } }),
  }),
  ...row(
    'cond',
    '{n:number} or more of your {f:nounN} are banished',
    '自己被除外的{f:nounN}有{n:number}张以上',
    { if: 'has', of: { from: [{ place: 'banished', whose: 'you' }], filter: '$f' }, min: '$n' },
    '{n:number} or more of your {f:nounN} are currently banished',
    'at least {n:number} of your {f:nounN} are banished',
  ),
  ...(
    [
      ['you', '自己', 'you'],
      ['your opponent', '对手', OPP],
    ] as const
  ).flatMap(([en, zh, who]) =>
    (
      [
        ['Special Summoned', '特殊召唤', ['special']],
        ['Normal Summoned', '召唤', ['normal']],
        ['Tribute Summoned', '上级召唤', ['tribute']],
        ['Normal or Special Summoned', '召唤·特殊召唤', ['normal', 'special']],
        ['Fusion Summoned', '融合召唤', ['fusion']],
        ['Synchro Summoned', '同步召唤', ['synchro']],
        ['Xyz Summoned', '超量召唤', ['xyz']],
        ['Link Summoned', '连接召唤', ['link']],
      ] as const
    ).flatMap(([k, kZh, kinds]) => [
      ...row(
        'cond',
        `${en} ${k} a monster this turn`,
        `此回合${zh}${kZh}怪兽`,
        { if: 'summonedThisTurn', who, kinds, min: 1 },
        `${en} has ${k} a monster this turn`,
        `${en} have ${k} a monster this turn`,
        `${en} ${k} this turn`,
      ),
      ...row('cond', `${en} ${k} {n:number} or more monsters this turn`, `此回合${zh}${kZh}{n:number}只以上怪兽`, {
        if: 'summonedThisTurn',
        who,
        kinds,
        min: '$n',
      }),
    ]),
  ),
  ...(
    [
      ['{w:who}', 'who'],
      ['{w:whoN}', 'whoN'],
    ] as const
  ).flatMap(([w]) => [
    ...row('static', `your opponent cannot target ${w} with monster effects`, `对手不能以${w}为怪兽效果的对象`, {
      kind: 'trait',
      what: '$w',
      trait: { trait: 'untargetable', whose: OPP, kinds: ['monster'] },
    }),
    ...row('static', `your opponent cannot target ${w} with Spell/Trap effects`, `对手不能以${w}为魔法·陷阱效果的对象`, {
      kind: 'trait',
      what: '$w',
      trait: { trait: 'untargetable', whose: OPP, kinds: ['spell', 'trap'] },
    }),
  ]),
  ...row('having', 'having {n:number} or more {c:variedN}', '有{n:number}张以上{c:variedN}', varied('$c')),
];

export const OCCASIONS = [...HAVE, ...SELF, ...DOES, ...ALONE, ...FATE, ...ACTIVATED];
