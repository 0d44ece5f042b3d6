/** The judge desk of the page: what it knows after each step, what it is given, and what it takes of what was kept. */
import { rulingOf } from '@apnap/judge/wizard';
import { describe, expect, it } from 'vitest';
import { beginning, deskFrom, type Given, incidentOf, type Step, stepped } from '../src/judge/model.js';

const after = (given: Given, ...steps: Step[]) => steps.reduce(stepped, beginning(given));

describe('the judge desk', () => {
  it('keeps what was said between levels of the guide, and forgets it between documents', () => {
    const told = after({}, { do: 'subject', subject: 'slowPlay' }, { do: 'answer', id: 'decidedMatch', answer: true });
    expect(stepped(told, { do: 'level', rel: 'professional' })).toMatchObject({ subject: 'slowPlay', answers: { decidedMatch: true } });
    expect(stepped(told, { do: 'level', rel: 'regular' })).toMatchObject({ subject: null, answers: {} });
  });

  it('IPG 2: decides about repetition by the record of the player who is chosen', () => {
    const warned = { infraction: 'gameRuleViolation', penalty: 'warning', day: 1 } as const;
    const given: Given = {
      rel: 'competitive',
      judge: { name: 'Max', role: 'head' },
      moment: 'inGame',
      players: [
        { id: 'a', name: 'Ann', record: [warned, warned] },
        { id: 'b', name: 'Ben', record: [] },
      ],
    };
    const told = after(given, { do: 'subject', subject: 'gameRuleViolation' });
    const penalty = (desk: typeof told) => {
      const incident = incidentOf(desk, given);
      return incident && rulingOf(incident).penalty;
    };
    expect(penalty(told)).toBe('gameLoss');
    expect(penalty(stepped(told, { do: 'write', field: 'player', text: 'b' }))).toBe('warning');
    expect(incidentOf(told, given)?.known).toEqual({ judge: 'head', moment: 'inGame' });
  });

  it('takes up what was kept, and nothing else', () => {
    const desk = after({}, { do: 'level', rel: 'regular' }, { do: 'subject', subject: 'jar.late' }, { do: 'change', id: 'minutesLate' });
    expect(deskFrom(JSON.parse(JSON.stringify(desk)))).toEqual({ ...desk, changing: null });
    for (const bad of [
      null,
      7,
      {},
      { ...desk, rel: 'casual' },
      { ...desk, subject: 5 },
      { ...desk, subject: 'slowPlay' },
      { ...desk, answers: null },
    ])
      expect(deskFrom(bad)).toBeNull();
  });
});
