/** The line of materials in words (Y11.1). */
import type { Tongue } from '../compiler/grammar.js';
import { GRAMMAR } from '../compiler/table.js';
import type { Filter, MaterialSlot } from '../language/effects.js';

const DIFFERENT = {
  name: ['names', '卡名'],
  attribute: ['Attributes', '属性'],
  type: ['Types', '种族'],
  level: ['Levels', '等级'],
} as const;
const SAME = { name: ['name', '卡名'], attribute: ['Attribute', '属性'], type: ['Type', '种族'] } as const;

/** @throws Error where no row says it */
function noun(filter: Filter, many: boolean, tongue: Tongue): string {
  const said = GRAMMAR.write(many ? 'nounN' : 'noun1', filter, tongue) ?? GRAMMAR.write(many ? 'noun1' : 'nounN', filter, tongue);
  if (said === null) throw new Error(`nothing says the material ${JSON.stringify(filter)}`);
  return said;
}

/** What holds of all materials of a slot together. */
function together({ different, same, including }: MaterialSlot, tongue: Tongue): string {
  const zh = tongue === 'zh';
  const said: string[] = [];
  if (different) said.push(zh ? `${DIFFERENT[different][1]}不同` : ` with different ${DIFFERENT[different][0]}`);
  if (same) said.push(zh ? `${SAME[same][1]}相同` : ` with the same ${SAME[same][0]}`);
  if (including) said.push(zh ? `包含${noun(including, false, tongue)}` : `, including a ${noun(including, false, tongue)}`);
  return zh ? (said.length > 0 ? `（${said.join('，')}）` : '') : said.join('');
}

function slotText(slot: MaterialSlot, tongue: Tongue): string {
  const { filter, min, max } = slot;
  const more = max > min;
  const what = noun(filter, min > 1 || more, tongue);
  if (tongue === 'zh') return `${what}${filter.is === 'name' && min === 1 ? '' : `${min}只${more ? '以上' : ''}`}${together(slot, tongue)}`;
  return `${filter.is === 'name' && min === 1 ? '' : `${min}${more ? '+' : ''} `}${what}${together(slot, tongue)}`;
}

/** The line of materials of a card; '' where it has none. */
export const materialsText = (slots: readonly MaterialSlot[] | undefined, tongue: Tongue): string =>
  (slots ?? []).map((s) => slotText(s, tongue)).join(tongue === 'zh' ? '＋' : ' + ');
