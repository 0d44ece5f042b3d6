/** From what a card is to its picture: which motif, which parts, which place. */
import { accent } from './accents.js';
import { type Beast, beast } from './beasts.js';
import { between, type Next, numbersOf, pick } from './chance.js';
import { type Own, own } from './creatures.js';
import type { Features } from './features.js';
import { type Folk, folk } from './folk.js';
import { CLASSES, type Kind, RACES } from './kinds.js';
import { type Motif, motif } from './motifs.js';
import { type Palette, paletteOf } from './palette.js';
import { type Scene, scene } from './scenes.js';
import type { Layer } from './shapes.js';
import { backdrop, type Ground } from './sky.js';

/** A picture: its colours, and its layers from back to front. */
export interface Drawing {
  palette: Palette;
  layers: readonly Layer[];
}

type Rule<T> = readonly (readonly [words: RegExp, is: T])[];

const SCENES: Rule<Scene> = [
  [/volcan|crater|caldera|lava|furnace|forge|ember/i, 'volcano'],
  [/castle|keep|fortress|stronghold|citadel|palace|court/i, 'castle'],
  [/tower|spire|lighthouse|obelisk|pinnacle/i, 'tower'],
  [/temple|shrine|sanct|chapel|cathedral|monastery|abbey|library|academy|sanctum|throne/i, 'temple'],
  [/ruin|tomb of|ancient|remnant|sunken|lost|urza/i, 'ruins'],
  [/cave|cavern|grotto|\bmine\b|\bden\b|tunnel|hollow|\bpit|depths|catacomb/i, 'cave'],
  [/grave|crypt|mausoleum|cemeter|bojuka|necro|ossuary|unhallowed/i, 'graves'],
  [/city|street|guildhall|market|plaza|district|foundry|factory|workshop|\bport\b|harbor/i, 'city'],
  [/village|hamlet|farm|homestead|town/i, 'village'],
  [/river|stream|falls|spring|lake|delta|basin|estuary/i, 'river'],
  [/garden|grove|orchard|bloom/i, 'garden'],
  [/waste|desert|dune|barren|badland|strip|quarry|canyon/i, 'wastes'],
  [/tar|bog|marsh|fen|swamp|mire|moor/i, 'swamp'],
  [/isle|island|reef|coast|shore|sea|lagoon/i, 'island'],
  [/forest|wood|jungle|thicket|canopy|glade|wild/i, 'forest'],
  [/mountain|peak|crag|ridge|summit|cliff|mesa|bluff|gorge/i, 'mountain'],
  [/plain|field|meadow|prairie|savannah|heath|steppe|pasture/i, 'plains'],
];
const BASIC: Readonly<Record<string, Scene>> = {
  Plains: 'plains',
  Island: 'island',
  Swamp: 'swamp',
  Mountain: 'mountain',
  Forest: 'forest',
  Desert: 'wastes',
  Cave: 'cave',
  Gate: 'city',
  Lair: 'cave',
  Locus: 'ruins',
  Tower: 'tower',
  Mine: 'cave',
  'Power-Plant': 'city',
  Town: 'village',
};

