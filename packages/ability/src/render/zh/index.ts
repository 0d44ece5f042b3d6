/** Chinese rules text from the ability language, in official Simplified Chinese wording. */

import type { Card, Face } from '../../card.js';
import type { Ability } from '../../language.js';
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
import { abilityInside, abilityLines, emblemText } from './abilities.js';
import { anchorWord } from './anchor-words.js';
import { conditionText } from './conditions.js';
import { newContext, type Say } from './context.js';
import { costsText } from './costs.js';
import { effectText, flowClauses, programText } from './flow.js';
import { conditionOfEvent } from './happened.js';
import { allText, compared, counted } from './quantity.js';
import { playersPhrase, selectorPhrase } from './refs.js';
import { SUPERTYPE_WORDS, subtypeWord, TYPE_WORDS } from './vocab.js';

export {
  abilityWord,
  actionWord,
  counterWord,
  keywordWord,
  STEP_WORDS as ZH_STEP_WORDS,
  subtypeWord,
  typeWord,
  ZONE_WORDS as ZH_ZONE_WORDS,
} from './vocab.js';

/** What each kind of node is written by. */
const SAY: Say = {
  players: playersPhrase,
  selector: selectorPhrase,
  all: allText,
  counted,
  compared,
  condition: conditionText,
  happened: conditionOfEvent,
  inside: abilityInside,
  emblem: emblemText,
  flow: flowClauses,
  effect: effectText,
  program: programText,
};

/** The name of a face in Chinese, or in English where none is known. */
export function zhFaceName(face: Face): string {
  return face.zhName ?? face.name;
}

/** The type line: "传奇生物～人类／祭师". */
export function zhTypeLine(face: Pick<Face, 'supertypes' | 'types' | 'subtypes'>): string {
  const types = [...face.supertypes.map((s) => SUPERTYPE_WORDS[s]), ...face.types.map((t) => TYPE_WORDS[t])].join('');
  return face.subtypes.length === 0 ? types : `${types}～${face.subtypes.map(subtypeWord).join('／')}`;
}

/** Keyword abilities without a parameter follow one another on one line. */
function isPlainKeyword(a: Ability): boolean {
  return (
    a.kind === 'keyword' &&
    a.cost === undefined &&
    a.n === undefined &&
    a.abilityWord === undefined &&
    a.deck === undefined &&
    a.keyword !== 'enchant'
  );
}

/** Whether a keyword's cost is a sentence, and ends as one. */
const costInWords = (a: Extract<Ability, { kind: 'keyword' }>): boolean =>
  a.cost?.some((x) => x.pay !== 'mana' && !(x.pay === 'or' && x.of.flat().every((y) => y.pay === 'mana'))) === true &&
  a.keyword !== 'craft' &&
  a.keyword !== 'kicker';

/** What the renderer can be told besides the card. */
export interface ZhOptions {
  /** The Chinese name of another card or token that the text names, where it is known. */
  nameOf?: (name: string) => string | undefined;
}

