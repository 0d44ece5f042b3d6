/** Events that are kept as files, one for each, under the name of the file. */
import { withFile } from '@apnap/system';
import type { Events } from '../desk.js';
import { locked, type Place } from './lock.js';
import { appendEntries, createFile, mustBeThere, readEvent } from './store.js';

/** Events as files: an event is locked while it is changed, and what was entered is on the disk when that is over. */
export const eventFiles = (place: Place): Events => ({
  read: (file) => readEvent(place.lang, file),
  create: (file, entries) => createFile(place.lang, file, entries),
  async change(file, work) {
    // A file that is not there is said before a lock is made beside it.
    mustBeThere(place.lang, file);
    return locked(place, file, () => {
      const event = readEvent(place.lang, file);
      const { entries, found } = work(event.tournament);
      withFile(place.lang, 't.notWritten', file, () => appendEntries(event, entries));
      return found;
    });
  },
});
