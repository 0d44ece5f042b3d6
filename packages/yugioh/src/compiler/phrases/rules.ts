/** Rules of Summons, procedures, and limits (Y10, Y24). */
import { row } from '../grammar.js';

const limit = (en: string, zh: string, node: object, ...also: readonly string[]) =>
  row('limit', en, zh, { name: '$t', limit: node }, ...also);
const turn = { counts: 'use', per: 'turn', n: 1 };

const LIMITS = [
  ...limit('you can only use each of the preceding effects of {t:name} once per turn', '此卡名的上述各效果1回合仅可各使用1次', { on: 'preceding', ...turn }, 'you can only use each of the previous effects of {t:name} once per turn', 'you can only use the preceding effects of {t:name} once per turn'),
  ...limit('you can only use each of these effects of {t:name} once per turn', '此卡名的这些效果1回合仅可各使用1次', { on: 'each', ...turn }, 'you can only activate each effect of {t:name} once per turn', 'you can only use each Pendulum Effect of {t:name} once per turn', 'you can only use each monster effect of {t:name} once per turn'),
  ...limit('you can only use 1 of these effects of {t:name} per turn, and only once that turn', '此卡名的这些效果1回合仅可使用其中1个', { on: 'each', ...turn, shared: true }),
  ...limit('you can only use the following effect of {t:name} once per turn', '此卡名的下述效果1回合仅可使用1次', { on: 'following', ...turn }),
  ...limit('you can only use this effect of {t:name} twice per turn', '此卡名的效果1回合仅可使用2次', { on: 'this', counts: 'use', per: 'turn', n: 2 }, 'you can only use this effect of {t:name} up to twice per turn'),
  ...limit('you can only use this effect of {t:name} thrice per turn', '此卡名的效果1回合仅可使用3次', { on: 'this', counts: 'use', per: 'turn', n: 3 }, 'you can only use this effect of {t:name} up to thrice per turn'),
  ...limit('you can only activate this effect of {t:name} once per Chain', '此卡名的效果同一连锁上仅可发动1次', { on: 'this', counts: 'use', per: 'chain', n: 1 }, 'you can only activate the effect of {t:name} once per Chain', 'you can only use this effect of {t:name} once per Chain'),
  ...limit('you can only use each effect of {t:name} once per Duel', '此卡名的各效果决斗中仅可各使用1次', { on: 'each', counts: 'use', per: 'duel', n: 1 }),
  ...limit('you can only use each of the following effects of {t:name} once per Duel', '此卡名的下述各效果决斗中仅可各使用1次', { on: 'following', counts: 'use', per: 'duel', n: 1 }),
  ...limit('you can only activate 1 {t:name} per Duel', '此卡名的卡决斗中仅可发动1张', { on: 'card', counts: 'activate', per: 'duel', n: 1 }, 'you can only activate {t:name} once per Duel'),
  ...row('rule', 'you can only Special Summon {t:name} once per turn', '此卡名的怪兽1回合仅可特殊召唤1次', { kind: 'rule', summonsPerTurn: '$t' }),
  ...row('rule', 'you can only Link Summon {t:name} once per turn', '此卡名的怪兽1回合仅可连接召唤1次', { kind: 'rule', summonsPerTurn: '$t', kinds: ['link'] }),
  ...row('rule', 'you can only Synchro Summon {t:name} once per turn', '此卡名的怪兽1回合仅可同步召唤1次', { kind: 'rule', summonsPerTurn: '$t', kinds: ['synchro'] }),
  ...row('rule', 'you can only control 1 {t:name}', '自己场上只能有1只{t:name}', { kind: 'rule', onlyOne: '$t' }, 'you can only control 1 face-up {t:name}', 'you can only control 1 {t:name} in your Monster Zone', 'there can only be 1 face-up {t:name} on the field'),
];

const FROM_HAND = { kind: 'procedure', from: ['hand'] };

