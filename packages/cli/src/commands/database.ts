/** What commands on the database are told of it, and what they say where it can't be used. */
import type { FaultKind } from '@apnap/server';
import type { Lang } from '@apnap/words';
import { CliError, type ExitCode } from '../io.js';
import { text } from '../text/text.js';

/** With what the process ends (docs/server.md). */
const EXITS: Readonly<Record<FaultKind, ExitCode>> = {
  away: 2,
  newer: 2,
  foreign: 3,
  missing: 3,
  another: 3,
  damaged: 3,
  full: 4,
  ended: 5,
  taken: 5,
};

/** Something is wrong with the database. @param fault of the server, or as it came from its thread */
export const databaseFault = (lang: Lang, fault: { kind: FaultKind; where: string; what: string }): CliError =>
  new CliError(EXITS[fault.kind], text(lang, `fault.${fault.kind}`, { where: fault.where, what: fault.what }));

/** Another process has the data folder. @param by of the server, or as it came from its thread */
export function folderInUse(lang: Lang, by: { folder: string; pid: number; host: string; elsewhere: boolean }): CliError {
  const { folder, pid, host, elsewhere } = by;
  return new CliError(2, text(lang, elsewhere ? 'error.folderInUseElsewhere' : 'error.folderInUse', { folder, pid, host }));
}

/** The PostgreSQL server that is asked for: by the option, else by the environment, where other people on the machine don't see its password. */
export function databaseUrlOf(env: Readonly<Record<string, string | undefined>>, o: { databaseUrl?: string }): { databaseUrl?: string } {
  const url = o.databaseUrl ?? env.APNAP_DATABASE_URL ?? '';
  return url === '' ? {} : { databaseUrl: url };
}
