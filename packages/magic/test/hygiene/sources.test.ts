import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeOf, sourcesOf } from './sources.js';

/** Lines of code (without comments and quoted text) that match, as "path:line: code". */
function matching(packages: readonly string[], pattern: RegExp, except: (path: string, code: string) => boolean = () => false): string[] {
  return packages.flatMap((name) =>
    sourcesOf(name).flatMap(({ path, lines }) =>
      lines.flatMap((line, i) => {
        const code = codeOf(line);
        return pattern.test(code) && !except(path, code) ? [`${path}:${i + 1}: ${line.trim()}`] : [];
      }),
    ),
  );
}

const PURE = ['kernel', 'ability', 'magic'];
const ENGINE = ['kernel', 'ability', 'oracle', 'magic', 'players'];

/** Writes of facts that players can see, outside of events/commit.ts: each with the reason. */
const WRITERS: readonly { path: string; pattern: RegExp; reason: string }[] = [
  {
    path: 'state/access.ts',
    pattern: /s\.(battlefield|stack|exile|command) = ids|\[zone\] = ids/,
    reason: 'setZone itself, called by commit',
  },
  { path: 'effects/families/zones.ts', pattern: /o\.flags \|= FLAG\.token/, reason: 'a token being made, before it is anywhere' },
  { path: 'effects/families/stack.ts', pattern: /c\.flags = FLAG\.copy/, reason: 'a copy of a spell being made, before it is anywhere' },
  { path: 'casting/cast.ts', pattern: /w\.flags \|= FLAG\.exileOnLeave/, reason: 'a mark on the spell, which nothing can see' },
  { path: 'state-based/check.ts', pattern: /flags &= ~FLAG\.deathtouched/, reason: 'the mark of 704.5h, which nothing can see' },
  { path: 'actions/shuffle.ts', pattern: /setZone\(s, '', seat, renewed/, reason: 'the order of a library' },
  { path: 'effects/families/keyword-actions.ts', pattern: /setZone\(g\.s, '', owner, \[\.\.\.bottom/, reason: 'the order of a library' },
];

describe('the sources', () => {
  it('only events/commit.ts writes zones, damage, life, counters, status, attachments and combat roles: one pipeline, so that nothing happens without an event', () => {
    const facts = /\.(zone|damage|life|flags|counters|attachedTo|attacking|blocking|heldBy) *([-+|&^*]?=(?![=>])|\+\+|--)/;
    const zones = /\b(s|g\.s|state)\.(battlefield|stack|exile|command) *=(?![=>])|\.(library|hand|graveyard) *=(?![=>])|\bsetZone\(/;
    const used = new Set<string>();
    const bypass = matching(['magic'], new RegExp(`${facts.source}|${zones.source}`), (path, code) => {
      if (path === 'magic/src/events/commit.ts' || /function setZone|import /.test(code)) return true;
      // The payment solver describes sources of mana with fields of the same name; they are not the state.
      if (path.startsWith('magic/src/mana/') && /\bextra\.(life|damage) =/.test(code)) return true;
      if (path === 'magic/src/state/pool.ts' && /pool\.reads\.life =/.test(code)) return true;
      if (path === 'magic/src/events/perform.ts' && /\bm\.counters =/.test(code)) return true; // a move that is only proposed
      if (path === 'magic/src/events/control.ts' && /w\.heldBy =/.test(code)) return true; // what the rules of 302.6 remember
      const writer = WRITERS.find((w) => path === `magic/src/${w.path}` && w.pattern.test(code));
      if (writer) used.add(writer.path);
      return writer !== undefined;
    });
    expect(bypass).toEqual([]);
    expect([...used].sort(), 'every exception is still needed').toEqual([...new Set(WRITERS.map((w) => w.path))].sort());
  });

  it('no clock, no chance but the seeded one, no output, no waiting in kernel, ability and magic: a game is the same on every machine', () => {
    expect(
      matching(
        PURE,
        /\b(Date|performance|console|process|globalThis|setTimeout|queueMicrotask|crypto)\b[.(]|Math\.random|\basync\b|\bawait\b|\bPromise\b/,
      ),
    ).toEqual([]);
  });

  it('no module of Node in kernel, ability, oracle, magic and players: they run in a browser', () => {
    const bad = ENGINE.flatMap((name) =>
      sourcesOf(name).flatMap(({ path, lines }) =>
        lines.flatMap((line, i) =>
          /(from|import\() *['"](node:|fs|path|url|crypto|zlib|os|child_process)/.test(line) ? [`${path}:${i + 1}`] : [],
        ),
      ),
    );
    expect(bad).toEqual([]);
  });

  it('no `any`, no silenced compiler: what the types do not say is not checked by anybody', () => {
    expect(matching([...ENGINE, 'cards', 'cli'], /(:|<|\bas|\|) *any\b(?!')|\bany\[\]/, (_, code) => /options: any,/.test(code))).toEqual(
      [],
    );
    const silenced = [...ENGINE, 'cards', 'cli'].flatMap((name) =>
      sourcesOf(name).flatMap(({ path, lines }) =>
        lines.flatMap((l, i) => (/@ts-(ignore|expect-error|nocheck)/.test(l) ? [`${path}:${i + 1}`] : [])),
      ),
    );
    expect(silenced).toEqual([]);
  });

  it('files have at most 600 lines: what is longer is two things', () => {
    // The ability language is one contract, read as a whole.
    const LONGER: Record<string, number> = {};
    const long = [...ENGINE, 'cli'].flatMap((name) =>
      sourcesOf(name).flatMap(({ path, lines }) => (lines.length > (LONGER[path] ?? 600) ? [`${path}: ${lines.length}`] : [])),
    );
    expect(long).toEqual([]);
  });
});

/** Names of cards that are words of the rules or of the language as well. */
const WORDS = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes', 'Nightmare']);

/** Examples that a person is shown how to type. */
const EXAMPLES = new Set(['cli/src/commands/start.ts: Lightning Bolt']);

describe('a card is data (no code per card)', () => {
  it('no name of a card of the test pool stands in kernel, ability, oracle, magic, players or cli', () => {
    const cards = JSON.parse(readFileSync(new URL('../cards.json', import.meta.url), 'utf8')) as {
      name: string;
      faces: { name: string }[];
    }[];
    const names = [...new Set(cards.flatMap((c) => [c.name, ...c.faces.map((f) => f.name)]))].filter((n) => n !== '' && !WORDS.has(n));
    expect(names.length).toBeGreaterThan(200);
    const escaped = (n: string): string => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const all = new RegExp(`(?<![\\w-])(${names.map(escaped).join('|')})(?![\\w-])`, 'g');
    const found = [...ENGINE, 'cli'].flatMap((name) =>
      sourcesOf(name).flatMap(({ path, lines }) => lines.flatMap((l) => [...l.matchAll(all)].map((m) => `${path}: ${m[1]}`))),
    );
    expect(found.filter((f) => !EXAMPLES.has(f))).toEqual([]);
  });
});
