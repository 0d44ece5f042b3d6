/** What led to what the rules do of their own accord. Expected: the rules that say when it happens. */
import { describe, expect, it } from 'vitest';
import { describeEvent, type EventView, storyOf, viewEvents } from '../../src/index.js';
import { type Table, table } from '../kit.js';

/** The last event of a kind, with the story of it as texts and numbers. */
function storyOfLast(t: Table, kind: string, passed: Parameters<typeof storyOf>[2]): [string, string][] {
  const views = new Map(viewEvents(t.state, t.events, 'all').map((v) => [v.id, v] as const));
  const last = [...views.values()].filter((v) => v.kind === kind).at(-1) as EventView;
  return storyOf(last, (id) => views.get(id), passed).map((part) =>
    'event' in part
      ? [describeEvent(part.event, { lang: 'en', players: ['A', 'B'] })?.text ?? '', part.event.rule]
      : [part.message.id, part.rules.join(' ')],
  );
}

const fight = (): Table => table({ A: { battlefield: ['Hill Giant', 'Serra Angel'] }, B: { battlefield: ['Grizzly Bears'] } });
const DECLARED = { step: 'declareBlockers', stack: false };

describe('510.1: who deals combat damage', () => {
  it('attacked and was not blocked; both players passed, so that the step ended (117.4, 500.2)', () => {
    const t = fight().attack('Serra Angel').to('postcombatMain');
    expect(storyOfLast(t, 'damage', DECLARED)).toEqual([
      ['story.unblocked', '509.1h 510.1b'],
      ['Serra Angel attacks B.', '508.1k'],
      ['story.stepEnded', '117.4 500.2'],
    ]);
  });

  it('attacked and was blocked, or blocked', () => {
    const t = fight().attack('Hill Giant').block(['Grizzly Bears', 'Hill Giant']).to('postcombatMain');
    const damage = viewEvents(t.state, t.events, 'all').filter((v) => v.kind === 'damage');
    const views = new Map(viewEvents(t.state, t.events, 'all').map((v) => [v.id, v] as const));
    const told = damage.map((v) => [
      v.source?.name,
      storyOf(v, (id) => views.get(id), null).map((p) => ('event' in p ? p.event.kind : p.message.id)),
    ]);
    expect(told).toEqual([
      ['Hill Giant', ['block', 'attack']],
      ['Grizzly Bears', ['block']],
    ]);
  });
});

describe('704.3: what state-based actions do', () => {
  it('happens before a player gets priority', () => {
    const t = fight().attack('Hill Giant').block(['Grizzly Bears', 'Hill Giant']).to('postcombatMain');
    const views = viewEvents(t.state, t.events, 'all');
    const died = views.find((v) => v.kind === 'zone' && v.rule === '704.5g') as EventView;
    expect(storyOf(died, () => undefined, null)).toEqual([{ message: { id: 'story.stateBased' }, rules: ['704.3'] }]);
  });
});
