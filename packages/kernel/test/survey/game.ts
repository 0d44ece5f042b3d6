/**
 * The survey: a game of one step, to prove that every form of question can be put beside every other. Each player is asked seven questions at the same
 * time, one of each form (a rule each, 1.1 to 1.7); whoever names the highest number wins (rule 2).
 */
import {
  type Answer,
  askAll,
  canonicalText,
  checkAnswer,
  defaultAnswer,
  drive,
  enumerateAnswers,
  type Form,
  type Frame,
  firstWaiting,
  fork,
  type Game,
  hashOf,
  type LogEvent,
  type MachineState,
  newRun,
  type Request,
  type Result,
  type Run,
  SaveError,
  SetupError,
  seedRng,
  seenDecisions,
  severalOf,
  withAnswer,
} from '../../src/index.js';

export interface SurveySetup {
  players: readonly { name: string }[];
}

export interface SurveyState extends MachineState<Frame> {
  format: 'survey/1';
  names: readonly string[];
  /** By seat: what was answered, by form. */
  said: readonly Readonly<Record<string, Answer>>[];
  result: Result | null;
}

export interface SurveyEvent extends LogEvent {
  kind: 'said' | 'end';
  seat: number;
  form: string;
  answer: Answer | null;
}

type R = Run<SurveyState, SurveyEvent>;

const COLOURS = ['red', 'green', 'blue'].map((colour) => ({ colour }));
/** More words than are sent with a question. */
export const WORDS: readonly string[] = Array.from({ length: 40 }, (_, i) => `word ${String(i + 1).padStart(2, '0')}`);

/** One question of each form. */
export const QUESTIONS: readonly Form<{ colour: string }>[] = [
  { form: 'pick', options: COLOURS, min: 1, max: 2 },
  { form: 'order', options: COLOURS },
  { form: 'divide', options: COLOURS, total: 5, least: [0, 1, 0], most: [5, 5, 2] },
  { form: 'number', min: 3, max: 9 },
  { form: 'confirm' },
  { form: 'text', texts: WORDS },
  { form: 'pair', options: COLOURS, partners: COLOURS, allowed: [[1, 2], [0], []], most: [1, 1, 0] },
];

function ask(run: R): void {
  const { s } = run;
  const requests = s.names.flatMap((_, seat) =>
    QUESTIONS.map((form, i): Request => ({ seat, kind: form.form, ask: form, rule: `1.${i + 1}`, prompt: { id: `survey.${form.form}` } })),
  );
  const answers = askAll(run, requests);
  s.said = s.names.map((_, seat) =>
    Object.fromEntries(requests.flatMap((r, i) => (r.seat === seat ? [[r.ask.form, answers[i]] as const] : []))),
  );
  requests.forEach((r, i) => {
    run.events.push({ id: s.nextEvent++, rule: r.rule, cause: 0, kind: 'said', seat: r.seat, form: r.ask.form, answer: answers[i] });
  });
  const numbers = s.said.map(({ number }) => (number && 'number' in number ? number.number : 0));
  const winners = numbers.flatMap((n, seat) => (n === Math.max(...numbers) ? [seat] : []));
  s.frames = [];
  s.result = { winners, rule: '2', reason: { id: 'survey.highest' } };
  run.events.push({ id: s.nextEvent++, rule: '2', cause: 0, kind: 'end', seat: -1, form: '', answer: null });
}

function runSurvey(s: SurveyState, watch?: (state: SurveyState) => void): { state: SurveyState; events: SurveyEvent[] } {
  const run = newRun<SurveyState, SurveyEvent>(s);
  drive(run, ask, 10, watch);
  return { state: run.s, events: run.events };
}

const several = severalOf<SurveyState, SurveyEvent>({ run: runSurvey });

export const survey: Game<SurveyState, SurveySetup, SurveyEvent> = {
  id: 'survey',
  create({ players }, seed, watch) {
    if (!(players?.length >= 1)) throw new SetupError({ message: { id: 'setup.players' }, rule: '1' }, 'one player at least');
    const names = players.map((p) => p.name);
    const state = fork<SurveyState>({
      _e: 0,
      _memo: null,
      format: 'survey/1',
      frames: [{ _e: 0, kind: 'survey' }],
      pending: null,
      answers: [],
      nextDecision: 1,
      nextEvent: 1,
      rng: seedRng(seed),
      names,
      said: names.map(() => ({})),
      result: null,
    });
    return runSurvey(state, watch);
  },
  pending: firstWaiting,
  result: (s) => s.result,
  answer(s, given, watch) {
    const d = firstWaiting(s);
    if (!d) return { ok: false, refusal: { message: { id: 'answer.notAsked' }, rule: '' } };
    if (s.together) return several.answer(s, d.id, given, watch);
    const checked = checkAnswer(d.ask, given);
    return checked.ok ? { ok: true, ...runSurvey(withAnswer(s, checked.answer), watch) } : { ok: false, refusal: checked.refusal };
  },
  // Who leaves has said nothing, and nobody has won.
  concede: (s) => ({
    ok: true,
    state: { ...fork(s), frames: [], pending: null, answers: [], result: { winners: [], rule: '2', reason: { id: 'survey.left' } } },
    events: [],
  }),
  seats: (s) => s.names.length,
  view: (s, seat) => ({ names: s.names, said: s.said, decisions: seenDecisions(s, seat) }),
  viewEvents: (_, events) => events.slice(),
  hash: hashOf,
  save: canonicalText,
  restore(text) {
    const s = JSON.parse(text) as SurveyState;
    if (s.format !== 'survey/1') throw new SaveError('not a state of this game', 'format');
    return { ...s, _memo: null };
  },
  *answers(s) {
    const d = firstWaiting(s);
    if (d) yield* d.ask.form === 'text' ? [defaultAnswer(d)] : enumerateAnswers(d.ask);
  },
  several,
};
