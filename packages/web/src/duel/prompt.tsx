/** What is asked, and the buttons that answer it: phases, yes and no, positions, cards that lie out of sight. */

import { useSpeech } from '../i18n/index.js';
import { type Answers, Question } from '../plain/question.js';
import { type Asked, isEnough, type Numbered, pick, plainOptions } from './asked.js';
import { cardOf, useBoard } from './board.js';
import { Back, SmallCard } from './card.js';
import { useDeed } from './menu.js';
import { useDuelWords } from './words.js';

/** Buttons of what is about no card: phases, passing. */
function Plain({ options }: { options: readonly Numbered[] }) {
  const board = useBoard();
  const deed = useDeed();
  return (
    <>
      {options.map((o) => (
        <button
          key={o.i}
          type="button"
          className={`button${o.do === 'battle phase' || o.do === 'pass' ? ' primary' : ''}`}
          data-do={o.do}
          onClick={() => board.answer(pick(o.i))}
        >
          {deed(o)}
        </button>
      ))}
    </>
  );
}

/** Whether an option is a card that lies open on the board, to be pressed there. */
const inSight = (o: Numbered, me: number): boolean =>
  o.at !== undefined && (/^[01] (monster|spell) \d$/.test(o.at) || o.at.startsWith(`${me} hand `));

/** Cards to choose from that lie in piles, or can't be pressed on the board. */
function Tray({ asked }: { asked: Asked }) {
  const board = useBoard();
  const { say } = useSpeech();
  if (asked.options.every((o) => inSight(o, board.me))) return null;
  const ask = asked.decision.ask;
  const labels = ask && 'options' in ask ? ask.options : [];
  return (
    <ul className="duel-tray">
      {asked.options.map((o) => {
        const card = cardOf(board, o.card);
        const label = labels[o.i] ? say(labels[o.i].label) : '';
        return (
          <li key={o.i}>
            <button
              type="button"
              className={`duel-spread-card may target${board.picked.includes(o.i) ? ' picked' : ''}`}
              data-option={o.i}
              aria-pressed={board.picked.includes(o.i)}
              onClick={() => board.toggle(o.i)}
              onMouseEnter={() => card && board.look(card)}
              onFocus={() => card && board.look(card)}
            >
              <span className="sr-only">{label}</span>
              {card ? <SmallCard card={card} /> : <Back />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Buttons under cards that are chosen. */
function Choosing({ asked }: { asked: Asked }) {
  const board = useBoard();
  const w = useDuelWords();
  const { picked, game } = board;
  const single = asked.min === 1 && asked.max === 1;
  if (single) return null;
  const enough = isEnough(game, asked, picked);
  return (
    <>
      <span className="quiet">{w('ask.chosen', { n: picked.length, most: asked.max })}</span>
      <button
        type="button"
        className="button primary"
        disabled={!enough}
        data-action="choose"
        onClick={() => board.answer(pick(...picked))}
      >
        {picked.length === 0 && asked.min === 0 ? w('ask.none') : w('ask.confirm')}
      </button>
    </>
  );
}

/** Yes and no, positions, options of a list. */
function Buttons({ asked }: { asked: Asked }) {
  const board = useBoard();
  const w = useDuelWords();
  const { say } = useSpeech();
  if (asked.way === 'confirm')
    return (
      <>
        <button type="button" className="button" data-action="no" onClick={() => board.answer({ yes: false })}>
          {w('ask.no')}
        </button>
        <button type="button" className="button primary" data-action="yes" onClick={() => board.answer({ yes: true })}>
          {w('ask.yes')}
        </button>
      </>
    );
  if (asked.way === 'position')
    return (
      <>
        {asked.options.map((o) => {
          const card = cardOf(board, o.card);
          return (
            <button
              key={o.i}
              type="button"
              className="button duel-position"
              data-position={o.position}
              onClick={() => board.answer(pick(o.i))}
            >
              <span className={`duel-lying${o.position === 'attack' ? '' : ' turned'}`}>
                {card && o.position !== 'set' ? <SmallCard card={card} /> : <Back />}
              </span>
              {w(`pos.${o.position ?? 'attack'}`)}
            </button>
          );
        })}
      </>
    );
  const ask = asked.decision.ask;
  return ask && 'options' in ask
    ? ask.options.map((o, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its number
        <button key={i} type="button" className="button" data-option={i} onClick={() => board.answer(pick(i))}>
          {say(o.label)}
        </button>
      ))
    : null;
}

/** For whom is waited. */
function Waiting() {
  const { game } = useBoard();
  const w = useDuelWords();
  const d = game.decision;
  if (game.result || !d) return <p className="duel-question quiet" />;
  return (
    <p className="duel-question quiet" role="status">
      {w('wait.for', { name: game.players[d.seat]?.name ?? '' })}
    </p>
  );
}

export function Prompt({ answers }: { answers: Answers }) {
  const board = useBoard();
  const w = useDuelWords();
  const { say } = useSpeech();
  const { asked, game } = board;
  const link = game.duel.chain.at(-1);
  const source = cardOf(board, link?.card);
  if (!asked)
    return (
      <div className="duel-prompt">
        <Waiting />
      </div>
    );
  if (asked.way === 'form')
    return (
      <div className="duel-prompt asked">
        <Question d={asked.decision} place={{ n: 1, count: 1 }} sent={false} answers={answers} />
      </div>
    );
  return (
    <div className="duel-prompt asked" data-kind={asked.decision.kind} data-way={asked.way}>
      <p className="duel-question">
        <b>{say(asked.decision.prompt)}</b>
        {source && (asked.way === 'cards' || asked.decision.kind === 'chain') && (
          <small>{w('ask.link', { n: game.duel.chain.length, name: say(source.name) })}</small>
        )}
        {asked.decision.rule && <small className="duel-rule">{w('rule.of', { rule: asked.decision.rule })}</small>}
      </p>
      {asked.way === 'cards' && <Tray asked={asked} />}
      <span className="duel-buttons">
        {asked.way === 'act' && <Plain options={plainOptions(asked)} />}
        {asked.way === 'cards' && <Choosing asked={asked} />}
        {(asked.way === 'confirm' || asked.way === 'position' || asked.way === 'list') && <Buttons asked={asked} />}
      </span>
    </div>
  );
}