const SPELLS: Rule<Motif> = [
  [/bolt|lightning|shock|thunder|storm|spark|galvan|electr/i, 'lightning'],
  [/blast|explo|detonat|eruption|anger|pyroclasm|starstorm|smash|shatter|wrath|boom|armageddon|crumble|pulse|destr|rift/i, 'blast'],
  [/fire|flame|burn|blaze|pyr|ember|inciner|fling|lava|magma|heat|skred|searing|fury/i, 'fire'],
  [/wave|tide|flood|sea|water|boomerang|unsubstantiate|repuls|into the roil|vapor|snag/i, 'wave'],
  [/ice|frost|cold|freez|snow|winter/i, 'ice'],
  [/growth|grow|vines|harvest|bloom|seed|nature|rampant|cultivate|explor|reach|regrow|sylvan/i, 'growth'],
  [/claw|bite|fang|rend|hunt|savage|berserk|rancor|rush|might|strength|temur|titanic/i, 'claw'],
  [/shield|protect|guard|ward|defen|brave|apostle|bulwark|aegis|armor|safe/i, 'shield'],
  [/heal|light|bless|holy|dawn|sun|ray|glory|heroic|angel|path|swords|condemn|exile|journey/i, 'light'],
  [/reanimat|exhume|grave|raise dead|unearth|return|coffin|tomb|buried/i, 'coffin'],
  [/death|doom|murder|kill|slay|terror|edict|blade|bone|skull|victim|snuff|\bend|drown|cut down|dismember|blood/i, 'skull'],
  [/duress|mind|thought|inquisition|wrench|hymn|peek|vision|sight|eye|scry|probe|gitaxian|omen|foresee/i, 'eye'],
  [/ponder|preordain|brainstorm|study|read|divin|sign|idea|research|tutor|secret|learn|consult|deduc/i, 'scroll'],
  [/counter|deny|negat|leak|dissolve|cancel|force|pierce|daze|refus|remand|cryptic|absorb/i, 'rune'],
  [/time|hour|turn|day|ages|moment/i, 'hourglass'],
  [/chain|prison|\bring\b|bind|pacif|arrest|bond|cage|trap/i, 'chains'],
  [/moon|night|dusk|shadow|dark/i, 'moon'],
  [/life|heart|love|soul|spirit|tendril/i, 'heart'],
  [/portal|gate|blink|flicker|warp|teleport|ephemer|displace/i, 'portal'],
  [/flight|wing|feather|hawk|raise the alarm/i, 'bird'],
  [/charm|command|mask|trick|illusion|confound/i, 'mask'],
];
const SPELL_BY_COLOR: Readonly<Record<string, readonly Motif[]>> = {
  w: ['light', 'shield', 'bird', 'heart'],
  u: ['swirl', 'rune', 'wave', 'eye', 'scroll', 'ice'],
  b: ['skull', 'moon', 'coffin', 'blood', 'mask'],
  r: ['fire', 'blast', 'lightning', 'claw'],
  g: ['growth', 'claw', 'garden', 'swirl'],
  c: ['portal', 'rune', 'swirl', 'gem'],
};
const AURAS: Readonly<Record<string, readonly Motif[]>> = {
  w: ['shield', 'light', 'rune', 'chains'],
  u: ['swirl', 'rune', 'hourglass', 'portal'],
  b: ['moon', 'blood', 'rune', 'mask'],
  r: ['fire', 'rune', 'claw', 'blast'],
  g: ['garden', 'growth', 'rune', 'claw'],
  c: ['rune', 'monolith', 'portal'],
};

const THINGS: Rule<Motif> = [
  [/treasure|gold|coin|chest|hoard/i, 'coins'],
  [/\bfood|feast|cauldron|oven|kettle|cook/i, 'food'],
  [/\bclue|lens|glass|magnif/i, 'clue'],
  [/\bmap|atlas|chart|compass/i, 'map'],
  [/blood/i, 'blood'],
  [/axe|cleaver|splitter/i, 'axe'],
  [/hammer|maul|mace|club/i, 'hammer'],
  [/\bbow|arrow|quiver/i, 'bow'],
  [/sword|blade|katana|dagger|knife|scimitar|rapier|jitte|lance|spear/i, 'sword'],
  [/boots|greaves|sandals|shoes/i, 'boots'],
  [/helm|mask|hood|crown|cap\b/i, 'helm'],
  [/shield|buckler|aegis/i, 'shield'],
  [/armou?r|plate|mail|cuirass|cloak|vest|gauntlet/i, 'armour'],
  [/ring|bracelet|signet|band/i, 'ring'],
  [/amulet|collar|pendant|talisman|locket|charm|medallion|necklace|token/i, 'amulet'],
  [/orb|sphere|globe|crystal ball|bauble|star|sun|prism/i, 'orb'],
  [/book|tome|codex|grimoire|almanac|encyclop|lore/i, 'book'],
  [/ship|boat|galleon|skysail|vessel|barge|submers/i, 'ship'],
  [/vial|bottle|flask|potion|elixir|phial/i, 'vial'],
  [/chalice|cup|grail|goblet|urn/i, 'chalice'],
  [/\bkey/i, 'key'],
  [/mox|diamond|gem|jewel|ruby|sapphire|pearl|emerald|jet|lotus|crystal|stone|shard|cluestone/i, 'gem'],
  [/bell|gong|chime|horn|drum/i, 'bell'],
  [/hourglass|clock|time/i, 'hourglass'],
  [/staff|rod|wand|scepter|sceptre|cane|crook/i, 'staff'],
  [/statue|idol|effigy|figurine|monument/i, 'statue'],
  [/scroll|map|contract|deed/i, 'scroll'],
  [/skull|bone/i, 'skull'],
  [/chain|shackle|prison|cage|trap|net/i, 'chains'],
  [/portal|gate|door/i, 'portal'],
  [/monolith|obelisk|pillar|altar|tower/i, 'monolith'],
];

