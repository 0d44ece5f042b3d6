/** Pages for printing: plain HTML with its styles in it, nothing loaded from anywhere. */
import type { Lang } from '@apnap/words';
import type { Message } from '../messages.js';
import { type MessageId, message, say } from '../messages.js';

/** Text as HTML. */
export const html = (s: string): string =>
  s.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c);

/** Words in the language of a page. */
export type Words = (id: MessageId, params?: Message['params']) => string;
export const wordsIn =
  (language: Lang): Words =>
  (id, params = {}) =>
    html(say(message(id, params), language));

/** A font for Latin letters comes first: those for Chinese have some of the letters with marks and lack others, so that names fall apart. */
const FONTS =
  '"Noto Sans", "Liberation Sans", "DejaVu Sans", Arial, Helvetica, "Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei", "PingFang SC", sans-serif';

const STYLE = `
@page { size: A4; margin: 14mm 12mm }
* { box-sizing: border-box }
body { font: 11pt/1.3 ${FONTS}; color: #000; margin: 0 }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 1mm 6mm; border-bottom: 2px solid #000; margin-bottom: 3mm }
h1 { font-size: 15pt; margin: 0; overflow-wrap: anywhere; text-wrap: balance }
header p { margin: 0; font-size: 9pt }
header p.event { flex-basis: 100%; font-size: 11pt; text-wrap: balance }
h2 { font-size: 12pt; margin: 4mm 0 1mm; break-after: avoid }
table { border-collapse: collapse; width: 100% }
thead { display: table-header-group }
tr { break-inside: avoid }
th { text-align: left; font-size: 9pt; border-bottom: 1px solid #000; padding: 0 1.5mm; vertical-align: bottom }
td { padding: 0.7mm 1.5mm; border-bottom: 1px solid #ccc; vertical-align: top; overflow-wrap: anywhere }
tbody tr:nth-child(even) td { background: #f2f2f2 }
.n { text-align: right; width: 1%; white-space: nowrap; font-variant-numeric: tabular-nums }
.t { font-weight: 700; font-size: 13pt }
.k { white-space: nowrap; width: 1%; font-variant-numeric: tabular-nums }
.kind { width: 34mm }
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
.bracket section { flex: 1; display: flex; flex-direction: column }
.bracket h2 { margin-top: 0 }
.bracket section > div { flex: 1; display: flex; flex-direction: column; justify-content: space-around; gap: 3mm }
.bracket .m { border: 1px solid #000; padding: 1.5mm }
.bracket .w { font-weight: 700 }
@media screen { body { max-width: 210mm; margin: 8mm auto; padding: 0 8mm } .sheet { margin-bottom: 12mm } }
`;

/** A text as CSS has it between quotation marks. */
const quoted = (s: string): string => `"${s.replace(/[\\"<>\n\r]/g, (c) => `\\${c.charCodeAt(0).toString(16)} `)}"`;

/** What stands at the top of every sheet after the first, and on sheets that have a name of their own on all of theirs. */
export interface Running {
  event: string;
  subject: string;
  /** Names of people by the names of their pages. */
  sheets?: ReadonlyMap<string, string>;
}

/** Loose sheets on a wall must say what they are: the subject, the event, and which sheet of how many. */
const marginBoxes = ({ event, subject, sheets = new Map() }: Running): string =>
  [
    `@page { @top-left { content: ${quoted(subject)} } @top-right { content: ${quoted(event)} } @bottom-right { content: counter(page) " / " counter(pages) } }`,
    `@page { @top-left { font: 9pt ${FONTS} } @top-right { font: 8pt ${FONTS} } @bottom-right { font: 8pt ${FONTS} } }`,
    '@page :first { @top-left { content: none } @top-right { content: none } }',
    ...[...sheets].map(([name, who]) => `@page ${name} { @top-left { content: ${quoted(who)} } }`),
  ].join('\n');

/** A whole document. */
export function page(language: Lang, running: Running, body: string): string {
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(`${running.event} – ${running.subject}`)}</title>
<style>${STYLE}${marginBoxes(running)}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The head of a page: what page, of what event, and what small print. */
export const head = (title: string, event: string, ...small: string[]): string =>
  `<header><h1>${title}</h1>${event === '' ? '' : `<p class="event">${event}</p>`}${small
    .filter((s) => s !== '')
    .map((s) => `<p>${s}</p>`)
    .join('')}</header>`;

/** A column: its title and what it holds: numbers, numbers of tables, something that is not broken into lines, the kind of a card. */
export interface Column {
  title: string;
  kind?: 'number' | 'table' | 'key' | 'kind';
}

const CLASSES = { number: 'n', table: 'n t', key: 'k', kind: 'kind' } as const;

/** A table; cells are HTML. */
export function tableOf(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cls = ({ kind }: Column): string => (kind === undefined ? '' : ` class="${CLASSES[kind]}"`);
  const th = columns.map((c) => `<th${c.kind === 'table' ? ' class="n"' : cls(c)}>${c.title}</th>`).join('');
  const body = rows.map((r) => `<tr>${r.map((cell, i) => `<td${cls(columns[i])}>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${th}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}
