/** The plan of the house as a picture (SVG): the packages on top, then the rooms of each. */
import { type Layout, layout, type Measures, type Point, withoutImplied } from './layout.js';
import type { PackagePlan, Part } from './plan.js';

const WIDTH = 1280;
const MARGIN = 32;
const PAD = 18;
const HEAD = 34;

const PACKAGES: Measures = { boxHeight: 46, gap: 28, rise: 34 };
const ROOMS: Measures = { boxHeight: 22, gap: 12, rise: 20 };

const STYLE = `
text { font-family: system-ui, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #23303b; }
.title { font-size: 22px; font-weight: 600; }
.note { font-size: 12px; fill: #5c6b77; }
.name { font-size: 14px; font-weight: 600; text-anchor: middle; }
.is { font-size: 11px; fill: #4b5a66; text-anchor: middle; }
.head { font-size: 15px; font-weight: 600; }
.room { font-size: 11.5px; text-anchor: middle; }
.file { font-size: 11.5px; text-anchor: middle; fill: #5c6b77; }
.panel { fill: #ffffff; stroke: #d9d3c6; }
.package { fill: #e4edf4; stroke: #5f7f98; }
.box { fill: #eef3ee; stroke: #84a086; }
.flat { fill: #f7f6f2; stroke: #c4beb0; }
.circle { fill: #fbe6df; stroke: #c0563f; }
.way { fill: none; stroke: #8c9aa5; stroke-width: 1.2; }
`.trim();

const escaped = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** About how wide a text is, in pixels, in letters of this size. */
const textWidth = (s: string, size: number): number => Math.ceil(s.length * size * 0.56);

/** A way as a curve that leaves and arrives straight down. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  let path = `M${first.x} ${first.y}`;
  rest.forEach((p, i) => {
    const before = points[i];
    // Every second stretch is the passing of a row.
    if (i % 2 === 1) path += `L${p.x} ${p.y}`;
    else {
      const bend = Math.round((p.y - before.y) / 2);
      path += `C${before.x} ${before.y + bend} ${p.x} ${p.y - bend} ${p.x} ${p.y}`;
    }
  });
  return path;
}

/** Boxes with arrows, as placed, from a corner on. */
function drawn(placed: Layout, corner: Point, box: (name: string, at: Point) => string): string {
  const move = (p: Point): Point => ({ x: p.x + corner.x, y: p.y + corner.y });
  const ways = placed.ways.map((w) => {
    const points = w.points.map(move);
    const end = points[points.length - 1];
    points[points.length - 1] = { x: end.x, y: end.y - 3 };
    return `<path class="way" marker-end="url(#arrow)" d="${curve(points)}"/>`;
  });
  return [...ways, ...[...placed.at].map(([name, at]) => box(name, move(at)))].join('\n');
}

/** The arrows between parts that are drawn: not within circles, and none that follows from others. */
function shown(parts: readonly Part[]): [string, string][] {
  const level = new Map(parts.map((p) => [p.name, p.level]));
  return withoutImplied(new Map(parts.map((p) => [p.name, new Set(p.to.filter((to) => (level.get(to) as number) < p.level))])));
}

/** Rows from the top, without empty ones. */
function rowOf(parts: readonly Part[]): Map<string, number> {
  const all = [...new Set(parts.map((p) => p.level))].sort((a, b) => b - a);
  return new Map(parts.map((p) => [p.name, all.indexOf(p.level)]));
}

const rect = (at: Point, width: number, height: number, kind: string): string =>
  `<rect class="${kind}" x="${at.x - Math.round(width / 2)}" y="${at.y - Math.round(height / 2)}" width="${width}" height="${height}" rx="5"/>`;

function overview(plan: readonly PackagePlan[]): { placed: Layout; box: (name: string, at: Point) => string } {
  const width = new Map(plan.map((p) => [p.name, Math.max(textWidth(p.name, 14), textWidth(p.is, 11)) + 24]));
  const rows = rowOf(plan);
  const placed = layout(
    plan.map(({ name }) => ({ name, row: rows.get(name) as number, width: width.get(name) as number })),
    shown(plan),
    PACKAGES,
  );
  const box = (name: string, at: Point): string => {
    const is = plan.find((p) => p.name === name)?.is ?? '';
    const size = rect(at, width.get(name) as number, PACKAGES.boxHeight, 'package');
    return `${size}<text class="name" x="${at.x}" y="${at.y - 3}">${escaped(name)}</text><text class="is" x="${at.x}" y="${at.y + 14}">${escaped(is)}</text>`;
  };
  return { placed, box };
}

