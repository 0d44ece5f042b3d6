/** Infractions, penalties and remedies: an incident in facts, decided by the guide (IPG) or by Judging at Regular. */
import {
  decide,
  decideRegular,
  type Facts,
  INFRACTIONS,
  type Infraction,
  type InfractionId,
  infractionOf,
  PENALTIES,
  REGULAR_ASKS,
  REGULAR_PROBLEMS,
  type RegularFacts,
  type Say,
  type Situation,
  text,
} from '@apnap/judge';
import type { Text } from '@apnap/words';
import { because } from '../because.js';
import type { Because } from '../question.js';
import { say } from '../said.js';
import type { Family, Kit } from './family.js';

const both = (s: Say): Text => ({ en: text(s, 'en'), zh: text(s, 'zh') });

/** Facts that only lead to something else besides the penalty of who is asked about. */
const ASIDE: readonly string[] = [
  'multiplayer',
  'twoHeadedGiant',
  'minutesSpent',
  'offenderIsSpectator',
  'playsInEvent',
  'opponentMissedIt',
  'judgeMisled',
  'selfReported',
];

const known = (id: string): Text => say('told.yes', { what: both({ id }) });

function atRegular({ chance }: Kit): ReturnType<Family> {
  const problem = chance.pick(REGULAR_PROBLEMS);
  const asks = REGULAR_ASKS[problem];
  const facts: RegularFacts = Object.fromEntries(
    chance
      .some(asks, 2)
      .map((a) => [
        a,
        a === 'reminders' ? chance.from(0, 3) : a === 'warnings' ? chance.from(0, 1) : a === 'minutesLate' ? chance.pick([5, 12]) : true,
      ]),
  );
  const d = decideRegular(problem, facts);
  const told = Object.entries(facts).map(([a, v]) =>
    typeof v === 'number' ? say('told.number', { what: both({ id: `jar.ask.${a}` }), n: v }) : known(`jar.ask.${a}`),
  );
  return {
    state: null,
    told: [say('told.level', { level: say('level.regular') }), both({ id: `jar.${problem}` }), ...told],
    ask: say('ask.penalty'),
    right: both({ id: `penalty.${d.penalty}` }),
    wrong: chance.shuffled(PENALTIES.filter((p) => p !== d.penalty)).map((p) => both({ id: `penalty.${p}` })),
    why: d.fixes.map((f): Because => ({ text: both(f), rules: ['JAR'] })),
  };
}

/** Facts of an infraction, so many of them true. */
function factsFor({ chance }: Kit, x: Infraction, n: number): Facts {
  const asks = x.asks.filter((a) => !ASIDE.includes(a) && a !== 'knewIllegal');
  const facts: Record<string, boolean | number> = {};
  for (const a of chance.some(asks, n)) {
    if (a === 'minutesLate') facts[a] = chance.pick([3, 12]);
    else if (a === 'grace' || a === 'extraCards') facts[a] = chance.from(1, 5);
    else facts[a] = true;
  }
  if (facts.wantedAdvantage) facts.knewIllegal = chance.oneIn(2);
  return facts;
}

/** IPG 2-4: which infraction it is, and what it costs. */
export const penalties: Family = (kit) => {
  const { chance, level } = kit;
  if (level === 1 && chance.oneIn(3)) return atRegular(kit);
  const asked = chance.pick(INFRACTIONS.filter((x) => level > 1 || x.section.startsWith('2') || x.section.startsWith('3')));
  const facts = factsFor(kit, asked, level);
  const first: Situation = { rel: 'competitive', day: 1, moment: 'inGame', record: [], judge: 'head' };
  const found: InfractionId = decide(asked.id, facts, first).infraction;
  const before = level === 3 && infractionOf(found).repetition ? chance.from(0, 2) : 0;
  const d = decide(asked.id, facts, {
    ...first,
    record: Array.from({ length: before }, () => ({ infraction: found, penalty: 'warning' as const, day: 1 })),
  });
  // Where the head judge may give something else, there is more than one right answer.
  if (d.mayBecome.length > 0) return null;
  const name = (id: InfractionId): Text => both({ id: `ipg.${id}` });
  const told: Text[] = [
    say('told.level', { level: say('level.competitive') }),
    both({ id: `situation.${asked.id}` }),
    ...Object.entries(facts).flatMap(([a, v]) =>
      typeof v === 'number'
        ? [say('told.number', { what: both({ id: `ask.${a}` }), n: v })]
        : v
          ? [known(`ask.${a}`)]
          : [say('told.no', { what: both({ id: `ask.${a}` }) })],
    ),
    ...(before > 0 ? [say('told.before', { n: before })] : []),
  ];
  const why = d.why.map(({ section, ...w }): Because => ({ text: both(w), rules: [`IPG ${section}`] }));
  if (level > 1 && found !== asked.id) {
    const same = INFRACTIONS.filter((x) => x.id !== found && x.category === infractionOf(found).category).map((x) => x.id);
    return {
      state: null,
      told,
      ask: say('ask.infraction'),
      right: name(found),
      wrong: [asked.id, ...chance.shuffled(same)].map(name),
      why,
    };
  }
  return {
    state: null,
    told,
    ask: say('ask.penalty'),
    right: both({ id: `penalty.${d.penalty}` }),
    wrong: chance.shuffled(PENALTIES.filter((p) => p !== d.penalty)).map((p) => both({ id: `penalty.${p}` })),
    why: why.length > 0 ? why : [because('why.byGuide', [`IPG ${d.section}`])],
  };
};
