/** What Duels say: both languages, the same parameters, and a word for everything that happens and is offered. */
import { describe, expect, it } from 'vitest';
import {
  type DuelEvent,
  type DuelOption,
  eventText,
  type Naming,
  optionText,
  placeText,
  randomDuel,
  stockCards,
  stockDecks,
  YUGIOH_MESSAGES,
  yugiohGame,
} from '../../src/index.js';

const byId = new Map(stockCards.map((c) => [c.printed.id, c]));
const game = yugiohGame((id) => byId.get(id));
const naming: Naming = {
  card: (id) => {
    const name = byId.get(id)?.printed.name;
    return { en: name?.en ?? '', zh: name?.zh ?? '' };
  },
  who: ['Ada', 'Bo'],
};

describe('messages', () => {
  const parameters = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort();
  it('have the same parameters in both languages', () => {
    for (const [id, { en, zh }] of Object.entries(YUGIOH_MESSAGES)) {
      expect([id, parameters(zh)]).toEqual([id, parameters(en)]);
      expect(/\p{Script=Han}/u.test(en)).toBe(false);
    }
  });
});

describe('events and options', () => {
  const events: DuelEvent[] = [];
  const options: [DuelOption, string][] = [];
  for (let i = 0; i < 8; i++) {
    const decks = [stockDecks[i % 4].list, stockDecks[(i + 1) % 4].list] as const;
    const { events: told } = randomDuel(game, { decks }, `telling ${i}`, 400, ({ pending }) => {
      if (pending?.ask.form === 'pick') for (const o of pending.ask.options) options.push([o as DuelOption, pending.kind]);
    });
    events.push(...told);
  }

  it('are said in both languages, with nothing left open', () => {
    const kinds = new Set<string>();
    for (const e of events) {
      const told = eventText(e, naming, 1, () => undefined);
      if (!told) continue;
      kinds.add(e.kind);
      for (const text of [told.text.en, told.text.zh]) expect(text, JSON.stringify(e)).not.toMatch(/\{|undefined|^\s*$|log\./);
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['attack', 'chain link', 'damage', 'draw', 'move', 'normal summon', 'set', 'turn', 'win']),
    );
    expect(options.length).toBeGreaterThan(1000);
    for (const [o, kind] of options) {
      const text = optionText(o, kind, naming);
      for (const said of [text.en, text.zh]) expect(said, JSON.stringify(o)).not.toMatch(/\{|undefined|^\s*$|do\./);
    }
  });

  it('say nothing only of what another line says', () => {
    const silent = new Set(events.filter((e) => eventText(e, naming, 1, () => undefined) === null).map((e) => e.kind));
    expect([...silent].sort()).toEqual(['battle', 'chain end', 'damage step', 'damage step end', 'move', 'resolved', 'summon succeeded']);
  });

  it('name places as players do (Y3.1)', () => {
    expect(placeText('1 monster 2', naming)).toEqual({ en: 'Bo’s Monster Zone 3', zh: 'Bo的怪兽区3' });
    expect(placeText('0 monster 5', naming).en).toBe('Extra Monster Zone');
    expect(placeText('0 spell 5', naming).zh).toBe('Ada的场地区');
  });
});
