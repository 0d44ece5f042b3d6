/** The compiler: card text to the ability language, whole or not at all. */
import type { Ability, ActivatedAbility, Card, CardType, Color, Effect, Face, Layout, Program, Quantity, Supertype } from '@apnap/ability';
import { CARD_TYPES, CHOSEN_PLAYER, COLORS, hasStation, LINKS, mentionsNode, SUPERTYPES } from '@apnap/ability';
import { bindAbility } from './bind/ability.js';
import { contains, type Node } from './bind/nodes.js';
import { afterLead } from './bind/positions.js';
import { cleavedText, hasBrackets, joined, withoutMarks } from './cleave.js';
import { printedRooms, roomAbility } from './dungeons.js';
import {
  type Anchor,
  anchorChoice,
  anchoredAbility,
  anchorsOf,
  chapterAbility,
  chapterLine,
  classAbilities,
  classSections,
  levelAbility,
  striations,
  toSolve,
  whenSolved,
} from './frames.js';
import { gated, numberMissing, otherFaceMissing } from './gates.js';
import { grammar } from './grammar/build.js';
import type { ParseContext, Watch } from './grammar/engine.js';
import type { Nonterminals } from './grammar/nonterminals.js';
import { rewrite } from './grammar/raw.js';
import type { CardInput, FaceInput, Refusal } from './input.js';
import { type ModeReaders, readModes, STAND_IN, withModes } from './modes.js';
import { labelPaid, paidByExiling, undefinedX, unpaidWords } from './paid-words.js';
import { sensible, strongest, unique } from './readings.js';
import { plainStation, stationAbility, stationSections } from './station.js';
import { abilityWord } from './text/ability-words.js';
import { apart, closed, ended, pawprints, withPawprints, withPrize, withSequels, withSpree, withTables, withTiers } from './text/lines.js';
import { normaliseText } from './text/normalise.js';
import { phraseAt } from './text/phrase-at.js';
import { RENAMED_SUBTYPES, RENAMED_TYPES } from './text/renamed.js';
import { type Token, tokenize } from './text/tokens.js';

export type CompileResult = { ok: true; card: Card } | { ok: false; name: string; refusals: Refusal[] };

class Refused extends Error {
  constructor(
    readonly line: string,
    readonly phrase: string,
    readonly reason: string,
  ) {
    super(reason);
  }
}

function tokensOf(line: string): Token[] {
  try {
    return tokenize(line);
  } catch (error) {
    throw new Refused(line, line, (error as Error).message);
  }
}

/** A line as abilities, or why they mean nothing certain. */
interface BoundLine {
  readings: Ability[][];
  unbound: string[];
}

/** By what a text was read as, which is kept for texts that stand on many cards: what that means. */
const boundLines = new WeakMap<readonly unknown[], BoundLine>();

/** Every reading of a line as abilities, after binding. */
function readAbilities(tokens: Token[], context: ParseContext): BoundLine {
  const lists = grammar().parse('abilityList', tokens, context);
  const known = context.watch ? undefined : boundLines.get(lists);
  if (known) return known;
  const line = boundReadings(lists, context);
  if (!context.watch) boundLines.set(lists, line);
  return line;
}

function boundReadings(lists: Ability[][], context: ParseContext): BoundLine {
  const bound: Ability[][] = [];
  const unbound: string[] = [];
  for (const list of strongest(lists)) {
    const results = list.map((a) => bindAbility(a, context.types));
    const bad = results.find((r) => 'refused' in r);
    if (bad && 'refused' in bad) {
      unbound.push(bad.refused);
      continue;
    }
    if (bound.length === 0) context.watch?.taken(list);
    bound.push(results.map((r) => (r as { ability: Ability }).ability));
  }
  return { readings: sensible(unique(bound)), unbound };
}

function ambiguous(line: string, readings: unknown[]): Refused {
  return new Refused(
    line,
    line,
    `two readings: ${readings
      .slice(0, 2)
      .map((r) => JSON.stringify(r))
      .join(' | ')}`,
  );
}

/** Why a text that was to be a nonterminal has no reading: what could not be bound, or the words before which all reading ended. */
function refuse(line: string, tokens: Token[], as: keyof Nonterminals, context: ParseContext, unbound: string[] = []): Refused {
  if (unbound.length > 0) return new Refused(line, /^"([^"]*)"/.exec(unbound[0])?.[1] ?? line, unbound[0]);
  const furthest = grammar().furthest(as, tokens, context);
  const phrase = phraseAt(tokens, furthest, line);
  return new Refused(line, phrase, furthest >= tokens.length ? 'the line ends too early' : `not understood from "${phrase}"`);
}

