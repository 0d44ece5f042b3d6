/** What cards have or can't do, as verbs that follow a subject: of continuous effects and of those that last. */
import { type Row, row } from '../grammar.js';

/** A verb phrase for one card (`trait1`) and for several (`traitN`): `{s}` is the ending of a verb, `{is}` is or are, `{its}` its or their. */
function t(en: string, zh: string, node: object, ...also: readonly string[]): Row[] {
  const one = (p: string): string => p.replaceAll('{s}', 's').replaceAll('{is}', 'is').replaceAll('{its}', 'its');
  const many = (p: string): string => p.replaceAll('{s}', '').replaceAll('{is}', 'are').replaceAll('{its}', 'their');
  return [...row('trait1', one(en), zh, node, ...also.map(one)), ...row('traitN', many(en), zh, node, ...also.map(many))];
}

const by = (en: string, zh: string, node: object, ...also: readonly string[]): Row[] => [
  ...t(
    `cannot be destroyed ${en}`,
    `不会${zh}破坏`,
    { trait: 'indestructible', ...node },
    ...also.map((a) => `cannot be destroyed ${a}`),
    ...[en, ...also].map((a) => `{is} not destroyed ${a}`),
  ),
];

const PROTECTED = [
  ...by('by battle', '被战斗', { by: 'battle' }),
  ...by('by card effects', '被效果', { by: 'effect' }, 'by card effect'),
  ...by('by battle or card effects', '被战斗·效果', { by: 'both' }, 'by battle or card effect', 'by battle or by card effects'),
  ...by(
    "by your opponent's card effects",
    '被对手的效果',
    { by: 'effect', whose: 'opponent' },
    "by an opponent's card effects",
    "by an opponent's card effect",
    'by effects your opponent controls',
  ),
  ...by('by Spell effects', '被魔法效果', { by: 'effect', kinds: ['spell'] }, 'by Spell Effects'),
  ...by('by Trap effects', '被陷阱效果', { by: 'effect', kinds: ['trap'] }),
  ...by(
    'by Spell/Trap effects',
    '被魔法·陷阱效果',
    { by: 'effect', kinds: ['spell', 'trap'] },
    'by Spell or Trap effects',
    'by Spells/Traps',
    'by the effects of Spells/Traps',
  ),
  ...by('by monster effects', '被怪兽效果', { by: 'effect', kinds: ['monster'] }),
  ...t(
    "cannot be targeted by your opponent's card effects",
    '不会成为对手效果的对象',
    { trait: 'untargetable', whose: 'opponent' },
    "cannot be targeted by an opponent's card effects",
  ),
  ...t('cannot be targeted by card effects', '不会成为效果的对象', { trait: 'untargetable', whose: 'either' }),
  ...t(
    'cannot be targeted by Spells/Traps',
    '不会成为魔法·陷阱效果的对象',
    { trait: 'untargetable', whose: 'either', kinds: ['spell', 'trap'] },
    'cannot be targeted by Spell/Trap effects',
    'cannot be targeted by Spell or Trap effects',
  ),
  ...t('cannot be targeted by monster effects', '不会成为怪兽效果的对象', { trait: 'untargetable', whose: 'either', kinds: ['monster'] }),
  ...t(
    "{is} unaffected by your opponent's card effects",
    '不受对手的效果影响',
    { trait: 'unaffected', by: ['monster', 'spell', 'trap'], whose: 'opponent' },
    "{is} unaffected by an opponent's card effects",
    "{is} unaffected by your opponent's effects",
  ),
  ...t(
    "{is} unaffected by other cards' effects",
    '不受此卡以外的效果影响',
    { trait: 'unaffected', by: ['monster', 'spell', 'trap'], whose: 'either', other: true },
    '{is} unaffected by other card effects',
    '{is} unaffected by the effects of other cards',
  ),
  ...t('{is} unaffected by card effects', '不受效果影响', { trait: 'unaffected', by: ['monster', 'spell', 'trap'], whose: 'either' }),
  ...t(
    '{is} unaffected by Spell effects',
    '不受魔法效果影响',
    { trait: 'unaffected', by: ['spell'], whose: 'either' },
    '{is} unaffected by the effects of Spells',
    '{is} unaffected by Spells',
  ),
  ...t(
    '{is} unaffected by Trap effects',
    '不受陷阱效果影响',
    { trait: 'unaffected', by: ['trap'], whose: 'either' },
    '{is} unaffected by the effects of Traps',
    '{is} unaffected by Traps',
  ),
  ...t(
    '{is} unaffected by Spell/Trap effects',
    '不受魔法·陷阱效果影响',
    { trait: 'unaffected', by: ['spell', 'trap'], whose: 'either' },
    '{is} unaffected by Spell or Trap effects',
    '{is} unaffected by the effects of Spells/Traps',
    '{is} unaffected by Spells/Traps',
  ),
  ...t("{is} unaffected by your opponent's Spell/Trap effects", '不受对手的魔法·陷阱效果影响', {
    trait: 'unaffected',
    by: ['spell', 'trap'],
    whose: 'opponent',
  }),
  ...t(
    "{is} unaffected by other monsters' effects",
    '不受其他怪兽的效果影响',
    { trait: 'unaffected', by: ['monster'], whose: 'either', other: true },
    '{is} unaffected by the effects of other monsters',
  ),
  ...t('{is} unaffected by the effects of {f:nounN}', '不受{f:nounN}的效果影响', {
    trait: 'unaffected',
    by: ['monster', 'spell', 'trap'],
    whose: 'either',
    only: '$f',
  }),
  ...t(
    "{is} unaffected by your opponent's monster effects",
    '不受对手的怪兽效果影响',
    { trait: 'unaffected', by: ['monster'], whose: 'opponent' },
    "{is} unaffected by the effects of your opponent's monsters",
    "{is} unaffected by your opponent's activated monster effects",
  ),
];

