/** Pages for printing: plain HTML with its styles in it, nothing loaded from anywhere. */
import type { Language } from '@apnap/cards';
import type { Message } from '../messages.js';
import { type MessageId, message, say } from '../messages.js';

/** Text as HTML. */
export const html = (s: string): string =>
  s.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c);

/** Words in the language of a page. */
export type Words = (id: MessageId, params?: Message['params']) => string;
export const wordsIn =
  (language: Language): Words =>
  (id, params = {}) =>
    html(say(message(id, params), language));

const STYLE = `
@page { size: A4; margin: 12mm }
* { box-sizing: border-box }
body { font: 11pt/1.3 "Noto Sans", "Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei", "PingFang SC", Arial, sans-serif; color: #000; margin: 0 }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 1mm 6mm; border-bottom: 2px solid #000; margin-bottom: 3mm }
h1 { font-size: 15pt; margin: 0; overflow-wrap: anywhere }
header p { margin: 0; font-size: 9pt }
h2 { font-size: 12pt; margin: 4mm 0 1mm; break-after: avoid }
table { border-collapse: collapse; width: 100% }
thead { display: table-header-group }
tr { break-inside: avoid }
th { text-align: left; font-size: 9pt; border-bottom: 1px solid #000; padding: 0 1.5mm; vertical-align: bottom }
td { padding: 0.7mm 1.5mm; border-bottom: 1px solid #ccc; vertical-align: top; overflow-wrap: anywhere }
tbody tr:nth-child(even) td { background: #f2f2f2 }
.n { text-align: right; width: 1%; white-space: nowrap; font-variant-numeric: tabular-nums }
.t { font-weight: 700; font-size: 13pt }
.small { font-size: 8.5pt; color: #333 }
.sheet { break-after: page }
.sheet:last-child { break-after: auto }
.slips { display: grid; grid-template-columns: 1fr }
.slip { break-inside: avoid; border-bottom: 1px dashed #666; padding: 3mm 0; min-height: 66mm; display: grid; grid-template-columns: 1fr 26mm; gap: 2mm }
.slip table td { background: none !important; height: 10mm; vertical-align: middle }
.slip .box { width: 15mm; border: 1px solid #000; text-align: center }
.slip .qr svg { width: 26mm; height: 26mm }
.slip .head { display: flex; justify-content: space-between; align-items: baseline; gap: 4mm }
.two { columns: 2; column-gap: 8mm }
.lines { display: grid; grid-template-columns: repeat(5, 1fr); gap: 2mm; margin-top: 9mm }
.lines div { border-top: 1px solid #000; font-size: 8pt; padding-top: 0.5mm }
.bracket { display: flex; gap: 6mm; align-items: stretch }
.bracket section { flex: 1; display: flex; flex-direction: column; justify-content: space-around; gap: 3mm }
.bracket .m { border: 1px solid #000; padding: 1.5mm }
.bracket .w { font-weight: 700 }
@media screen { body { max-width: 210mm; margin: 8mm auto; padding: 0 8mm } .sheet { margin-bottom: 12mm } }
`;

/** A whole document. */
export function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The head of a page: what event, what page, and what small print. */
export const head = (title: string, ...small: string[]): string =>
  `<header><h1>${title}</h1>${small
    .filter((s) => s !== '')
    .map((s) => `<p>${s}</p>`)
    .join('')}</header>`;

/** A column: its title and whether it holds numbers. */
export interface Column {
  title: string;
  kind?: 'number' | 'table';
}

/** A table; cells are HTML. */
export function tableOf(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cls = (i: number): string => (columns[i].kind === 'number' ? ' class="n"' : columns[i].kind === 'table' ? ' class="n t"' : '');
  const th = columns.map((c) => `<th${c.kind === undefined ? '' : ' class="n"'}>${c.title}</th>`).join('');
  const body = rows.map((r) => `<tr>${r.map((cell, i) => `<td${cls(i)}>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${th}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}