const PROCEDURES = [
  ...row('pay', '{e:paying}', '{e:paying}', ['$e']),
  ...row('pay', '{a:paying} and {b:paying}', '{a:paying}，{b:paying}', ['$a', '$b'], '{a:paying}, then {b:paying}'),
  ...row('procedure', 'if {c:conds}, you can Special Summon this card (from your hand) by {e:pay}', '{c:conds}的场合，可以{e:pay}从手牌特殊召唤', { ...FROM_HAND, condition: '$c', pay: '$e' }),
  ...row('procedure', 'you can Special Summon this card (from your hand) by {e:pay}', '可以{e:pay}从手牌特殊召唤', { ...FROM_HAND, pay: '$e' }, 'you can Special Summon this card from your hand by {e:pay}'),
  ...row('procedure', 'you can Special Summon this card (from your hand) in Defense Position by {e:pay}', '可以{e:pay}从手牌守备表示特殊召唤', { ...FROM_HAND, pay: '$e', position: 'defense' }),
  ...row('procedure', 'if {c:conds}, you can Special Summon this card (from your hand) in Defense Position', '{c:conds}的场合，可以从手牌守备表示特殊召唤', { ...FROM_HAND, condition: '$c', pay: [], position: 'defense' }),
  ...row('procedure', 'you can Special Summon this card (from your GY) by {e:pay}', '可以{e:pay}从墓地特殊召唤', { kind: 'procedure', from: ['gy'], pay: '$e' }),
  ...row('procedure', 'you can Special Summon this card (from your hand or GY) by {e:pay}', '可以{e:pay}从手牌·墓地特殊召唤', { kind: 'procedure', from: ['hand', 'gy'], pay: '$e' }),
  ...row('procedure', 'must be Special Summoned (from your hand) by {e:pay}', '必须{e:pay}从手牌特殊召唤', { ...FROM_HAND, must: 'only', pay: '$e' }, 'must be Special Summoned (from your hand) by {e:pay}, and cannot be Special Summoned by other ways', 'can only be Special Summoned (from your hand) by {e:pay}', 'this card can only be Special Summoned by {e:pay}', 'this card can only be Special Summoned (from your hand) by {e:pay}', 'must be Special Summoned (from your hand) by {e:pay} and cannot be Special Summoned by other ways', 'this card cannot be Special Summoned except by {e:pay}'),
  ...row('procedure', 'must first be Special Summoned (from your hand) by {e:pay}', '必须先{e:pay}从手牌特殊召唤', { ...FROM_HAND, must: 'first', pay: '$e' }),
  ...row('procedure', 'must be Special Summoned (from your hand or GY) by {e:pay}', '必须{e:pay}从手牌·墓地特殊召唤', { kind: 'procedure', from: ['hand', 'gy'], must: 'only', pay: '$e' }),
  ...row('procedure', 'must first be Special Summoned (from your hand or GY) by {e:pay}', '必须先{e:pay}从手牌·墓地特殊召唤', { kind: 'procedure', from: ['hand', 'gy'], must: 'first', pay: '$e' }),
  ...row('contact', 'shuffling the above cards you control into the Deck', '自己场上的上述卡返回牌组', { verb: 'toDeck', from: [{ place: 'monsterZone', whose: 'you' }] }, 'returning the above cards you control to the Deck', 'shuffling the above monsters you control into the Deck'),
  ...row('contact', 'banishing the above cards you control', '自己场上的上述卡除外', { verb: 'banish', from: [{ place: 'monsterZone', whose: 'you' }] }, 'banishing the above monsters you control'),
  ...row('contact', 'banishing the above cards from your field or GY', '自己场上·墓地的上述卡除外', { verb: 'banish', from: [{ place: 'monsterZone', whose: 'you' }, { place: 'gy', whose: 'you' }] }, 'banishing the above cards from your field and/or GY', 'banishing the above cards you control and/or from your GY'),
  ...row('contact', 'sending the above cards you control to the GY', '自己场上的上述卡送至墓地', { verb: 'send', from: [{ place: 'monsterZone', whose: 'you' }] }),
  ...row('contact', 'Tributing the above cards', '解放上述卡', { verb: 'tribute', from: [{ place: 'monsterZone', whose: 'you' }] }, 'Tributing the above monsters', 'Tributing the above cards you control'),
  ...row('procedure', 'must first be Special Summoned (from your Extra Deck) by {c:contact}', '必须先把{c:contact}从额外牌组特殊召唤', { kind: 'procedure', from: ['extra'], must: 'first', pay: [], contact: '$c' }, 'must first be either Fusion Summoned or Special Summoned (from your Extra Deck) by {c:contact}'),
  ...row('procedure', 'must be Special Summoned (from your Extra Deck) by {c:contact}', '必须把{c:contact}从额外牌组特殊召唤', { kind: 'procedure', from: ['extra'], must: 'only', pay: [], contact: '$c' }),
  ...row('rule', '(You do not use {t:name}.)', '（不需要{t:name}。）', { kind: 'rule', note: 'without', name: '$t' }, '(You do not use {t:name})'),
  ...row('rule', 'must be Special Summoned with {t:name}', '必须以{t:name}特殊召唤', { kind: 'rule', must: 'own', by: '$t' }, 'must be Special Summoned by the effect of {t:name}', 'cannot be Special Summoned except with {t:name}', 'this card cannot be Special Summoned except with {t:name}', 'this card can only be Special Summoned with {t:name}', 'this card cannot be Special Summoned except by the effect of {t:name}', 'this card cannot be Special Summoned by other ways except {t:name}'),
  ...row('rule', 'must first be Special Summoned with {t:name}', '必须先以{t:name}特殊召唤', { kind: 'rule', must: 'own', by: '$t', first: true }),
  ...row('rule', 'must be Special Summoned by its own effect', '必须以自身效果特殊召唤', { kind: 'rule', must: 'own', by: '' }, 'must be Special Summoned by its own method'),
  ...row('rule', 'must be Fusion Summoned and cannot be Special Summoned by other ways', '必须融合召唤', { kind: 'rule', must: 'fusion' }, 'cannot be Special Summoned, except by Fusion Summon', 'must be Fusion Summoned, and cannot be Special Summoned by other ways', 'cannot be Special Summoned except by Fusion Summon'),
  ...row('rule', 'cannot be Normal Summoned, unless {c:conds}', '{c:conds}以外不能召唤', { kind: 'rule', normalIf: '$c' }, 'cannot be Normal Summoned unless {c:conds}'),
];

