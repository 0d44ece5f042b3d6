/** What effects change besides values: positions, control, what is negated, what is forbidden. */
import { type Row, row } from '../grammar.js';

const YOU = 'you';

const POSITIONS = [
  ...row('effect', 'change {s:sel} to Attack Position', '{s:sel}变成攻击表示', { do: 'position', what: '$s', to: 'attack' }, 'change {s:sel} to face-up Attack Position'),
  ...row('effect', 'change {s:sel} to Defense Position', '{s:sel}变成守备表示', { do: 'position', what: '$s', to: 'defense' }, 'change {s:sel} to face-up Defense Position'),
  ...row('effect', 'change {s:sel} to face-down Defense Position', '{s:sel}变成里侧守备表示', { do: 'position', what: '$s', to: 'set' }),
  ...row('effect', 'change the battle position of {s:sel}', '改变{s:sel}的表示形式', { do: 'position', what: '$s', to: 'change' }, 'change the battle positions of {s:sel}'),
  ...(['target', 'it'] as const).flatMap((sel) => row('effect', 'change its battle position', '改变其表示形式', { do: 'position', what: { sel }, to: 'change' }, "change that target's battle position", "change that monster's battle position")),
  ...row('effect', "change this card's battle position", '改变此卡的表示形式', { do: 'position', what: { sel: 'self' }, to: 'change' }, 'change its battle position'),
  ...row('effect', 'take control of {s:sel}', '获得{s:sel}的控制权', { do: 'control', what: '$s', to: YOU, until: 'faceUp' }, 'gain control of {s:sel}'),
  ...row('effect', 'take control of {s:sel} until the End Phase', '直到结束阶段获得{s:sel}的控制权', { do: 'control', what: '$s', to: YOU, until: 'endPhase' }, 'gain control of {s:sel} until the End Phase', 'take control of {s:sel} until the end of this turn', 'gain control of {s:sel} until the End Phase of this turn', 'take control of {s:sel} until the End Phase of this turn'),
  ...row('effect', 'give control of {s:sel} to your opponent', '{s:sel}的控制权转移给对手', { do: 'control', what: '$s', to: 'opponent', until: 'faceUp' }),
];

const NEGATION = [
  ...row('effect', 'negate the activation', '该发动无效', { do: 'negateActivation' }, 'negate that activation'),
  ...row('effect', 'negate that effect', '该效果无效', { do: 'negateEffect' }, 'negate the effect', 'negate its effect'),
  ...row('effect', 'negate the attack', '攻击无效', { do: 'negateAttack' }, 'negate that attack'),
  ...row('effect', 'end the Battle Phase', '战斗阶段结束', { do: 'endBattle' }),
  ...row('effect', '{s:whoseStat} effects are negated{u:until}', '{s:whoseStat}效果无效{u:until}', { do: 'negateEffects', what: '$s', until: '$u' }, 'negate {s:whoseStat} effects{u:until}', 'negate the effects of {s:sel}{u:until}'),
  ...row('effect', 'negate the effects of {s:sel}{u:until}', '{s:sel}的效果无效{u:until}', { do: 'negateEffects', what: '$s', until: '$u' }),
];

/** Players that are forbidden something. */
const BANNED = [
  ...row('player', 'you', '自己', YOU),
  ...row('player', 'your opponent', '对手', 'opponent'),
  ...row('banned', 'you cannot', '自己不能', YOU),
  ...row('banned', 'your opponent cannot', '对手不能', 'opponent', 'they cannot'),
  ...row('banned', 'neither player can', '双方不能', 'both', 'players cannot'),
];

const kinds = (en: string, zh: string, list: readonly string[]): Row[] => row('banKind', en, zh, list);

