/**
 * A contact sheet of the drawn pictures at 40, 100 and 300 pixels, as HTML and PNG:
 *
 *     npx tsx --tsconfig tsconfig.test.json --conditions=source packages/web/test/dev/sheet.ts [folder, else /tmp/sheet] [how many cards, else 200]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Features } from '../../src/picture/features.js';
import { RACES } from '../../src/picture/kinds.js';
import { Picture } from '../../src/picture/picture.js';

interface Face {
  name: string;
  manaCost?: string;
  supertypes: string[];
  types: string[];
  subtypes: string[];
  power?: unknown;
  abilities?: { kind: string; keyword?: string }[];
}

const cards = JSON.parse(readFileSync(new URL('../../../magic/test/cards.json', import.meta.url), 'utf8')) as { faces: Face[] }[];
const folder = process.argv[2] ?? '/tmp/sheet';
const many = Number(process.argv[3] ?? 200);

const featuresOf = (f: Face): Features => ({
  name: f.name,
  types: f.types,
  subtypes: f.subtypes,
  colors: [...'wubrg'].filter((c) => f.manaCost?.toLowerCase().includes(c)),
  keywords: JSON.stringify(f.abilities ?? []).includes('"flying"') ? ['flying'] : [],
  power: typeof f.power === 'number' ? f.power : 2,
  legendary: f.supertypes.includes('Legendary'),
});

const faces = cards.flatMap((c) => c.faces.slice(0, 1)).filter((f) => f.name);
const step = Math.max(1, faces.length / many);
const chosen = Array.from({ length: Math.min(many, faces.length) }, (_, i) => featuresOf(faces[Math.floor(i * step)] as Face));
const kinds = Object.keys(RACES).map(
  (t, i): Features => ({
    name: t,
    types: ['Creature'],
    subtypes: [t],
    colors: [[...'wubrg'][i % 5] as string],
    keywords: [],
    power: 3,
    legendary: false,
  }),
);

const art = (f: Features): string => renderToStaticMarkup(createElement(Picture, { features: f }));
const cell = (f: Features, width: number): string =>
  `<figure style="width:${width}px"><div style="height:${width * 0.76}px">${art(f)}</div>${width > 60 ? `<figcaption>${f.name}</figcaption>` : ''}</figure>`;
const page = (list: readonly Features[], width: number): string =>
  `<style>body{margin:8px;background:#20242c;color:#ddd;font:10px sans-serif;width:1420px}main{display:flex;flex-wrap:wrap;gap:6px}figure{margin:0}figure div{border-radius:5px;overflow:hidden}svg{width:100%;height:100%;display:block}figcaption{overflow:hidden;white-space:nowrap}</style><main>${list.map((f) => cell(f, width)).join('')}</main>`;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await browser.newPage({ viewport: { width: 1440, height: 300 } });
for (const [name, list, width] of [
  ['pictures', kinds, 46],
  ['kinds-100', kinds, 100],
  ['cards-40', chosen, 40],
  ['cards-100', chosen, 100],
  ['cards-300', chosen.slice(0, 24), 300],
] as const) {
  const html = page(list, width);
  writeFileSync(`${folder}/${name}.html`, html);
  await tab.setContent(html);
  await tab.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
writeFileSync(`${folder}/sheet.html`, [40, 100, 300].map((w) => page(chosen, w)).join('<hr>'));
await browser.close();