const MATERIALS = [
  ...(
    [
      ['Fusion', '融合', 'fusion'],
      ['Synchro', '同步', 'synchro'],
      ['Xyz', '超量', 'xyz'],
      ['Link', '连接', 'link'],
    ] as const
  ).flatMap(([en, zh, kind]) => [
    ...t(
      kind === 'xyz' ? 'cannot be used as material for an Xyz Summon' : `cannot be used as ${en} Material`,
      `不能作为${zh}素材`,
      { trait: 'notMaterial', for: [kind] },
      `cannot be used as a ${en} Material`,
      `cannot be used as ${en} Material for a ${en} Summon`,
      `cannot be used as ${en} Materials`,
      `cannot be used as material for a ${en} Summon`,
      `cannot be used as an ${en} Material`,
      `cannot be used as a ${en} Material Monster`,
    ),
    ...row('materialKind', en, zh, kind),
  ]),
  ...t('cannot be used as material for a Fusion, Synchro, Xyz, or Link Summon', '不能作为融合·同步·超量·连接召唤的素材', {
    trait: 'notMaterial',
    for: ['fusion', 'synchro', 'xyz', 'link'],
  }),
  ...t('cannot be Tributed', '不能解放', { trait: 'untributable' }),
  ...t('cannot be Tributed for a Tribute Summon', '不能为上级召唤解放', { trait: 'untributable', only: 'summon' }),
  ...t('{is} treated as a Tuner', '当作调整使用', { trait: 'tuner' }),
];

