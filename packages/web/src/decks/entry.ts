/** Cards of the database as the components of cards draw them. */
import type { CardEntry, CardView, Lang } from '@apnap/protocol';

const SUPERTYPES = new Set(['Basic', 'Legendary', 'Ongoing', 'Snow', 'World', 'Host', 'Elite']);

/** The name of a whole card in a language. */
export const nameOf = (e: CardEntry, lang: Lang): string => e.faces.map((f) => f.name[lang] || f.name.en).join(' // ');

/** Letters of the colours in a cost. */
const costColors = (cost: string): string[] => [...'WUBRG'].filter((c) => cost.includes(c));

/** A face of a card as an object that lies nowhere. */
export function viewOf(e: CardEntry, n = 0): CardView {
  const face = e.faces[n];
  const [left = '', right = ''] = (face?.typeLine.en ?? '').split(' — ');
  const words = left.split(' ').filter(Boolean);
  const stats = e.stats[n] ?? '';
  const [power, toughness] = stats.split('/').map(Number);
  const types = words.filter((w) => !SUPERTYPES.has(w));
  const own = costColors(face?.cost ?? '');
  const fights = stats.includes('/') && Number.isFinite(power) && Number.isFinite(toughness);
  return {
    id: 0,
    face: face?.key ?? '',
    name: face?.name ?? { en: e.card, zh: e.card },
    owner: 0,
    controller: 0,
    colors: e.faces.length === 1 || own.length === 0 ? e.colors : own,
    types,
    subtypes: right.split(' ').filter(Boolean),
    supertypes: words.filter((w) => SUPERTYPES.has(w)),
    manaCost: face?.cost ?? '',
    keywords: [],
    counters: [],
    group: '',
    ...(fights ? { power, toughness } : {}),
    ...(types.includes('Planeswalker') && /^\d+$/.test(stats) ? { loyalty: Number(stats) } : {}),
    ...(types.includes('Battle') && /^\d+$/.test(stats) ? { defense: Number(stats) } : {}),
  };
}

/** Numbers that are no numbers, like those of a creature that counts something; '' where the card can draw them itself. */
export const oddStats = (e: CardEntry, n = 0): string => {
  const stats = e.stats[n] ?? '';
  return /^\d+(\/\d+)?$/.test(stats) || /^-?\d+\/-?\d+$/.test(stats) ? '' : stats;
};

/** Lands that can make a colour, by the words on them. */
export function makesColor(e: CardEntry, color: string): boolean {
  if (!e.types.includes('Land')) return false;
  const basic: Record<string, string> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };
  return e.faces.some(
    (f) =>
      f.typeLine.en.includes(basic[color] ?? '-') ||
      f.text.en.includes(`{${color}}`) ||
      /any (one )?color|any type/.test(f.text.en.toLowerCase()),
  );
}
