/**
 * Every keyword ability of the rules (CR 702.2 and on): a card with it compiles, comes back from its data, is rendered in Chinese, and can be played;
 * or it is refused with the reason when a game is set up, and stands in the list of those below.
 */
import { type Card, KEYWORDS, renderFaceEn, renderFaceZh } from '@apnap/ability';
import { type CardInput, compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { magicGame, unsupported } from '../../src/index.js';

/** Keyword abilities that may be refused: no meaning in the engine yet, or words that are not read. Nothing else may be. */
const REFUSED: readonly string[] = [];

interface Sample {
  text: string;
  types?: string[];
  subtypes?: string[];
  /** Layout and what is on the back. */
  layout?: string;
  /** Numbers lit up on an Attraction. */
  lights?: number[];
  back?: Partial<CardInput>;
}

const LANDING = 'Draw a card.';
const spell = (text: string): Sample => ({ types: ['Sorcery'], text: `${LANDING}\n${text}` });
const aura = (text: string): Sample => ({ types: ['Enchantment'], subtypes: ['Aura'], text: `Enchant creature\n${text}` });
const artifact = (text: string, subtype?: string): Sample => ({ types: ['Artifact'], subtypes: subtype ? [subtype] : [], text });
const back = { types: ['Creature'], power: '1', toughness: '1', text: '' };

/** Cards with keyword abilities that stand on something other than a creature, or have words of their own. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  enchant: aura('Enchanted creature gets +1/+1.'),
  equip: artifact('Equipped creature gets +1/+1.\nEquip {1}', 'Equipment'),
  landwalk: { text: 'Islandwalk' },
  protection: { text: 'Protection from red' },
  hexproof: { text: 'Hexproof' },
  bandsWithOther: { text: 'Bands with other Wolves' },
  affinity: { text: 'Affinity for artifacts' },
  amplify: { text: 'Amplify 1' },
  splice: { types: ['Instant'], subtypes: ['Arcane'], text: `${LANDING}\nSplice onto Arcane {1}` },
  offering: { text: 'Goblin offering' },
  buyback: spell('Buyback {1}'),
  flashback: spell('Flashback {1}'),
  storm: spell('Storm'),
  gravestorm: spell('Gravestorm'),
  replicate: spell('Replicate {1}'),
  conspire: spell('Conspire'),
  retrace: spell('Retrace'),
  rebound: spell('Rebound'),
  cipher: spell('Cipher'),
  epic: spell('Epic'),
  overload: { types: ['Sorcery'], text: 'Destroy target creature.\nOverload {1}' },
  entwine: { types: ['Sorcery'], text: 'Choose one —\n• Draw a card.\n• You gain 1 life.\nEntwine {1}' },
  escalate: { types: ['Sorcery'], text: 'Escalate {1}\nChoose one or more —\n• Draw a card.\n• You gain 1 life.' },
  awaken: spell('Awaken 1—{1}'),
  casualty: spell('Casualty 1'),
  demonstrate: spell('Demonstrate'),
  jumpStart: spell('Jump-start'),
  undaunted: spell('Undaunted'),
  forecast: spell('Forecast — {1}: You gain 1 life.'),
  champion: { text: 'Champion a creature' },
  suspend: { text: 'Suspend 1—{1}' },
  auraSwap: aura('Enchanted creature gets +1/+1.\nAura swap {1}'),
  fortify: artifact('Fortify {1}', 'Fortification'),
  umbraArmor: aura('Umbra armor'),
  livingWeapon: artifact('Living weapon\nEquipped creature gets +1/+1.\nEquip {1}', 'Equipment'),
  forMirrodin: artifact('For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {1}', 'Equipment'),
  fuse: {
    layout: 'split',
    types: ['Sorcery'],
    text: `${LANDING}\nFuse`,
    back: { types: ['Sorcery'], text: 'You gain 1 life.\nFuse' },
  },
  aftermath: { layout: 'aftermath', types: ['Sorcery'], text: LANDING, back: { types: ['Sorcery'], text: 'Aftermath\nYou gain 1 life.' } },
  crew: artifact('Crew 1', 'Vehicle'),
  partner: { text: 'Partner' },
  boast: { text: 'Boast — {1}: You gain 1 life.' },
  exhaust: { text: 'Exhaust — {1}: You gain 1 life.' },
  powerUp: { text: 'Power-up — {1}: You gain 1 life.' },
  maxSpeed: { text: 'Start your engines!\nMax speed — Flying' },
  reconfigure: { types: ['Artifact', 'Creature'], subtypes: ['Equipment'], text: 'Equipped creature gets +1/+1.\nReconfigure {1}' },
  backup: { text: 'Backup 1\nFlying' },
  craft: { layout: 'transform', types: ['Artifact'], text: 'Craft with artifact {1}', back },
  daybound: { layout: 'transform', text: 'Daybound', back: { ...back, text: 'Nightbound' } },
  nightbound: { layout: 'transform', text: 'Daybound', back: { ...back, text: 'Nightbound' } },
  disturb: {
    layout: 'transform',
    text: 'Disturb {1}',
    back: { ...back, text: 'If ~ would be put into a graveyard from anywhere, exile it instead.' },
  },
  moreThanMeetsTheEye: {
    layout: 'transform',
    text: 'More Than Meets the Eye {1}',
    back: { ...back, types: ['Artifact', 'Creature'], text: 'Living metal' },
  },
  livingMetal: { types: ['Artifact', 'Creature'], subtypes: ['Vehicle'], text: 'Living metal' },
  readAhead: { types: ['Enchantment'], subtypes: ['Saga'], text: 'Read ahead\nI — Draw a card.\nII — You gain 1 life.' },
  prototype: { types: ['Artifact', 'Creature'], text: 'Prototype {1}{R} — 1/2' },
  cleave: { types: ['Instant'], text: 'Cleave {1}\nDestroy target creature [with flying].' },
  compleated: { types: ['Planeswalker'], subtypes: ['Jace'], text: 'Compleated\n[+1]: Draw a card.' },
  companion: { text: 'Companion — Each creature card in your starting deck has mana value 2 or less.' },
  solved: {
    types: ['Enchantment'],
    subtypes: ['Case'],
    layout: 'case',
    text: 'To solve — You control three or more creatures.\nSolved — Creatures you control get +1/+1.',
  },
  spree: { types: ['Instant'], text: 'Spree\n+ {1} — Draw a card.\n+ {2} — You gain 1 life.' },
  tiered: { types: ['Instant'], text: 'Tiered\n• Fire — {0} — Draw a card.\n• Fira — {2} — You gain 1 life.' },
  gift: { types: ['Instant'], text: 'Gift a card\nDraw a card. If the gift was promised, you gain 1 life.' },
  impending: { types: ['Enchantment', 'Creature'], text: 'Impending 4—{1}' },
  bestow: { types: ['Enchantment', 'Creature'], text: 'Bestow {1}\nEnchanted creature gets +1/+1.' },
  emerge: { text: 'Emerge {1}' },
  levelUp: { layout: 'leveler', text: 'Level up {1}\nLEVEL 1+\n2/2\nFlying' },
  hiddenAgenda: { types: ['Conspiracy'], text: 'Hidden agenda' },
  visit: { ...artifact('Visit — Draw a card.', 'Attraction'), lights: [2, 6] },
};

/** The words of the keyword with the simplest parameters. */
function plainText(en: string, shape: (typeof KEYWORDS)[number]['shape']): string {
  const name = en.charAt(0).toUpperCase() + en.slice(1);
  switch (shape) {
    case 'plain':
    case 'optionalFilter':
      return name;
    case 'cost':
      return `${name} {1}`;
    case 'number':
      return `${name} 1`;
    case 'costAndNumber':
      return `${name} 1—{1}`;
    case 'filter':
      return `${name} creature`;
    case 'deck':
      return `${name} — Your starting deck contains only land cards.`;
    default:
      return shape satisfies never;
  }
}

function inputOf(k: (typeof KEYWORDS)[number]): CardInput {
  const sample: Sample = SAMPLES[k.keyword] ?? { text: plainText(k.en, k.shape) };
  const types = sample.types ?? ['Creature'];
  const name = `Bearer of ${k.keyword}`;
  const front: CardInput = {
    name,
    layout: sample.layout ?? 'normal',
    manaCost: '{2}{R}',
    types,
    supertypes: [],
    subtypes: sample.subtypes ?? (types.includes('Creature') ? ['Goblin'] : []),
    ...(types.includes('Creature') || sample.subtypes?.includes('Vehicle') ? { power: '2', toughness: '2' } : {}),
    ...(types.includes('Planeswalker') ? { loyalty: '3' } : {}),
    ...(sample.lights ? { attractionLights: sample.lights } : {}),
    text: sample.text,
  };
  if (!sample.back) return front;
  const { layout, ...face } = front;
  const other = { ...face, name: `${name} Behind`, text: '', subtypes: [], ...sample.back };
  if (layout === 'transform') delete other.manaCost;
  return { name: `${name} // ${other.name}`, layout, faces: [face, other] };
}

/** What keeps the keyword from being played; '' when nothing does. */
function trouble(k: (typeof KEYWORDS)[number]): string {
  const result = compileCard(inputOf(k));
  if (!result.ok) return `not read: ${result.refusals.map((r) => `${r.phrase}: ${r.reason}`).join('; ')}`;
  const lacking = unsupported(result.card);
  return lacking.length > 0 ? `refused: ${lacking.join(', ')}` : '';
}

const cardOf = (k: (typeof KEYWORDS)[number]): Card => {
  const result = compileCard(inputOf(k));
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.card;
};

const played = KEYWORDS.filter((k) => trouble(k) === '');

describe('702 every keyword ability', () => {
  it('702.2-702.179: each of them is in the table', () => {
    const rules = new Set(KEYWORDS.map((k) => k.rule));
    expect(Array.from({ length: 178 }, (_, i) => `702.${i + 2}`).filter((rule) => !rules.has(rule))).toEqual([]);
  });
  it('702: nothing is refused but what stands in the list, and that with a reason', () => {
    const refused = KEYWORDS.filter((k) => !played.includes(k));
    expect(refused.filter((k) => !REFUSED.includes(k.keyword)).map((k) => `${k.keyword}: ${trouble(k)}`)).toEqual([]);
    for (const k of refused) expect(trouble(k)).toMatch(/^(not read|refused): \S/);
  });
  it.each(played.map((k) => [k.rule, k.keyword, k] as const))(
    '%s %s: comes back from its data, in English and Chinese',
    (_rule, _name, k) => {
      const card = cardOf(k);
      expect(roundTripFailure(card)).toBeUndefined();
      for (const face of card.faces) {
        const zh = renderFaceZh(face)
          .join('')
          .replace(/\{[^{}]*\}|Bearer of \w+( Behind)?/g, '');
        expect(zh).not.toMatch(/[a-z]{3}/);
      }
    },
  );
  it.each(played.map((k) => [k.rule, k.keyword, k] as const))('%s %s: a game with it begins', (_rule, _name, k) => {
    const card = cardOf(k);
    const plain: Card = {
      name: 'Plain',
      layout: 'normal',
      faces: [{ name: 'Plain', supertypes: [], types: ['Artifact'], subtypes: [], abilities: [] }],
    };
    const game = magicGame((name) => (name === card.name ? card : name === 'Plain' ? plain : undefined));
    const secret = card.faces[0].types.includes('Conspiracy');
    const permanent = !card.faces[0].types.some((t) => t === 'Instant' || t === 'Sorcery' || t === 'Conspiracy');
    const setup = {
      players: ['A', 'B'].map((name) => ({
        name,
        deck: [{ card: 'Plain', count: 10 }],
        ...(secret ? { conspiracies: [{ card: card.name, names: ['Plain'] }] } : {}),
      })),
      first: 0,
      opening: 'none' as const,
      place: [
        ...(secret ? [] : [{ seat: 0, zone: 'hand' as const, card: card.name }]),
        ...(permanent ? [{ seat: 0, zone: 'battlefield' as const, card: card.name }] : []),
      ],
    };
    const { state } = game.create(setup, 'keywords');
    expect(state.pending).not.toBeNull();
    // and what it stands for can be put into words: players ask what triggers, and why
    const unsaid = state._pool.abilities.flatMap((info) =>
      [...(info?.statics ?? []), ...(info?.triggered ?? []), ...(info?.activated ?? [])].flatMap(({ ability }) =>
        [renderFaceEn, renderFaceZh].flatMap((say) => {
          try {
            say({ ...card.faces[0], abilities: [ability] });
            return [];
          } catch (e) {
            return [`${(e as Error).message}`];
          }
        }),
      ),
    );
    expect(unsaid).toEqual([]);
  });
});