/** Reads a line of a permanent: exactly one reading, or a refusal. */
function permanentLine(line: string, context: ParseContext): Ability[] {
  const tokens = tokensOf(line);
  const { readings, unbound } = readAbilities(tokens, context);
  if (readings.length === 1) return readings[0];
  if (readings.length > 1) throw ambiguous(line, readings);
  const end = closed(line);
  if (unbound.length === 0 && end !== line) {
    const whole = readAbilities(tokensOf(end), context);
    if (whole.readings.length === 1) return whole.readings[0];
  }
  for (const [keywords, rest] of unbound.length === 0 ? apart(line) : []) {
    const lines = [keywords, ended(rest)].map((part) => readAbilities(tokensOf(part), context).readings);
    if (lines.every((read) => read.length === 1) && lines[0][0].every((a) => a.kind === 'keyword')) return lines.flatMap((read) => read[0]);
  }
  throw refuse(line, tokens, 'abilityList', context, unbound);
}

/** What the words before modes are read with; what was read counts as used. */
const modeReaders = (context: ParseContext): ModeReaders => {
  const only = <T extends object>(found: T[]): T | undefined => {
    if (found.length === 1) context.watch?.taken(found[0]);
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    condition: (words) => only(unique(grammar().parse('condition', tokensOf(words), context))),
    quantity: (words) => only(unique(grammar().parse('quantity', tokensOf(words), context)) as object[]) as Quantity | undefined,
  };
};

/** Reads "Choose one —" and its bullets into modes of `lead`, the ability they belong to. */
function modalLine(head: string, bullets: string[], context: ParseContext, spell: boolean, whole?: Ability): Ability {
  // when it can be activated is said after the choice, and read with what comes before it
  const limit = /(?<=\.) (Activate only [^.]*\.)$/.exec(head)?.[1];
  const match = /^(.*?)((?:An opponent |an opponent )?[Cc]hooses? [^—]*?)(?: —|\.)$/.exec(limit ? head.slice(0, -limit.length - 1) : head);
  const modes = match ? readModes(match[2], modeReaders(context)) : undefined;
  if (!match || !modes) throw new Refused(head, head, 'not a way to choose modes');
  const lead = match[1].trim();
  const worthy = / worth of modes\b/.test(match[2]);
  if (worthy && (modes.who ?? modes.how ?? modes.unchosen ?? modes.instead) !== undefined)
    throw new Refused(head, head, 'modes by what they are worth, chosen in another way');
  const options = bullets.map((line) => {
    const { worth, rest } = pawprints(line);
    if ((worth !== undefined) !== worthy) throw new Refused(head, line, 'a mode of which is not said what it is worth');
    const { word, rest: bullet } = abilityWord(rest);
    const tokens = tokensOf(bullet);
    const readings = grammar().parse('mode', tokens, context);
    const found = unique(strongest(readings));
    if (found.length === 0) throw refuse(bullet, tokens, 'mode', context);
    return found.map((read) => ({
      read,
      mode: { ...afterLead(read), ...(worth ? { worth } : {}), ...(word ? { flavorWord: word } : {}) },
    }));
  });
  const combinations = options.reduce<(typeof options)[number][]>(
    (all, list) => all.flatMap((done) => list.map((m) => [...done, m])),
    [[]],
  );
  const raw = combinations.flatMap((list) =>
    (whole && lead === '' ? [whole] : leads(lead, context, spell, head, limit)).flatMap((a) => {
      const ability = withModes(a, { ...modes, options: list.map((o) => o.mode) });
      return ability ? [{ ability, read: [a, ...list.map((o) => o.read)] }] : [];
    }),
  );
  if (raw.length === 0) throw new Refused(head, head, 'modes of something else than the whole ability');
  const results = raw.map((r) => bindAbility(r.ability, context.types));
  const bound = unique(results.flatMap((r) => ('ability' in r ? [r.ability] : [])));
  if (bound.length > 1) throw ambiguous(head, bound);
  if (bound.length === 0) throw new Refused(head, head, 'refused' in results[0] ? results[0].refused : 'no reading');
  for (const read of raw[results.findIndex((r) => 'ability' in r)].read) context.watch?.taken(read);
  return bound[0];
}

