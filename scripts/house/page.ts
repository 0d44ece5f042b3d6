/** The plan of the house as a page (Markdown) with everything that the picture leaves out. */
import { withoutImplied } from './layout.js';
import type { PackagePlan } from './plan.js';

/** The packages for Mermaid, without arrows that follow from others. */
function mermaid(plan: readonly PackagePlan[]): string {
  const arrows = withoutImplied(new Map(plan.map((p) => [p.name, new Set(p.to)])));
  return ['```mermaid', 'graph TD', ...arrows.map(([from, to]) => `  ${from} --> ${to}`), '```'].join('\n');
}

const cell = (s: string): string => s.replace(/\|/g, '\\|');
const names = (list: readonly string[]): string => (list.length === 0 ? '–' : list.map((n) => `\`${n}\``).join(', '));

function rooms(p: PackagePlan): string {
  if (p.rooms.length < 2) return '';
  const rows = p.rooms.map((r) => `| ${r.level} | \`${r.name}\`${r.inCircle ? ' (circle)' : ''} | ${cell(r.is)} | ${names(r.to)} |`);
  const note = p.hasRanks ? '' : 'No ranks are set: the levels are those that imports make; rooms of one circle are on one level.\n\n';
  return `${note}| rank | room | what it is for | imports |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** The page. */
export function page(plan: readonly PackagePlan[]): string {
  const sections = plan.map((p) => `### ${p.name}\n\n${p.is}. Imports ${names(p.to)}.\n\n${rooms(p)}`.trimEnd());
  return `# The house

Drawn from the imports by \`npm run house\`; \`npm run house -- --check\` says whether this page and the picture are what imports say. What is allowed stands in \`scripts/house/packages.ts\` and
\`scripts/house/ranks.ts\` and is checked by \`npm run boundaries\`: a package imports those below it, a room of a package the rooms of lower rank.

![Packages and rooms with their arrows](house.svg)

## Packages

${mermaid(plan)}

## Rooms

${sections.join('\n\n')}
`;
}
