/** The keys of a table. Everything that a pointer can do has one; `?` lists them. */
import { useEffect } from 'react';
import { useSpeech } from '../i18n/index.js';
import { type Action, actionsOf, surfaceOf } from './actions.js';
import { type Play, usePlay } from './play.js';
import { goOnWith } from './pressing.js';
import { focusCard, moveFocus } from './roving.js';

export interface KeyHooks {
  help: () => void;
  settings: () => void;
}

const isTyping = (el: EventTarget | null): boolean =>
  el instanceof HTMLElement && (el.matches('input:not([type=range]):not([type=checkbox]), textarea, select') || el.isContentEditable);

/** Zones by a letter: focus goes to their first card. */
const ZONE_KEYS: Record<string, string> = { h: 'hand', c: 'front', l: 'lands', o: 'others', s: 'stack' };

/** Buttons by a letter: put a surface aside, another game. */
const BUTTON_KEYS: Record<string, string> = { v: '.surface > header .button', r: '.over [data-action="rematch"]:not([disabled])' };

/** Letters of buttons that only some decisions have. */
const ACTION_KEYS: ReadonlySet<string> = new Set(['n', 'e', 'm']);

function pressAction(actions: readonly Action[], key: string): boolean {
  const action = actions.find((a) => a.key?.toLowerCase() === key);
  action?.run();
  return action !== undefined;
}

