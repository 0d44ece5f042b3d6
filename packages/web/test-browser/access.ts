/** What axe finds on each page: nothing serious, in light and dark, in both languages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { sights } from './pages.js';
import { clean, type Stage } from './stage.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical faults, a line each. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe || (() => { ${AXE} })()`);
  const found = (await page.evaluate(`axe.run(document, { resultTypes: ['violations'] })`)) as AxeResults;
  return found.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id} (${v.impact}): ${v.nodes.length} × ${v.nodes[0].html.slice(0, 160)} ${v.nodes[0].any[0]?.message ?? ''}`);
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

export const ACCESS = {
  'axe-en-light': access('en', 'light'),
  'axe-en-dark': access('en', 'dark'),
  'axe-zh-light': access('zh', 'light'),
  'axe-zh-dark': access('zh', 'dark'),
};
