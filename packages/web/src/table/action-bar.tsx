/** The action bar: what is asked, the buttons, and what one can do in words. The only place that says whose move it is. */
import type { OptionView, Text } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { PairList, PickList } from '../ask/options.js';
import { type Speech, useSpeech } from '../i18n/index.js';
import { Cost, Icon, Pip, Rich } from '../ui/symbols.js';
import { type Action, actionsOf, goOn, surfaceOf } from './actions.js';
import { expectedPlace } from './expected.js';
import { KeyOf } from './key-of.js';
import { answering, type Play, usePlay } from './play.js';
import { goOnWith, sameMoment, useSettling } from './pressing.js';
import { AskedAbout, Question } from './question.js';
import { RuleChip } from './rule.js';
import { useNameOf } from './stack.js';
import { TeamTalk, teamQuestion } from './team-talk.js';

/** The payment plan in words: what is tapped for which mana, what is kept. */
function Plan() {
  const { decision } = usePlay();
  const { t, say } = useSpeech();
  const nameOf = useNameOf();
  const plan = decision?.plan;
  if (!plan) return null;
  const uses = new Map<string, { name: string; makes: string; n: number }>();
  for (const u of plan.uses) {
    const key = `${nameOf(u.entity)}|${u.makes}`;
    const use = uses.get(key);
    if (use) use.n++;
    else uses.set(key, { name: nameOf(u.entity), makes: u.makes, n: 1 });
  }
  return (
    <div className="plan">
      <ul aria-label={t('pay.plan')}>
        {[...uses.values()].map((u) => (
          <li key={`${u.name}${u.makes}`}>
            <Pip code="T" /> {u.name}
            {u.n > 1 && <b> ×{u.n}</b>} → <Cost cost={u.makes.startsWith('{') ? u.makes : [...u.makes].map((m) => `{${m}}`).join('')} />
          </li>
        ))}
        {plan.life > 0 && (
          <li>
            <Icon name="heart" size={13} /> {t('pay.life', { n: plan.life })}
          </li>
        )}
      </ul>
      {plan.why && (
        <p className="plan-why">
          <Icon name="bulb" size={14} />
          {plan.why.map((w) => (
            <span key={w.en}>
              <Rich text={say(w)} />
            </span>
          ))}
        </p>
      )}
      <p className="quiet plan-notes">
        {plan.notes.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity but their place
          <span key={i}>
            <Rich text={say(n)} />
          </span>
        ))}
        <span>{t('pay.byHand')}</span>
      </p>
    </div>
  );
}

/** Passing for longer than once. */
function PassUntil() {
  const { state, conn, game } = usePlay();
  const { t, aside } = useSpeech();
  const settings = state.table?.settings;
  if (!settings || game.result) return null;
  const set = (until: 'endOfTurn' | 'myTurn' | 'stackEmpty') =>
    conn.send({ type: 'passUntil', until: settings.passUntil === until ? '' : until });
  return (
    <fieldset className="pass-until" aria-label={t('pass.title')}>
      {game.stack.length > 1 && (
        <button type="button" className="chip" aria-pressed={settings.passUntil === 'stackEmpty'} onClick={() => set('stackEmpty')}>
          {t('pass.stackEmpty')}
        </button>
      )}
      <button
        type="button"
        className="chip"
        aria-pressed={settings.passUntil === 'endOfTurn'}
        title={aside(t('key.f6'), 'F6')}
        onClick={() => set('endOfTurn')}
      >
        {t('pass.endOfTurn')}
      </button>
      <button
        type="button"
        className="chip"
        aria-pressed={settings.passUntil === 'myTurn'}
        title={aside(t('key.f8'), 'F8')}
        onClick={() => set('myTurn')}
      >
        {t('pass.myTurn')}
      </button>
      <button
        type="button"
        className="chip"
        aria-pressed={settings.fullControl}
        title={t('control.help')}
        onClick={() => conn.send({ type: 'fullControl', on: !settings.fullControl })}
      >
        {t('control.full')}
      </button>
    </fieldset>
  );
}

