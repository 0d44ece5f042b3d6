/** `apnap backup` and `apnap restore`: all that a server keeps in one file, and back. */
import { dataFolder } from '@apnap/cards/node';
import { DatabaseFault, FolderInUse } from '@apnap/server';
import {
  BackupRefused,
  backUp,
  type Contents,
  lookAt,
  type Place,
  type Refusal,
  restore,
  type Unfit,
  UnfitBackup,
} from '@apnap/server/backup';
import { systemError, systemWords } from '@apnap/system';
import type { Lang } from '@apnap/words';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { VERSION } from '../version.js';
import { databaseFault, databaseUrlOf, folderInUse } from './database.js';

export interface BackupOptions {
  data?: string;
  databaseUrl?: string;
  onlyDatabase?: boolean;
  replace?: boolean;
  json?: boolean;
}

export interface RestoreOptions extends BackupOptions {
  check?: boolean;
}

function placeOf({ io, lang }: Context, o: BackupOptions): Place {
  return {
    data: o.data ?? dataFolder(io.env),
    ...databaseUrlOf(io.env, o),
    onlyDatabase: o.onlyDatabase ?? false,
    watching: (folder, by) => io.err(`${text(lang, 'serve.watching', { folder, pid: by?.pid ?? 0, host: by?.host ?? '?' })}\n`),
  };
}

/** Backs up. @returns the exit code */
export async function backup(cx: Context, file: string, o: BackupOptions): Promise<number> {
  const { lang } = cx;
  const place = placeOf(cx, o);
  const done = await backUp(place, file, { over: o.replace ?? false, program: VERSION, now: new Date() }).catch((e: unknown) => {
    throw problem(lang, file, e, 'backup.notWritten');
  });
  tell(cx, file, done, o, 'backup.written');
  return 0;
}

/** Restores, or only looks whether it could be done. @returns the exit code */
export async function restoreBackup(cx: Context, file: string, o: RestoreOptions): Promise<number> {
  const { io, lang } = cx;
  const place = placeOf(cx, o);
  const fail = (e: unknown): never => {
    throw problem(lang, file, e, 'backup.notRestored');
  };
  if (o.check) {
    tell(cx, file, await lookAt(file).catch(fail), o, 'backup.whole');
    return 0;
  }
  const done = await restore(place, file, { over: o.replace ?? false, now: new Date() }).catch(fail);
  tell(cx, file, done, o, 'backup.restored', { migrated: done.migrated, aside: done.aside });
  if (o.json) return 0;
  if (done.migrated.length > 0) io.out(`${text(lang, 'backup.migrated', { names: done.migrated.join(', ') })}\n`);
  if (done.aside !== null) io.out(`${text(lang, 'backup.aside', { path: done.aside })}\n`);
  return 0;
}

type Said = 'backup.written' | 'backup.whole' | 'backup.restored';

function tell({ io, lang }: Context, file: string, c: Contents, o: BackupOptions, id: Said, more: object = {}): void {
  const { program, made, from, schema } = c.manifest;
  if (o.json) {
    const parts = c.parts.map(({ kind, name, lines, sha256 }) => ({ kind, name, lines, sha256 }));
    io.out(`${JSON.stringify({ file, bytes: c.bytes, program, made, from, schema, parts, ...more })}\n`);
    return;
  }
  const size = c.bytes < 1e6 ? `${(c.bytes / 1e3).toFixed(1)} kB` : `${(c.bytes / 1e6).toFixed(1)} MB`;
  io.out(`${text(lang, id, { file, size, made, program, schema: schema.at(-1) ?? '-' })}\n`);
  for (const p of c.parts)
    if (p.kind === 'table') io.out(`  ${p.name}: ${p.lines}\n`);
    else io.out(`  ${p.name}\n`);
}

/** What went wrong, in words, with what it means for what is kept. */
function problem(lang: Lang, file: string, e: unknown, means: 'backup.notWritten' | 'backup.notRestored'): unknown {
  const line = (what: string): string => text(lang, means, { file, what });
  if (e instanceof UnfitBackup) return new CliError(2, line(unfitWords(lang, e.unfit)));
  if (e instanceof BackupRefused) return new CliError(2, line(refusalWords(lang, e.refusal)));
  if (e instanceof FolderInUse) return folderInUse(lang, e);
  if (e instanceof DatabaseFault) return databaseFault(lang, e);
  if (systemError(e)) {
    const { code = '' } = e as NodeJS.ErrnoException;
    return new CliError(code === 'ENOSPC' || code === 'EDQUOT' ? 4 : 2, line(systemWords(lang, e)));
  }
  return e;
}

function unfitWords(lang: Lang, u: Unfit): string {
  switch (u.why) {
    case 'notBackup':
      return text(lang, 'unfit.notBackup', { what: u.what });
    case 'newerFormat':
      return text(lang, 'unfit.newerFormat', { format: u.format });
    case 'newerSchema':
      return text(lang, 'unfit.newerSchema', { program: u.program, names: u.names });
    case 'cutOff':
      return text(lang, 'unfit.cutOff', { at: u.at });
    case 'damaged':
      return text(lang, 'unfit.damaged', { at: u.at, what: u.what });
    default:
      return u satisfies never;
  }
}

function refusalWords(lang: Lang, r: Refusal): string {
  switch (r.why) {
    case 'nothing':
      return text(lang, 'refusal.nothing', { where: r.where });
    case 'occupied':
      return text(lang, 'refusal.occupied', { where: r.where });
    case 'foreign':
      return text(lang, 'refusal.foreign', { where: r.where, tables: r.tables });
    case 'changed':
      return text(lang, 'refusal.changed', { what: r.what });
    case 'served':
      return text(lang, 'refusal.served', { where: r.where, server: r.server });
    default:
      return r satisfies never;
  }
}
