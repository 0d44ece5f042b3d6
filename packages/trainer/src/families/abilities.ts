/** Types, colours and abilities under several effects: the layers 4 to 6, in which the newer effect of a layer has the last word (CR 613.1d-f, 613.7). */
import { keywordWord, subtypeWord } from '@apnap/ability';
import { type ObjectView, objectView } from '@apnap/magic';
import type { Text } from '@apnap/words';
import { because, whyIs } from '../because.js';
import { ANNA, type Bench, NICO, put } from '../bench.js';
import { nameOf, say } from '../said.js';
import { isPlainKeyword, partsOf, type Stock, type Stocked } from '../stock.js';
import { benchOf, type Family, several } from './family.js';

/** Auras for any creature that do nothing but change what it is. */
const changing = (s: Stock) =>
  s.those('changing', (c) => {
    const [enchant, , no] = c.face.abilities;
    if (no !== undefined || enchant?.kind !== 'keyword' || enchant.keyword !== 'enchant') return false;
    if (enchant.filter?.is !== 'type' || enchant.filter.type !== 'Creature') return false;
    const [part, other] = partsOf(c);
    return other === undefined && part?.part === 'continuous' && part.affects.sel === 'host' && part.mods.every((m) => m.mod !== 'control');
  });

const modsOf = (c: Stocked) => partsOf(c).flatMap((p) => (p.part === 'continuous' ? p.mods : []));

/** Auras that give plain keywords. */
const giving = (s: Stock) =>
  s.those('giving', (c) =>
    changing(s).includes(c)
      ? modsOf(c).some((m) => m.mod === 'addAbility' && m.ability.kind === 'keyword' && isPlainKeyword(m.ability.keyword))
      : false,
  );

/** Auras that take abilities away, or change what a creature is. */
const taking = (s: Stock) =>
  s.those('taking', (c) =>
    changing(s).includes(c) ? modsOf(c).some((m) => ['loseAllAbilities', 'loseAbility', 'types', 'colors'].includes(m.mod)) : false,
  );

const keyword = (k: string): Text => ({ en: k.replace(/[A-Z]/g, (x) => ` ${x.toLowerCase()}`), zh: keywordWord(k) });

/** What can be said of a creature, each by a key. */
function statements(o: ObjectView): Map<string, Text> {
  const said = new Map<string, Text>();
  for (const k of o.keywords) if (isPlainKeyword(k) && k !== 'protection') said.set(`k ${k}`, say('is.has', { what: keyword(k) }));
  for (const c of o.colors) if (isColor(c)) said.set(`c ${c}`, say('is.so', { what: say(`color.${c}`) }));
  if (o.colors.length === 0) said.set('c', say('is.so', { what: say('color.none') }));
  for (const t of o.subtypes) said.set(`t ${t}`, say('is.type', { what: { en: t, zh: subtypeWord(t) } }));
  return said;
}

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const isColor = (c: string): c is (typeof COLORS)[number] => COLORS.some((x) => x === c);

/** What would be said of it with these Auras on it alone. */
function withOnly(kit: Parameters<Family>[0], body: Stocked, auras: readonly Stocked[]): Bench {
  const on = auras.flatMap((a, i) => put(i % 2 === 0 ? ANNA : NICO, 'battlefield', [a], { attachedTo: 0 }));
  return benchOf(kit, { place: [...put(ANNA, 'battlefield', [body]), ...on] });
}

/** One thing that is true of it, among others that would be without one of the effects, or with the older one having the last word. */
export const abilities: Family = (kit) => {
  const { chance, level, stock } = kit;
  const body = chance.pick(stock.plain.filter((c) => (c.keywords?.length ?? 0) > (level === 1 ? 0 : 1) || c.face.subtypes.length > 1));
  const auras = chance.shuffled(several(chance, level === 3 ? 3 : 2, taking(stock), giving(stock), giving(stock)));
  const b = withOnly(kit, body, auras);
  const id = b.perm(body.name).id;
  const now = statements(objectView(b.state, id));
  // With one left out, with none, and in the other order.
  const others = [...auras.map((a) => auras.filter((x) => x !== a)), [], auras.slice().reverse()];
  const wrong = new Map<string, Text>();
  for (const some of others) {
    const other = withOnly(kit, body, some);
    for (const [key, text] of statements(objectView(other.state, other.perm(body.name).id))) if (!now.has(key)) wrong.set(key, text);
  }
  // What no effect has touched is no answer worth finding.
  const printed = statements(objectView(withOnly(kit, body, []).state, id));
  const news = [...now].filter(([key]) => level === 1 || !printed.has(key));
  if (news.length === 0 || wrong.size < 2) return null;
  return {
    state: b.state,
    told: auras.map((a, i) => say(i === 0 ? 'told.oldest' : 'told.newer', { name: nameOf(a) })),
    ask: say('ask.true', { name: nameOf(body) }),
    right: chance.pick(news)[1],
    wrong: chance.shuffled([...wrong.values()]),
    why: [because('why.timestamps', ['613.7']), ...whyIs(b.state, id)],
  };
};