const find = <T>(rules: Rule<T>, text: string): T | undefined => rules.find(([words]) => words.test(text))?.[1];

const place = (kind: Kind, c: Features): Ground => (c.keywords.includes('flying') ? 'clouds' : (kind.ground ?? 'hills'));

function elemental(c: Features): Own {
  const by: Record<string, Own> = { w: 'wind', u: 'water', b: 'horror', r: 'flame', g: 'grove' };
  if (/rock|stone|earth|boulder|crag/i.test(c.name)) return 'rock';
  return by[c.colors[0] ?? ''] ?? 'rock';
}

/** What the keywords of a card put into its hands and on its back. */
function armed(is: Folk, c: Features): void {
  if (is.right === 'none')
    is.right = c.keywords.includes('reach')
      ? 'bow'
      : c.keywords.includes('firstStrike')
        ? 'spear'
        : c.keywords.includes('doubleStrike')
          ? 'sword'
          : 'none';
  if (is.left === 'none' && c.keywords.includes('doubleStrike')) is.left = 'sword';
  if (is.left === 'none' && (c.keywords.includes('defender') || c.keywords.includes('vigilance'))) is.left = 'shield';
  if (is.back === 'none' && c.keywords.includes('flying')) is.back = c.colors.includes('b') || c.colors.includes('r') ? 'bat' : 'bird';
}

/** How one stands on two legs that has a people, a profession, and what its keywords give it. */
function person(kind: Kind | undefined, c: Features, trade: Partial<Folk> | undefined, r: Next): Folk {
  const base: Folk = {
    head: kind?.head ?? 'human',
    hat: 'none',
    garb: 'leather',
    right: 'none',
    left: 'none',
    back: 'none',
    bulk: 1,
    tall: 1,
  };
  const is = { ...base, ...kind?.folk, ...trade };
  // What a people is known by stays, whatever it does for a living.
  if (kind?.folk?.head) is.head = kind.folk.head;
  if (trade?.head && is.head === 'human') is.head = trade.head;
  if (kind?.folk?.back) is.back = kind.folk.back;
  if (kind?.folk && ['bones', 'ghost', 'smoke', 'stone', 'serpent', 'horse'].includes(kind.folk.garb ?? ''))
    is.garb = kind.folk.garb as Folk['garb'];
  is.bulk = Math.max(is.bulk, kind?.folk?.bulk ?? 1) * (c.power > 4 ? 1.1 : 1);
  armed(is, c);
  if (is.back === 'none' && (c.legendary || r() < 0.2)) is.back = 'cape';
  if (is.hat === 'none' && is.head === 'human' && !trade) is.hat = pick(r, ['hood', 'bandana', 'circlet', 'none'] as const);
  return is;
}

