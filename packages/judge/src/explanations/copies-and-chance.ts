/** Coins, dice and copies (CR 705 to 707), explained. */
import type { Explained } from './explanation.js';

export const COPIES_AND_CHANCE: readonly Explained[] = [
  [
    '705.1',
    'A coin that is flipped must have two sides which come up equally often and can be told apart: heads and tails. Another fair method with two outcomes, such as odd or even on a die, will do if all players agree.',
    '所掷的硬币须有两个容易辨认、出现机会相等的面：正面与反面。若所有牌手同意，也可以用其他有两种等概率结果的方式代替，例如掷骰看单双。',
  ],
  [
    '705.2',
    'Some effects only ask whether the coin shows heads or tails; nobody wins or loses such a flip. For all others the player who flips calls heads or tails and wins if the call is right. Only that player can win or lose the flip.',
    '有些效应只看掷出的是正面还是反面，此时没有人掷赢或掷输。其余情况下，掷硬币的牌手先猜正面或反面，猜中便掷赢，否则掷输。只有掷硬币的牌手会掷赢或掷输。',
  ],
  [
    '706.2',
    'The number on top of the die is its natural result. Effects can add to it or take from it, and the number after all of that is the result that counts. A 14 on a twenty-sided die with a modifier of +3, for example, is a result of 17.',
    '骰子朝上一面的数字是自然结果。效应可能会加减此数字，全部计算之后的数字才是掷骰的结果。例如二十面骰掷出14，修正为+3，结果便是17。',
  ],
  [
    '706.6',
    'A roll that is ignored counts as if it had never been made: nothing triggers on it and no effect applies to it. If you roll two dice and ignore the lower one, a 4 and an 11 are simply an 11. Of equal lowest rolls you choose which is ignored.',
    '被忽略的掷骰视为从未发生：不会因它触发任何异能，也没有效应会对它生效。例如掷两颗骰并忽略较低者，掷出4和11时便只算11。若最低者有数个相同，由该牌手选择忽略哪一个。',
  ],
  [
    '707.2',
    'A copy takes over what is printed on the original: name, mana cost, types, text, power and toughness, also as other copy effects have changed it. Counters, tapping and other effects aren’t copied. A copy of a 2/2 with three +1/+1 counters is a plain 2/2.',
    '复制品得到原物件上所印的内容：名称、法术力费用、类别、规则叙述、力量与防御力等，并计入先前的复制效应。指示物、横置状态以及其他效应都不会被复制。例如复制一个有三个+1/+1指示物的2/2生物，得到的只是2/2。',
  ],
  [
    '707.5',
    'What enters the battlefield as a copy is already a copy while it enters. So it enters tapped or with counters if the copied text says so, and the copied abilities that trigger on entering the battlefield will trigger.',
    '以复制品的身份进战场的物件，在进战场时便已经是复制品。因此若所复制的内容写明横置进战场或带着指示物进战场，它也会如此；所复制的进战场触发式异能同样会触发。',
  ],
  [
    '707.10',
    'To copy a spell or ability is to put a copy of it on the stack with the same choices: modes, targets, the value of X. A copy of a spell isn’t cast, so nothing triggers on casting it. Only if the effect allows it may new targets be chosen.',
    '复制咒语或异能，就是将其复制品放进堆叠，且所作的选择都相同：模式、目标、X的数值等。咒语的复制品并未被施放，因此不会触发因施放而触发的异能。只有效应允许时，才能为它选择新的目标。',
  ],
  [
    '707.10d',
    'Some effects copy a spell or ability once for each player or object it could target. Every copy gets another one of them as its target, and the controller of the copies chooses their order on the stack. For what couldn’t legally be the target there is no copy.',
    '有些效应会为某咒语或异能能指定为目标的每个牌手或物件各复制一次。每个复制品分别以其中之一为目标，由复制品的操控者决定它们进入堆叠的顺序。不能成为其合法目标者，不会有对应的复制品。',
  ],
];
