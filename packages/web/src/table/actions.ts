/** What the buttons of the action bar do for the decision at hand; the keyboard does the same. */
import type { Answer, Ask, MagicDecision, MagicView, OptionView } from '@apnap/protocol';
import { answerOf, type Draft, pickedCount } from '../ask/draft.js';
import type { Speech } from '../i18n/index.js';
import { type Found, isActive } from './lookup.js';
import type { Play } from './play.js';
import { toTakeOver } from './team.js';

export interface Action {
  id: string;
  label: string;
  /** `primary` is done by Space and Enter; `yes` only by Enter, so that a hurried Space agrees to nothing. */
  role: 'primary' | 'yes' | 'second';
  key?: string;
  run: () => void;
  disabled?: boolean;
  cost?: string;
}

/** The option that stands for going on without doing anything, or for the plan; -1: none. */
export function goOn(d: MagicDecision): number {
  if (d.ask?.form !== 'pick' || d.ask.min !== 1 || d.ask.max !== 1) return -1;
  const pass = d.ask.options.findIndex((o) => o.act === 'pass');
  if (pass >= 0) return pass;
  const fallback = d.fallback && 'pick' in d.fallback ? d.fallback.pick[0] : -1;
  return d.kind === 'pay' && fallback !== undefined ? fallback : -1;
}

/** What passing means just now. */
export function passLabel(game: MagicView, t: Speech['t']): string {
  if (game.stack.length > 0) return t('act.resolve');
  if (!isActive(game, game.seat)) return t('act.pass');
  switch (game.turn.step) {
    case 'precombatMain':
      return t('act.toCombat');
    case 'postcombatMain':
      return t('act.endTurn');
    case 'end':
      return t('act.endTurn');
    default:
      return t('act.next');
  }
}

/** Where the options of a decision are best shown: on the board, or on a surface of their own. */
export function surfaceOf(
  d: MagicDecision,
  found: ReadonlyMap<number, Found>,
): 'board' | 'mulligan' | 'cards' | 'options' | 'order' | 'divide' | 'number' | 'text' {
  const ask = d.ask;
  if (!ask) return 'board';
  switch (ask.form) {
    case 'confirm':
      return d.kind === 'mulligan' ? 'mulligan' : 'board';
    case 'order':
    case 'divide':
    case 'number':
    case 'text':
      return ask.form;
    case 'pair':
      return 'board';
    case 'pick': {
      if (d.kind === 'act' || d.kind === 'pay') return 'board';
      const onBoard = (o: OptionView) => {
        if (o.entity === undefined) return false;
        if (o.entity < 0) return true;
        const { place, seat } = found.get(o.entity) ?? {};
        // Of somebody else's hand only the upper edge is seen: nobody could read what they choose from.
        return place === 'battlefield' || place === 'stack' || (place === 'hand' && seat === d.seat);
      };
      if (ask.options.every(onBoard)) return 'board';
      return ask.options.some((o) => o.entity !== undefined && o.entity >= 0 && found.has(o.entity)) ? 'cards' : 'options';
    }
  }
}

const samePairs = (a: readonly (readonly [number, number])[], b: readonly (readonly [number, number])[]) =>
  JSON.stringify(a) === JSON.stringify(b);

type PairAsk = Extract<Ask, { form: 'pair' }>;

/** The players among what can be attacked, as places in the list of partners. */
const playersAttacked = (ask: PairAsk): number[] =>
  ask.partners.flatMap(({ entity }, p) => (entity !== undefined && entity < 0 ? [p] : []));

/** With several players to attack: everything that can at each of them. */
function allAtEach(play: Play, ask: PairAsk, players: readonly number[], t: Speech['t']): Action[] {
  return players.flatMap((p, i): Action[] => {
    const pairs = ask.allowed.flatMap((partners, a) => (partners.includes(p) ? [[a, p] as [number, number]] : []));
    if (pairs.length === 0 || samePairs(pairs, play.draft.pairs)) return [];
    const name = play.game.players.find(({ seat }) => -1 - seat === ask.partners[p].entity)?.name ?? '';
    const key = i === 0 ? { key: 'E' } : {};
    return [{ id: `all-${i}`, role: 'second', ...key, label: t('attack.allAt', { name }), run: () => play.move({ pairs }) }];
  });
}