function Advice() {
  const { conn, decision } = usePlay();
  const { t, say } = useSpeech();
  const [advice, setAdvice] = useState<{ id: number; text: Text | null } | null>(null);
  if (!decision) return null;
  const mine = advice?.id === decision.id ? advice : null;
  return mine ? (
    <p className="advice" role="status">
      <Icon name="bulb" size={14} /> {mine.text ? say(mine.text) : t('advice.thinking')}
    </p>
  ) : (
    <button
      type="button"
      className="chip"
      onClick={() => {
        const id = decision.id;
        setAdvice({ id, text: null });
        void conn.advice().then((a) => setAdvice(a ? { id, text: a.text } : null));
      }}
    >
      <Icon name="bulb" size={12} /> {t('advice.ask')}
    </button>
  );
}

function Refused() {
  const { state, conn } = usePlay();
  const { say } = useSpeech();
  const { refused } = state;
  const count = refused?.count;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown for its own while
  useEffect(() => {
    if (!count) return;
    const timer = window.setTimeout(() => conn.dismiss(), 8000);
    return () => window.clearTimeout(timer);
  }, [count]);
  if (!refused) return null;
  return (
    <p className="refused" role="alert" key={refused.count}>
      {say(refused.text)} {refused.rule && <RuleChip rule={refused.rule} />}
    </p>
  );
}

/** What was just taken back. */
function TakenBack() {
  const { takenBack } = usePlay().state;
  const { t, say } = useSpeech();
  if (!takenBack) return null;
  return (
    <p className="taken-back" role="status">
      <Icon name="undo" size={14} /> <Rich text={t('takeback.done', { what: say(takenBack) })} />
    </p>
  );
}

function Waiting() {
  const { state, game } = usePlay();
  const { t, say } = useSpeech();
  if (state.link !== 'open') return <p className="prompt quiet">{t(state.link === 'closed' ? 'link.closed' : 'link.lost')}</p>;
  if (game.result) return null;
  if (game.players.find((p) => p.seat === game.seat)?.lost) return <p className="prompt quiet">{t('out.about')}</p>;
  if (state.table?.backUp) return <p className="prompt quiet">{t('officials.still')}</p>;
  const seat = state.game?.decision?.seat ?? game.turn.priority;
  const name = game.players.find((p) => p.seat === seat)?.name;
  const own = seat === game.seat;
  const ofTeam = state.game.decision?.team && state.game.decision.prompt;
  return (
    <p className="prompt quiet waiting">
      <span className="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {own || !name ? t('wait.moment') : ofTeam ? t('team.about', { name, what: say(ofTeam) }) : t('wait.other', { name })}
    </p>
  );
}

/** Whose each thing in a list is; nothing where it is nobody's, or all of one's own actions are listed. */
function whoseOf({ decision, found, game }: Play, t: Speech['t']): ((o: OptionView) => string) | undefined {
  if (decision?.kind === 'act' || decision?.kind === 'pay') return undefined;
  return ({ entity }) => {
    const card = entity === undefined ? undefined : found.get(entity)?.card;
    if (!card) return '';
    if (card.controller === game.seat) return t('list.yours');
    return t('list.theirs', { name: game.players.find((p) => p.seat === card.controller)?.name ?? '' });
  };
}

/** A longer list is made only when it is opened. */
const MANY = 30;

/** The list of what can be done, in words, for those who look at no board. */
function InWords() {
  const play = usePlay();
  const { decision, found } = play;
  const { t } = useSpeech();
  const [opened, setOpened] = useState(-1);
  const ask = decision?.ask;
  if (!decision || !ask || surfaceOf(decision, found) !== 'board') return null;
  if (ask.form !== 'pick' && ask.form !== 'pair') return null;
  const on = goOn(decision);
  const n = ask.options.length - (on >= 0 ? 1 : 0);
  if (n === 0) return null;
  // On a phone it would leave no room for the board, where the same is chosen by a tap.
  const room = matchMedia('(min-width: 761px)').matches;
  const open = room && decision.kind !== 'act' && decision.kind !== 'pay' && ask.form === 'pick' && n <= 6;
  return (
    <details className="in-words" key={decision.id} open={open} onToggle={(e) => e.currentTarget.open && setOpened(decision.id)}>
      <summary>
        {t(decision.kind === 'act' ? 'act.can' : 'pick.inWords')} <b>{n}</b>{' '}
        <span className="kbd" aria-hidden="true">
          A
        </span>
      </summary>
      {n > MANY && opened !== decision.id ? null : ask.form === 'pick' ? (
        <PickList {...answering(play)} ask={ask} skip={(_, i) => i === on} whose={whoseOf(play, t)} place={expectedPlace(play)} />
      ) : (
        <PairList {...answering(play)} ask={ask} />
      )}
    </details>
  );
}

