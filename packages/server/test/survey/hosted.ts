/** The survey (`kernel/test/survey`), as servers offer it: every form of question at once. Registered by tests only. */
import type { Answer } from '@apnap/kernel';
import type { Fact, Text } from '@apnap/protocol';
import { QUESTIONS, type SurveyEvent, type SurveySetup, type SurveyState, survey } from '../../../kernel/test/survey/game.js';
import { offeredPlainly } from '../../src/desks/plain.js';
import { answerOf, askOf } from '../../src/games/asks.js';
import { hostedPlainly, type Words } from '../../src/games/plain.js';
import { both, plain } from '../../src/text.js';

const COLOURS: Readonly<Record<string, Text>> = {
  red: { en: 'Red', zh: '红' },
  green: { en: 'Green', zh: '绿' },
  blue: { en: 'Blue', zh: '蓝' },
};

const NAMES: Readonly<Record<string, Text>> = {
  pick: { en: 'Which colours do you like?', zh: '你喜欢哪些颜色？' },
  order: { en: 'Which colour comes first?', zh: '颜色如何排序？' },
  divide: { en: 'Give five points to the colours.', zh: '将五分分给各颜色。' },
  number: { en: 'Name a number.', zh: '说出一个数字。' },
  confirm: { en: 'Is that all?', zh: '就这些吗？' },
  text: { en: 'Say a word.', zh: '说出一个词。' },
  pair: { en: 'Which colours go together?', zh: '哪些颜色相配？' },
};

const option = (o: unknown): Text => COLOURS[(o as { colour: string }).colour];

function answerText(form: string, answer: Answer): Text {
  const ask = QUESTIONS.find((q) => q.form === form);
  return ask
    ? answerOf(
        askOf(ask, (list) => list.map((o) => ({ label: option(o) }))),
        answer,
      )
    : plain('');
}

const facts = (s: SurveyState): Fact[] =>
  s.said.flatMap((said, seat) =>
    Object.entries(said).map(([form, answer]) => ({ seat, name: NAMES[form], values: [answerText(form, answer)] })),
  );

const WORDS: Words<SurveyState, SurveySetup, SurveyEvent> = {
  name: { en: 'The Survey', zh: '问卷' },
  messages: {
    ...Object.fromEntries(Object.entries(NAMES).map(([form, text]) => [`survey.${form}`, text])),
    'survey.highest': { en: 'The highest number.', zh: '数字最大。' },
    'survey.left': { en: 'Somebody left.', zh: '有人离开。' },
  },
  setupOf: (names) => ({ players: names.map((name) => ({ name })) }),
  namesOf: (setup) => setup.players.map((p) => p.name),
  playersOf: (s) => s.names,
  facts,
  option,
  event({ kind, seat, form, answer }, names) {
    if (kind === 'end' || !answer) return null;
    return { seat, text: both((lang) => `${names[seat]}: ${answerText(form, answer)[lang]}`) };
  },
};

export const SURVEY = offeredPlainly(hostedPlainly(survey, WORDS), 1, 4);