/** What the modes belong to: the spell, or the trigger or cost before "choose". */
function leads(lead: string, context: ParseContext, spell: boolean, head: string, limit?: string): Ability[] {
  if (lead === '') {
    if (!spell) throw new Refused(head, head, 'only a spell begins with its modes');
    return [{ kind: 'spell', program: { targets: [], effect: { do: 'nothing' } } }];
  }
  // the trigger or cost is read with a stand-in for the modes
  const line = `${lead} ${STAND_IN}.${limit ? ` ${limit}` : ''}`;
  const tokens = tokensOf(line);
  const readings = grammar().parse('ability', tokens, context);
  if (readings.length === 0) throw refuse(head, tokens, 'ability', context);
  return unique(readings);
}

/** What a chapter ability does (CR 714.2b): read as the effect of an ability that has nothing before it to refer to. */
function chapterProgram(body: string, bullets: string[], context: ParseContext): Program {
  const bare = (effect: Effect): Ability => ({ kind: 'activated', cost: [], program: { targets: [], effect }, timing: 'instant' });
  const programOf = (a: Ability): Program => (a as ActivatedAbility).program;
  if (bullets.length > 0) return programOf(modalLine(body, bullets, context, false, bare({ do: 'nothing' })));
  const tokens = tokensOf(body);
  const readings = grammar().parse('program', tokens, context);
  const effects = unique(strongest(readings));
  const results = effects.map((effect) => bindAbility(bare(effect), context.types));
  const bound = unique(results.flatMap((r) => ('ability' in r ? [programOf(r.ability)] : [])));
  context.watch?.taken(effects[results.findIndex((r) => 'ability' in r)]);
  if (bound.length === 1) return bound[0];
  if (bound.length > 1) throw ambiguous(body, bound);
  throw refuse(
    body,
    tokens,
    'program',
    context,
    results.flatMap((r) => ('refused' in r ? [r.refused] : [])),
  );
}

/** A chapter ability, with the flavor word before what it does (CR 207.2d). */
function chapterOf({ reaches, body }: { reaches: number[]; body: string }, bullets: string[], context: ParseContext): Ability {
  const { word, rest } = abilityWord(body);
  const ability = chapterAbility(reaches, chapterProgram(rest, bullets, context));
  return word ? { ...ability, abilityWord: word } : ability;
}

/** The bullets that stand after a line. */
function bulletsAfter(lines: readonly string[], at: number): string[] {
  const bullets: string[] = [];
  while (lines[at + 1 + bullets.length]?.startsWith('•')) bullets.push(lines[at + 1 + bullets.length].slice(1).trim());
  return bullets;
}

interface FaceLines {
  abilities: Ability[];
  refusals: Omit<Refusal, 'face'>[];
}

/** What the lines of a face depend on besides: frames are known by the subtypes, phrases are not. */
type FaceContext = ParseContext & { subtypes: readonly string[] };

