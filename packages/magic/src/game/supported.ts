/** What the engine has a meaning for: asked when a game is set up, so that no game ever meets a node it can't perform. */
import {
  type Ability,
  type ActivatedAbility,
  type Card,
  type Cost,
  canJudgeDeck,
  type DeckCondition,
  type Filter,
  keywordInfo,
  type Layout,
  mentionsNode,
} from '@apnap/ability';
import { fusedProgram, isCombined, isSplitPermanent } from '../cardforms/faces.js';
import { choosesMana } from '../casting/branches.js';
import { KNOWN_ACTIONS } from '../performing/keyword-actions/keyword-actions.js';
import { canPerform } from '../performing/leaf.js';
import { isManaAbility } from '../reading/adds-mana.js';

const COMBINATORS = new Set([
  'nothing',
  'seq',
  'if',
  'may',
  'forEach',
  'repeat',
  'chooseEffect',
  'coin',
  'roll',
  'rollAgain',
  'processAgain',
  'prize',
]);

/** Layouts the engine has a meaning for. */
const LAYOUTS: ReadonlySet<Layout> = new Set([
  'normal',
  'token',
  'split',
  'aftermath',
  'transform',
  'modalDoubleFaced',
  'adventure',
  'prepare',
  'flip',
  'leveler',
  'saga',
  'class',
  'case',
  'prototype',
  'meld',
  'planar',
  'scheme',
  'vanguard',
]);

/** Subtypes that the rules don't speak of (CR 701.41a). */
const SUBTYPES_WITHOUT_MEANING: ReadonlySet<string> = new Set(['Contraption']);

const isFuse = (a: Ability): boolean => a.kind === 'keyword' && a.keyword === 'fuse';

/** Names of what the card needs and the engine lacks; empty for a card that can be played exactly. */
export function unsupported(card: Card): string[] {
  const found = new Set<string>();
  if (!LAYOUTS.has(card.layout)) found.add(`layout ${card.layout}`);
  if (card.layout === 'meld' && card.faces.length < 2) found.add('what it melds into');
  if (isCombined(card.layout) && card.faces.some((f) => f.abilities.some(isFuse)) && fusedProgram(card) === null)
    found.add('fuse of halves with modes');
  for (const face of card.faces) {
    for (const type of face.subtypes) if (SUBTYPES_WITHOUT_MEANING.has(type)) found.add(`subtype ${type}`);
    if (face.subtypes.includes('Attraction') && face.lights === undefined) found.add('numbers that are lit up');
    if (isCombined(card.layout) && !isSplitPermanent(card) && !face.types.some((t) => t === 'Instant' || t === 'Sorcery'))
      found.add('split permanent');
  }
  visit(card.faces, found);
  return [...found];
}

/** Of the turn before it is remembered how many spells were cast, not which, who lost life, and of which types what entered was. */
const isKnownOfLastTurn = (event: unknown): boolean => {
  const e = event as { on?: string; what?: Filter; to?: string; from?: string; verb?: string };
  const known = (f: Filter | undefined): boolean =>
    f?.is === 'and' ? f.of.every(known) : ['any', 'permanent', 'other', 'type', 'controlledBy'].includes(f?.is ?? '');
  if (e.on === 'zone') return e.to === 'battlefield' && e.from === undefined && e.verb === undefined && known(e.what);
  return e.on === 'loseLife' || (e.on === 'cast' && e.what?.is === 'any');
};

/** Of spells of earlier turns it is remembered who cast them, and their names. */
const isNamedCast = (event: unknown): boolean => {
  const e = event as { on?: string; nth?: number; what?: Filter };
  const known = (f: Filter | undefined): boolean =>
    f?.is === 'and' ? f.of.every(known) : f?.is === 'named' ? typeof f.name === 'string' : ['any', 'spell', 'other'].includes(f?.is ?? '');
  return e.on === 'cast' && e.nth === undefined && known(e.what);
};

type Node = Readonly<Record<string, unknown>>;

/** Whether the keyword is an ability that is carried out by itself, and no word that another ability begins with. */
const isCarriedOut = (keyword: string): boolean => (keywordInfo(keyword)?.by ?? 'wording') !== 'wording';

const isStatic = (ability: unknown): boolean => (ability as { kind?: string } | undefined)?.kind === 'static';

/** What the engine lacks of a node: its name, or nothing. */
const LACKS: readonly ((node: Node) => string | false)[] = [
  (n) => typeof n.do === 'string' && !COMBINATORS.has(n.do) && !canPerform(n.do) && `effect ${n.do}`,
  (n) => n.do === 'keywordAction' && !KNOWN_ACTIONS.has(n.action as string) && `keyword action ${String(n.action)}`,
  (n) => typeof n.deck === 'string' && !canJudgeDeck(n as unknown as DeckCondition) && `deck condition ${n.deck}`,
  (n) => n.kind === 'keyword' && !isCarriedOut(n.keyword as string) && `keyword ${String(n.keyword)}`,
  (n) =>
    n.replace === 'enters' &&
    n.or !== undefined &&
    (n.entering ?? n.before ?? n.may ?? n.condition) !== undefined &&
    'how it is turned face up',
  // mana abilities are weighed while something is paid for, without a choice among their costs (CR 605.3)
  (n) =>
    n.kind === 'activated' &&
    Array.isArray(n.cost) && // and not a description of abilities
    (n.cost as Cost[]).some(choosesMana) &&
    isManaAbility(n as unknown as ActivatedAbility) &&
    'a mana ability with a choice between mana and another cost',
  (n) => n.on === 'step' && n.first !== undefined && n.step !== 'upkeep' && `first ${String(n.step)}`,
  (n) => n.if === 'happened' && n.when === 'lastTurn' && !isKnownOfLastTurn(n.event) && 'what happened last turn',
  (n) => n.if === 'happened' && n.when === 'thisGame' && !isNamedCast(n.event) && 'what happened this game',
  // CR 201.5b: it is remembered of what is activated or triggers
  (n) =>
    n.mod === 'addAbility' &&
    isStatic(n.ability) &&
    mentionsNode(n.ability, { sel: 'giver' }) &&
    'a static ability that speaks of what gives it',
  (n) => n.token === 'described' && mentionsNode(n.abilities, { sel: 'giver' }) && 'a token that speaks of what created it',
  // CR 901.4: cards of a planar deck are objects only while they are revealed
  (n) => n.sel === 'top' && n.deck !== undefined && 'cards of a planar deck that are not revealed',
];

function visit(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const v of value) visit(v, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  for (const lacks of LACKS) {
    const name = lacks(node);
    if (name !== false) found.add(name);
  }
  const revealed = node.do === 'reveal' ? (node.what as { sel?: string }) : undefined;
  for (const v of Object.values(node)) if (v !== revealed || revealed?.sel !== 'top') visit(v, found);
}