const BANS = [
  ...kinds('Special Summon', '特殊召唤', ['special']),
  ...kinds('Normal Summon', '召唤', ['normal']),
  ...kinds('Normal or Special Summon', '召唤·特殊召唤', ['normal', 'special']),
  ...kinds('Summon', '召唤·反转召唤·特殊召唤', ['normal', 'flip', 'special']),
  ...kinds('Flip Summon', '反转召唤', ['flip']),
  ...kinds('Pendulum Summon', '灵摆召唤', ['pendulum']),
  ...kinds('Fusion Summon', '融合召唤', ['fusion']),
  ...kinds('Synchro Summon', '同步召唤', ['synchro']),
  ...kinds('Xyz Summon', '超量召唤', ['xyz']),
  ...kinds('Link Summon', '连接召唤', ['link']),
  ...kinds('Ritual Summon', '仪式召唤', ['ritual']),
  ...row('banWhat', '{k:banKind}{m:banMonsters}{x:banExcept}', '{k:banKind}{m:banMonsters}{x:banExcept}', { ban: 'summon', kinds: '$k', '...from': '$m', '...except': '$x' }),
  ...row('banWhat1', '{k:banKind}{m:banMonsters}', '{k:banKind}{m:banMonsters}', { ban: 'summon', kinds: '$k', '...from': '$m' }),
  ...row('banWhat1', '{b:banPlain}', '{b:banPlain}', '$b'),
  ...row('banWhat', '{b:banPlain}', '{b:banPlain}', '$b'),
  ...row('banMonsters', ' monsters', '怪兽', {}, ''),
  ...row('banMonsters', ' monsters from the Extra Deck', '额外牌组的怪兽', { from: 'extra' }, ' from the Extra Deck', ' monsters from your Extra Deck', ' from your Extra Deck'),
  ...row('banExcept', ', except {f:nounN}', '（{f:nounN}除外）', { except: '$f' }, ', except {f:noun1}'),
  ...row('banExcept', '', '', {}),
  ...row('banPlain', '{k:banKind} {f:nounN}', '{k:banKind}{f:nounN}', { ban: 'summon', kinds: '$k', only: '$f' }),
  ...row('banPlain', '{k:banKind} {f:noun1}', '{k:banKind}{f:noun1}', { ban: 'summon', kinds: '$k', only: '$f' }),
  ...row('banPlain', '{k:banKind} {f:nounN} from the Extra Deck', '{k:banKind}额外牌组的{f:nounN}', { ban: 'summon', kinds: '$k', from: 'extra', only: '$f' }),
  ...row('banPlain', 'conduct your Battle Phase', '进行战斗阶段', { ban: 'battlePhase' }, 'conduct their Battle Phase', 'conduct their next Battle Phase'),
  ...row('banPlain', 'declare an attack', '攻击宣言', { ban: 'attack' }, 'attack', 'declare attacks', 'attack with monsters'),
  ...row('banPlain', 'activate cards or effects', '发动卡的效果', { ban: 'activate', what: 'all', effects: true }, 'activate cards or their effects', 'activate cards and effects'),
  ...row('banPlain', 'activate monster effects', '发动怪兽效果', { ban: 'activate', what: 'monster', effects: true }, "activate monsters' effects"),
  ...row('banPlain', 'activate {f:adjectiveMonster} effects', '发动{f:adjectiveMonster}的效果', { ban: 'activate', what: 'monster', effects: true, only: '$f' }),
  ...row('adjectiveMonster', '{f:noun1}', '{f:noun1}', '$f'),
  ...row('banPlain', 'activate Spell Cards', '发动魔法卡', { ban: 'activate', what: 'spell' }, 'activate Spells'),
  ...row('banPlain', 'activate Trap Cards', '发动陷阱卡', { ban: 'activate', what: 'trap' }, 'activate Traps'),
  ...row('banPlain', 'activate Spell/Trap Cards', '发动魔法·陷阱卡', { ban: 'activate', what: 'spellTrap' }, 'activate Spells/Traps', 'activate Spell/Traps', 'activate Spells or Traps'),
  ...row('banPlain', 'activate Spell/Trap Cards or effects', '发动魔法·陷阱卡的效果', { ban: 'activate', what: 'spellTrap', effects: true }, 'activate Spells/Traps or their effects', 'activate Spell/Trap effects'),
  ...row('banPlain', 'Set cards', '盖放卡', { ban: 'set' }),
  ...row('banPlain', 'banish cards', '除外卡', { ban: 'banish' }),
  ...row('banPlain', 'gain LP', '回复基本分', { ban: 'gainLp' }),
];