function pairActions(play: Play, d: MagicDecision, ask: Extract<Ask, { form: 'pair' }>, draft: Draft, { t }: Speech): Action[] {
  const n = new Set(draft.pairs.map(([a]) => a)).size;
  const attack = d.kind === 'attackers';
  const label = attack
    ? n > 0
      ? t('attack.with', { n })
      : t('attack.none')
    : d.kind === 'blockers'
      ? n > 0
        ? t('block.with', { n })
        : t('block.none')
      : t('action.confirm');
  const done = answerOf(ask, draft);
  const all: [number, number][] = ask.allowed.flatMap((partners, i) => {
    // Players are attacked before what they control.
    const best = partners.find((p) => (ask.partners[p].entity ?? 0) < 0) ?? partners[0];
    return best === undefined ? [] : [[i, best] as [number, number]];
  });
  // Not to attack where one could must be meant: whoever goes on by Space does not pass an attack by.
  const unmeant = attack && n === 0 && all.length > 0;
  const must = n === 0 && d.notNone !== undefined;
  const actions: Action[] = [
    {
      id: 'confirm',
      label,
      disabled: must,
      run: () => done && !must && play.answer(done),
      ...(unmeant ? { role: 'second' as const, key: 'N' } : { role: 'primary' as const }),
    },
  ];
  const players = attack ? playersAttacked(ask) : [];
  if (attack && players.length < 2 && !samePairs(all, draft.pairs))
    actions.push({ id: 'all', role: 'second', key: 'E', label: t('attack.all'), run: () => play.move({ pairs: all }) });
  if (players.length > 1) actions.push(...allAtEach(play, ask, players, t));
  if (n > 0) actions.push({ id: 'clear', role: 'second', key: 'Esc', label: t('action.clear'), run: () => play.move({ clear: true }) });
  return actions;
}

function pickActions(play: Play, d: MagicDecision, ask: Extract<Ask, { form: 'pick' }>, draft: Draft, speech: Speech): Action[] {
  const { t, say } = speech;
  const on = goOn(d);
  if (ask.min === 1 && ask.max === 1) {
    const actions: Action[] = [];
    if (on >= 0) {
      const o = ask.options[on];
      const label = d.kind === 'act' ? passLabel(play.state.game, t) : d.kind === 'pay' ? t('pay.plan') : say(o.label);
      actions.push({ id: 'go', role: 'primary', label, run: () => play.answer({ pick: [on] }), ...(o.cost ? { cost: o.cost } : {}) });
    }
    const last = d.plan?.used?.at(-1);
    if (last !== undefined && play.state.table?.canTakeBack === 'free') {
      const found = play.found.get(last);
      const name = found ? say(found.card.name) : '';
      actions.push({ id: 'undo', role: 'second', key: 'Ctrl Z', label: t('pay.undo', { name }), run: () => play.conn.takeBack() });
    }
    if (d.kind === 'pay') {
      ask.options.forEach((o, i) => {
        if (i !== on && o.entity === undefined)
          actions.push({
            id: `o${i}`,
            role: 'second',
            label: say(o.label),
            run: () => play.answer({ pick: [i] }),
            ...(o.act === 'cancel' ? { key: 'Esc' } : {}),
          });
      });
    }
    return actions;
  }
  const n = pickedCount(draft);
  const done = answerOf(ask, draft);
  const label =
    n === 0 && ask.min === 0 ? t('pick.none') : ask.max === ask.min ? t('pick.of', { n, max: ask.max }) : t('pick.count', { n });
  // To take nothing where something is offered must be meant: a hurried Space does not do it.
  const nothing = n === 0 && ask.min === 0 && ask.options.length > 0;
  return [
    {
      id: 'confirm',
      label,
      disabled: !done,
      run: () => done && play.answer(done),
      ...(nothing ? { role: 'second' as const, key: 'N' } : { role: 'primary' as const }),
    },
    ...(n > 0
      ? [{ id: 'clear', role: 'second' as const, key: 'Esc', label: t('action.clear'), run: () => play.move({ clear: true }) }]
      : []),
  ];
}