/** Y25.7: "If … would be destroyed, … instead". */
const REPLACED = [
  ...row('doomed', 'this card', '此卡', { self: true }, 'this face-up card', 'this card on the field', 'this face-up card on the field', 'it', 'this card you control'),
  ...row('doomed', 'the equipped monster', '装备怪兽', { host: true }, 'a monster equipped with this card', 'the monster equipped with this card', 'it'),
  ...row('doomed', '{f:a} you control', '自己场上的{f:a}', { cards: { from: [{ place: 'field', whose: 'you' }], filter: '$f' } }, 'your {f:noun1}'),
  ...row('doomed', '{f:a} on the field', '场上的{f:a}', { cards: { from: [{ place: 'field', whose: 'either' }], filter: '$f' } }),
  ...row('replaces', 'if {w:doomed} would be destroyed{b:by}, {e:effect} instead', '{w:doomed}{b:by}破坏的场合，代替{e:effect}', { kind: 'replaces', what: '$w', '...by': '$b', do: '$e' }, 'if {w:doomed} would be destroyed{b:by}, {e:effect}, instead'),
  ...row('replaces', 'if {w:doomed} would be destroyed{b:by}, you can {e:effect} instead', '{w:doomed}{b:by}破坏的场合，可以代替{e:effect}', { kind: 'replaces', what: '$w', '...by': '$b', optional: true, do: '$e' }, 'if {w:doomed} would be destroyed{b:by}, you can {e:effect}, instead'),
  ...row('replaces', 'once per turn, if {w:doomed} would be destroyed{b:by}, you can {e:effect} instead', '1回合1次，{w:doomed}{b:by}破坏的场合，可以代替{e:effect}', { kind: 'replaces', what: '$w', '...by': '$b', optional: true, soft: 1, do: '$e' }),
];

