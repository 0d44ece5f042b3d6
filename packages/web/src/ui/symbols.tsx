/** Symbols of our own drawing: mana, tapping, types of cards, and the few icons of the interface. All on a 24 by 24 grid. */
import type { CSSProperties, ReactNode } from 'react';

const GLYPHS: Record<string, ReactNode> = {
  W: (
    <g>
      <circle cx="12" cy="12" r="4.1" />
      <path d="M12 1.8 13.5 6h-3ZM12 22.2 10.5 18h3ZM1.8 12 6 10.5v3ZM22.2 12 18 13.5v-3ZM4.8 4.8l4 1.9-2.1 2.1ZM19.2 19.2l-4-1.9 2.1-2.1ZM19.2 4.8l-1.9 4-2.1-2.1ZM4.8 19.2l1.9-4 2.1 2.1Z" />
    </g>
  ),
  U: (
    <path d="M12.4 2.4c.8 3.6 5.9 7 5.9 12.2A6.2 6.2 0 0 1 12 21a6.2 6.2 0 0 1-6.3-6.4c0-5.2 5.3-8 6.7-12.2Zm-3 12.3c-.2 2 1 3.4 2.7 3.6-1.2-.9-1.7-2-1.5-3.6Z" />
  ),
  B: (
    <path
      fillRule="evenodd"
      d="M12 3.2c4.9 0 8 3.1 8 7 0 2.7-1.3 4.5-3.2 5.7l.3 4.2-2.4.6-.7-1.9-.9 2.2h-2.2l-.9-2.2-.7 1.9-2.4-.6.3-4.2C5.3 14.7 4 12.9 4 10.2c0-3.9 3.1-7 8-7ZM8.8 9.3a2 2 0 1 0 .01 4 2 2 0 0 0-.01-4Zm6.4 0a2 2 0 1 0 .01 4 2 2 0 0 0-.01-4ZM12 13.3l-1.3 2.5h2.6Z"
    />
  ),
  R: (
    <path d="M13.3 1.9c.6 3-1 4.6-2.6 6.4-.9-.6-1.2-1.6-1-2.9-3.2 2.6-5 5.6-5 9A7.3 7.3 0 0 0 12 21.9a7.3 7.3 0 0 0 7.3-7.3c0-2.6-1.2-4.5-2.5-6-.1 1.4-.7 2.4-1.7 3-.1-3.9-.4-7.3-1.8-9.7ZM12 19.8c-2 0-3.3-1.3-3.3-3.1 0-1.5 1-2.7 2.3-3.9.4 1.3 1.1 1.9 2.2 2 .3-.5.5-1 .5-1.7 1 .9 1.6 2.1 1.6 3.5 0 1.9-1.4 3.2-3.3 3.2Z" />
  ),
  G: (
    <path d="M12 1.8c3.6 2 6.8 5.4 6.8 9.4 0 3.3-2.3 5.6-5.7 6.1v4.9h-2.2v-4.9c-3.4-.5-5.7-2.8-5.7-6.1 0-4 3.2-7.4 6.8-9.4Zm-.9 13.1V11l-2.7-2 1-1.3 1.7 1.2V6h1.8v4.9l1.7-1.2 1 1.3-2.7 2v1.9Z" />
  ),
  C: <path fillRule="evenodd" d="M12 1.8 22.2 12 12 22.2 1.8 12Zm0 4.5L6.3 12l5.7 5.7 5.7-5.7Z" />,
  S: (
    <path d="M11 2h2v4l2.3-1.6 1.1 1.7L13 8.6v1.6l1.4-.8.3-4.1 2 .1-.1 2.8 3.4-2 1 1.8-3.4 2 2.5 1.3-1 1.8-3.6-1.8-1.4.8 1.4.8 3.6-1.8 1 1.8-2.5 1.3 3.4 2-1 1.7-3.4-2 .1 2.8-2 .1-.3-4-1.4-.8v1.6l3.4 2.4-1.1 1.7L13 18v4h-2v-4l-2.3 1.6-1.1-1.7 3.4-2.4v-1.6l-1.4.8-.3 4-2-.1.1-2.8-3.4 2-1-1.7 3.4-2L4 13.8l1-1.8 3.6 1.8 1.4-.8-1.4-.8L5 14l-1-1.8 2.5-1.3-3.4-2 1-1.8 3.4 2-.1-2.8 2-.1.3 4.1 1.4.8V8.6L7.6 6.1l1.1-1.7L11 6Z" />
  ),
  T: <path d="M4 5.5h6.5c5 0 8 3.2 8 7.6v2h3l-5 5.8-5-5.8h3v-2c0-2.6-1.5-4.1-4.3-4.1H4Z" />,
  Q: <path d="M20 18.5h-6.5c-5 0-8-3.2-8-7.6v-2h-3l5-5.8 5 5.8h-3v2c0 2.6 1.5 4.1 4.3 4.1H20Z" />,
  E: <path d="M13.8 1.8 4.6 13.6h5.8L8.8 22.2 19.4 9.6h-6.3Z" />,
  P: (
    <path
      fillRule="evenodd"
      d="M10.9 2h2.2v3.1c3.6.4 6 3.2 6 6.9s-2.4 6.5-6 6.9V22h-2.2v-3.1c-3.6-.4-6-3.2-6-6.9s2.4-6.5 6-6.9Zm0 5.3c-2.2.4-3.6 2.2-3.6 4.7s1.4 4.3 3.6 4.7Zm2.2 0v9.4c2.2-.4 3.6-2.2 3.6-4.7s-1.4-4.3-3.6-4.7Z"
    />
  ),
};