/** How much a small beast is drawn larger: a rat fills its picture as a bear does. */
const beastSize = (b: Beast): number =>
  Math.min(
    1.75,
    80 / (b.long + b.thick - b.neck[0] + b.muzzle + (b.tail === 'thick' || b.tail === 'bare' ? 20 : 8)),
    Math.max(
      1.05,
      44 /
        (b.leg +
          b.thick * 1.5 -
          b.neck[1] +
          b.head * 0.6 +
          (b.horns === 'antlers' ? 14 : 0) +
          (b.parts.some((p) => p === 'feathered' || p === 'bat-wings') ? 14 : 0)),
    ),
  );

/** Two of one people and profession look to different sides, and stand nearer or farther. */
function standing(layers: readonly Layer[], r: Next): Layer[] {
  const near = Math.round(between(r, 0.92, 1.08) * 100) / 100;
  const at = `translate(${Math.round(between(r, 46, 54))} 76)${r() < 0.5 ? 'scale(-1 1)' : ''}scale(${near})translate(-50 -76)`;
  return layers.map((l) => ({ ...l, at: l.at ? `${at}${l.at}` : at }));
}

function creature(c: Features, r: Next): Drawing {
  const races = c.subtypes.filter((t) => RACES[t]);
  const race = races.find((t) => t !== 'Human' && t !== 'Phyrexian' && t !== 'Spirit') ?? races[0];
  const kind = race ? RACES[race] : undefined;
  const trades = c.subtypes.map((t) => CLASSES[t]).filter((t) => t !== undefined);
  const trade = trades[0];
  const palette = paletteOf(c.colors, kind?.skin ?? ['#e8bd94', '#c98f62', '#8d5a3c'], r);
  const back: Layer = { of: backdrop(r, place(kind ?? {}, c), palette.night) };
  const upright = kind?.folk || !kind || (trade && kind.head);
  if (upright) return { palette, layers: [back, ...standing(folk(person(kind, c, trade, r), r), r)] };
  const size = (kind.beast ? beastSize(kind.beast) : 1) * between(r, 0.94, 1.04) * (c.power >= 6 ? 1.08 : c.power <= 1 ? 0.88 : 1);
  const fly = kind.beast && c.keywords.includes('flying') && !kind.beast.parts.some((p) => p === 'feathered' || p === 'bat-wings');
  const body = kind.beast
    ? beast(
        fly
          ? { ...kind.beast, parts: [...kind.beast.parts, c.colors.some((x) => x === 'b' || x === 'r') ? 'bat-wings' : 'feathered'] }
          : kind.beast,
        r,
      )
    : own(race === 'Elemental' ? elemental(c) : (kind.own as Own), r);
  const turned = r() < 0.5 ? 'scale(-1 1)' : '';
  const foot = kind.beast && !c.keywords.includes('flying') ? 74 : 42;
  const at = `translate(50 ${foot})${turned}rotate(${Math.round(between(r, -4, 4))})scale(${Math.round(size * 100) / 100})translate(-50 -${foot})`;
  return { palette, layers: [back, ...body.map((l) => ({ ...l, at: l.at ? `${at}${l.at}` : at }))] };
}

/** What stands on the ground. */
const STANDING: readonly Motif[] = ['moon', 'light', 'garden', 'coffin', 'portal', 'monolith', 'ship', 'vehicle', 'food', 'statue', 'wave'];

/** Layers that stand a little otherwise in every picture. */
function posed(layers: readonly Layer[], upright: boolean, r: Next): Layer[] {
  const at = `translate(${upright ? 50 : Math.round(between(r, 45, 55))} 38)${r() < 0.5 ? 'scale(-1 1)' : ''}rotate(${upright ? 0 : Math.round(between(r, -14, 14))})scale(${upright ? 1 : Math.round(between(r, 0.8, 1.02) * 100) / 100})translate(-50 -38)`;
  return layers.map((l) => ({ ...l, at }));
}

