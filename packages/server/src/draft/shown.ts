/** A draft as a client draws it: what the seat may see, with what its cards read. */
import { subtypeWord } from '@apnap/ability';
import { BASICS, type DraftCard, type DraftView as EngineView, identityColors, type LimitedDeck, type SeenNote } from '@apnap/limited';
import type { DraftCardView, DraftDeckView, DraftView, FaceText, Text } from '@apnap/protocol';
import type { CardBook } from '../cards.js';
import { faceTexts, zhNameOf } from '../magic/faces.js';
import { both, joined, LIST, plain } from '../text.js';
import { colorText } from './words.js';

/** What is drawn of a card, besides its number. */
interface Drawn {
  view: Omit<DraftCardView, 'id' | 'rarity'>;
  faces: readonly FaceText[];
}

/** A deck with its conspiracies, which lie among the cards of the pool. */
const deckView = ({ main, basics, commanders, conspiracies = [] }: LimitedDeck): DraftDeckView => ({
  main: [...main, ...conspiracies.map((c) => c.card)],
  basics: basics.slice(),
  ...(commanders ? { commanders: commanders.slice() } : {}),
});

/** The name of a card or a creature type. */
const wordText = (word: string): Text => ({ en: word, zh: zhNameOf(word) ?? subtypeWord(word) });

/** What was noted: a number, names or types, who passed a card, colors, a guess. */
function noteText({ n, words = [], passer, colors, guess }: SeenNote, names: readonly string[]): Text {
  if (n !== undefined) return plain(String(n));
  if (passer !== undefined) return plain(names[passer] ?? '');
  if (colors) return joined(colors.map(colorText), LIST);
  if (guess) return both((lang) => `${wordText(guess.name)[lang]} (${guess.right ? RIGHT[lang] : WRONG[lang]})`);
  return joined(words.map(wordText), LIST);
}

const RIGHT: Text = { en: 'right', zh: '猜对' };
const WRONG: Text = { en: 'wrong', zh: '猜错' };

/** Makes views of cards, each of them once. */
export class Drawing {
  private readonly known = new Map<string, Drawn>();

  constructor(private readonly book: CardBook) {}

  private drawn(name: string): Drawn {
    const before = this.known.get(name);
    if (before) return before;
    const card = this.book.source(name);
    const record = this.book.entry(name)?.record;
    const faces = card ? faceTexts(card.faces, card.name) : [];
    const made: Drawn = {
      view: { card: name, face: faces[0]?.key ?? '', colors: record?.colors.slice() ?? [], manaValue: record?.manaValue ?? 0 },
      faces,
    };
    this.known.set(name, made);
    return made;
  }

  /** What is shown of a view of the draft, and the faces of all cards in it. */
  shown(v: EngineView): { draft: DraftView; faces: Map<string, FaceText> } {
    const faces = new Map<string, FaceText>();
    const named = (name: string): Text => ({ en: name, zh: zhNameOf(name) ?? name });
    const one = ({
      id,
      name,
      rarity,
      conspiracy,
      added,
    }: Pick<DraftCard, 'id' | 'name' | 'rarity' | 'conspiracy' | 'added'>): DraftCardView => {
      const { view, faces: own } = this.drawn(name);
      for (const f of own) faces.set(f.key, f);
      return {
        id,
        ...view,
        rarity,
        ...(v.kind === 'commander' ? { identity: identityColors(this.book.all, name) } : {}),
        ...(conspiracy ? { conspiracy: { fewer: conspiracy.fewer } } : {}),
        ...(added ? { added } : {}),
      };
    };
    const draft: DraftView = {
      kind: v.kind,
      phase: v.phase,
      round: v.round,
      rounds: v.rounds,
      pick: v.pick,
      direction: v.direction,
      pack: v.pack.map(one),
      packs: v.packs.slice(),
      behind: v.behind.map((queue) => queue.length),
      open: v.open.map((card) => card && one(card)),
      stack: v.stack,
      piles: v.piles.slice(),
      pool: v.pool.map(one),
      leaders: v.leaders.map(({ with: others, colors, ...leader }) => ({ ...leader, with: others.slice(), colors: colors.slice() })),
      lacking: v.lacking.map(named),
      pools: v.pools.map((pool) => (typeof pool === 'number' ? pool : pool.map(one))),
      decks: v.decks.map((deck) => (typeof deck === 'boolean' ? deck : deckView(deck))),
      up: v.up.map(({ seat, card }) => ({ seat, card: one(card) })),
      notes: v.notes.map((note) => ({ seat: note.seat, name: named(note.name), what: noteText(note, v.names) })),
      removed: v.removed.map(({ seat, card }) => ({ seat, card: card && one(card) })),
      seen: v.seen.map(({ by, cards }) => ({ by: named(by), cards: cards.map(one) })),
      left: v.left.slice(),
      basics: v.phase === 'building' ? BASICS.map((name, i) => one({ id: -1 - i, name, rarity: 'common' })) : [],
    };
    return { draft, faces };
  }
}