const FIGHTING = [
  ...t(
    'can attack directly',
    '可以直接攻击',
    { trait: 'attackDirectly' },
    "may attack your opponent's LP directly",
    "can attack your opponent's LP directly",
    'can attack your opponent directly',
    'may attack your opponent directly',
    'can make a direct attack',
    "may attack the opponent's LP directly",
  ),
  ...t('cannot attack', '不能攻击', { trait: 'cannotAttack' }, 'cannot declare an attack', 'cannot declare attacks'),
  ...t(
    'cannot attack directly',
    '不能直接攻击',
    { trait: 'cannotAttackDirectly' },
    'cannot attack your opponent directly',
    "cannot attack your opponent's LP directly",
  ),
  ...t(
    'cannot change {its} battle position',
    '不能改变表示形式',
    { trait: 'cannotChangePosition' },
    'cannot change {its} battle positions',
    'cannot change {its} battle position, except with a card effect',
  ),
  ...t(
    'can make a second attack during each Battle Phase',
    '在同1次的战斗阶段中可以作2次攻击',
    { trait: 'attacks', n: 2 },
    'can attack twice during the same Battle Phase',
    'can attack twice during each Battle Phase',
    'can make a second attack during each of your Battle Phases',
    'can make a second attack',
    'can make a second attack in a row',
    'can attack twice',
    'can make up to 2 attacks during each Battle Phase',
    'can make a second attack during the Battle Phase',
  ),
  ...t('can make up to {n:number} attacks during each Battle Phase', '在同1次的战斗阶段中可以作{n:number}次攻击', {
    trait: 'attacks',
    n: '$n',
  }),
  ...t('can make up to {n:number} attacks on monsters during each Battle Phase', '在同1次的战斗阶段中可以向怪兽作{n:number}次攻击', {
    trait: 'attacks',
    n: '$n',
    onMonsters: true,
  }),
  ...t(
    'can make a second attack on a monster during each Battle Phase',
    '在同1次的战斗阶段中可以向怪兽作2次攻击',
    { trait: 'attacks', n: 2, onMonsters: true },
    'can attack monsters twice during each Battle Phase',
  ),
  ...t(
    'can attack all monsters your opponent controls, once each',
    '可以向对手怪兽全部各作1次攻击',
    { trait: 'attacksAll' },
    'can attack each monster your opponent controls once',
    'can attack all monsters your opponent controls once each',
    'can attack all monsters your opponent controls once each during each Battle Phase',
  ),
  ...t('must attack if able', '必须攻击', { trait: 'mustAttack' }, 'must attack, if able', 'must attack each turn, if able'),
  ...t(
    'cannot be targeted for attacks',
    '不会成为攻击对象',
    { trait: 'notAttackable' },
    'cannot be targeted for an attack',
    'cannot be attacked',
  ),
  ...t('can attack while in face-up Defense Position', '可以在守备表示的状态下攻击', { trait: 'attacksInDefense' }),
  ...t('can attack while in face-up Defense Position, with {its} DEF for damage calculation', '可以在守备表示的状态下以守备力攻击', {
    trait: 'attacksInDefense',
    def: true,
  }),
  ...t('cannot activate {its} effects', '不能发动效果', { trait: 'cannotActivate' }),
  ...t('{is} also {a:attributeName}-Attribute', '也当作{a:attributeName}属性使用', { trait: 'alsoAttribute', attribute: '$a' }),
];

