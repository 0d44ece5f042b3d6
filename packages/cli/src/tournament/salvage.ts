/** `apnap tournament salvage`: a log that an editor has touched, up to its last good line; the file as it was is kept. */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { withFile } from '@apnap/system';
import { DeskError, openTournament, readLog, type Salvaged, salvageLog, say } from '@apnap/tournament';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { locked } from './lock.js';
import { type CommonOptions, eventOf, print, t } from './session.js';
import { mustBeThere, syncFolder } from './store.js';

/** A name beside the file that nothing has yet. */
function nameBeside(file: string): string {
  let n = 1;
  while (existsSync(`${file}.original-${n}`)) n++;
  return `${file}.original-${n}`;
}

function syncFile(file: string): void {
  const fd = openSync(file, 'r');
  fsyncSync(fd);
  closeSync(fd);
}

/** Puts a text in the place of a file, of which a copy is kept. At every moment the file is the one or the other, whole. */
function replace(file: string, content: string): string {
  const original = nameBeside(file);
  copyFileSync(file, original, constants.COPYFILE_EXCL);
  syncFile(original);
  const fresh = `${file}.salvaged`;
  try {
    writeFileSync(fresh, content);
    syncFile(fresh);
    renameSync(fresh, file);
  } catch (e) {
    rmSync(fresh, { force: true });
    throw e;
  }
  syncFolder(file);
  return original;
}

/** Whether a log is read as it is, to its end. */
function isWhole(content: string): boolean {
  const read = readLog(content);
  return read.kind === 'read' && read.length === content.length && read.entries.length > 0;
}

/** Refuses what can't be opened even so. */
function mustOpen(cx: Context, file: string, { entries }: Salvaged): void {
  if (entries.length === 0) throw new CliError(2, text(cx.lang, 't.noLines', { file }));
  try {
    openTournament(entries);
  } catch (e) {
    if (e instanceof DeskError) throw new CliError(2, text(cx.lang, 't.badEvent', { file, what: say(e.reason, cx.lang) }));
    throw e;
  }
}

export async function salvageEvent(cx: Context, o: CommonOptions): Promise<number> {
  const file = eventOf(cx, o);
  mustBeThere(cx, file);
  return locked(cx, file, () => {
    const content = withFile(cx.lang, 't.cannotRead', file, () => readFileSync(file, 'utf8'));
    const s = salvageLog(content);
    const kept = s.entries.length;
    if (isWhole(content))
      return print(cx, o, {
        json: { event: file, kept, lost: 0, hash: s.hash, original: null },
        lines: [t(cx, 't.salvageNothing', { file, kept })],
      });
    mustOpen(cx, file, s);
    const original = withFile(cx.lang, 't.cannotWrite', file, () => replace(file, s.text));
    return print(cx, o, {
      json: {
        event: file,
        kept,
        lost: s.lost?.lines ?? 0,
        hash: s.hash,
        original,
        firstBad: s.lost ? { line: s.lost.line, en: say(s.lost.reason, 'en'), zh: say(s.lost.reason, 'zh') } : null,
      },
      lines: [
        ...(s.lost ? [say(s.lost.reason, cx.lang)] : []),
        t(cx, s.lost ? 't.salvagedPart' : 't.salvagedAll', { file, kept, lost: s.lost?.lines ?? 0, hash: s.hash }),
        t(cx, 't.originalKept', { original }),
      ],
    });
  });
}