/** A pawprint (CR 107.18), which is {P} where it stands alone; beside a colour it is Phyrexian. */
const PAW = (
  <path d="M12 11c3 0 6.3 3.6 6.3 6.9 0 1.9-1.4 3-3 3-1.2 0-2.1-.6-3.3-.6s-2.1.6-3.3.6c-1.6 0-3-1.1-3-3C5.7 14.6 9 11 12 11ZM4.6 8.2c1.2 0 2.3 1.3 2.3 2.9s-1 2.6-2.2 2.6-2.2-1.2-2.2-2.8 1-2.7 2.1-2.7Zm14.8 0c1.1 0 2.1 1.1 2.1 2.7s-1 2.8-2.2 2.8-2.2-1-2.2-2.6 1.1-2.9 2.3-2.9ZM9 3.1c1.3 0 2.3 1.4 2.3 3.2S10.4 9.3 9.1 9.3 6.7 8 6.7 6.2 7.7 3.1 9 3.1Zm6 0c1.3 0 2.3 1.3 2.3 3.1s-1.1 3.1-2.4 3.1-2.2-1.2-2.2-3S13.7 3.1 15 3.1Z" />
);

const TYPE_PATHS: Record<string, string> = {
  Creature:
    'M5 3c1.5 4 1.6 8.5.6 13.5L8 20c.7-5.5.4-11-3-17Zm6 0c1.6 4.5 1.7 9.7.6 15l2.6 3c1-6.5.4-12.5-3.2-18Zm6 1c1.5 4 1.6 7.8.6 12.3l2.4 2.9C21.2 14 20.5 9 17 4Z',
  Instant: 'M13.8 1.8 4.6 13.6h5.8L8.8 22.2 19.4 9.6h-6.3Z',
  Sorcery:
    'M12 2c1 4 3.5 5.5 6.5 6-3 1-5 2.5-6 6.5-1-4-3-5.5-6.5-6.5C9.5 7.5 11 6 12 2Zm6 11c.5 2.2 1.8 3 3.5 3.4-1.7.5-2.9 1.4-3.5 3.6-.6-2.2-1.7-3.1-3.5-3.6 1.8-.4 3-1.2 3.5-3.4ZM7 14c.6 2.6 2.1 3.6 4 4-1.9.6-3.3 1.7-4 4-.7-2.3-2-3.4-4-4 2-.4 3.4-1.4 4-4Z',
  Artifact: 'M12 1.8 20.8 7v10L12 22.2 3.2 17V7Zm0 3.2L6 8.5v7l6 3.5 6-3.5v-7Zm0 3.3 3.2 1.9v3.6L12 15.7l-3.2-1.9v-3.6Z',
  Enchantment:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8ZM12 6.5l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z',
  Land: 'M1.5 20 9 6.5l3.6 6L15.2 8l7.3 12Zm6-3.2h3l-1.7-4.4Z',
  Planeswalker: 'M12 1.8 14.5 9l5-4.5-2.3 7.8 5 3.2-6.7 1-1.7 5.7-1.8-4.5-1.8 4.5-1.7-5.7-6.7-1 5-3.2L4.5 4.5l5 4.5Z',
  Battle: 'M12 1.8 20.5 5v7c0 5-3.5 8.5-8.5 10.2C7 20.5 3.5 17 3.5 12V5Zm0 3.1L6.3 7v5c0 3.3 2.1 5.7 5.7 7.2Z',
};

