/** Tournaments made up from seeds: every pairing and figure is checked by code that shares nothing with what made it; the log opens as it was. */
import { describe, expect, it } from 'vitest';
import {
  canonical,
  EXPORTS,
  exportEvent,
  openTournament,
  printPage,
  readLog,
  type SimulationWishes,
  say,
  simulate,
  verifyLog,
  writeLog,
} from '../src/index.js';

const KINDS = ['individual', 'team', 'unified', 'twoHeaded'] as const;

/** Sizes, kinds and rates by number. */
function wishes(i: number): SimulationWishes {
  return {
    players: 4 + ((i * 7) % 45),
    seed: `made up ${i}`,
    drops: (i % 4) * 25,
    errors: (i % 3) * 40,
    draws: (i % 5) * 40,
    late: i % 3,
    kind: KINDS[i % 7 === 0 ? 3 : i % 5 === 0 ? 1 : 0],
    lastRoundsByStanding: i % 6 === 0 ? 1 : 0,
  };
}

describe('simulated tournaments', () => {
  it('hold what the checkers look for', () => {
    for (let i = 0; i < 60; i++) {
      const s = simulate(wishes(i));
      const verified = verifyLog(s.log);
      expect(
        verified.problems.map((p) => say(p.message, 'en')),
        `number ${i}`,
      ).toEqual([]);
      expect(verified.rounds.every((r) => r.pairing === 'verified' && r.figures === 'verified')).toBe(true);
      expect(s.rounds.every((r) => r.certificate === 'verified')).toBe(true);
    }
  });

  it('are the same for the same seed, and open from their logs as they were', () => {
    for (const i of [1, 6, 14]) {
      const s = simulate(wishes(i));
      expect(canonical(simulate(wishes(i)).state)).toBe(canonical(s.state));
      const read = readLog(writeLog(s.log));
      if (read.kind !== 'read') throw new Error('refused');
      expect(canonical(openTournament(read.entries).state)).toBe(canonical(s.state));
    }
  });

  it('tell figures and pairs that are wrong', () => {
    const s = simulate({ players: 12, rounds: 3, seed: 'x', draws: 0 });
    const log = s.log.map((e) => {
      if (e.command.type !== 'pair' || e.command.round !== 2) return e;
      const [x, y, ...rest] = e.command.tables;
      return { ...e, command: { ...e.command, tables: [{ ...x, b: y.b }, { ...y, b: x.b }, ...rest] } };
    });
    expect(verifyLog(log).rounds[1].pairing).toBe('wrong');
    expect(verifyLog(log).problems.map((p) => p.message.id)).toContain('verify.otherPairs');
  });
});

describe('pages', () => {
  it('have long names, ties and 300 tables, and nothing that a name could break', () => {
    const s = simulate({ players: 600, rounds: 2, seed: 'pages', draws: 100 });
    const state = {
      ...s.state,
      name: 'A & B <cup> "2017"',
      entrants: s.state.entrants.map((e, i) => (i === 0 ? { ...e, name: `<b>${'Long '.repeat(30)}</b>` } : e)),
    };
    for (const language of ['en', 'zh'] as const)
      for (const kind of ['pairings', 'names', 'slips', 'standings', 'master'] as const) {
        const html = printPage(state, kind, { language });
        expect(html).toContain('A &amp; B &lt;cup&gt; &quot;2017&quot;');
        expect(html).not.toContain('<b>Long');
        // What stands on every sheet is text of the styles: nothing in it may end them.
        expect(html.match(/<\/style>/g)).toHaveLength(1);
        expect(html).toContain('@top-right { content: "A & B \\3c cup\\3e  \\22 2017\\22 " }');
        expect(html).toContain('@bottom-right { content: counter(page)');
        expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
      }
    expect(printPage(state, 'slips', { language: 'en' }).match(/class="slip"/g)).toHaveLength(300);
    expect(printPage(state, 'names', { language: 'en' }).match(/<tr>/g)).toHaveLength(601);
  });
  it('show initials of those who wish so', () => {
    const s = simulate({ players: 4, rounds: 1, seed: 'masked' });
    const state = {
      ...s.state,
      entrants: s.state.entrants.map((e) =>
        e.id === 'p1' ? { ...e, name: 'Ann Bell', members: [{ name: 'Ann Bell', masked: 'masked' as const }] } : e,
      ),
    };
    const html = printPage(state, 'pairings', { language: 'en' });
    expect(html).toContain('A. B.');
    expect(html).not.toContain('Ann Bell');
  });
  it('and so do files for others, unless the organizer wants them in full; two of the same initials are told apart', () => {
    const s = simulate({ players: 4, rounds: 1, seed: 'masked' });
    const child = { name: 'Ann Bell', number: '4711', age: 12 };
    const people = [child, { name: 'Axel Brandt', masked: 'masked' as const }, { name: '王小明', masked: 'masked' as const }];
    const state = {
      ...s.state,
      settings: { ...s.state.settings, maskBelow: 16 },
      entrants: s.state.entrants.map((e, i) => (people[i] ? { ...e, name: people[i].name, members: [people[i]] } : e)),
    };
    for (const kind of EXPORTS) {
      const shown = exportEvent(state, kind);
      expect(shown).not.toMatch(/Ann|Bell|Axel|Brandt|小明|4711/);
      for (const name of ['A. B. (p1)', 'A. B. (p2)', '王某']) expect(shown).toContain(name);
      const full = exportEvent(state, kind, 'full');
      for (const { name } of people) expect(full).toContain(name);
    }
    expect(printPage(state, 'master', { language: 'zh' })).not.toMatch(/Bell|4711/);
    expect(printPage(state, 'master', { language: 'zh', names: 'full' })).toContain('4711');
  });
  it('a team keeps its name, its masked members do not', () => {
    const s = simulate({ players: 4, rounds: 1, seed: 'masked', kind: 'team' });
    const state = {
      ...s.state,
      entrants: s.state.entrants.map((e, i) =>
        i === 0
          ? { ...e, name: 'Blue Dragons', members: e.members.map((m) => ({ ...m, name: 'Zoe Zorn', masked: 'masked' as const })) }
          : e,
      ),
    };
    const shown = exportEvent(state, 'json');
    expect(shown).toContain('Blue Dragons');
    expect(shown).toContain('Z. Z.');
    expect(shown).not.toContain('Zoe');
  });
});
