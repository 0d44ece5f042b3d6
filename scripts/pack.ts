/**
 * Packs what the program begins with (its command, its threads, its server) under `dist/`: `npm run pack`, after `tsc -b`. `packed.json` says which module has
 * which form, and of what it was packed (packages/system/src/packed.ts).
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from '@apnap/system';
import { packInto, ROOT } from './pack/pack.js';

const { modules, from, files } = await packInto(ROOT);
const infos = from.map((pkg) => `${pkg}/tsconfig.tsbuildinfo`);
const packed: Packed = { modules, built: Object.fromEntries(infos.map((file) => [file, statSync(join(ROOT, file)).mtimeMs])) };
writeFileSync(join(ROOT, 'dist', 'packed.json'), `${JSON.stringify(packed, null, 1)}\n`);
const size = Object.values(files).reduce((n, f) => n + f.bytes, 0);
console.log(
  `${Object.keys(modules).length} modules of ${from.length} packages packed into ${Object.keys(files).length} files, ${Math.round(size / 1024)} KB`,
);
