/** A log that an editor has touched, up to its last good line; the file as it was is kept. */
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
import { Refused, withFile } from '@apnap/system';
import { DeskError, openTournament, readLog, type Salvaged, salvageLog, say } from '@apnap/tournament';
import type { Lang } from '@apnap/words';
import type { Answer } from '../desk.js';
import { text } from '../text/text.js';
import { locked, type Place } from './lock.js';
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
function mustOpen(lang: Lang, file: string, { entries }: Salvaged): void {
  if (entries.length === 0) throw new Refused('input', text(lang, 't.noLines', { file }));
  try {
    openTournament(entries);
  } catch (e) {
    if (e instanceof DeskError) throw new Refused('input', text(lang, 't.badEvent', { file, what: say(e.reason, lang) }));
    throw e;
  }
}

/** Saves a log that was changed by something else, up to its last good line. @throws Refused where nothing can be saved, or it can't be written. */
export async function salvageEvent(place: Place, file: string): Promise<Answer> {
  const { lang } = place;
  mustBeThere(lang, file);
  return locked(place, file, () => {
    const content = withFile(lang, 't.cannotRead', file, () => readFileSync(file, 'utf8'));
    const s = salvageLog(content);
    const kept = s.entries.length;
    if (isWhole(content))
      return {
        json: { event: file, kept, lost: 0, hash: s.hash, original: null },
        lines: [text(lang, 't.salvageNothing', { file, kept })],
      };
    mustOpen(lang, file, s);
    const original = withFile(lang, 't.cannotWrite', file, () => replace(file, s.text));
    return {
      json: {
        event: file,
        kept,
        lost: s.lost?.lines ?? 0,
        hash: s.hash,
        original,
        firstBad: s.lost ? { line: s.lost.line, en: say(s.lost.reason, 'en'), zh: say(s.lost.reason, 'zh') } : null,
      },
      lines: [
        ...(s.lost ? [say(s.lost.reason, lang)] : []),
        text(lang, s.lost ? 't.salvagedPart' : 't.salvagedAll', { file, kept, lost: s.lost?.lines ?? 0, hash: s.hash }),
        text(lang, 't.originalKept', { original }),
      ],
    };
  });
}