function compileLines(printed: string[], context: FaceContext): FaceLines {
  const lines = withTiers(withPawprints(withSpree(withPrize(withTables(withSequels(printed))))));
  const spell = context.types.includes('Instant') || context.types.includes('Sorcery');
  const out: FaceLines = { abilities: [], refusals: [] };
  const paragraphs: { line: string; word?: string }[] = [];
  let spellAt = -1;
  for (let i = 0; i < lines.length; i++) {
    const { word, rest: line } = abilityWord(lines[i]);
    const mark = (a: Ability): Ability => (word ? { ...a, abilityWord: word } : a);
    try {
      const bullets = /—$|[.]$/.test(line) ? bulletsAfter(lines, i) : [];
      const chapter = context.subtypes.includes('Saga') ? chapterLine(line) : null;
      i += bullets.length;
      const anchors = bullets.length > 0 ? anchorsOf(line, bullets) : null;
      if (anchors) out.abilities.push(...anchored(anchors, context));
      else if (chapter) out.abilities.push(chapterOf(chapter, bullets, context));
      else if (bullets.length > 0) {
        out.abilities.push(mark(modalLine(line, bullets, context, spell)));
      } else if (spell && !isOwnAbility(line, context)) {
        if (spellAt < 0) spellAt = out.abilities.length;
        paragraphs.push({ line, ...(word ? { word } : {}) });
      } else {
        const ofCase = context.subtypes.includes('Case') ? caseLine(line, context) : null;
        out.abilities.push(...(ofCase ?? permanentLine(line, context).map(mark)));
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      out.refusals.push({ line: error.line, phrase: error.phrase, reason: error.reason });
    }
  }
  if (paragraphs.length > 0) {
    try {
      out.abilities.splice(spellAt, 0, spellAbility(paragraphs, context));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      out.refusals.push({ line: error.line, phrase: error.phrase, reason: error.reason });
    }
  }
  return out;
}

/** A leveler's lines: those above its level symbols, and each symbol with what stands in its striation (CR 711). */
function compileLeveler(lines: string[], context: FaceContext): FaceLines {
  const frame = striations(lines);
  if (!frame) return { abilities: [], refusals: [{ line: lines.join(' '), phrase: 'LEVEL', reason: 'not the text box of a leveler' }] };
  const out = compileLines(frame.top, context);
  for (const level of frame.levels) {
    const inner = compileLines(level.lines, context);
    out.refusals.push(...inner.refusals);
    out.abilities.push(levelAbility(level, inner.abilities));
  }
  return out;
}

/** A Class: the lines above its class level bars, and each bar with what stands below it (CR 716). */
function compileClass(lines: string[], context: FaceContext): FaceLines {
  const frame = classSections(lines);
  if (!frame) return compileLines(lines, context);
  const out = compileLines(frame.top, context);
  for (const section of frame.sections) {
    const bar = compileLines([`${section.cost}: Draw a card.`], context); // the cost is read with a stand-in for the level
    const inner = compileLines(section.lines, context);
    out.refusals.push(...bar.refusals, ...inner.refusals);
    const [activated] = bar.abilities;
    if (activated?.kind === 'activated') out.abilities.push(...classAbilities(activated.cost, section.level, inner.abilities));
  }
  return out;
}

/** A card with station symbols: the lines above them, and each symbol with what stands behind it. */
function compileStation(lines: string[], context: FaceContext, creature: boolean): FaceLines {
  const frame = hasStation(context.subtypes) ? stationSections(lines) : null;
  if (!frame) return compileLines(lines, context);
  const out = compileLines(frame.top, context);
  const charged = creature ? { ...context, types: [...context.types, 'Creature'] } : context;
  for (const [i, section] of frame.sections.entries()) {
    const inner = compileLines(section.lines, charged);
    out.refusals.push(...inner.refusals);
    out.abilities.push(stationAbility(section.charges, inner.abilities, creature && i === frame.sections.length - 1));
  }
  return out;
}

/** The abilities of a line by which an anchor word is chosen, and of the bullets with those words (CR 614.12b). */
const anchored = (anchors: readonly Anchor[], context: FaceContext): Ability[] => [
  anchorChoice(anchors),
  ...anchors.map(({ word, text }) => anchoredAbility(word, permanentLine(text, context))),
];

/** A line of a Case: "To solve", or what it has when solved (CR 719.3); null for any other line. */
function caseLine(line: string, context: FaceContext): Ability[] | null {
  const match = /^(To solve|Solved) — (.*)$/.exec(line);
  if (!match) return null;
  if (match[1] === 'To solve') {
    // the condition is read as the intervening "if" it is
    const read = permanentLine(`At the beginning of your end step, if ${lowerFirst(match[2].replace(/\.$/, ''))}, draw a card.`, context);
    const [a] = read;
    if (read.length !== 1 || a.kind !== 'triggered' || !a.condition) throw new Refused(line, match[2], 'not a condition to solve a Case');
    return [toSolve(a.condition)];
  }
  const solved = permanentLine(match[2], context).map(whenSolved);
  if (solved.some((a) => a === null)) throw new Refused(line, match[2], 'not an ability a solved Case has');
  return solved as Ability[];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** On an instant or sorcery: keywords, statics and triggers stand apart from what the spell does (CR 113.3). */
function isOwnAbility(line: string, context: ParseContext): boolean {
  const tokens = tokensOf(line);
  const readings = grammar().parse('abilityList', tokens, context);
  return readings.some((list) => list.every((a) => a.kind !== 'spell' && !needsPermanent(a)));
}

/** A static ability about objects on the battlefield is not one an instant or sorcery has: there it is an effect. */
function needsPermanent(a: Ability): boolean {
  if (a.kind !== 'static') return false;
  return !a.parts.every(
    (p) =>
      p.part === 'castingCost' ||
      p.part === 'openingHand' ||
      p.part === 'castTiming' ||
      p.part === 'selfCostChange' ||
      // what it does during a draft, before there is a game (CR 905.2)
      p.part === 'draft' ||
      // what it is like on the stack
      (p.part === 'continuous' && a.zone === 'stack' && p.affects.sel === 'self') ||
      // what happens to the card wherever it is (CR 113.6)
      (p.part === 'replacement' && p.replacement.replace === 'zone' && p.replacement.from === undefined) ||
      (p.part === 'rule' && mentionsNode(p.rule, { sel: 'self' })),
  );
}

/** All paragraphs of an instant or sorcery are one spell ability, in order. */
function spellAbility(paragraphs: { line: string; word?: string }[], context: ParseContext): Ability {
  // a sentence can go on in the next paragraph with a quotation
  const text = paragraphs.map(({ line }, i) => (/^[A-Z~{]/.test(paragraphs[i + 1]?.line ?? 'A') ? ended(line) : line)).join(' ');
  const tokens = tokensOf(text);
  const readings = grammar().parse('program', tokens, context);
  const word = paragraphs.find((p) => p.word)?.word;
  const effects = unique(strongest(readings));
  const results = effects.map((effect) =>
    bindAbility({ kind: 'spell', ...(word ? { abilityWord: word } : {}), program: { targets: [], effect } }, context.types),
  );
  const bound = unique(results.flatMap((r) => ('ability' in r ? [r.ability] : [])));
  context.watch?.taken(effects[results.findIndex((r) => 'ability' in r)]);
  if (bound.length === 1) return bound[0];
  if (bound.length > 1) throw ambiguous(text, bound);
  throw refuse(
    text,
    tokens,
    'program',
    context,
    results.flatMap((r) => ('refused' in r ? [r.refused] : [])),
  );
}

const CHOSEN_ONE = { sel: 'linked', link: CHOSEN_PLAYER };

/** Cards exiled with the object, which are in exile; and what exiles cards without noting that it did. */
const EXILED_WITH = { is: 'inZone', zone: 'exile' };
const OTHERWISE_EXILED = [
  { do: 'revealUntil', to: 'exiled' },
  { replace: 'zone', toInstead: 'exile' },
];
const PAID_BY_EXILING = { pay: 'objects', verb: 'exile' };

const isLike = (n: Record<string, unknown>, like: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(like).every(([k, v]) => n[k] === v);

/** Tokens created by one ability and meant by another, or by the same one later on, share a link (CR 607.2). */
function linkTokens(abilities: Ability[]): Ability[] {
  if (!mentionsNode(abilities, { sel: 'linked', link: LINKS.created })) return abilities;
  if (!mentionsNode(abilities, { do: 'createToken' })) throw new Refused('', 'created with ~', 'no ability of this object creates tokens');
  return rewrite(abilities, (n) => (n.do === 'createToken' ? { ...n, link: LINKS.created } : undefined));
}

/** Objects exiled by one ability, or by a replacement effect of one, and meant by another share a link (CR 607.2a-b). */
function linkAbilities(all: Ability[]): Ability[] {
  if (!contains(all, (n) => n.sel === 'linked')) return all;
  const read = linkTokens(all);
  if (mentionsNode(read, CHOSEN_ONE) && !mentionsNode(read, { do: 'choose', link: CHOSEN_PLAYER }))
    throw new Refused('', 'the chosen player', 'no player is chosen as this enters');
  // an ability that others have remembers what they remember
  if (contains(read, (n) => 'affects' in n && (n.affects as Node | undefined)?.sel !== 'self' && mentionsNode(n.mods, CHOSEN_ONE)))
    throw new Refused('', 'the chosen player', 'others have an ability that speaks of the chosen player');
  if (!mentionsNode(read, { sel: 'linked', link: LINKS.exiled })) return read;
  // CR 607.2a, 607.3: what another object is given speaks of what that object has exiled
  const given = (n: Node): boolean =>
    n.mod === 'addAbility' && mentionsNode(n.ability, { sel: 'linked', link: LINKS.exiled }) && !mentionsNode(n.ability, { to: 'exile' });
  if (contains(read, (n) => n.do === 'continuous' && (n.affects as Node | undefined)?.sel !== 'self' && contains(n.mods, given)))
    throw new Refused('', 'the exiled card', 'others have an ability that speaks of the exiled card');
  const abilities = paidByExiling(read);
  if (!mentionsNode(abilities, { sel: 'linked', link: LINKS.exiled })) return abilities;
  let linked = 0;
  // "the exiled card" is the one that is exiled on purpose, where there is one
  const also = mentionsNode(abilities, EXILED_WITH) || !mentionsNode(abilities, { do: 'move', to: 'exile' });
  const exiles = (n: Record<string, unknown>): boolean =>
    (n.do === 'move' && n.to === 'exile') || (also && OTHERWISE_EXILED.some((like) => isLike(n, like)));
  const visit = (v: unknown): unknown => {
    if (Array.isArray(v)) return v.map(visit);
    if (typeof v !== 'object' || v === null) return v;
    const out: Record<string, unknown> = Object.fromEntries(Object.entries(v).map(([k, x]) => [k, visit(x)]));
    if (exiles(out) && out.link === undefined) {
      out.link = 0;
      linked++;
    }
    return out;
  };
  const out = visit(abilities) as Ability[];
  // CR 702.75a
  const hidden = abilities.some((a) => a.kind === 'keyword' && a.keyword === 'hideaway');
  if (linked === 0 && !hidden) throw new Refused('', 'the exiled card', 'no ability of this object exiles cards');
  // cards exiled to pay costs are linked, too, but not remembered
  if (mentionsNode(abilities, EXILED_WITH) && mentionsNode(abilities, PAID_BY_EXILING))
    throw new Refused('', 'exiled with ~', 'cards are exiled in a way that is not remembered');
  return out;
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  normal: 'normal',
  split: 'split',
  aftermath: 'aftermath',
  flip: 'flip',
  transform: 'transform',
  modal_dfc: 'modalDoubleFaced',
  meld: 'meld',
  adventure: 'adventure',
  leveler: 'leveler',
  saga: 'saga',
  class: 'class',
  case: 'case',
  prototype: 'prototype',
  mutate: 'normal',
  battle: 'transform',
  omen: 'adventure',
  prepare: 'prepare',
  planar: 'planar',
  scheme: 'scheme',
  vanguard: 'vanguard',
};

/** The basic land types' own mana abilities (CR 305.6) are rules, not text. */
function faceOf(input: FaceInput, abilities: Ability[]): Face {
  const colors = (input.colorIndicator ?? []).filter((c): c is Color => (COLORS as readonly string[]).includes(c));
  return {
    name: input.name,
    ...(input.zh?.lang === 'zhs' && input.zh.name ? { zhName: input.zh.name } : {}),
    ...(input.manaCost !== undefined ? { manaCost: input.manaCost } : {}),
    ...(colors.length > 0 ? { colorIndicator: colors } : {}),
    supertypes: (input.supertypes ?? []).filter((s): s is Supertype => (SUPERTYPES as readonly string[]).includes(s)),
    types: (input.types ?? [])
      .map((t) => RENAMED_TYPES[t] ?? t)
      .filter((t): t is CardType => (CARD_TYPES as readonly string[]).includes(t)),
    subtypes: (input.subtypes ?? []).map((s) => RENAMED_SUBTYPES[s] ?? s.replace('’', "'")),
    ...(input.power !== undefined ? { power: input.power } : {}),
    ...(input.toughness !== undefined ? { toughness: input.toughness } : {}),
    ...(input.loyalty !== undefined ? { loyalty: input.loyalty } : {}),
    ...(input.defense !== undefined ? { defense: input.defense } : {}),
    ...(input.hand !== undefined ? { hand: input.hand } : {}),
    ...(input.attractionLights !== undefined ? { lights: input.attractionLights } : {}),
    ...(input.life !== undefined ? { life: input.life } : {}),
    abilities,
  };
}

/** Compiles one face's text; the abilities, or why not. A watch is told how each line was read. */
export function compileFaceText(input: FaceInput, watch?: Watch): FaceLines {
  const text = input.text ?? '';
  if (!hasBrackets(text)) return compileWhole(input, watch);
  const plain = compileWhole({ ...input, text: withoutMarks(text) }, watch);
  const cleaved = compileWhole({ ...input, text: cleavedText(text) }, watch);
  const refusals = [...plain.refusals, ...cleaved.refusals];
  return refusals.length > 0 ? { abilities: [], refusals } : { abilities: joined(plain.abilities, cleaved.abilities), refusals };
}

/** A dungeon: each room is read as the effect of its room ability (CR 309.4c). */
function compileDungeon(input: FaceInput, context: FaceContext): FaceLines {
  const rooms = printedRooms(input.text ?? '');
  if (!Array.isArray(rooms))
    return { abilities: [], refusals: [{ line: rooms.line, phrase: rooms.line, reason: 'not a room of a dungeon' }] };
  const out: FaceLines = { abilities: [], refusals: [] };
  for (const { room, effect } of rooms) {
    try {
      const [line] = normaliseText(effect, input.name, false);
      out.abilities.push(roomAbility(room, chapterProgram(line ?? '', [], context)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      out.refusals.push({ line: error.line, phrase: error.phrase, reason: error.reason });
    }
  }
  return out;
}

function compileWhole(input: FaceInput, watch: Watch | undefined): FaceLines {
  const legendary = (input.supertypes ?? []).includes('Legendary');
  const context: FaceContext = { name: input.name, types: input.types ?? [], subtypes: input.subtypes ?? [], ...(watch ? { watch } : {}) };
  if (context.types.includes('Dungeon')) return compileDungeon(input, context);
  const lines = normaliseText(input.text ?? '', input.name, legendary);
  const read = lines.some((l) => l.startsWith('LEVEL '))
    ? compileLeveler
    : context.subtypes.includes('Class')
      ? compileClass
      : (printed: string[], within: FaceContext) => compileStation(printed, within, input.power !== undefined);
  const compiled = read(lines, context);
  if (compiled.refusals.length === 0 && input.manaCost !== undefined && undefinedX(compiled.abilities, input.manaCost))
    return { abilities: [], refusals: [{ line: lines.join(' '), phrase: 'X', reason: 'nothing says what X is' }] };
  const labelled = labelPaid(compiled.abilities);
  if (!labelled) return { abilities: [], refusals: [{ line: lines.join(' '), phrase: 'cost', reason: 'not a cost of this card' }] };
  const missing = unpaidWords(compiled.abilities);
  if (missing)
    return {
      abilities: [],
      refusals: [...compiled.refusals, { line: lines.join(' '), phrase: missing, reason: `nothing is paid for with this: ${missing}` }],
    };
  try {
    return { abilities: linkAbilities(labelled), refusals: compiled.refusals };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { abilities: [], refusals: [...compiled.refusals, { line: error.line, phrase: error.phrase, reason: error.reason }] };
  }
}

/** CR 712.4: a meld card has its front and the face it makes with its counterpart. */
const facesOf = (input: CardInput): readonly FaceInput[] =>
  (input.faces ?? [input]).slice(0, input.layout === 'meld' ? 2 : undefined).map(plainStation);

/**
 * Compiles a card: every face read whole, or a refusal for each line that was not. A watch is told how each line was read.
 * @example compileCard({ name, layout: 'normal', types: ['Instant'], text: 'Draw two cards.', … })
 */
export function compileCard(input: CardInput, watch?: Watch): CompileResult {
  const layout = LAYOUTS[input.layout];
  if (!layout)
    return { ok: false, name: input.name, refusals: [{ face: input.name, line: '', phrase: input.layout, reason: 'unknown layout' }] };
  // Two cards that are partners of each other are no faces of one (CR 702.124j): the row is not of a card.
  if (layout === 'modalDoubleFaced' && input.faces?.every((f) => /^Partner with /m.test(f.text ?? '')))
    return { ok: false, name: input.name, refusals: [{ face: input.name, line: '', phrase: input.name, reason: 'two cards in one row' }] };
  const faces: Face[] = [];
  const refusals: Refusal[] = [];
  for (const face of facesOf(input)) {
    const compiled = compileFaceText(face, watch);
    const made = faceOf(face, compiled.abilities);
    const refused = compiled.refusals.length > 0 ? compiled.refusals : gated(face, made, (said) => compileFaceText(said));
    refusals.push(...refused.map((r) => ({ face: face.name, ...r })));
    faces.push(made);
  }
  for (const lacking of [otherFaceMissing(faces), numberMissing(faces)]) if (lacking) refusals.push(lacking);
  if (refusals.length > 0) return { ok: false, name: input.name, refusals };
  return { ok: true, card: { name: input.name, layout, faces } };
}