const SENTENCES = [
  ...row(
    'static',
    'if {w:who} attacks a Defense Position monster, inflict piercing battle damage to your opponent',
    '{w:who}攻击守备表示怪兽时，给予对手攻击力超出守备力数值的战斗伤害',
    { kind: 'trait', what: '$w', trait: { trait: 'piercing' } },
    'if {w:who} attacks a Defense Position monster, inflict piercing battle damage',
    "if {w:who} attacks with an ATK that is higher than the DEF of your opponent's Defense Position monster, inflict the difference as battle damage to your opponent's LP",
    'during battle between this attacking card and a Defense Position monster whose DEF is lower than the ATK of {w:who}, inflict the difference as battle damage to your opponent',
    "during battle between this attacking card and a Defense Position monster whose DEF is lower than the ATK of {w:who}, inflict the difference as battle damage to your opponent's LP",
  ),
  ...row(
    'static',
    'if a {f:noun1} you control attacks a Defense Position monster, inflict piercing battle damage to your opponent',
    '自己的{f:noun1}攻击守备表示怪兽时，给予对手攻击力超出守备力数值的战斗伤害',
    { kind: 'trait', what: { cards: { from: [{ place: 'monsterZone', whose: 'you' }], filter: '$f' } }, trait: { trait: 'piercing' } },
    'if an {f:noun1} you control attacks a Defense Position monster, inflict piercing battle damage to your opponent',
    'if a {f:noun1} you control attacks a Defense Position monster, inflict piercing battle damage',
  ),
  ...row(
    'effect',
    'if {s:subject1} attacks a Defense Position monster{u:until}, inflict piercing battle damage to your opponent',
    '{s:subject1}攻击守备表示怪兽时，给予对手攻击力超出守备力数值的战斗伤害{u:until}',
    { do: 'give', what: '$s', trait: { trait: 'piercing' }, until: '$u' },
    'if {s:subject1} attacks a Defense Position monster{u:until}, inflict piercing battle damage',
  ),
  ...row(
    'static',
    'you take no battle damage from battles involving {w:who}',
    '{w:who}的战斗发生的对自己的战斗伤害变成0',
    { kind: 'trait', what: '$w', trait: { trait: 'noBattleDamage' } },
    'you take no battle damage from attacks involving {w:who}',
    'you take no damage from battles involving {w:who}',
    "battle damage to this card's controller from a battle involving {w:who} becomes 0",
    'you take no battle damage from battles involving this card you control',
    'any battle damage you take from battles involving {w:who} becomes 0',
  ),
  ...row(
    'static',
    'neither player takes any battle damage from attacks involving {w:who}',
    '{w:who}的战斗发生的双方的战斗伤害变成0',
    {
      kind: 'trait',
      what: '$w',
      trait: { trait: 'noBattleDamageBoth' },
    },
    'neither player takes any battle damage from battles involving {w:who}',
    'neither player takes battle damage from battles involving {w:who}',
  ),
  ...row(
    'static',
    'your opponent takes any battle damage you would have taken from battles involving {w:who}',
    '{w:who}的战斗发生的对自己的战斗伤害由对手代受',
    {
      kind: 'trait',
      what: '$w',
      trait: { trait: 'reflectsBattleDamage' },
    },
    'your opponent takes all battle damage you would have taken from battles involving {w:who}',
  ),
  ...row(
    'static',
    'if {w:who} attacks, it is changed to Defense Position at the end of the Damage Step',
    '{w:who}攻击的场合，伤害步骤结束时变成守备表示',
    {
      kind: 'trait',
      what: '$w',
      trait: { trait: 'defenseAfterAttack', at: 'damageStep' },
    },
    'if {w:who} attacks, change it to Defense Position at the end of the Damage Step',
  ),
  ...row(
    'static',
    'if {w:who} attacks, it is changed to Defense Position at the end of the Battle Phase',
    '{w:who}攻击的场合，战斗阶段结束时变成守备表示',
    {
      kind: 'trait',
      what: '$w',
      trait: { trait: 'defenseAfterAttack', at: 'battlePhase' },
    },
    'if {w:who} attacks, change it to Defense Position at the end of the Battle Phase',
  ),
  ...row(
    'static',
    'monsters your opponent controls cannot target {w:who} for attacks',
    '{w:who}不会成为对手怪兽的攻击对象',
    { kind: 'trait', what: '$w', trait: { trait: 'notAttackable' } },
    "your opponent's monsters cannot target {w:who} for attacks",
    'your opponent cannot target {w:who} for attacks',
  ),
  ...row(
    'static',
    'monsters your opponent controls cannot target {w:whoN} for attacks',
    '{w:whoN}不会成为对手怪兽的攻击对象',
    { kind: 'trait', what: '$w', trait: { trait: 'notAttackable' } },
    "your opponent's monsters cannot target {w:whoN} for attacks",
    'your opponent cannot target {w:whoN} for attacks',
  ),
  ...row(
    'static',
    'your opponent cannot target {w:who} with card effects',
    '对手不能以{w:who}为效果对象',
    { kind: 'trait', what: '$w', trait: { trait: 'untargetable', whose: 'opponent' } },
    'your opponent cannot target {w:who} on the field with card effects',
  ),
  ...row('static', 'your opponent cannot target {w:whoN} with card effects', '对手不能以{w:whoN}为效果对象', {
    kind: 'trait',
    what: '$w',
    trait: { trait: 'untargetable', whose: 'opponent' },
  }),
  ...row(
    'static',
    'neither player can target {w:who} with card effects',
    '双方不能以{w:who}为效果对象',
    { kind: 'trait', what: '$w', trait: { trait: 'untargetable', whose: 'either' } },
    'neither player can target {w:who} on the field with card effects',
  ),
  ...row('static', 'neither player can target {w:whoN} with card effects', '双方不能以{w:whoN}为效果对象', {
    kind: 'trait',
    what: '$w',
    trait: { trait: 'untargetable', whose: 'either' },
  }),
  ...row('effect', 'your opponent cannot target {s:sel} with card effects{u:until}', '对手不能以{s:sel}为效果对象{u:until}', {
    do: 'give',
    what: '$s',
    trait: { trait: 'untargetable', whose: 'opponent' },
    until: '$u',
  }),
];

