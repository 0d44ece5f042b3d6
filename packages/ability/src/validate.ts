/** Structural validation of cards that come from outside as JSON: every error says where it is. */
import { CARD_TYPES, COLORS, SUPERTYPES, ZONES } from './basics.js';
import { unboundSlots } from './flow.js';
import { keywordInfo } from './keywords.js';
import { parseMana } from './mana.js';

export interface ValidationError {
  /** Path in the JSON: `faces[0].abilities[1].program.effect`. */
  path: string;
  message: string;
}

type Json = Record<string, unknown>;

/** The variants of each union by its discriminating field; the fields listed must be there. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  kind: {
    spell: ['program'],
    activated: ['cost', 'program', 'timing'],
    triggered: ['event', 'program'],
    static: ['parts'],
    keyword: ['keyword'],
  },
  do: {
    nothing: [],
    seq: ['of'],
    if: ['cond', 'then'],
    may: ['who', 'then'],
    forEach: ['in', 'slot', 'effect'],
    repeat: ['times', 'effect'],
    let: ['slot', 'what'],
    letNumber: ['slot', 'value'],
    choose: ['who', 'what'],
    chooseEffect: ['who', 'options'],
    damage: ['source', 'to', 'amount'],
    life: ['who', 'change', 'amount'],
    draw: ['who', 'count'],
    discard: ['who', 'count', 'filter', 'how'],
    discardThese: ['what'],
    destroy: ['what', 'regeneration'],
    sacrifice: ['who', 'count', 'filter'],
    sacrificeThese: ['what'],
    move: ['what', 'to'],
    tap: ['what'],
    untap: ['what'],
    counters: ['change', 'counter', 'count', 'on'],
    createToken: ['who', 'count', 'token'],
    continuous: ['mods', 'rules', 'duration'],
    replacement: ['replacement', 'duration'],
    counter: ['what'],
    changeText: ['what', 'of', 'duration'],
    copyOnStack: ['what', 'who', 'count', 'retarget'],
    retarget: ['what', 'who'],
    play: ['who', 'what', 'cost'],
    permitPlay: ['who', 'what', 'duration', 'cost'],
    look: ['who', 'at'],
    reveal: ['what'],
    revealUntil: ['who', 'filter', 'count', 'bind', 'bindAll', 'to'],
    search: ['who', 'of', 'zone', 'filter', 'min', 'max', 'bind'],
    shuffle: ['who'],
    mana: ['who', 'mana'],
    keywordAction: ['action', 'who', 'n'],
    attach: ['what', 'to'],
    unattach: ['what'],
    delayed: ['event', 'uses', 'duration', 'program'],
    reflexive: ['program'],
    emblem: ['who', 'abilities'],
    extraTurn: ['who'],
    extraPhase: ['phase'],
    skip: ['who', 'step'],
    endTurn: [],
    doubleX: ['what'],
    reverseTurns: [],
    winGame: ['who'],
    loseGame: ['who'],
    playerCounters: ['who', 'change', 'counter', 'count'],
    controlPlayer: ['who', 'whom'],
    dayNight: ['becomes'],
    speed: ['who', 'increase'],
    meld: ['with', 'into'],
    gainDesignation: ['who', 'designation'],
    exchange: ['of'],
    removeFromCombat: ['what'],
    coin: ['who', 'win', 'lose'],
    roll: ['who', 'sides', 'count'],
    rollAgain: [],
    processAgain: [],
    prize: ['effect'],
    piles: ['who', 'of', 'bindChosen', 'bindOther'],
    vote: ['first', 'ballot'],
    restartGame: ['keep'],
    phaseOut: ['what'],
    moveCounters: ['counter', 'count', 'from', 'to'],
    removeDamage: ['what'],
    endable: ['cost'],
    pair: ['what', 'with'],
    become: ['what', 'status'],
    setLevel: ['what', 'level'],
    door: ['who', 'what', 'change'],
    keywordDone: ['keyword', 'what'],
  },
  sel: {
    self: [],
    host: [],
    giver: [],
    target: ['index'],
    slot: ['slot'],
    event: ['role'],
    linked: ['link'],
    paid: ['verb'],
    keywordLink: ['keyword'],
    it: [],
    all: ['zone', 'filter'],
    players: ['who'],
    top: ['of', 'count'],
    graveyardTop: ['of', 'filter'],
    choose: ['who', 'from', 'min', 'max', 'how'],
    filter: ['of', 'filter'],
    union: ['of'],
    except: ['of', 'minus'],
    attachedTo: ['to'],
    sourceOf: ['of'],
    pairedWith: ['of'],
    extreme: ['of', 'stat', 'which'],
  },
  player: {
    you: [],
    each: [],
    eachOpponent: [],
    yourTeam: [],
    eachTeammate: [],
    eachOther: [],
    anOpponent: [],
    active: [],
    defending: ['attacker'],
    controllerOf: ['of'],
    ownerOf: ['of'],
    of: ['of'],
  },
  pay: {
    mana: ['mana'],
    self: ['verb'],
    objects: ['verb', 'zone', 'filter', 'count', 'how'],
    manaCostOf: ['of'],
    life: ['amount'],
    loyalty: ['amount'],
    counters: ['change', 'counter', 'count', 'from'],
    energy: ['amount'],
    lifeGain: ['who', 'amount'],
    unblockedAttacker: [],
    choosePlayer: ['among'],
    revealChosen: ['link'],
    or: ['of'],
    times: ['of', 'times'],
  },
  part: {
    continuous: ['affects', 'mods'],
    rule: ['rule'],
    replacement: ['replacement'],
    castingCost: ['how', 'cost', 'label'],
    castTiming: ['how'],
    openingHand: ['effect'],
    beforeOpeningHand: ['effect'],
    startingPlayer: [],
    deckConstruction: ['allows'],
    draft: ['does'],
    selfCostChange: ['change', 'mana', 'times'],
  },
  deck: {
    each: ['what', 'is'],
    compare: ['what', 'in', 'how'],
    size: ['aboveMinimum'],
  },
  token: { described: ['supertypes', 'types', 'subtypes', 'colors', 'abilities'], copy: ['of', 'mods'], predefined: ['name'] },
}; // prettier-ignore

const isObject = (v: unknown): v is Json => typeof v === 'object' && v !== null && !Array.isArray(v);

/** The field that says which variant an object is, when it is one of a union checked here. */
function discriminator(node: Json): string | undefined {
  for (const field of ['kind', 'do', 'sel', 'pay', 'part', 'token', 'player', 'deck'])
    if (typeof node[field] === 'string' && (field !== 'kind' || !['replace', 'on', 'act', 'is', 'rule'].some((other) => other in node)))
      return field;
  return undefined;
}