function withMotif(kind: Motif, c: Features, r: Next, grounds: readonly Ground[]): Drawing {
  const palette = paletteOf(c.colors, [], r);
  const ground = pick(r, grounds);
  return {
    palette,
    layers: [{ of: backdrop(r, ground, palette.night) }, { of: accent(r) }, ...posed(motif(kind, r), STANDING.includes(kind), r)],
  };
}

function land(c: Features, r: Next): Drawing {
  const own = c.subtypes.map((t) => BASIC[t]).filter((t) => t !== undefined);
  const colors: Record<string, string> = { plains: 'w', island: 'u', swamp: 'b', mountain: 'r', forest: 'g' };
  const kind =
    (own.length === 1 ? own[0] : undefined) ??
    find(SCENES, c.name) ??
    own[0] ??
    pick(r, ['river', 'ruins', 'wastes', 'tower', 'temple', 'village'] as const);
  const letters = c.colors.length > 0 ? c.colors : own.flatMap((t) => colors[t] ?? []);
  return { palette: paletteOf(letters.length > 0 ? letters : colors[kind] ? [colors[kind] as string] : [], [], r), layers: scene(kind, r) };
}

function thing(c: Features, r: Next): Drawing {
  const kind = c.subtypes.includes('Vehicle')
    ? find(THINGS, c.name) === 'ship'
      ? 'ship'
      : 'vehicle'
    : (find(THINGS, [...c.subtypes, c.name].join(' ')) ??
      (c.subtypes.includes('Equipment')
        ? pick(r, ['sword', 'armour', 'helm', 'axe'] as const)
        : pick(r, ['gears', 'orb', 'amulet', 'statue', 'chalice', 'monolith'] as const)));
  return withMotif(kind, c, r, kind === 'ship' ? ['none'] : ['hills', 'desert', 'city', 'cave', 'none']);
}

const walker = (c: Features, r: Next): Drawing => {
  const kind = RACES[c.subtypes.find((t) => RACES[t]) ?? 'Human'] as Kind;
  const palette = paletteOf(c.colors, kind.skin ?? [], r);
  const right = ({ w: 'sunstaff', u: 'orb', b: 'skull', r: 'flame', g: 'leafstaff' } as const)[c.colors[0] as 'w'] ?? 'bolt';
  const hat = pick(r, ['hood', 'none', 'circlet', 'goggles'] as const);
  const garb = pick(r, ['robe', 'coat', 'plate', 'leather'] as const);
  return {
    palette,
    layers: [
      { of: backdrop(r, 'clouds', palette.night) },
      ...folk({ head: kind.folk?.head ?? 'human', hat, garb, right, left: 'bolt', back: 'rays', bulk: 1, tall: 1 }, r),
    ],
  };
};

/** The picture of a card. It depends on these features alone. */
export function draw(c: Features): Drawing {
  const r = numbersOf(`${c.name}|${c.subtypes.join()}`);
  const is = (t: string): boolean => c.types.includes(t);
  const first = c.colors[0] ?? 'c';
  if (is('Creature')) return creature(c, r);
  if (is('Land')) return land(c, r);
  if (is('Planeswalker')) return walker(c, r);
  if (is('Artifact')) return thing(c, r);
  if (is('Battle')) return withMotif('shield', c, r, ['city', 'peaks']);
  if (is('Plane') || is('Phenomenon')) return withMotif('portal', c, r, ['peaks', 'woods', 'sea']);
  if (is('Scheme') || is('Conspiracy')) return withMotif('scheme', c, r, ['city', 'cave']);
  if (is('Enchantment'))
    return withMotif(find(SPELLS, c.name) ?? pick(r, AURAS[first] ?? (AURAS.c as Motif[])), c, r, ['none', 'hills', 'clouds']);
  return withMotif(find(SPELLS, c.name) ?? pick(r, SPELL_BY_COLOR[first] ?? (SPELL_BY_COLOR.c as Motif[])), c, r, [
    'none',
    'hills',
    'peaks',
    'clouds',
  ]);
}