export const TRAITS = [
  ...row('static', 'if {w:who} would leave the field, banish it instead', '{w:who}离场的场合除外', {
    kind: 'trait',
    what: '$w',
    trait: { trait: 'banishWhenLeaves' },
  }),
  ...row('static', '{w:who} is banished when it leaves the field', '{w:who}离场时除外', {
    kind: 'trait',
    what: '$w',
    trait: { trait: 'banishWhenLeaves' },
  }),
  ...PROTECTED,
  ...MATERIALS,
  ...FIGHTING,
  ...SENTENCES,
  ...row('static', '{t:trait1}', '{t:trait1}', { kind: 'trait', what: { self: true }, trait: '$t' }),
  ...row('static', '{w:who} {t:trait1}', '{w:who}{t:trait1}', { kind: 'trait', what: '$w', trait: '$t' }),
  ...row('static', '{w:whoN} {t:traitN}', '{w:whoN}{t:traitN}', { kind: 'trait', what: '$w', trait: '$t' }),
  ...row('effect', '{s:subject1} {t:trait1}{u:until}', '{s:subject1}{t:trait1}{u:until}', {
    do: 'give',
    what: '$s',
    trait: '$t',
    until: '$u',
  }),
  ...row('effect', '{s:subjectN} {t:traitN}{u:until}', '{s:subjectN}{t:traitN}{u:until}', {
    do: 'give',
    what: '$s',
    trait: '$t',
    until: '$u',
  }),
  ...row(
    'effect',
    'banish it when it leaves the field',
    '其离场时除外',
    { do: 'give', what: { sel: 'it' }, trait: { trait: 'banishWhenLeaves' }, until: 'faceUp' },
    'banish that monster when it leaves the field',
  ),
  ...row('effect', 'place it on the bottom of the Deck when it leaves the field', '其离场时放回牌组最下方', {
    do: 'give',
    what: { sel: 'it' },
    trait: { trait: 'bottomWhenLeaves' },
    until: 'faceUp',
  }),
  ...row(
    'effect',
    'place this card on the bottom of the Deck when it leaves the field',
    '此卡离场时放回牌组最下方',
    { do: 'give', what: { sel: 'self' }, trait: { trait: 'bottomWhenLeaves' }, until: 'faceUp' },
    'place it on the bottom of the Deck when it leaves the field',
  ),
  ...row(
    'effect',
    'banish this card when it leaves the field',
    '此卡离场时除外',
    { do: 'give', what: { sel: 'self' }, trait: { trait: 'banishWhenLeaves' }, until: 'faceUp' },
    'banish it when it leaves the field',
  ),
  ...row('effect', 'banish them when they leave the field', '这些卡离场时除外', {
    do: 'give',
    what: { sel: 'it', many: true },
    trait: { trait: 'banishWhenLeaves' },
    until: 'faceUp',
  }),
];
