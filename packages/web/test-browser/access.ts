/** What axe finds on each page: nothing serious, in light and dark, in both languages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { sights } from './pages.js';
import { clean, type Person, type Stage } from './stage.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Buttons with the picture of a whole card: they are called by the card's name, not by all that is printed on it. */
const PICTURES = /^<button [^>]*class="(card-button|found-button|row-name|tile)\b/;

/** Serious and critical faults, a line each. */
export async function faults(page: Page): Promise<string[]> {
  // Colours on their way to others are nobody's to judge.
  await page.waitForFunction(() => !window.eyes.busy());
  await page.evaluate(() => window.eyes.still());
  await page.evaluate(`window.axe || (() => { ${AXE} })()`);
  const found = (await page.evaluate(`axe.run(document, { resultTypes: ['violations'] })`)) as AxeResults;
  return found.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .flatMap((v) => {
      const nodes = v.nodes.filter((n) => !(v.id === 'label-content-name-mismatch' && PICTURES.test(n.html)));
      // Faults of one kind are told once.
      const kinds = new Map(nodes.map((n) => [/^<[^>]*?(?: class="[^"]*"|>)/.exec(n.html)?.[0] ?? n.html, n]));
      return [...kinds.values()].map(
        (n) => `${v.id} (${v.impact}): ${n.html.slice(0, 200)} ${n.any[0]?.message ?? n.all[0]?.message ?? ''}`,
      );
    });
}

/** Looks at everything in one language and one theme. */
const access =
  (lang: 'en' | 'zh', colorScheme: 'light' | 'dark') =>
  async (s: Stage): Promise<string> => {
    const who = await s.person({ locale: lang === 'zh' ? 'zh-CN' : 'en', colorScheme });
    const all = sights(who.context, who.page, s.url);
    const found: string[] = [];
    for (const sight of all) {
      await sight.go();
      for (const fault of await faults(who.page)) found.push(`${sight.name}: ${fault}`);
    }
    if (found.length > 0) throw new Error(`${found.length} faults\n    ${found.join('\n    ')}`);
    clean(who);
    await who.context.close();
    return `${all.length} pages and boards without a serious fault`;
  };

/** Looks at what is shown: nothing serious for axe, nothing beyond the width; kept as a picture where pictures are wanted. */
export async function look({ page }: Person, name: string): Promise<void> {
  const found = await faults(page);
  if (found.length > 0) throw new Error(`${name}: ${found.join('\n    ')}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) throw new Error(`${name}: ${wide} pixels beyond the width`);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

export const ACCESS = {
  'axe-en-light': access('en', 'light'),
  'axe-en-dark': access('en', 'dark'),
  'axe-zh-light': access('zh', 'light'),
  'axe-zh-dark': access('zh', 'dark'),
};
