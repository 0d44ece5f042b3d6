/** Everything a card is can be read at the table: its other faces, and what its keywords mean, in both languages. */
import type { ScenarioBody } from '@apnap/protocol';
import { put, tableWith } from './pages.js';
import { clean, type Stage } from './stage.js';

const BOARD: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'faces',
  from: 'precombatMain',
  place: [
    put(0, 'battlefield', 'Delver of Secrets // Insectile Aberration', 1),
    put(0, 'battlefield', 'Liliana of the Veil', 1),
    put(0, 'battlefield', 'Akroma, Angel of Wrath', 1),
    put(0, 'battlefield', 'Island', 1),
    put(0, 'hand', 'Bonecrusher Giant // Stomp', 1),
    put(0, 'library', 'Island', 20),
    put(1, 'battlefield', 'Grizzly Bears', 1),
    put(1, 'library', 'Swamp', 20),
  ],
};

/** What must be read on the card that is looked at, by a part of its name. */
const READ = {
  en: [
    ['Delver of Secrets', ['Insectile Aberration', '3/2', 'Flying']],
    ['Bonecrusher Giant', ['Stomp', 'Instant']],
    ['Liliana of the Veil', ['+1', '-2', '-6']],
    ['Akroma', ['First strike', 'before creatures with neither', 'Vigilance']],
  ],
  zh: [
    ['掘密师', ['昆虫变体', '3/2', '飞行']],
    ['爱若玛', ['先攻', '警戒']],
  ],
} as const;

export async function facesRead(s: Stage): Promise<string> {
  let n = 0;
  for (const lang of ['en', 'zh'] as const) {
    const who = await s.person({ viewport: { width: 1440, height: 900 } });
    const { page, context } = who;
    await context.addInitScript((l) => localStorage.setItem('apnap.settings', JSON.stringify({ lang: l })), lang);
    await tableWith(BOARD)(context, page, s.url);
    for (const [name, words] of READ[lang]) {
      await page.mouse.move(5, 300);
      await page
        .locator(`[data-card][aria-label*="${name}"]`)
        .first()
        .hover({ position: { x: 20, y: 30 } });
      const looked = page.locator('.looked:not([style*="hidden"])');
      await looked.waitFor();
      for (const word of words) {
        await looked.filter({ hasText: word }).waitFor({ timeout: 15_000 });
        n++;
      }
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/faces-${lang}-${n}.png` });
    }
    clean(who);
    await context.close();
  }
  return `${n} things read on cards looked at`;
}
