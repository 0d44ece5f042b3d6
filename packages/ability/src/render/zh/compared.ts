/** What two players have, compared. */
import type { Cmp } from '../../basics.js';
import type { Filter, PlayerRef, Quantity } from '../../language.js';
import { same } from '../../same.js';
import type { Context } from './context.js';
import { measure, nounOf, nounText } from './noun.js';
import { valuePhrase } from './quantity.js';
import { playersPhrase } from './refs.js';
import { CMP_WORDS, countWord } from './vocab.js';

/** "其操控的地最多或并列最多", "其操控的地比你至少多两个". */
function comparedOwn(c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined {
  const a = ownedKind(left);
  if (!a || typeof right !== 'object' || cmp !== '>=') return undefined;
  const noun = nounOf(c, a.kind, 'battlefield');
  const own = `${whoOf(c, a.who)}操控的${nounText(noun)}`;
  if (right.q === 'most' && right.among.player === 'each') {
    const b = ownedKind(right.of);
    return b && same(a.kind, b.kind) ? `${own}数量最多或并列最多` : undefined;
  }
  if (right.q !== 'sum' || right.of.length !== 2 || typeof right.of[1] !== 'number') return undefined;
  const b = ownedKind(right.of[0]);
  return b && same(a.kind, b.kind) ? `${own}比${whoOf(c, b.who)}至少多${countWord(right.of[1])}${measure(noun)}` : undefined;
}

/** "你所操控的生物数量多于该牌手", "你的总生命大于该牌手的总生命". */
export function comparedPlayers(c: Context, left: Quantity, cmp: Cmp, right: Quantity): string | undefined {
  if (typeof left !== 'object' || typeof right !== 'object') return undefined;
  if (left.q === 'life' && right.q === 'life') return `${valuePhrase(c, left)}${CMP_WORDS[cmp]}${valuePhrase(c, right)}`;
  const own = comparedOwn(c, left, cmp, right);
  if (own !== undefined) return own;
  const [a, b] = [ownedKind(left), ownedKind(right)];
  if (!a || !b || !same(a.kind, b.kind) || (cmp !== '>' && cmp !== '<')) return undefined;
  const noun = nounText(nounOf(c, a.kind, 'battlefield'));
  return `${whoOf(c, a.who)}所操控的${noun}数量${cmp === '>' ? '多' : '少'}于${whoOf(c, b.who)}`;
}

const whoOf = (c: Context, who: PlayerRef): string => playersPhrase(c, who).text;

/** Of permanents that are counted, of which kind they are and who controls them. */
function ownedKind(q: Quantity): { kind: Filter; who: PlayerRef } | undefined {
  if (typeof q !== 'object' || q.q !== 'count' || q.of.sel !== 'all' || q.of.zone !== 'battlefield' || q.of.filter.is !== 'and')
    return undefined;
  const said = q.of.filter.of.find((f) => f.is === 'controlledBy');
  const rest = q.of.filter.of.filter((f) => f !== said);
  if (said?.is !== 'controlledBy') return undefined;
  return { kind: rest.length === 1 ? rest[0] : { is: 'and', of: rest }, who: said.who };
}