function pressButton(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function focusZone(name: string): boolean {
  const zones = [...document.querySelectorAll<HTMLElement>(`[data-zone="${name}"]`)].filter((z) => z.offsetParent !== null);
  // One's own side comes last on the page and first here; pressed again, the other side.
  const order = zones.toReversed();
  const inside = order.findIndex((z) => z.contains(document.activeElement));
  for (let i = 1; i <= order.length; i++) {
    const zone = order[(inside + i) % order.length];
    const card = zone.querySelector<HTMLElement>('[data-card]');
    if (card) {
      focusCard(card);
      return true;
    }
  }
  return false;
}

const focusedCard = (): number | null => {
  const id = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.card : undefined;
  return id === undefined ? null : Number(id);
};

function passUntil(play: Play, until: 'endOfTurn' | 'myTurn' | 'stackEmpty'): void {
  const now = play.state.table?.settings?.passUntil;
  play.conn.send({ type: 'passUntil', until: now === until ? '' : until });
}

/** Cycles focus through what can be used now. */
function nextUsable(back: boolean): boolean {
  const usable = [...document.querySelectorAll<HTMLElement>('.is-can [data-card], .is-target [data-card], [data-card].is-target')].filter(
    (c) => c.offsetParent !== null,
  );
  if (usable.length === 0) return false;
  const at = usable.indexOf(document.activeElement as HTMLElement);
  focusCard(usable[(at + (back ? -1 : 1) + usable.length) % usable.length]);
  return true;
}

function leave(play: Play, speech: ReturnType<typeof useSpeech>): boolean {
  if (play.menu) play.setMenu(null);
  else if (play.draft.held >= 0 && play.decision?.ask?.form === 'pair') play.move({ hold: play.draft.held });
  else {
    const action = actionsOf(play, speech).find((a) => a.key === 'Esc');
    if (action) action.run();
    else if (play.past !== null) play.showPast(null);
    else if (play.state.table?.settings?.passUntil) play.conn.send({ type: 'passUntil', until: '' });
    else if (play.sheet) play.setSheet(false);
    else return false;
  }
  return true;
}

/** Presses what goes on, in one of these roles; false where nothing does. */
function goOn(play: Play, actions: readonly Action[], roles: readonly Action['role'][]): boolean {
  const action = actions.find((a) => roles.includes(a.role) && !a.disabled);
  if (action) goOnWith(play.decision?.kind ?? '', action);
  return action !== undefined;
}

/** Whose side is forward, and whose graveyard is looked into. */
function sides(key: 'p' | 'g', shift: boolean, play: Play): boolean {
  const { rails, game } = play;
  if (key === 'p') {
    rails.turn(shift ? -1 : 1);
    return rails.seats.length > 1;
  }
  const me = game.seat ?? game.players[0].seat;
  play.openZone({ seat: shift ? (rails.forward ?? rails.seats[0] ?? me) : me, zone: 'graveyard' });
  return true;
}

/** One key; true where it meant something. */
function press(e: KeyboardEvent, play: Play, speech: ReturnType<typeof useSpeech>, hooks: KeyHooks): boolean {
  const actions = actionsOf(play, speech);
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  const focused = focusedCard();
  const onButton = document.activeElement instanceof HTMLElement && document.activeElement.matches('button, a, summary, input');
  if ((e.ctrlKey || e.metaKey) && key === 'z') {
    if (play.state.table?.canTakeBack) play.conn.takeBack();
    return true;
  }
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  if (key in ZONE_KEYS) return focusZone(ZONE_KEYS[key]);
  if (key in BUTTON_KEYS) return pressButton(BUTTON_KEYS[key]);
  if (ACTION_KEYS.has(key)) return pressAction(actions, key);
  switch (key) {
    case ' ': {
      if (e.repeat) return true;
      if (play.past !== null) {
        play.showPast(null);
        return true;
      }
      goOn(play, actions, ['primary']);
      return true;
    }
    case 'Enter': {
      // On a card or button Enter presses it; elsewhere it confirms.
      if (onButton) return false;
      return goOn(play, actions, ['primary', 'yes']);
    }
    case 'Escape':
      return leave(play, speech);
    case 'F6':
      passUntil(play, 'endOfTurn');
      return true;
    case 'F8':
      passUntil(play, 'myTurn');
      return true;
    case 'F7':
      passUntil(play, 'stackEmpty');
      return true;
    case 'f':
      play.conn.send({ type: 'fullControl', on: !play.state.table?.settings?.fullControl });
      return true;
    case 'Tab':
      return false;
    case 'u':
      return nextUsable(e.shiftKey);
    case 'y': {
      const yes = actions.find((a) => a.role === 'yes');
      yes?.run();
      return yes !== undefined;
    }
    case 'a': {
      const list = document.querySelector<HTMLDetailsElement>('details.in-words');
      if (!list) return false;
      list.open = !list.open;
      if (list.open) window.setTimeout(() => list.querySelector<HTMLElement>('.option, .chip')?.focus(), 30);
      return true;
    }
    case 'w':
      if (focused !== null && focused >= 0) play.ask({ object: focused });
      else {
        play.setDock('why');
        play.setSheet(true);
      }
      return true;
    case 'x':
      if (focused !== null && focused >= 0) play.ask({ cannot: focused });
      return focused !== null;
    case 'i':
      if (focused !== null && focused >= 0) play.open(focused);
      return focused !== null;
    case 'p':
    case 'g':
      return sides(key, e.shiftKey, play);
    case 't':
      play.setDock('timeline');
      play.setSheet(true);
      return true;
    case '[':
      play.showPast(Math.max(0, (play.past ?? play.state.game?.n ?? 0) - 1));
      return true;
    case ']':
      if (play.past !== null) play.showPast(play.past + 1 >= (play.state.game?.n ?? 0) ? null : play.past + 1);
      return true;
    case '?':
      hooks.help();
      return true;
    case ',':
      hooks.settings();
      return true;
    default:
      break;
  }
  if (/^[1-9]$/.test(key)) {
    // The topmost list with digits: a menu, a surface, else the list in words.
    const scope =
      document.querySelector('.option-menu') ?? document.querySelector('.surface') ?? document.querySelector('details.in-words[open]');
    const option = scope?.querySelector<HTMLElement>(`[data-digit="${key}"]`);
    option?.click();
    return option !== undefined && option !== null;
  }
  return moveFocus(key) || (key.startsWith('Arrow') && focused === null && !onButton && focusZone('hand'));
}

/** Keys in a field of a surface: Enter takes the first name that fits, then confirms; numbers have no use for Space, so it confirms too. */
function typed(e: KeyboardEvent, play: Play, speech: ReturnType<typeof useSpeech>): boolean {
  const field = e.target;
  if (!(field instanceof HTMLInputElement) || !field.closest('.surface')) return false;
  if (e.key !== 'Enter' && !(e.key === ' ' && field.type === 'number')) return false;
  const action = actionsOf(play, speech).find((a) => a.role === 'primary' && !a.disabled);
  if (action) action.run();
  else field.closest('.surface')?.querySelector<HTMLElement>('.name-list .option')?.click();
  return true;
}

/** Listens to the keyboard while a table is shown. */
export function useKeys(hooks: KeyHooks): void {
  const play = usePlay();
  const speech = useSpeech();
  useEffect(() => {
    const listen = (e: KeyboardEvent) => {
      if (isTyping(e.target) && typed(e, play, speech)) return e.preventDefault();
      if (isTyping(e.target) || document.querySelector('dialog[open]')) {
        if (document.querySelector('dialog[open]') && moveFocus(e.key)) e.preventDefault();
        return;
      }
      // A surface leaves the numbers and sliders in it their keys.
      if (e.target instanceof HTMLInputElement && e.key.startsWith('Arrow')) return;
      if (press(e, play, speech, hooks)) e.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** Whether the pending decision is shown on a surface; the page gives it room then. */
export const hasSurface = (play: Play): boolean => play.decision !== null && surfaceOf(play.decision, play.found) !== 'board';
