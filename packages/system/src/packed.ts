/**
 * A built module by itself loads hundreds of small files, which takes most of the time in which a command or a thread begins. `npm run build` packs
 * those a program begins with into few (scripts/pack.ts); this says which form is to be loaded.
 */
import { readFileSync, statSync } from 'node:fs';

/** What was packed, as `dist/packed.json` says it. All files are named from the root of the repository. */
export interface Packed {
  /** The form of each module that is packed. */
  modules: Readonly<Record<string, string>>;
  /** When each package was built of which something is packed, in milliseconds: one that was built anew is not what was packed. */
  built: Readonly<Record<string, number>>;
}

const ROOT = new URL('../../../', import.meta.url);

const same = (file: string, root: URL, built: number): boolean =>
  statSync(new URL(file, root), { throwIfNoEntry: false })?.mtimeMs === built;

/** What is packed under a root, unless there is nothing or it was packed of something else than there is by now. */
export function packedUnder(root: URL): Packed['modules'] {
  let packed: Packed;
  try {
    packed = JSON.parse(readFileSync(new URL('dist/packed.json', root), 'utf8')) as Packed;
  } catch {
    return {};
  }
  return Object.entries(packed.built).every(([file, built]) => same(file, root, built)) ? packed.modules : {};
}

let known: Packed['modules'] | undefined;

/**
 * The form of a built module in which it begins soonest.
 * @param module its own address
 * @returns that of its packed form, or its own where there is none or an old one
 */
export function quickForm(module: URL): URL {
  if (!module.href.startsWith(ROOT.href)) return module;
  known ??= packedUnder(ROOT);
  const form = known[module.href.slice(ROOT.href.length)];
  return form === undefined ? module : new URL(form, ROOT);
}
