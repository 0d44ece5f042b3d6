/** An incident, told question by question, and the ruling beside it. Whoever has players and a record gives them; by itself it asks for what it needs. */
import { type Incident, type Rel, rulingOf, walk } from '@apnap/judge/wizard';
import { useEffect, useReducer } from 'react';
import { useSpeech } from '../i18n/index.js';
import '../styles/judge.css';
import { Icon } from '../ui/symbols.js';
import { Giving } from './give.js';
import { beginning, type Desk, type Given, type GivenPenalty, incidentOf, type Step, stepped } from './model.js';
import { Pick } from './pick.js';
import { QuestionCard, useAnswerWords } from './question.js';
import { RulingCard } from './ruling.js';
import { listed, useGuideWords, useJudgeWords } from './words.js';

const RELS: readonly Rel[] = ['regular', 'competitive', 'professional'];

function Level({ rel, step }: { rel: Rel; step: (s: Step) => void }) {
  const w = useJudgeWords();
  return (
    <fieldset className="segments judge-level" aria-label={w('level.label')}>
      {RELS.map((r) => (
        <button
          key={r}
          type="button"
          className={r === rel ? 'on' : ''}
          aria-pressed={r === rel}
          data-level={r}
          onClick={() => step({ do: 'level', rel: r })}
        >
          {w(`level.${r}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Whom it is about, where that is a choice, with what they have had. */
function Players({ given, desk, step }: { given: Given; desk: Desk; step: (s: Step) => void }) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const { lang } = useSpeech();
  if (!given.players) return null;
  const record = given.players.find((p) => p.id === desk.player)?.record ?? [];
  const had = record.map((p) => `${g({ id: `ipg.${p.infraction}` })} — ${g({ id: `penalty.${p.penalty}` })}`);
  return (
    <div className="judge-players">
      <div className="segments">
        {given.players.map((p) => (
          <button
            key={p.id}
            type="button"
            className={p.id === desk.player ? 'on' : ''}
            aria-pressed={p.id === desk.player}
            onClick={() => step({ do: 'write', field: 'player', text: p.id })}
          >
            {p.name}
          </button>
        ))}
      </div>
      <p className="quiet">{had.length === 0 ? w('record.none') : w('record.about', { list: listed(had, lang) })}</p>
    </div>
  );
}

/** What was said so far; each can be changed. */
function Told({ way, step }: { way: ReturnType<typeof walk>; step: (s: Step) => void }) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const answer = useAnswerWords();
  if (way.answered.length === 0) return null;
  return (
    <section className="judge-told" aria-labelledby="judge-told">
      <h3 id="judge-told">{w('said.list')}</h3>
      <ol>
        {way.answered.map(({ question, answer: a }) => (
          <li key={question.id} data-told={question.id}>
            <span>{g(question.ask)}</span>
            <button
              type="button"
              className="chip"
              aria-label={`${w('answer.change')}: ${g(question.ask)} ${answer(question, a)}`}
              onClick={() => step({ do: 'change', id: question.id })}
            >
              {answer(question, a)} <Icon name="undo" size={12} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Incidental({
  incident,
  desk,
  given,
  step,
  onGiven,
}: {
  incident: Incident;
  desk: Desk;
  given: Given;
  step: (s: Step) => void;
  onGiven?: ((p: GivenPenalty) => void) | undefined;
}) {
  const { titled } = useSpeech();
  const w = useJudgeWords();
  const g = useGuideWords();
  const way = walk(incident);
  const ruling = rulingOf(incident, given.event, way);
  const changed = way.answered.find((a) => a.question.id === desk.changing);
  const asked = changed?.question ?? (desk.closed ? null : way.next);
  const at = changed ? way.answered.indexOf(changed) : way.answered.length;
  const back = () => {
    const before = way.answered[at - 1];
    step(before ? { do: 'change', id: before.question.id } : { do: 'subject', subject: null });
  };
  return (
    <>
      <div className="judge-head-line">
        <h2>{g({ id: incident.rel === 'regular' ? incident.subject : `situation.${incident.subject}` })}</h2>
        <button type="button" className="button" data-action="other" onClick={() => step({ do: 'subject', subject: null })}>
          <Icon name="prev" size={14} /> {w('back.to')}
        </button>
      </div>
      <div className="judge-columns">
        <div className="judge-asking">
          {asked ? (
            <QuestionCard
              question={asked}
              n={at + 1}
              before={desk.answers[asked.id]}
              answer={(answer) => step({ do: 'answer', id: asked.id, answer })}
              back={back}
              close={() => step({ do: 'close', closed: true })}
            />
          ) : (
            <section className="judge-question panel done">
              <p>
                <Icon name="check" size={16} /> {w('ask.done')}
              </p>
              <div className="buttons">
                <button
                  type="button"
                  className="button"
                  data-action="back"
                  onClick={desk.closed ? () => step({ do: 'close', closed: false }) : back}
                >
                  <Icon name="undo" size={14} /> {w('ask.back')}
                </button>
              </div>
            </section>
          )}
          <Told way={way} step={step} />
        </div>
        <RulingCard ruling={ruling} open={asked !== null}>
          <Giving key={`${incident.subject} ${ruling.penalty}`} ruling={ruling} desk={desk} given={given} step={step} onGiven={onGiven} />
        </RulingCard>
      </div>
      {asked && (
        <a className={`judge-bar ${ruling.penalty}`} href="#judge-ruling">
          <span>{titled(w('ruling.far'), '')}</span> <b>{g({ id: `penalty.${ruling.penalty}` })}</b> <span className="grow" />{' '}
          {w('ruling.show')}
        </a>
      )}
    </>
  );
}

const NOTHING: Given = {};

/**
 * @param given what is known already: level, players with their record, who judges
 * @param onGiven told of the penalty that is given; without it none can be given
 * @param begin where to go on, and `keep` is told of each step
 */
export function Wizard({
  given = NOTHING,
  onGiven,
  begin,
  keep,
}: {
  given?: Given;
  onGiven?: (p: GivenPenalty) => void;
  begin?: Desk | null;
  keep?: (d: Desk) => void;
}) {
  const [desk, step] = useReducer(stepped, null, () => begin ?? beginning(given));
  useEffect(() => keep?.(desk), [desk, keep]);
  const incident = incidentOf(desk, given);
  return (
    <div className="judge-wizard">
      {!given.rel && !incident && <Level rel={desk.rel} step={step} />}
      <Players given={given} desk={desk} step={step} />
      {incident ? (
        <Incidental key={incident.subject} incident={incident} desk={desk} given={given} step={step} onGiven={onGiven} />
      ) : (
        <Pick rel={desk.rel} choose={(subject) => step({ do: 'subject', subject })} />
      )}
    </div>
  );
}