function checkNode(node: Json, path: string, errors: ValidationError[]): void {
  const field = discriminator(node);
  if (field) {
    const name = node[field] as string;
    const required = VARIANTS[field][name];
    if (!required) errors.push({ path, message: `"${name}" is not one of the kinds of "${field}"` });
    else for (const key of required) if (!(key in node)) errors.push({ path, message: `"${key}" is missing from ${field} "${name}"` });
  }
  if (node.kind === 'keyword' && typeof node.keyword === 'string' && !keywordInfo(node.keyword))
    errors.push({ path: `${path}.keyword`, message: `"${node.keyword}" is not a keyword ability` });
  if (node.notFor !== undefined && node.notFor !== 'generic')
    errors.push({ path: `${path}.notFor`, message: 'mana is kept from generic costs only' });
  if (typeof node.mana === 'string') checkMana(node.mana, `${path}.mana`, errors);
  checkChance(node, path, errors);
  for (const zone of ['zone', 'to', 'from'] as const)
    if (typeof node[zone] === 'string' && (node.do === 'move' || node.sel === 'all') && !(ZONES as readonly string[]).includes(node[zone]))
      errors.push({ path: `${path}.${zone}`, message: `"${node[zone]}" is not a zone` });
}

/** What `how` can be where something is chosen: of targets, words, effects and modes. */
const WAYS: readonly (readonly [(node: Json) => boolean, readonly string[]])[] = [
  [(n) => Array.isArray(n.from) && 'what' in n && 'min' in n, ['random']],
  [(n) => n.do === 'choose', ['random']],
  [(n) => n.do === 'chooseEffect', ['villainous', 'random']],
  [(n) => Array.isArray(n.options) && 'choice' in n, ['random']],
];

