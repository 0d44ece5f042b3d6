/** Noun phrases: what a card is like and where it is (section 4 of the card text study). Read and written by one table. */
import type { Filter } from '../language/effects.js';
import type { PlaceRef } from '../language/index.js';
import type { Coded, Reading, Tongue } from './grammar.js';
import { afterAt, quoted, spread, writeAfter } from './modifiers.js';
import { placeAfter, placeBefore, placesAt, writeAfterNoun, writePlaces } from './places.js';
import { ADJECTIVES, flat, HEADS, isHead, madeHeadAt, NEGATABLE, same, writeMadeHead } from './words.js';

const STATS = { level: ['Level', '等级'], rank: ['Rank', '阶级'], rating: ['Link', '连接'] } as const;
const CMP = { '=': '', '<=': ' or lower', '>=': ' or higher' } as const;
const CMP_ZH = { '=': '', '<=': '以下', '>=': '以上' } as const;

type Found = readonly [Filter, number];

/** "Level/Rank 7" */
const levelOrRank = (n: number, cmp: '=' | '<=' | '>='): Extract<Filter, { is: 'or' }> => ({
  is: 'or',
  of: [
    { is: 'stat', stat: 'level', cmp, n },
    { is: 'stat', stat: 'rank', cmp, n },
  ],
});

/** "Level 4 or lower", "Level 3 or 4", "Link-2". */
function levelAt(text: string, at: number): Found[] {
  const m = /^(Level\/Rank|Level|Rank|Link)[ -](\d+)(?:( or lower| or higher)|((?:, \d+)*,? or \d+))?/.exec(text.slice(at, at + 40));
  if (!m) return [];
  if (m[1] === 'Level/Rank')
    return m[4] ? [] : [[levelOrRank(Number(m[2]), m[3] === ' or lower' ? '<=' : m[3] ? '>=' : '='), at + m[0].length]];
  const stat = m[1] === 'Level' ? 'level' : m[1] === 'Rank' ? 'rank' : 'rating';
  const one = (n: number, cmp: '=' | '<=' | '>='): Filter => ({ is: 'stat', stat, cmp, n });
  if (m[4]) {
    const ns = [m[2], ...(m[4].match(/\d+/g) ?? [])].map(Number);
    return [[{ is: 'or', of: ns.map((n) => one(n, '=')) }, at + m[0].length]];
  }
  return [[one(Number(m[2]), m[3] === ' or lower' ? '<=' : m[3] ? '>=' : '='), at + m[0].length]];
}

/** One word before the noun. */
function adjectiveAt(text: string, at: number): Found[] {
  const found: Found[] = [];
  const non = text.startsWith('non-', at);
  const from = non ? at + 4 : at;
  const put = (filter: Filter, end: number): void => {
    found.push([non ? { is: 'not', of: filter } : filter, end]);
  };
  for (const w of non ? NEGATABLE : ADJECTIVES) {
    if (!text.startsWith(w.en, from) || /^\w/.test(text.slice(from + w.en.length))) continue;
    const end = from + w.en.length;
    put(w.filter, text.startsWith('-Type', end) || text.startsWith('-Attribute', end) ? text.indexOf(' ', end) : end);
  }
  for (const [f, end] of levelAt(text, from)) put(f, end);
  const name = quoted(text, from);
  if (name) put({ is: 'series', name: name[0] }, name[1]);
  return found;
}

const LISTED: ReadonlySet<Filter['is']> = new Set(['type', 'attribute', 'series', 'word'] as const);

/** "Dragon or EARTH monster" */
const isLook = (f: Filter): boolean => f.is === 'type' || f.is === 'attribute';

