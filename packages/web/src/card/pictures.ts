/**
 * Where pictures of cards are, asked of Scryfall within its rules of use: a card by its name at most twice a second, nothing for half a minute after it
 * said that this was too much (or gave no answer at all), and what it said is kept for at least a day. The pictures themselves lie on a server of files.
 */

/** The world, as far as it is needed; tests have another. */
export interface World {
  /** A request; null where nobody answered. */
  ask(url: string): Promise<{ status: number; body: unknown } | null>;
  now(): number;
  later(f: () => void, ms: number): void;
  read(): string | null;
  write(text: string): void;
}

/** Milliseconds between two questions. */
export const PAUSE = 550;
/** Milliseconds of silence after "too many requests", and where there was no answer. */
export const LOCKED_OUT = 35_000;
/** Milliseconds for which an answer holds. */
export const HOLDS = 7 * 24 * 3_600_000;
/** Cards that are remembered. */
const MOST = 2000;

/** Pictures of the faces of a card, by the names of the faces; '' is the picture of the whole. */
type Faces = Readonly<Record<string, string>>;
type Kept = [card: string, at: number, faces: Faces];

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

/** An address on the server of files; anything else is none. */
function imageOf(x: unknown): string {
  const uris = isRecord(x) ? x.image_uris : undefined;
  const url = isRecord(uris) ? uris.normal : undefined;
  return typeof url === 'string' && url.startsWith('https://cards.scryfall.io/') ? url : '';
}

function facesOf(body: unknown): Faces {
  if (!isRecord(body)) return {};
  const faces: Record<string, string> = {};
  const whole = imageOf(body);
  if (whole) faces[''] = whole;
  if (Array.isArray(body.card_faces))
    for (const f of body.card_faces as unknown[]) {
      const url = imageOf(f);
      if (url && isRecord(f) && typeof f.name === 'string') faces[f.name] = url;
    }
  return faces;
}

function keptIn(text: string | null): Map<string, { at: number; faces: Faces }> {
  const kept = new Map<string, { at: number; faces: Faces }>();
  try {
    const list = JSON.parse(text ?? '[]') as unknown;
    if (Array.isArray(list))
      for (const [card, at, faces] of list as Kept[])
        if (typeof card === 'string' && typeof at === 'number' && isRecord(faces)) kept.set(card, { at, faces });
  } catch {
    // What can't be read is forgotten.
  }
  return kept;
}

export class Pictures {
  private readonly known: Map<string, { at: number; faces: Faces }>;
  /** Cards that somebody looks at, with how many do. */
  private readonly wanted = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private busy = false;

  constructor(private readonly world: World) {
    this.known = keptIn(world.read());
  }

  subscribe = (f: () => void): (() => void) => {
    this.listeners.add(f);
    return () => {
      this.listeners.delete(f);
    };
  };

  private held(card: string): Faces | undefined {
    const k = this.known.get(card);
    return k && this.world.now() - k.at < HOLDS ? k.faces : undefined;
  }

  /** Where the picture of a face is, if that is known; '' if not, or if there is none. */
  of(card: string, face: string): string {
    const faces = this.held(card);
    if (!faces) return '';
    return (Object.hasOwn(faces, face) && faces[face]) || (Object.hasOwn(faces, '') && faces['']) || '';
  }

  /** Somebody looks at a card. @returns how to say that he doesn't any more. */
  want(card: string): () => void {
    this.wanted.set(card, (this.wanted.get(card) ?? 0) + 1);
    this.next();
    return () => {
      const n = (this.wanted.get(card) ?? 1) - 1;
      if (n > 0) this.wanted.set(card, n);
      else this.wanted.delete(card);
    };
  }

  private next(): void {
    // The one looked at last comes first.
    const card = [...this.wanted.keys()].findLast((c) => !this.held(c));
    if (this.busy || card === undefined) return;
    this.busy = true;
    const asked = `https://api.scryfall.com/cards/named?exact=${encodeURIComponent(card.split(' // ')[0])}`;
    void this.world.ask(asked).then((answer) => {
      const final = answer !== null && (answer.status === 200 || answer.status === 404);
      if (final) this.keep(card, answer.status === 200 ? facesOf(answer.body) : {});
      this.world.later(
        () => {
          this.busy = false;
          this.next();
        },
        final ? PAUSE : LOCKED_OUT,
      );
    });
  }

  private keep(card: string, faces: Faces): void {
    this.known.delete(card);
    this.known.set(card, { at: this.world.now(), faces });
    const list = [...this.known].slice(-MOST).map(([c, { at, faces: f }]): Kept => [c, at, f]);
    this.world.write(JSON.stringify(list));
    for (const f of this.listeners) f();
  }
}

const KEY = 'apnap.pictures';

/** The browser. */
export const browserWorld: World = {
  ask: async (url) => {
    try {
      const response = await fetch(url, { headers: { accept: 'application/json' }, credentials: 'omit', referrerPolicy: 'no-referrer' });
      return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
    } catch {
      return null;
    }
  },
  now: () => Date.now(),
  later: (f, ms) => void window.setTimeout(f, ms),
  read: () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Then it is forgotten with the page.
    }
  },
};
