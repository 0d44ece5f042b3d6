/**
 * Checks that the house is in order: imports lead only where the design allows (between packages, between the rooms of a package), no files import each other in a
 * circle, every package declares what it imports, and nothing makes a game depend on the machine it runs on. Prints each breach as file:line and exits with 1; `--ranks` prints the packages and rooms.
 */
import { pathToFileURL } from 'node:url';
import { arrowBreaches } from './house/arrows.js';
import { circleBreaches, untidyFiles } from './house/circles.js';
import { undeclaredImports } from './house/declared.js';
import { type Breach, type Folder, HOUSE, type House, readFolders } from './house/house.js';
import { levels } from './house/levels.js';
import { rankBreaches } from './house/rooms.js';

const breachesOf = (root: string, folders: readonly Folder[], house: House): Breach[] => [
  ...folders.flatMap((at) => [...arrowBreaches(at, house.pure.includes(at.pkg)), ...circleBreaches(at, house), ...rankBreaches(at, house)]),
  ...undeclaredImports(root, house),
];

/** All breaches under the root of a repository. */
export const breaches = (root: string, house: House = HOUSE): Breach[] => breachesOf(root, readFolders(root, house), house);

/** Packages that have fewer files in circles than the list says, each with its number now: what the list can be lowered to. */
export function lower(folders: readonly Folder[], house: House): Map<string, number> {
  const counted = folders.filter((at) => at.name in house.untidy).map((at) => [at.name, untidyFiles(at, house)] as const);
  return new Map(counted.filter(([name, count]) => count < house.untidy[name]));
}

/** The packages, the highest first, each with its rooms. */
export function ranksText(house: House): string[] {
  const rank = levels(new Map(Object.entries(house.packages).map(([pkg, { may }]) => [pkg, new Set(may.map((way) => way.split('/')[0]))])));
  const highest = Object.entries(house.packages).sort(([a], [b]) => (rank.get(b) as number) - (rank.get(a) as number));
  return highest.flatMap(([pkg, { is }]) => {
    const rooms = Object.entries(house.ranks[pkg] ?? {}).sort(([, a], [, b]) => b.rank - a.rank);
    const none = rooms.length === 0 ? ' (no ranks)' : '';
    return [`${rank.get(pkg)} ${pkg}: ${is}${none}`, ...rooms.map(([room, r]) => `  ${String(r.rank).padStart(4)} ${room}: ${r.is}`)];
  });
}

function summary(folders: readonly Folder[], found: readonly Breach[], house: House): string {
  const ranked = Object.values(house.ranks).map((rooms) => Object.keys(rooms).length);
  const files = folders.reduce((n, at) => n + at.sources.length, 0);
  const untidy = Object.entries(house.untidy).map(([pkg, n]) => `${pkg} ${n}`);
  const says = found.length === 0 ? 'all arrows point where the design allows' : `${found.length} breaches`;
  const rooms = `${ranked.reduce((a, b) => a + b, 0)} rooms with ranks in ${ranked.filter((n) => n > 0).length} packages`;
  const circles = untidy.length === 0 ? 'no circles' : `no circles but for so many files of ${untidy.join(', ')}`;
  return `${says}: ${Object.keys(house.packages).length} packages, ${files} files, ${rooms}, ${circles}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folders = readFolders(process.cwd(), HOUSE);
  if (process.argv.includes('--ranks')) console.log(ranksText(HOUSE).join('\n'));
  const found = breachesOf(process.cwd(), folders, HOUSE);
  for (const b of found) console.error(`${b.file}:${b.line}: ${b.text}`);
  for (const [pkg, count] of lower(folders, HOUSE))
    console.log(`${pkg}: ${count} files stand in circles, no longer ${HOUSE.untidy[pkg]}: lower the number in scripts/house/untidy.ts`);
  console.log(summary(folders, found, HOUSE));
  process.exitCode = found.length === 0 ? 0 : 1;
}