/** Y8.4 */
const STOPPED = [
  ...row('event', '{f:a} would be {k:summonedKind}', '{f:a}将要{k:summonedKind}', { on: 'wouldSummon', kinds: '$k', what: { any: '$f', of: 'either' } }),
  ...row('event', 'your opponent would {k:summonVerb1} {f:a}', '对手将要{k:summonVerb1}{f:a}', { on: 'wouldSummon', kinds: '$k', what: { any: '$f', of: 'either' }, who: 'opponent' }),
  ...row('effect', 'negate the Summon', '该召唤无效', { do: 'negateSummon' }, 'negate the Special Summon', 'negate that Summon', 'negate the Normal Summon'),
];

/** Y8.15 */
const NOW = [
  ...row('effect', 'immediately after this effect resolves, Normal Summon 1 {f:noun1}', '此效果处理后，召唤1只{f:noun1}', { do: 'summonNow', kind: 'normal', what: '$f' }, 'immediately after this effect resolves, Normal Summon 1 {f:noun1} from your hand', 'immediately after this effect resolves, you can Normal Summon 1 {f:noun1}', 'immediately after this effect resolves, Normal Summon {f:a}'),
  ...(
    [
      ['Synchro', '同步', 'synchro'],
      ['Xyz', '超量', 'xyz'],
      ['Link', '连接', 'link'],
    ] as const
  ).flatMap(([en, zh, kind]) => [
    ...row('effect', `immediately after this effect resolves, ${en} Summon using this card you control`, `此效果处理后，用包含此卡的自己场上的怪兽${zh}召唤`, { do: 'summonNow', kind, withSelf: true }, `immediately after this effect resolves, ${en} Summon 1 ${en} Monster using this card you control`, `immediately after this effect resolves, ${en} Summon 1 ${en} Monster, using this card you control`, `immediately after this effect resolves, ${en} Summon using monsters you control, including this card`, `immediately after this effect resolves, ${en} Summon 1 ${en} Monster using monsters you control, including this card`),
    ...row('effect', `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using this card you control`, `此效果处理后，用包含此卡的自己场上的怪兽${zh}召唤1只{f:noun1}`, { do: 'summonNow', kind, what: '$f', withSelf: true }, `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using monsters you control, including this card`),
    ...row('effect', `immediately after this effect resolves, ${en} Summon 1 {f:noun1}`, `此效果处理后，${zh}召唤1只{f:noun1}`, { do: 'summonNow', kind, what: '$f' }, `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using monsters you control`, `immediately after this effect resolves, you can ${en} Summon 1 {f:noun1}`, `immediately after this effect resolves, you can ${en} Summon 1 {f:noun1} using monsters you control`),
    ...row('effect', `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using only {g:nounN} you control`, `此效果处理后，只用自己的{g:nounN}${zh}召唤1只{f:noun1}`, { do: 'summonNow', kind, what: '$f', using: '$g' }, `immediately after this effect resolves, ${en} Summon 1 {f:noun1}, using only {g:nounN} you control`),
  ]),
];