/** A word before the noun, or a list of alternatives ("Fish, Sea Serpent, or Aqua"). */
function alternativesAt(text: string, at: number): Found[] {
  return adjectiveAt(text, at).flatMap(([first, end]): Found[] => {
    const found: Found[] = [[first, end]];
    if (!LISTED.has(first.is)) return found;
    const list: Filter[] = [first];
    let to = end;
    for (;;) {
      const sep = [', and/or ', ' and/or ', ', or ', ' or ', ', and ', ' and ', ', '].find((x) => text.startsWith(x, to));
      // "Beast-Warrior" is not "Beast".
      const next =
        sep === undefined
          ? undefined
          : adjectiveAt(text, to + sep.length)
              .filter(([f, e]) => (f.is === first.is || (isLook(f) && isLook(first) && sep.includes('or'))) && text[e] !== '-')
              .sort((a, b) => b[1] - a[1])[0];
      if (sep === undefined || !next) return found;
      list.push(next[0]);
      to = next[1];
      if (sep !== ', ') {
        found.push([{ is: 'or', of: list }, to]);
        return found;
      }
    }
  });
}

/** A noun with the words before and after it, without alternatives. */
function oneNounAt(text: string, at: number, plural: boolean): Found[] {
  const found: Found[] = [];
  const seen = new Set<string>();
  const finish = (filters: readonly Filter[], to: number): void => {
    const key = `${JSON.stringify(filters)}${to}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.push([flat(filters), to]);
    if (filters.length < 9) for (const [f, end] of afterAt(text, to)) finish([...filters, ...spread(f)], end);
  };
  const rest = (filters: readonly Filter[], to: number): void => {
    for (const h of HEADS) {
      const name = plural ? h.plural : h.en;
      if (text.startsWith(name, to) && !/^[\w/]/.test(text.slice(to + name.length))) finish([...filters, h.filter], to + name.length);
      const isKind = h.en === 'Spell' || h.en === 'Trap' || h.en === 'Spell/Trap';
      const long = isKind ? `${h.en} Card${plural ? 's' : ''}` : '';
      if (isKind && text.startsWith(long, to) && !/^\w/.test(text.slice(to + long.length)))
        finish([...filters, h.filter], to + long.length);
    }
    for (const [f, end] of madeHeadAt(text, to, plural)) finish([...filters, f], end);
    if (filters.length < 7) for (const [f, end] of alternativesAt(text, to)) if (text[end] === ' ') rest([...filters, f], end + 1);
    const name = quoted(text, to);
    // Y2.6: a name that no noun follows is that of a card.
    if (name) finish([...filters, { is: 'name', name: name[0] }], name[1]);
  };
  rest([], at);
  return found;
}

const OR = [', or 1 ', ' or 1 ', ', or a ', ' or a ', ' or an ', ', or ', ' or ', ', and/or ', ' and/or '];

/** A noun phrase without its place: the filter, and where it ends. */
export function nounAt(text: string, at: number, plural: boolean): Found[] {
  const ones = oneNounAt(text, at, plural);
  const more = ones.flatMap(([f, end]): Found[] => {
    const sep = OR.find((x) => text.startsWith(x, end));
    if (sep === undefined) return listed(text, f, end, plural);
    return oneNounAt(text, end + sep.length, plural).map(([g, to]): Found => [{ is: 'or', of: [f, g] }, to]);
  });
  return [...ones, ...more];
}

/** Three or more names: "A", "B", or "C". */
function listed(text: string, first: Filter, end: number, plural: boolean): Found[] {
  if (!text.startsWith(', ', end) || text.startsWith(', except', end)) return [];
  const list = [first];
  let to = end;
  for (let n = 0; n < 8; n++) {
    const sep = [', or ', ', and ', ', and/or ', ', '].find((x) => text.startsWith(x, to));
    if (sep === undefined) return [];
    const [next] = oneNounAt(text, to + sep.length, plural).sort((a, b) => b[1] - a[1]);
    if (!next) return [];
    list.push(next[0]);
    to = next[1];
    if (sep !== ', ') return [[{ is: 'or', of: list }, to]];
  }
  return [];
}

const EXCEPT = [', except ', ' except ', ' other than ', ', other than '];

const parts = (f: Filter): readonly Filter[] => (f.is === 'and' && !isHead(f) ? f.of : [f]);

/** What is left out: ", except "Name"", ", except this card", ", except Tokens". */
export function exceptAt(text: string, at: number, filter: Filter, plural: boolean): Found[] {
  const word = EXCEPT.find((w) => text.startsWith(w, at));
  if (word === undefined) return [];
  const from = at + word.length;
  if (text.startsWith('this card', from)) return [[flat([{ is: 'other' }, ...parts(filter)]), from + 9]];
  if (text.startsWith('this one', from)) return [[flat([{ is: 'other' }, ...parts(filter)]), from + 8]];
  const start = /^(?:an? |1 )/.exec(text.slice(from, from + 3))?.[0].length ?? 0;
  return [...nounAt(text, from + start, plural), ...(plural ? nounAt(text, from + start, false) : [])].map(([f, end]) => [
    flat([...parts(filter), { is: 'not', of: f }]),
    end,
  ]);
}

/** A noun phrase with what is left out of it. */
const wholeNounAt = (text: string, at: number, plural: boolean): Found[] =>
  nounAt(text, at, plural).flatMap(([f, end]) => [[f, end] as const, ...exceptAt(text, end, f, plural)]);

/** "of your Dragon monsters that are banished or in your GY". */
function banishedOrAt(text: string, at: number, refs: readonly PlaceRef[]): (readonly [readonly PlaceRef[], number])[] {
  const m = /^,? that (?:is|are) banished/.exec(text.slice(at, at + 20));
  if (!m) return [];
  const end = at + m[0].length;
  const or = /^,? (?:or|and\/or) (?:is |are )?in /.exec(text.slice(end, end + 18));
  const more = or
    ? placesAt(text, end + or[0].length).map(([places, to]): readonly [readonly PlaceRef[], number] => [[...refs, ...places], to])
    : [];
  return [[refs, end], ...more];
}

/** A phrase with a place; `from`: taken from there. */
export function cards(plural: boolean): Coded {
  return {
    read(text, at) {
      const found: Reading[] = [];
      for (const [filter, end] of wholeNounAt(text, at, plural))
        for (const [from, to] of placeAfter(text, end)) {
          found.push([{ from, filter }, to]);
          for (const [f, last] of afterAt(text, to)) found.push([{ from, filter: flat([...parts(filter), ...spread(f)]) }, last]);
          for (const [f, last] of exceptAt(text, to, filter, plural)) found.push([{ from, filter: f }, last]);
        }
      for (const b of placeBefore(text, at))
        for (const [filter, end] of wholeNounAt(text, b.end, plural || b.many)) {
          if (!b.later) found.push([{ from: b.refs, filter }, end]);
          if (!b.later) continue;
          for (const [from, to] of banishedOrAt(text, end, b.refs)) {
            found.push([{ from, filter }, to]);
            for (const [f, last] of exceptAt(text, to, filter, true)) found.push([{ from, filter: f }, last]);
          }
        }
      return found;
    },
    write: (node, tongue) => writeCards(node as { from: readonly PlaceRef[]; filter: Filter }, tongue, plural, false),
  };
}

const isBanished = (refs: readonly PlaceRef[]): boolean => refs.length === 1 && refs[0].place === 'banished';

/** The phrase of cards at a place. */
export function writeCards(
  node: { from: readonly PlaceRef[]; filter: Filter },
  tongue: Tongue,
  plural: boolean,
  taken: boolean,
  names = '',
): string | null {
  const banished = isBanished(node.from);
  const mine = banished && node.from[0].whose !== 'either';
  const list = parts(node.filter);
  const at = list.findIndex((f, i) => i > 0 && f.is === 'not' && isNounLike(f.of) && list.slice(i).every((x) => x.is === 'not'));
  const noun = writeNoun(at > 0 ? list.slice(0, at) : list, tongue, plural || mine);
  if (noun === null) return null;
  const except = at > 0 ? writeExcept(list.slice(at), tongue, plural) : '';
  if (except === null) return null;
  if (banished) {
    const [{ whose }] = node.from;
    const lead = whose === 'you' ? 'of your banished ' : whose === 'opponent' ? "of your opponent's banished " : 'banished ';
    return tongue === 'en'
      ? `${lead}${noun}${names}${except}`
      : `除外的${writePlaces(node.from, 'zh').replace('除外', '')}的${noun}${names}${except}`;
  }
  const place = writeAfterNoun(node.from, tongue, taken);
  return tongue === 'en' ? `${noun}${names}${place}${except}` : `${place}${noun}${names}${except}`;
}

const isNounLike = (f: Filter): boolean => parts(f).some(isHead);

function writeExcept(nots: readonly Filter[], tongue: Tongue, plural: boolean): string | null {
  const said = nots.map((n) => {
    const of = (n as { of: Filter }).of;
    const noun = writeNoun(parts(of), tongue, plural && of.is !== 'name');
    if (noun === null) return null;
    return tongue === 'en' ? `, except ${noun}` : `（${noun}除外）`;
  });
  return said.includes(null) ? null : said.join('');
}

/** A noun phrase in words. */
export function writeNoun(list: readonly Filter[], tongue: Tongue, plural: boolean): string | null {
  const middle = list.findLastIndex((f) => isHead(f) && !(f.is === 'or' && !isNounOr(f)));
  if (middle < 0) return null;
  const noun = writeHead(list[middle], tongue, plural);
  const before = list.slice(0, middle).map((f) => writeAdjective(f, tongue));
  const after = list.slice(middle + 1).map((f) => writeAfter(f, tongue));
  if (noun === null || before.includes(null) || after.includes(null)) return null;
  return tongue === 'en' ? [...before, noun].join(' ') + after.join('') : after.join('') + before.join('') + noun;
}

const isNounOr = (f: Extract<Filter, { is: 'or' }>): boolean =>
  HEADS.some((h) => same(h.filter, f)) || writeMadeHead(f, 'en', false) !== null || f.of.every(isNounLike);

function writeHead(f: Filter, tongue: Tongue, plural: boolean): string | null {
  if (f.is === 'name') return tongue === 'en' ? `"${f.name}"` : `“${f.name}”`;
  const h = HEADS.find((x) => same(x.filter, f));
  if (h) return tongue === 'en' ? (plural ? h.plural : h.en) : h.zh;
  const made = writeMadeHead(f, tongue, plural);
  if (made !== null || f.is !== 'or') return made;
  const said = f.of.map((x) => writeNoun(parts(x), tongue, plural));
  if (said.includes(null)) return null;
  if (tongue === 'zh') return said.join('或');
  return said.length === 2 ? said.join(' or ') : `${said.slice(0, -1).join(', ')}, or ${said[said.length - 1]}`;
}

function writeAdjective(f: Filter, tongue: Tongue): string | null {
  if (f.is === 'not') {
    const said =
      writeAdjective(f.of, tongue) ?? (same(f.of, { is: 'word', word: 'Token' }) ? (tongue === 'en' ? 'Token' : '衍生物') : null);
    return said === null ? null : tongue === 'en' ? `non-${said}` : `${said}以外的`;
  }
  if (f.is === 'or') {
    const levels = writeLevels(f.of, tongue);
    if (levels !== null) return levels;
    const said = f.of.map((x) => writeAdjective(x, tongue));
    if (said.includes(null)) return null;
    if (tongue === 'zh') return said.join('·');
    return said.length === 2 ? said.join(' or ') : `${said.slice(0, -1).join(', ')}, or ${said[said.length - 1]}`;
  }
  if (f.is === 'series') return tongue === 'en' ? `"${f.name}"` : `“${f.name}”`;
  if (f.is === 'stat' && (f.stat === 'level' || f.stat === 'rank' || f.stat === 'rating') && f.cmp !== '<' && f.cmp !== '>') {
    const [en, zh] = STATS[f.stat];
    return tongue === 'en' ? `${en}${f.stat === 'rating' ? '-' : ' '}${f.n}${CMP[f.cmp]}` : `${zh}${f.n}${CMP_ZH[f.cmp]}`;
  }
  const w = ADJECTIVES.find((x) => same(x.filter, f));
  return w ? w[tongue] : null;
}

/** "Level 3 or 4": alternatives of one value. */
function writeLevels(of: readonly Filter[], tongue: Tongue): string | null {
  const [first] = of;
  if (first.is !== 'stat' || (first.stat !== 'level' && first.stat !== 'rank' && first.stat !== 'rating')) return null;
  if ((first.cmp === '=' || first.cmp === '<=' || first.cmp === '>=') && same(of, levelOrRank(first.n, first.cmp).of))
    return tongue === 'en' ? `Level/Rank ${first.n}${CMP[first.cmp]}` : `等级·阶级${first.n}${CMP_ZH[first.cmp]}`;
  const ns = of.map((f) => (f.is === 'stat' && f.stat === first.stat && f.cmp === '=' ? f.n : -1));
  if (ns.includes(-1)) return null;
  const [en, zh] = STATS[first.stat];
  if (tongue === 'zh') return `${zh}${ns.join('·')}`;
  const said = ns.length === 2 ? ns.join(' or ') : `${ns.slice(0, -1).join(', ')}, or ${ns[ns.length - 1]}`;
  return `${en}${first.stat === 'rating' ? '-' : ' '}${said}`;
}

/** A noun phrase without a place: a filter. */
export function noun(plural: boolean): Coded {
  return {
    read: (text, at) => wholeNounAt(text, at, plural),
    write: (node, tongue) => {
      const list = parts(node as Filter);
      const at = list.findIndex((f, i) => i > 0 && f.is === 'not' && isNounLike(f.of) && list.slice(i).every((x) => x.is === 'not'));
      const said = writeNoun(at > 0 ? list.slice(0, at) : list, tongue, plural);
      const except = at > 0 ? writeExcept(list.slice(at), tongue, plural) : '';
      return said === null || except === null ? null : said + except;
    },
  };
}

/** A noun with its article: "a Dragon monster", "an Effect Monster", "another card". */
export const article: Coded = {
  read(text, at) {
    const m = /^(an?|another|1|1 or more|any) /.exec(text.slice(at, at + 12));
    const found: Reading[] = [];
    if (m)
      for (const [f, end] of wholeNounAt(text, at + m[0].length, m[1] === '1 or more'))
        found.push([m[1] === 'another' ? flat([{ is: 'other' }, ...parts(f)]) : f, end]);
    // A name alone has no article.
    if (text[at] === '"') for (const [f, end] of nounAt(text, at, false)) if (isNamed(f)) found.push([f, end]);
    return found;
  },
  write(node, tongue, g) {
    const f = node as Filter;
    const list = parts(f);
    const isOther = list[0].is === 'other' && list.length > 1;
    const said = g.write('noun1', isOther ? flat(list.slice(1)) : f, tongue);
    if (said === null || tongue === 'zh') return said === null ? null : `${isOther ? '其他' : ''}${said}`;
    if (isOther) return `another ${said}`;
    return isNamed(f) ? said : `${/^"?[AEIOUaeiou]/.test(said) ? 'an' : 'a'} ${said}`;
  },
};

const isNamed = (f: Filter): boolean => f.is === 'name' || (f.is === 'or' && f.of.every(isNamed));

/** A number written in digits. */
export const number: Coded = {
  read(text, at) {
    const m = /^\d+/.exec(text.slice(at, at + 6));
    return m ? [[Number(m[0]), at + m[0].length]] : [];
  },
  write: (node) => (typeof node === 'number' ? String(node) : null),
};

/** A name in quotes. */
export const name: Coded = {
  read(text, at) {
    const q = quoted(text, at);
    return q ? [[q[0], q[1]]] : [];
  },
  write: (node, tongue) => (typeof node !== 'string' ? null : tongue === 'en' ? `"${node}"` : `“${node}”`),
};