const RESTRICTIONS = [
  ...row('effect', '{w:banned} {b:banWhat}{u:banUntil}', '{u:banUntil}{w:banned}{b:banWhat}', { do: 'ban', who: '$w', ban: '$b', until: '$u' }, 'for the rest of this turn, {w:banned} {b:banWhat}{u:noUntil}', 'for the rest of this turn after this card resolves, {w:banned} {b:banWhat}{u:noUntil}', 'until the end of this turn, {w:banned} {b:banWhat}{u:noUntil}'),
  ...row('effect', '{w:banned} {k:banKind}{m:banMonsters}{u:banUntil}{x:banExcept1}', '{u:banUntil}{w:banned}{k:banKind}{m:banMonsters}{x:banExcept1}', {
    do: 'ban',
    who: '$w',
    ban: { ban: 'summon', kinds: '$k', '...from': '$m', '...except': '$x' },
    until: '$u',
  }),
  ...row('banExcept1', ', except {f:nounN}', '（{f:nounN}除外）', { except: '$f' }, ', except {f:noun1}', ', except from {f:nounN}'),
  ...row('banUntil', ' for the rest of this turn', '此回合', 'turnEnd', ' this turn', ' until the end of this turn', ' for the rest of this turn after this card resolves', ' for the rest of the turn', ' during this turn', ' until the End Phase', ' for the rest of this turn after this effect resolves', ' for the rest of this turn after resolving this effect'),
  ...row('banUntil', ' until the end of the next turn', '直到下个回合结束', 'nextTurnEnd', " until the end of your opponent's turn", " until the end of your opponent's next turn"),
  ...row('banUntil', ' until the end of the Damage Step', '直到伤害步骤结束', 'damageStep'),
  ...row('noUntil', '', '', 'turnEnd'),
  ...row('static', '{w:banned} {b:banWhat}', '{w:banned}{b:banWhat}', { kind: 'ban', who: '$w', ban: '$b' }),
  ...row('static', '{w:banned} {b:banWhat} during the Battle Phase', '战斗阶段中{w:banned}{b:banWhat}', { kind: 'ban', who: '$w', ban: '$b', while: { if: 'phase', phases: ['battle'] } }),
  ...row('static', 'Trap Cards cannot be activated', '陷阱卡不能发动', { kind: 'ban', who: 'both', ban: { ban: 'activate', what: 'trap' } }, 'Traps cannot be activated'),
  ...row(
    'static',
    'if {w:who} attacks, your opponent cannot activate {x:sorts} until the end of the Damage Step',
    '{w:who}攻击的场合，直到伤害步骤结束对手不能发动{x:sorts}',
    { kind: 'ban', who: 'opponent', ban: { ban: 'activate', '...what,effects': '$x' }, while: { if: 'attacking', what: '$w' } },
    'when {w:who} attacks, your opponent cannot activate {x:sorts} until the end of the Damage Step',
    'if {w:who} attacks, your opponent cannot activate any {x:sorts} until the end of the Damage Step',
    'your opponent cannot activate {x:sorts} when {w:who} declares an attack',
    'if {w:who} attacks, your opponent cannot activate {x:sorts} until after the Damage Step',
  ),
  ...row('sorts', 'Spells/Traps', '魔法·陷阱卡', { what: 'spellTrap' }, 'Spell/Trap Cards', 'Spell/Traps', 'Spells or Traps'),
  ...row('sorts', 'cards or effects', '卡的效果', { what: 'all', effects: true }),
  ...row('sorts', 'monster effects', '怪兽效果', { what: 'monster', effects: true }),
  ...row('sorts', 'Traps', '陷阱卡', { what: 'trap' }),
];

/** Y20.18: what its player may not do in the turn in which it is activated. */
const VOWS = [
  ...row('vow', 'you cannot {b:banWhat1} the turn you activate this effect', '发动此效果的回合，自己不能{b:banWhat1}', { ban: '$b' }, 'you cannot {b:banWhat} during the turn you activate this effect', 'you cannot {b:banWhat} the turn you use this effect', 'you cannot {b:banWhat} the turn this effect is activated', 'you cannot {b:banWhat} the turn you activate this card', 'you cannot {b:banWhat} during the turn you activate this card', 'you cannot {b:banWhat} during the same turn you activate this card'),
  ...row('vow', 'you cannot {k:banKind}{m:banMonsters} the turn you activate this effect{x:banExcept1}', '发动此效果的回合，自己不能{k:banKind}{m:banMonsters}{x:banExcept1}', {
    ban: { ban: 'summon', kinds: '$k', '...from': '$m', '...except': '$x' },
  }, 'you cannot {k:banKind}{m:banMonsters} during the turn you activate this effect{x:banExcept1}', 'you cannot {k:banKind}{m:banMonsters} the turn you activate this card{x:banExcept1}', 'you cannot {k:banKind}{m:banMonsters} during the turn you activate this card{x:banExcept1}'),
  ...row('vow', 'this card cannot attack the turn you activate this effect', '发动此效果的回合，此卡不能攻击', { selfAttack: true }, 'this card cannot attack the turn this effect is activated', 'this card cannot attack during the turn you activate this effect', 'this card cannot attack the turn you use this effect', 'this card cannot attack during the turn this effect is activated', 'this card cannot attack the turn it activates this effect'),
];

export const CHANGES = [...POSITIONS, ...NEGATION, ...BANNED, ...BANS, ...RESTRICTIONS, ...VOWS];
