/**
 * What moves at a table as strips of pictures, for the documents (docs/film.md), by day and by night:
 *
 *     npm run film -- [folder, else docs/screenshots/film] [name of a film]...
 *
 * FRAMES names a folder for all frames. THEME films one theme only, SIZE (as 390x844) a screen of another size.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chosen, filmed, sheet } from './film-sheet.js';
import { FILMS } from './films.js';
import { movingTable } from './moving.js';
import { clean, setStage } from './stage.js';

const [folder = fileURLToPath(new URL('../../../docs/screenshots/film', import.meta.url)), ...names] = process.argv.slice(2);
const [width, height] = (process.env.SIZE ?? '1280x720').split('x').map(Number);
mkdirSync(folder, { recursive: true });
const stage = await setStage();
try {
  for (const [name, film] of Object.entries(FILMS))
    for (const theme of ['dark', 'light'] as const) {
      if ((names.length > 0 && !names.includes(name)) || (process.env.THEME && process.env.THEME !== theme)) continue;
      const who = await stage.person({ reducedMotion: 'no-preference', colorScheme: theme, viewport: { width, height } });
      await who.context.request.post(`${stage.url}/api/session`, { data: { name: 'Ada' } });
      await movingTable(who, stage.url, film.board, 'calm');
      const stop = await filmed(who.page);
      await film.play(who.page).catch(async (e) => {
        if (process.env.FRAMES) await who.page.screenshot({ path: `${process.env.FRAMES}/${name}-${theme}-failed.png` });
        throw e;
      });
      const { frames, moments } = await stop();
      clean(who);
      await who.context.close();
      if (process.env.FRAMES)
        for (const [i, f] of frames.entries())
          writeFileSync(`${process.env.FRAMES}/${name}-${theme}-${String(i).padStart(3, '0')}.jpg`, Buffer.from(f.data, 'base64'));
      const shown = chosen(frames, moments, film.shares);
      writeFileSync(`${folder}/${name}-${theme}.webp`, await sheet(stage.browser, shown, width < 600 ? 300 : 480, width / height));
      process.stdout.write(`${name}-${theme}.webp: ${shown.length} of ${frames.length} frames\n`);
    }
} finally {
  await stage.close();
}