/** The rooms of a package in its panel. */
interface Panel {
  pkg: PackagePlan;
  placed: Layout;
  width: number;
  height: number;
}

const isFile = (name: string): boolean => /\.tsx?$/.test(name);
const label = (name: string): string => name.replace(/\.tsx?$/, '');
const roomWidth = (name: string): number => textWidth(label(name), 11.5) + 18;

function panelOf(pkg: PackagePlan): Panel {
  const rows = rowOf(pkg.rooms);
  const boxes = pkg.rooms.map(({ name }) => ({ name, row: rows.get(name) as number, width: roomWidth(name) }));
  const placed = layout(boxes, shown(pkg.rooms), ROOMS);
  const least = textWidth(headOf(pkg), 15) + 2 * PAD;
  return { pkg, placed, width: Math.max(placed.width + 2 * PAD, least), height: placed.height + HEAD + PAD };
}

function headOf(pkg: PackagePlan): string {
  return pkg.rooms.some((r) => r.inCircle) ? `${pkg.name}: rooms in a circle` : pkg.name;
}

function panelText({ pkg, placed, width, height }: Panel, corner: Point): string {
  const box = (name: string, at: Point): string => {
    const room = pkg.rooms.find((r) => r.name === name) as Part;
    const kind = room.inCircle ? 'circle' : isFile(name) ? 'flat' : 'box';
    const title = room.is === '' ? '' : `<title>${escaped(`${name}: ${room.is}`)}</title>`;
    const text = `<text class="${isFile(name) ? 'file' : 'room'}" x="${at.x}" y="${at.y + 4}">${escaped(label(name))}</text>`;
    return `<g>${title}${rect(at, roomWidth(name), ROOMS.boxHeight, kind)}${text}</g>`;
  };
  const inner = { x: corner.x + Math.round((width - placed.width) / 2), y: corner.y + HEAD };
  return [
    `<rect class="panel" x="${corner.x}" y="${corner.y}" width="${width}" height="${height}" rx="8"/>`,
    `<text class="head" x="${corner.x + PAD}" y="${corner.y + 22}">${escaped(headOf(pkg))}</text>`,
    drawn(placed, inner, box),
  ].join('\n');
}

/** Panels in lines as wide as the picture, in their order, each line stretched to the whole width. */
function flow(panels: readonly Panel[], top: number): { panel: Panel; corner: Point }[] {
  const lines: Panel[][] = [];
  const taken = (line: readonly Panel[]): number => line.reduce((n, p) => n + p.width, 0) + MARGIN * (line.length - 1);
  for (const panel of panels) {
    const line = lines[lines.length - 1];
    if (line && taken([...line, panel]) <= WIDTH - 2 * MARGIN) line.push(panel);
    else lines.push([panel]);
  }
  let y = top;
  return lines.flatMap((line) => {
    const height = Math.max(...line.map((p) => p.height));
    const more = Math.max(0, Math.floor((WIDTH - 2 * MARGIN - taken(line)) / line.length));
    let x = MARGIN;
    const placed = line.map((panel) => {
      const wide = { ...panel, width: panel.width + more, height };
      const corner = { x, y };
      x += wide.width + MARGIN;
      return { panel: wide, corner };
    });
    y += height + MARGIN;
    return placed;
  });
}

/** The picture of a plan. */
export function picture(plan: readonly PackagePlan[]): string {
  const { placed, box } = overview(plan);
  const below = 96 + placed.height + 64;
  const panels = flow(plan.filter((p) => p.rooms.length > 1).map(panelOf), below + 30);
  const width = Math.max(WIDTH, ...panels.map(({ panel, corner }) => corner.x + panel.width + MARGIN));
  const height = Math.max(below, ...panels.map(({ panel, corner }) => corner.y + panel.height + MARGIN));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Packages and rooms with their arrows">
<style>${STYLE}</style>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0.8L7 4L0 7.2z" fill="#8c9aa5"/></marker></defs>
<rect width="${width}" height="${height}" fill="#fbf9f4"/>
<text class="title" x="${MARGIN}" y="46">The house</text>
<text class="note" x="${MARGIN}" y="68">An arrow is an import. Those that follow from others are left out.</text>
${drawn(placed, { x: Math.round((width - placed.width) / 2), y: 96 }, box)}
<text class="title" x="${MARGIN}" y="${below}">Rooms</text>
<text class="note" x="${MARGIN + 90}" y="${below}">green: folders; grey: files that stand beside them; red: rooms that lead back to themselves.</text>
${panels.map(({ panel, corner }) => panelText(panel, corner)).join('\n')}
</svg>
`;
}