function checkChance(node: Json, path: string, errors: ValidationError[]): void {
  if (node.how === undefined) return;
  for (const [is, ways] of WAYS) if (is(node)) oneOf(ways, node.how, `${path}.how`, 'way to choose', errors);
  if (node.do === 'chooseEffect' && node.count !== undefined && !(Array.isArray(node.options) && Number(node.count) < node.options.length))
    errors.push({ path: `${path}.count`, message: 'fewer are chosen than there are' });
}

function checkMana(text: string, path: string, errors: ValidationError[]): void {
  try {
    parseMana(text);
  } catch (error) {
    errors.push({ path, message: (error as Error).message });
  }
}

function visit(value: unknown, path: string, errors: ValidationError[]): void {
  if (Array.isArray(value)) for (const [i, v] of value.entries()) visit(v, `${path}[${i}]`, errors);
  else if (isObject(value)) {
    checkNode(value, path, errors);
    for (const [key, v] of Object.entries(value)) visit(v, path ? `${path}.${key}` : key, errors);
  }
}

const oneOf = (list: readonly string[], value: unknown, path: string, what: string, errors: ValidationError[]): void => {
  if (typeof value !== 'string' || !list.includes(value)) errors.push({ path, message: `${JSON.stringify(value)} is not a ${what}` });
};

function checkFace(face: unknown, path: string, errors: ValidationError[]): void {
  if (!isObject(face)) {
    errors.push({ path, message: 'a face is an object' });
    return;
  }
  if (typeof face.name !== 'string' || face.name === '') errors.push({ path: `${path}.name`, message: 'a face has a name' });
  if (face.manaCost !== undefined) {
    if (typeof face.manaCost === 'string') checkMana(face.manaCost, `${path}.manaCost`, errors);
    else errors.push({ path: `${path}.manaCost`, message: 'a mana cost is text' });
  }
  for (const key of ['supertypes', 'types', 'subtypes', 'abilities'] as const)
    if (!Array.isArray(face[key])) errors.push({ path: `${path}.${key}`, message: 'a list is wanted here' });
  if (Array.isArray(face.types))
    for (const [i, t] of face.types.entries()) oneOf(CARD_TYPES, t, `${path}.types[${i}]`, 'card type', errors);
  if (Array.isArray(face.supertypes))
    for (const [i, t] of face.supertypes.entries()) oneOf(SUPERTYPES, t, `${path}.supertypes[${i}]`, 'supertype', errors);
  if (Array.isArray(face.colorIndicator))
    for (const [i, t] of face.colorIndicator.entries()) oneOf(COLORS, t, `${path}.colorIndicator[${i}]`, 'color', errors);
  if (face.lights !== undefined && !(Array.isArray(face.lights) && face.lights.every((n) => Number.isInteger(n) && n >= 1 && n <= 6)))
    errors.push({ path: `${path}.lights`, message: 'lit-up numbers are from 1 to 6' });
  if (Array.isArray(face.abilities))
    face.abilities.forEach((a, i) => {
      const at = `${path}.abilities[${i}]`;
      if (!isObject(a) || typeof a.kind !== 'string' || !VARIANTS.kind[a.kind]) {
        errors.push({ path: at, message: 'not an ability: "kind" is spell, activated, triggered, static or keyword' });
        return;
      }
      visit(a, at, errors);
      for (const { path, slot } of unboundSlots(a))
        errors.push({ path: `${at}${path}`, message: `slot ${slot} is read where nothing before it binds it` });
    });
}

/** Checks that a value is a card of the ability language; the list of errors is empty when it is. */
export function validateCard(value: unknown): ValidationError[] {
  const errors: ValidationError[] = [];
  if (!isObject(value)) return [{ path: '', message: 'a card is an object' }];
  if (typeof value.name !== 'string' || value.name === '') errors.push({ path: 'name', message: 'a card has a name' });
  if (!Array.isArray(value.faces) || value.faces.length === 0) errors.push({ path: 'faces', message: 'a card has at least one face' });
  else for (const [i, face] of value.faces.entries()) checkFace(face, `faces[${i}]`, errors);
  return errors;
}
