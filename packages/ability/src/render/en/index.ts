/** The English renderer: a card's data as rules text in the newest wording. */

import type { Card, Face } from '../../card.js';
import type { Ability, KeywordAbility } from '../../language.js';
import { bracketed, cleaveFaces } from '../cleave.js';
import {
  anchorSection,
  classBar,
  classSection,
  levelFrame,
  levelRange,
  roomsOf,
  solvedAbility,
  stationSection,
  toSolve,
} from '../frames.js';
import { abilityLines, closed, joinKeywords, quotedOrKeywords } from './abilities.js';
import { conditionText } from './conditions.js';
import { type Context, newContext, programContext, type Say } from './context.js';
import { exceptText } from './copies.js';
import { costsText } from './costs.js';
import { eventText } from './events.js';
import { effectText, sentencesOf } from './flow.js';
import { pastText } from './past.js';
import { amountText, quantityText, wayText } from './quantities.js';
import { allText, playerText, selectorText } from './references.js';
import { capitalize } from './words.js';

/** What each kind of node is written by. */
const SAY: Say = {
  player: playerText,
  selector: selectorText,
  all: allText,
  quantity: quantityText,
  amount: amountText,
  way: wayText,
  condition: conditionText,
  past: pastText,
  event: eventText,
  sentences: sentencesOf,
  effect: effectText,
  quoted: quotedOrKeywords,
  exceptions: exceptText,
};

/** How the object speaks of itself: a legend and a spell by name, other permanents as "this creature". */
function selfName(face: Face): string {
  if (face.supertypes.includes('Legendary')) return face.name;
  const noun = ['Aura', 'Equipment', 'Vehicle', 'Saga', 'Class', 'Case', 'Siege', 'Room'].find((s) => face.subtypes.includes(s));
  if (noun) return `this ${noun}`;
  for (const type of ['Creature', 'Land', 'Artifact', 'Enchantment'] as const)
    if (face.types.includes(type)) return `this ${type.toLowerCase()}`;
  return face.types.includes('Planeswalker') ? face.name : face.name;
}

/** Statements about the spell itself say "this spell". */
function contextFor(face: Face, a: Ability): Context {
  const aboutSpell =
    a.kind === 'static' &&
    (a.zone === 'stack' || a.parts.some((p) => p.part === 'castingCost' || p.part === 'castTiming' || p.part === 'selfCostChange'));
  const self = selfName(face);
  const outside = 'zone' in a && (a.zone === 'hand' || a.zone === 'graveyard' || a.zone === 'exile');
  return newContext(face, aboutSpell ? 'this spell' : outside && self.startsWith('this ') ? 'this card' : self, SAY);
}

const EN_WORD = /\{[^{}]*\}|[\w'+/-]+|[^\s\w]/g;

/** The lines of rules text of one face. */
export function renderFaceEn(face: Face): string[] {
  const both = cleaveFaces(face);
  if (both) {
    const [plain, cleaved] = both.map((f) => renderFaceEn(f).join('\n'));
    return (bracketed(plain, cleaved, EN_WORD) ?? `${plain}\n(Cleaved: ${cleaved.replaceAll('\n', ' ')})`).split('\n');
  }
  const rooms = roomsOf(face);
  if (rooms.length > 0) {
    // CR 309.4
    const only = rooms[0].room.entered === 'byName' ? [`You can't enter this dungeon unless you "venture into ${face.subtypes[0]}."`] : [];
    const names = (to: number[]): string => to.map((i) => rooms[i].room.name).join(', ');
    return [
      ...only,
      ...rooms.map(({ room, ability }) => {
        const text = effectText(programContext(newContext(face, 'this dungeon', SAY), ability.program.targets), ability.program.effect);
        return `${room.name} — ${text}${room.leadsTo.length > 0 ? ` (Leads to: ${names(room.leadsTo)})` : ''}`;
      }),
    ];
  }
  const lines: string[] = [];
  for (let i = 0; i < face.abilities.length; i++) {
    const a = face.abilities[i];
    if (a.kind === 'keyword') {
      const run: KeywordAbility[] = [];
      for (; i < face.abilities.length; i++) {
        const k = face.abilities[i];
        if (k.kind !== 'keyword' || (k.abilityWord !== undefined && run.length > 0)) break;
        run.push(k);
        if (k.abilityWord === undefined) continue;
        i++;
        break;
      }
      i--;
      lines.push(...withWord(joinKeywords(contextFor(face, a), run), a.abilityWord, false));
      continue;
    }
    const level = levelFrame(a);
    if (level) {
      const inner = renderFaceEn({ ...face, abilities: level.abilities });
      lines.push(`LEVEL ${levelRange(level)}`, `${level.power}/${level.toughness}`, ...inner);
      continue;
    }
    const framed = framedLines(face, a);
    if (framed) {
      lines.push(...framed);
      continue;
    }
    const text = abilityLines(contextFor(face, a), a).map(closed);
    lines.push(...withWord(text, a.abilityWord, a.kind === 'spell'));
  }
  return lines;
}

/** An ability that is printed as a class level bar, what stands below one, or one of the two of a Case; undefined for any other. */
function framedLines(face: Face, a: Ability): string[] | undefined {
  const inside = (abilities: Ability[]): string[] => renderFaceEn({ ...face, abilities });
  const bar = classBar(a);
  if (bar) return [`${costsText(contextFor(face, a), bar.cost)}: Level ${bar.level}`];
  const section = classSection(a);
  if (section) return inside(section);
  const station = stationSection(face, a);
  if (station) return inside(station.abilities).map((line, i) => (i === 0 ? `${station.charges}+ | ${line}` : line));
  const anchor = anchorSection(a);
  if (anchor) return inside(anchor.abilities).map((line) => `• ${anchor.word} — ${line}`);
  const condition = toSolve(a);
  if (condition) return [`To solve — ${capitalize(conditionText(contextFor(face, a), condition))}.`];
  const solved = solvedAbility(a);
  if (!solved) return undefined;
  const [first, ...rest] = inside([solved]);
  return [`Solved — ${first}`, ...rest];
}

/** The ability word stands before the line, or before the first sentence with "if" of a spell of several (CR 207.2c). */
function withWord(text: string[], word: string | undefined, spell: boolean): string[] {
  if (!word) return text;
  const chapter = /^[IVX]+(?:, [IVX]+)* — /.exec(text[0])?.[0];
  if (chapter) return [`${chapter}${word} — ${text[0].slice(chapter.length)}`, ...text.slice(1)];
  const at = text[0].indexOf('. If ');
  const before = text[0].startsWith('Choose ') || word === 'Will of the council' || word === "Council's dilemma";
  if (spell && at >= 0 && !before) return [text[0].slice(0, at + 1), `${word} — ${text[0].slice(at + 2)}`, ...text.slice(1)];
  return [`${word} — ${text[0]}`, ...text.slice(1)];
}

/** The lines of rules text of each face of a card. */
export function renderEn(card: Card): string[][] {
  return card.faces.map(renderFaceEn);
}