const ZH_WORD = /\{[^{}]*\}|[\w'+/-]+|[^\s\w]/g;

/** Damage to and by the same thing, prevented. */
const BOTH = /防止将对([^，。]+)造成的所有((?:战斗)?伤害)。(?:于本回合中，)?防止\1将造成的所有\2/g;

/** The rules text of one face, line by line. */
export function renderFaceZh(face: Face, options: ZhOptions = {}): string[] {
  const both = cleaveFaces(face);
  if (both) {
    const [plain, cleaved] = both.map((f) => renderFaceZh(f, options).join('\n'));
    return (bracketed(plain, cleaved, ZH_WORD) ?? `${plain}\n（劈斩后：${cleaved.replaceAll('\n', ' ')}）`).split('\n');
  }
  const rooms = roomsOf(face);
  if (rooms.length > 0) {
    // CR 309.4
    const nameOf = (i: number): string => rooms[i].room.zhName ?? rooms[i].room.name;
    const only =
      rooms[0].room.entered === 'byName' ? [`你不能进入此地城，除非你探索${face.subtypes.map((t) => subtypeWord(t)).join('')}。`] : [];
    return [
      ...only,
      ...rooms.map(({ room, ability }) => {
        const c = newContext(face, zhFaceName(face), SAY, options.nameOf);
        const leads = room.leadsTo.length > 0 ? `（通往：${room.leadsTo.map(nameOf).join('、')}）` : '';
        return `${nameOf(room.index)}～${programText(c, ability.program)}。${leads}`;
      }),
    ];
  }
  const lines: string[] = [];
  let keywords: string[] = [];
  const flush = () => {
    if (keywords.length > 0) lines.push(keywords.join('，'));
    keywords = [];
  };
  for (const a of face.abilities) {
    const level = levelFrame(a);
    if (level) {
      flush();
      const inner = renderFaceZh({ ...face, abilities: level.abilities }, options);
      lines.push(`等级${levelRange(level)}`, `${level.power}/${level.toughness}`, ...inner);
      continue;
    }
    const framed = framedLines(face, a, options);
    if (framed) {
      flush();
      lines.push(...framed);
      continue;
    }
    const c = newContext(face, zhFaceName(face), SAY, options.nameOf);
    const before = face.abilities[face.abilities.indexOf(a) - 1];
    if (
      a.kind === 'keyword' &&
      a.keyword === 'kicker' &&
      a.words !== undefined &&
      a.cost &&
      before?.kind === 'keyword' &&
      before.keyword === 'kicker'
    ) {
      lines[lines.length - 1] += `和／或${costsText(c, a.cost)}`; // CR 702.33b
      continue;
    }
    // A quotation that ends a sentence ends it with its own full stop.
    const text = abilityLines(c, a).map((line) =>
      line
        .replace(/^.*$/, (line) => (a.kind === 'keyword' && costInWords(a) && !/[。」]$/.test(line) ? `${line}。` : line))
        .replaceAll('。」。', '。」')
        .replace(BOTH, '防止$1将受到与造成的所有$2')
        .replace(/任意数量的(目标)?(?=由|名称为|在|其上|进行|具)/g, '任意数量$1'),
    );
    if (isPlainKeyword(a)) keywords.push(...text);
    // CR 701.39d: what comes of exerting stands with it
    else if (text[0]?.startsWith('当你如此作时') && lines.length > 0) lines[lines.length - 1] += text.join('');
    else {
      flush();
      lines.push(...text);
    }
  }
  flush();
  return lines;
}

/** An ability that is printed as a class level bar, what stands below one, or one of the two of a Case; undefined for any other. */
function framedLines(face: Face, a: Ability, options: ZhOptions): string[] | undefined {
  const inside = (abilities: Ability[]): string[] => renderFaceZh({ ...face, abilities }, options);
  const c = newContext(face, zhFaceName(face), SAY, options.nameOf);
  const bar = classBar(a);
  if (bar) return [`${costsText(c, bar.cost)}：等级${bar.level}`];
  const section = classSection(a);
  if (section) return inside(section);
  const station = stationSection(face, a);
  if (station) return inside(station.abilities).map((line, i) => (i === 0 ? `${station.charges}+ | ${line}` : line));
  const anchor = anchorSection(a);
  if (anchor) return inside(anchor.abilities).map((line) => `•${anchorWord(anchor.word)}～${line}`);
  const condition = toSolve(a);
  if (condition) return [`侦破条件～${conditionText(c, condition)}。`];
  const solved = solvedAbility(a);
  if (!solved) return undefined;
  const [first, ...rest] = inside([solved]);
  return [`已侦破～${first}`, ...rest];
}

/** The rules text of a card in Chinese: for each face, its lines. */
export function renderZh(card: Card, options: ZhOptions = {}): string[][] {
  return card.faces.map((face) => renderFaceZh(face, options));
}
