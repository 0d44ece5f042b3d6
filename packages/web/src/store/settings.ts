/** What this browser's user has chosen for looks; kept in the browser. Stops and yields belong to the table and live on the server. */
import type { Lang, Level } from '@apnap/protocol';
import { useSyncExternalStore } from 'react';

export interface Settings {
  lang: Lang;
  theme: 'system' | 'light' | 'dark';
  /** How fast things move at a table; `system`: at the usual speed, unless the system asks for less motion. */
  motion: 'system' | 'off' | 'fast' | 'normal' | 'calm';
  sound: boolean;
  /** Of sounds: 0 to 100. */
  volume: number;
  /** Pictures of cards in the large view: our drawing alone, or Scryfall's pictures. */
  pictures: 'none' | 'scryfall';
  name: string;
  deck: string;
  enemyDeck: string;
  level: Level;
}

const KEY = 'apnap.settings';

function browserLang(): Lang {
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

function load(): Settings {
  const defaults: Settings = {
    lang: browserLang(),
    theme: 'system',
    motion: 'system',
    sound: true,
    volume: 25,
    pictures: 'none',
    name: '',
    deck: '',
    enemyDeck: '',
    level: 'medium',
  };
  let kept: Partial<Settings> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    // Storage may be forbidden or hold something else: the defaults do.
  }
  // As the choice was called before there were speeds.
  const former: unknown = kept.motion;
  if (former === 'full') kept.motion = 'normal';
  else if (former === 'less') kept.motion = 'off';
  const asked = new URLSearchParams(location.search).get('lang');
  return { ...defaults, ...kept, ...(asked === 'zh' || asked === 'en' ? { lang: asked } : {}) };
}

let current: Settings | null = null;
const listeners = new Set<() => void>();
const read = (): Settings => {
  current ??= load();
  return current;
};

/** The settings as they are now, for what is not drawn. */
export const settingsNow = (): Settings => read();

/** How fast things move. */
export function speedOf({ motion }: Settings): 'off' | 'fast' | 'normal' | 'calm' {
  if (motion !== 'system') return motion;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal';
}

/** Brings the page in line with the settings: language, theme, motion. */
export function applySettings(): void {
  const { lang, theme } = read();
  const root = document.documentElement;
  root.lang = lang === 'zh' ? 'zh-Hans' : 'en';
  root.dataset.theme = theme === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : theme;
  root.dataset.motion = speedOf(read()) === 'off' ? 'less' : 'full';
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...read(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Then it is forgotten with the page.
  }
  applySettings();
  for (const f of listeners) f();
}

/** Follows changes of the system's theme and motion. */
export function watchSystem(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', applySettings);
}

const subscribe = (f: () => void) => {
  listeners.add(f);
  return () => {
    listeners.delete(f);
  };
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, read);