/** More buttons than these stand closer together. */
const MANY_BUTTONS = 3;

function Buttons({ kind, actions }: { kind: string; actions: readonly Action[] }) {
  const { game, state } = usePlay();
  const { t } = useSpeech();
  const pressed = useSettling(
    kind,
    actions.find((a) => a.role !== 'second'),
  );
  // Until the board shows what is asked about, a press only leads there, and the button says no more.
  const behind = !sameMoment(game, state.game);
  const settling = pressed || behind;
  return (
    <div className={`buttons${actions.length > MANY_BUTTONS ? ' many' : ''}`}>
      {actions.map((a) => (
        <button
          key={a.id}
          type="button"
          className={`button${a.role === 'second' ? '' : settling ? ' primary settling' : ' primary'}`}
          data-action={a.id}
          disabled={a.disabled}
          onClick={() => (a.role === 'second' ? a.run() : goOnWith(kind, a))}
        >
          {behind && a.role !== 'second' ? t('act.catchUp') : a.label}
          {a.cost && <Cost cost={a.cost} />}
          <KeyOf action={a} />
        </button>
      ))}
    </div>
  );
}

/** What is asked instead of the question: for the other half of a pair, or of a teammate of who decides. */
function promptOf({ decision: d, draft, team, game }: Play, t: Speech['t']): string | undefined {
  if (d?.ask?.form === 'pair' && draft.held >= 0) return t(d.kind === 'blockers' ? 'block.which' : 'attack.which');
  return d && team.suggests ? teamQuestion(d, game.players, t) : undefined;
}

export function ActionBar() {
  const play = usePlay();
  const speech = useSpeech();
  const { t } = speech;
  const d = play.decision;
  const actions = actionsOf(play, speech);
  const onSurface = d !== null && surfaceOf(d, play.found) !== 'board';
  const source = d?.source === undefined || d.kind === 'act' ? undefined : play.found.get(d.source)?.card;
  if (play.past !== null)
    return (
      <section className="action-bar past" aria-label={t('action.title')}>
        <p className="prompt">
          <Icon name="clock" size={15} /> {t('past.looking', { n: play.past })}
        </p>
        <div className="buttons">
          <button type="button" className="button primary" data-action="go" onClick={() => play.showPast(null)}>
            {t('past.now')}{' '}
            <span className="kbd" aria-hidden="true">
              Space
            </span>
          </button>
        </div>
      </section>
    );
  // Of a game that is over nothing is left to say here.
  const idle = !d && play.game.result !== null && play.state.link === 'open' && play.state.refused === null;
  return (
    <section
      hidden={idle}
      className={`action-bar${d ? ' mine' : ''}`}
      aria-label={t('action.title')}
      data-decision={d ? d.kind : undefined}
      data-decision-id={d?.id}
      data-suggests={play.team.suggests ? '' : undefined}
    >
      {d && !onSurface && (
        <p className="prompt">
          <Question d={d} source={source} prompt={promptOf(play, t)} />
        </p>
      )}
      {d && !onSurface && <AskedAbout d={d} />}
      {!d && <Waiting />}
      {!onSurface && <TeamTalk />}
      <Refused />
      <TakenBack />
      {d?.notNone && play.draft.pairs.length === 0 && (
        <p className="must">
          <Icon name="help" size={14} /> {speech.say(d.notNone.text)} <RuleChip rule={d.notNone.rule} />
        </p>
      )}
      {d?.kind === 'pay' && <Plan />}
      {!onSurface && actions.length > 0 && <Buttons kind={d?.kind ?? ''} actions={actions} />}
      <InWords />
      <div className="minor">
        {/* In the middle of an action nothing is passed; the room is the board's. */}
        {(!d || d.kind === 'act') && <PassUntil />}
        {!play.team.suggests && <Advice />}
      </div>
    </section>
  );
}