const NOTES = [
  ...row('rule', '(This card is not treated as a {t:name} card.)', '（此卡不当作{t:name}卡使用）', { kind: 'rule', notSeries: '$t' }, '(This card is not treated as an {t:name} card.)'),
  ...row('rule', '(This card is always treated as a {t:name} and {u:name} card.)', '（此卡总是当作{t:name}·{u:name}卡使用）', { kind: 'rule', treatedAs: '$t', and: '$u', series: true }),
  ...row('rule', 'a Fusion Summon of this card can only be done with the above Fusion Materials', '此卡的融合召唤只能用上述素材进行', { kind: 'rule', note: 'materials' }, 'a Fusion Summon of this card can only be conducted with the above Fusion Material Monsters'),
  ...row('rule', 'must first be Fusion Summoned with the above Fusion Materials', '必须先以上述素材融合召唤', { kind: 'rule', must: 'fusion', first: true }),
  ...row('rule', 'if {c:conds}, you can activate this card from your hand', '{c:conds}的场合，此卡可以从手牌发动', { kind: 'rule', fromHand: '$c' }, 'you can activate this card from your hand if {c:conds}'),
  ...row('rule', 'you can only control 1 {f:noun1}', '自己场上只能有1只{f:noun1}', { kind: 'rule', onlyOneOf: '$f', on: 'you' }, 'you can only control 1 face-up {f:noun1}'),
  ...row('rule', 'there can only be 1 {f:noun1} on the field', '场上只能有1只{f:noun1}', { kind: 'rule', onlyOneOf: '$f', on: 'either' }, 'there can only be 1 face-up {f:noun1} on the field'),
];

/** What is said of an effect after it, besides what may not be done in the turn. */
const MARKS = [
  ...row('vow', 'this card must be face-up on the field to activate and to resolve this effect', '此效果的发动与适用需此卡在场上表侧表示存在', { needs: { if: 'self', is: { is: 'face', face: 'up' } } }),
  ...row('vow', 'you must {c:mustCond} to activate and to resolve this effect', '此效果的发动与适用需{c:mustCond}', { needs: '$c' }),
  ...row('mustCond', 'control {f:a}', '自己场上有{f:a}', { if: 'controls', who: 'you', what: '$f', min: 1 }, 'control a face-up {f:noun1}'),
  ...row('mustCond', 'control no {f:nounN}', '自己场上没有{f:nounN}', { if: 'controls', who: 'you', what: '$f', min: 0, max: 0 }),
  ...row('mustCond', 'have no cards in your hand', '自己手牌为0张', { if: 'has', of: { from: [{ place: 'hand', whose: 'you' }], filter: { is: 'any' } }, min: 0, max: 0 }),
  ...row('vow', "{w:cannotAnswer} cannot activate {x:sorts} in response to this effect's activation", '对于此效果的发动，{w:cannotAnswer}不能发动{x:sorts}', { silent: '$w', '...what,effects': '$x' }, "{w:cannotAnswer} cannot activate {x:sorts} in response to this card's activation", "{w:cannotAnswer} cannot activate {x:sorts} in response to the activation of this effect", "{w:cannotAnswer} cannot activate {x:sorts} in response to this card or effect's activation", "{w:cannotAnswer} can activate {x:sorts} in response to this effect's activation", "{w:cannotAnswer} can activate {x:sorts} in response to this card's activation"),
  ...row('cannotAnswer', 'your opponent', '对手', 'opponent'),
  ...row('cannotAnswer', 'both players', '双方', 'both', 'neither player'),
  ...row('vow', 'this effect cannot be negated', '此效果不会被无效', { sure: 'effect' }, "this card's effect cannot be negated"),
  ...row('vow', "this effect's activation and effect cannot be negated", '此效果的发动与效果不会被无效', { sure: 'both' }, "this card's activation and effect cannot be negated", 'the activation and effect of this card cannot be negated'),
  ...row('vow', "this effect's activation cannot be negated", '此效果的发动不会被无效', { sure: 'activation' }, "this card's activation cannot be negated"),
];