/** Buttons of decisions that are answered by a press: nothing of them is drafted. */
const AT_ONCE: ReadonlySet<string> = new Set(['go', 'yes', 'no']);

const nameOf = (play: Play, seat: number): string => play.game.players.find((p) => p.seat === seat)?.name ?? '';

/** What teammates suggest becomes part of what is drafted. */
function takingOver(play: Play, d: MagicDecision, { t }: Speech): Action[] {
  return toTakeOver(d, play.draft, play.team.choice).map(({ said, answer }, i) => ({
    id: `take-${said.seat}`,
    role: 'second',
    ...(i === 0 ? { key: 'M' } : {}),
    label: t('team.take', { name: nameOf(play, said.seat) }),
    run: () => play.move({ take: answer }),
  }));
}

/** What would answer one's own question suggests it to who makes the choice of the team. */
function suggesting(play: Play, actions: readonly Action[], { t }: Speech): Action[] {
  const name = nameOf(play, play.team.choice?.primary ?? play.decision?.seat ?? -1);
  const done = t('action.confirm');
  return [
    ...actions.map((a) =>
      a.id === 'confirm' || AT_ONCE.has(a.id)
        ? { ...a, label: a.label === done ? t('team.suggestThis') : t('team.suggest', { what: a.label }) }
        : a,
    ),
    { id: 'leave', role: 'second', key: 'M', label: t('team.leave', { name }), run: () => play.team.suggest(null) },
  ];
}

/** What was suggested can be changed while the choice waits. */
function rethinking({ team: { rethink } }: Play, { t }: Speech): Action[] {
  return rethink ? [{ id: 'rethink', role: 'second', key: 'M', label: t('team.change'), run: rethink }] : [];
}

/** The buttons for the decision at hand, the one that matters most first; of an action that was begun the last, where nothing else has that key, leads back. */
export function actionsOf(play: Play, speech: Speech): Action[] {
  const d = play.decision;
  const ask = d?.ask;
  if (!d || !ask) return rethinking(play, speech);
  if (play.team.suggests) return suggesting(play, answersTo(play, d, ask, speech), speech);
  const actions = [...answersTo(play, d, ask, speech), ...takingOver(play, d, speech)];
  if (!d.begun || play.state.table?.canTakeBack !== 'free' || actions.some((a) => a.key === 'Esc')) return actions;
  return [...actions, { id: 'back', role: 'second', key: 'Esc', label: speech.t('action.back'), run: () => play.conn.takeBack() }];
}

function answersTo(play: Play, d: MagicDecision, ask: Ask, speech: Speech): Action[] {
  const { t } = speech;
  const give = (a: Answer) => () => play.answer(a);
  switch (ask.form) {
    case 'confirm':
      return d.kind === 'mulligan'
        ? [
            { id: 'keep', role: 'yes', label: t('mulligan.keep'), key: 'Y', run: give({ yes: false }) },
            { id: 'mulligan', role: 'second', label: t('mulligan.take'), key: 'N', run: give({ yes: true }) },
          ]
        : [
            { id: 'yes', role: 'yes', label: t('action.yes'), key: 'Enter', run: give({ yes: true }) },
            { id: 'no', role: 'second', label: t('action.no'), key: 'N', run: give({ yes: false }) },
          ];
    case 'pick':
      return pickActions(play, d, ask, play.draft, speech);
    case 'pair':
      return pairActions(play, d, ask, play.draft, speech);
    case 'order':
    case 'divide':
    case 'number':
    case 'text': {
      const done = answerOf(ask, play.draft);
      return [{ id: 'confirm', role: 'primary', label: t('action.confirm'), disabled: !done, run: () => done && play.answer(done) }];
    }
  }
}