const ICON_PATHS = {
  sound: 'M3 9h4l5-5v16l-5-5H3Zm11.5-.8c2.4 1 2.4 6.6 0 7.6Zm0-4.4c6.6 1.6 6.6 14.8 0 16.4v-2.4c3.6-1.6 3.6-10 0-11.6Z',
  mute: 'M3 9h4l5-5v16l-5-5H3Zm11.3.7 1.6-1.6 2.1 2.1 2.1-2.1 1.6 1.6-2.1 2.1 2.1 2.1-1.6 1.6-2.1-2.1-2.1 2.1-1.6-1.6 2.1-2.1Z',
  stop: 'M5 2.5h2.2V4H19l-3 4.5 3 4.5H7.2v8.5H5Z',
  close: 'm6.4 4.6 5.6 5.6 5.6-5.6 1.8 1.8-5.6 5.6 5.6 5.6-1.8 1.8-5.6-5.6-5.6 5.6-1.8-1.8 5.6-5.6-5.6-5.6Z',
  menu: 'M3 5h18v2.4H3Zm0 5.8h18v2.4H3Zm0 5.8h18V19H3Z',
  undo: 'M9.5 3.5 2.5 9l7 5.5V11h4.3a4.2 4.2 0 0 1 0 8.4H8V22h5.8a6.8 6.8 0 0 0 0-13.5H9.5Z',
  help: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6Zm-.1 2.4c2.3 0 3.9 1.3 3.9 3.2 0 1.6-.9 2.4-1.9 3.1-.8.5-.9.8-.9 1.5h-2.3c-.1-1.7.5-2.4 1.6-3.2.8-.5 1.1-.8 1.1-1.4 0-.7-.6-1.2-1.5-1.2-1 0-1.6.6-1.7 1.6l-2.3-.2c.2-2.1 1.7-3.4 4-3.4Zm-1.3 9h2.4v2.3h-2.4Z',
  gear: 'M10.2 2h3.6l.5 2.7 1.7.9 2.6-1 1.8 3.1-2.1 1.8v2l2.1 1.8-1.8 3.1-2.6-1-1.7.9-.5 2.7h-3.6l-.5-2.7-1.7-.9-2.6 1-1.8-3.1 2.1-1.8v-2L3.6 7.7l1.8-3.1 2.6 1 1.7-.9ZM12 8.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
  clock: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM10.9 7h2.2v4.5l3.3 2-1.1 1.9-4.4-2.7Z',
  chat: 'M3 4h18v12.5H10.5L5.5 21v-4.5H3Z',
  log: 'M5 2.5h14v19H5Zm3 4v2h8v-2Zm0 4.2v2h8v-2Zm0 4.2v2h5v-2Z',
  eye: 'M12 5c5 0 8.5 3.7 10 7-1.5 3.3-5 7-10 7s-8.5-3.7-10-7c1.5-3.3 5-7 10-7Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0 2.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z',
  hand: 'M4 8.5 8.2 7l3 11.8-4.2 1ZM9.8 4h4.5v14h-3ZM15.8 6.5l4.2 1.3-3.8 12-4.2-.9Z',
  library: 'M5 3h11v15H5Zm13 3v14.5H7.5V22H20V6Z',
  grave: 'M6 21V10a6 6 0 0 1 12 0v11Zm5-13.5v2H9v2h2v4.5h2v-4.5h2v-2h-2v-2Z',
  exile: 'M12 2.5a9.5 9.5 0 1 1-9.1 6.8l2.4.7a7 7 0 1 0 3-4.1L9.8 8 3.6 8.3 4.3 2l1.9 2.2A9.4 9.4 0 0 1 12 2.5Z',
  heart: 'M12 21C5.5 15.9 2.5 12.4 2.5 8.7a5 5 0 0 1 9.5-2.4 5 5 0 0 1 9.5 2.4c0 3.7-3 7.2-9.5 12.3Z',
  sword: 'M20.5 2.5v4.3L11.7 16l2 2-1.5 1.5-2.4-2.3-3.7 4-2.6-2.6 4-3.7-2.3-2.4L6.7 11l2 2 9-8.8Z',
  shield: 'M12 2 20.5 5v7c0 5-3.5 8.4-8.5 10.2C7 20.4 3.5 17 3.5 12V5Z',
  sick: 'M12 3a9 9 0 1 1-9 9h2.4A6.6 6.6 0 1 0 12 5.4a4.4 4.4 0 0 0-4.3 4.4 3.4 3.4 0 0 0 3.4 3.4 2 2 0 0 0 2-2h2.4a4.4 4.4 0 0 1-4.4 4.4 5.8 5.8 0 0 1-5.8-5.8A6.7 6.7 0 0 1 12 3Z',
  play: 'M6 3.5 20.5 12 6 20.5Z',
  pause: 'M6 4h4v16H6Zm8 0h4v16h-4Z',
  next: 'M4 4.5 13 12l-9 7.5Zm9 0L20 12l-7 7.5Z',
  prev: 'M20 4.5 11 12l9 7.5Zm-9 0L4 12l7 7.5Z',
  up: 'M12 6.5 21 16h-5.5L12 12.2 8.5 16H3Z',
  down: 'M12 17.5 3 8h5.5L12 11.8 15.5 8H21Z',
  branch:
    'M6.5 2a3 3 0 0 1 1.2 5.7v3.5c1-.8 2.4-1.2 4.3-1.2 2.6 0 3.6-.7 3.9-2.4a3 3 0 1 1 2.4.2c-.4 3-2.5 4.5-6.3 4.5-2.8 0-4 .8-4.3 2.2a3 3 0 1 1-2.4-.1V7.7A3 3 0 0 1 6.5 2Z',
  link: 'M9 7H7a5 5 0 0 0 0 10h3v-2.3H7a2.7 2.7 0 0 1 0-5.4h3V7Zm5 0v2.3h3a2.7 2.7 0 0 1 0 5.4h-3V17h3a5 5 0 0 0 0-10Zm-6 3.9h8v2.2H8Z',
  check: 'm9.3 16.3 10-10.3 1.9 1.9L9.4 20 2.8 13.5l1.9-1.9Z',
  search: 'M10.5 3a7.5 7.5 0 0 1 6 12l5 5-1.8 1.8-5-5a7.5 7.5 0 1 1-4.2-13.8Zm0 2.4a5.1 5.1 0 1 0 0 10.2 5.1 5.1 0 0 0 0-10.2Z',
  flag: 'M5 2.5h2.2V4H19l-3 4.5 3 4.5H7.2v8.5H5Z',
  sun: 'M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6ZM10.9 1.5h2.2v3.3h-2.2Zm0 17.7h2.2v3.3h-2.2ZM1.5 10.9h3.3v2.2H1.5Zm17.7 0h3.3v2.2h-3.3ZM4.2 5.7l1.5-1.5L8 6.5 6.5 8Zm11.8 11.8 1.5-1.5 2.3 2.3-1.5 1.5Zm2.3-13.3 1.5 1.5L17.5 8 16 6.5ZM6.5 16 8 17.5l-2.3 2.3-1.5-1.5Z',
  moon: 'M20.5 15.2A9 9 0 1 1 9.2 3a7.5 7.5 0 0 0 11.3 12.2Z',
  bulb: 'M12 2a7 7 0 0 1 4 12.7V17H8v-2.3A7 7 0 0 1 12 2ZM8.5 18.5h7V20L14 22h-4l-1.5-2Z',
  user: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm-8 18c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5Z',
  star: 'm12 2.5 2.9 6.2 6.7.8-5 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-5-4.6 6.7-.8Z',
  learn: 'M12 3 1.5 8.5 12 14l8-4.2V16h2V8.5Zm-6 10.2V17c0 1.7 2.9 3 6 3s6-1.3 6-3v-3.8l-6 3.2Z',
  cpu: 'M8 2h2v3h4V2h2v3h3v3h3v2h-3v4h3v2h-3v3h-3v3h-2v-3h-4v3H8v-3H5v-3H2v-2h3v-4H2V8h3V5h3Zm0 6v8h8V8Z',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** An icon of the interface; words beside it or an aria-label say what it means. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      style={{ '--size': size } as CSSProperties}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** Order in which a card's types decide its symbol. */
const TYPE_ORDER = ['Creature', 'Planeswalker', 'Battle', 'Land', 'Artifact', 'Enchantment', 'Instant', 'Sorcery'];

/** The symbol of a card's first type. */
export function TypeSymbol({ types }: { types: readonly string[] }) {
  const type = TYPE_ORDER.find((t) => types.includes(t)) ?? 'Sorcery';
  return (
    <svg className="type-symbol" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={TYPE_PATHS[type]} />
    </svg>
  );
}

const glyph = (code: string): ReactNode =>
  GLYPHS[code] ?? (
    <text x="12" y="12" textAnchor="middle" dominantBaseline="central" className={code.length > 1 ? 'pip-text small' : 'pip-text'}>
      {code}
    </text>
  );

/** A mana symbol or another symbol in braces: "G", "2", "W/U", "2/W", "G/P", "T", "X". */
export function Pip({ code }: { code: string }) {
  const parts = code.toUpperCase().split('/');
  if (parts.length === 1) {
    const tone = 'WUBRG'.includes(code) && code.length === 1 ? code : code === 'T' || code === 'Q' ? 'T' : 'N';
    return (
      <svg className={`pip pip-${tone}`} viewBox="0 0 24 24" role="img" aria-label={`{${code}}`}>
        <circle className="pip-disc" cx="12" cy="12" r="12" />
        <g className="pip-glyph" transform="translate(12 12) scale(.78) translate(-12 -12)">
          {parts[0] === 'P' ? PAW : glyph(parts[0])}
        </g>
      </svg>
    );
  }
  const [a, b] = parts;
  return (
    <svg className="pip" viewBox="0 0 24 24" role="img" aria-label={`{${code}}`}>
      <path className={`half half-${a}`} d="M3.5 20.5A12 12 0 0 1 20.5 3.5Z" />
      <path className={`half half-${b}`} d="M20.5 3.5A12 12 0 0 1 3.5 20.5Z" />
      <g className="pip-glyph" transform="translate(1.6 1.6) scale(.46)">
        {glyph(a)}
      </g>
      <g className="pip-glyph" transform="translate(11.4 11.4) scale(.46)">
        {glyph(b)}
      </g>
    </svg>
  );
}

/** What a planeswalker's ability costs: loyalty counters put on or removed. */
const LOYALTY = /^[+−-]?(\d+|X)$/;

/** A cost in braces as symbols, one of loyalty as it is printed. */
export function Cost({ cost }: { cost: string }) {
  if (!cost) return null;
  if (LOYALTY.test(cost)) return <b className="loyalty-cost">{cost.replace('-', '−')}</b>;
  return (
    <span className="cost">
      {[...cost.matchAll(/\{([^}]+)\}/g)].map((m, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: symbols have no identity but their place
        <Pip key={i} code={m[1]} />
      ))}
    </span>
  );
}

/** Text with symbols in braces drawn, paragraphs by line feeds. */
export function Rich({ text }: { text: string }) {
  return (
    <>
      {text.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
        <span className="para" key={i}>
          {line.split(/(\{[^}]+\})/).map((part, j) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            part.startsWith('{') && part.endsWith('}') ? <Pip key={j} code={part.slice(1, -1)} /> : part,
          )}
        </span>
      ))}
    </>
  );
}