export const RULES = [
  // Conditions and rules of Summons
  ...row(
    'rule',
    'cannot be Normal Summoned/Set',
    '不能召唤·盖放',
    { kind: 'rule', cannot: 'normal' },
    'this card cannot be Normal Summoned or Set',
    'this card cannot be Normal Summoned/Set',
    'cannot be Normal Summoned or Set',
  ),
  ...row('rule', 'cannot be Normal Set', '不能盖放', { kind: 'rule', cannot: 'set' }, 'this card cannot be Normal Set'),
  ...row('rule', 'cannot be Special Summoned', '不能特殊召唤', { kind: 'rule', cannot: 'special' }, 'this card cannot be Special Summoned'),
  ...row(
    'rule',
    'cannot be Special Summoned from the Deck',
    '不能从牌组特殊召唤',
    { kind: 'rule', cannot: 'specialFromDeck' },
    'this card cannot be Special Summoned from the Deck',
  ),
  ...row(
    'rule',
    'cannot be Special Summoned from the GY',
    '不能从墓地特殊召唤',
    { kind: 'rule', cannot: 'specialFromGy' },
    'this card cannot be Special Summoned from the GY',
  ),
  ...row('rule', 'must be Fusion Summoned', '必须融合召唤', { kind: 'rule', must: 'fusion' }),
  ...row('rule', 'must be Synchro Summoned', '必须同步召唤', { kind: 'rule', must: 'synchro' }),
  ...row('rule', 'must be Xyz Summoned', '必须超量召唤', { kind: 'rule', must: 'xyz' }),
  ...row('rule', 'must be Link Summoned', '必须连接召唤', { kind: 'rule', must: 'link' }),
  ...row('rule', 'must be Ritual Summoned', '必须仪式召唤', { kind: 'rule', must: 'ritual' }),
  ...row('rule', 'must first be Fusion Summoned', '必须先融合召唤', { kind: 'rule', must: 'fusion', first: true }),
  ...row('rule', 'must first be Synchro Summoned', '必须先同步召唤', { kind: 'rule', must: 'synchro', first: true }),
  ...row('rule', 'must first be Xyz Summoned', '必须先超量召唤', { kind: 'rule', must: 'xyz', first: true }),
  ...row('rule', 'must first be Link Summoned', '必须先连接召唤', { kind: 'rule', must: 'link', first: true }),
  ...row('rule', 'you can Ritual Summon this card with {t:name}', '以{t:name}仪式召唤', {
    kind: 'rule',
    must: 'ritual',
    first: true,
    with: '$t',
  }),
  ...row(
    'rule',
    'equip only to a {f:noun1}',
    '只能装备于{f:noun1}',
    { kind: 'rule', equipOnly: '$f', whose: 'either' },
    'equip only to an {f:noun1}',
    'a {f:noun1} equipped with this card',
    'you can only equip this card to a {f:noun1}',
    'this card can only be equipped to a {f:noun1}',
  ),
  ...row(
    'rule',
    'equip only to a {f:noun1} you control',
    '只能装备于自己的{f:noun1}',
    { kind: 'rule', equipOnly: '$f', whose: 'you' },
    'equip only to an {f:noun1} you control',
  ),
  ...row(
    'rule',
    "this card's name becomes {t:name} while on the field",
    '此卡在场上当作{t:name}使用',
    { kind: 'rule', treatedAs: '$t', series: false, in: 'field' },
    "this card's name is treated as {t:name} while on the field",
    "this card's name becomes {t:name} while it is face-up on the field",
  ),
  ...row('rule', "this card's name becomes {t:name} while on the field or in the GY", '此卡在场上·墓地当作{t:name}使用', {
    kind: 'rule',
    treatedAs: '$t',
    series: false,
    in: 'fieldGy',
  }),
  ...row(
    'rule',
    '(This card is always treated as a {t:name} card.)',
    '（此卡总是当作{t:name}卡使用）',
    { kind: 'rule', treatedAs: '$t', series: true },
    '(This card is always treated as an {t:name} card.)',
  ),
  ...row('rule', '(This card is always treated as {t:name}.)', '（此卡卡名总是当作{t:name}使用）', {
    kind: 'rule',
    treatedAs: '$t',
    series: false,
  }),
  ...row(
    'rule',
    'you can Normal Summon this card without Tributing',
    '可以不解放作召唤',
    { kind: 'rule', tributes: 0 },
    'you can Normal Summon this card without Tributes',
  ),
  ...row(
    'rule',
    'if {c:conds}, you can Normal Summon this card without Tributing',
    '{c:conds}时，可以不解放作召唤',
    { kind: 'rule', tributes: 0, condition: '$c' },
    'if {c:conds}, you can Normal Summon this card without Tributes',
  ),
  ...row(
    'procedure',
    'if {c:conds}, you can Special Summon this card (from your hand)',
    '{c:conds}的场合，可以从手牌特殊召唤',
    { kind: 'procedure', from: ['hand'], condition: '$c', pay: [] },
    'if {c:conds}, you can Special Summon this card from your hand',
  ),
  ...row(
    'rule',
    'you can Ritual Summon this card with any {t:name} Ritual Spell',
    '以任意{t:name}仪式魔法仪式召唤',
    { kind: 'rule', must: 'ritual', first: true, with: '$t' },
    'you can Ritual Summon this card with an {t:name} card',
  ),
  ...row('limit', 'you can only use each of the following effects of {t:name} once per turn', '此卡名的下述各效果1回合仅可各使用1次', {
    name: '$t',
    limit: { on: 'following', counts: 'use', per: 'turn', n: 1 },
  }),
  ...row(
    'limit',
    'you can only use 1 of the following effects of {t:name} per turn, and only once that turn',
    '此卡名的下述效果1回合仅可使用其中1个',
    { name: '$t', limit: { on: 'following', counts: 'use', per: 'turn', n: 1, shared: true } },
  ),
  // Limits (Y24)
  ...row(
    'limit',
    'you can only use this effect of {t:name} once per turn',
    '此卡名的效果1回合仅可使用1次',
    { name: '$t', limit: { on: 'this', counts: 'use', per: 'turn', n: 1 } },
    'you can only use the effect of {t:name} once per turn',
  ),
  ...row('limit', 'you can only use each effect of {t:name} once per turn', '此卡名的各效果1回合仅可各使用1次', {
    name: '$t',
    limit: { on: 'each', counts: 'use', per: 'turn', n: 1 },
  }),
  ...row('limit', 'you can only use 1 {t:name} effect per turn, and only once that turn', '此卡名的效果1回合仅可使用其中1个', {
    name: '$t',
    limit: { on: 'each', counts: 'use', per: 'turn', n: 1, shared: true },
  }),
  ...row('limit', 'you can only activate 1 {t:name} per turn', '此卡名的卡1回合仅可发动1张', {
    name: '$t',
    limit: { on: 'card', counts: 'activate', per: 'turn', n: 1 },
  }),
  ...row('limit', 'you can only use this effect of {t:name} once per Duel', '此卡名的效果决斗中仅可使用1次', {
    name: '$t',
    limit: { on: 'this', counts: 'use', per: 'duel', n: 1 },
  }),
  ...row('limit', 'this effect can only be used once while this card is face-up on the field', '此效果在此卡表侧表示存在期间仅可使用1次', {
    name: '',
    limit: { on: 'this', counts: 'use', per: 'faceUp', n: 1 },
  }),
  ...row('limitSummon', 'you can only Special Summon {t:name} once per turn this way', '此方法的特殊召唤1回合仅可1次', {
    name: '$t',
    limit: { on: 'this', counts: 'use', per: 'turn', n: 1 },
  }),
  ...LIMITS,
  ...PROCEDURES,
  ...REPLACED,
  ...STOPPED,
  ...NOW,
  ...NOTES,
  ...MARKS,
];
