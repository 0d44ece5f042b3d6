/**
 * The judge desk against the documents themselves: every sentence of the guide and of Judging at Regular has its counterpart, every fact and text of the desk
 * its sentence, every citation the section that says it, and every example of the guide its decision.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnyDecision,
  CATALOGUES,
  type Decision,
  decide,
  decideRegular,
  decideSmallBreach,
  type FactId,
  type Facts,
  INFRACTION_IDS,
  INFRACTIONS,
  infractionOf,
  PRINCIPLES,
  policyTitles,
  REGULAR_ASKS,
  REGULAR_PRINCIPLES,
  REGULAR_PROBLEMS,
  type RegularFacts,
  type Situation,
} from '../../src/index.js';
import { EXAMPLES, type GuideExample } from './examples.js';

const HANDBOOK = new URL('../../../../../shared/documents/000_dc0541dd426b2da5.txt', import.meta.url);
const AT: Situation = { rel: 'competitive', day: 1, moment: 'inGame', record: [], judge: 'head' };

interface Sentence {
  /** "2.1:5", "JAR:7". */
  at: string;
  section: string;
  begins: string;
  by: string[];
  /** Why nothing answers to it. */
  nothing?: string;
}

const SENTENCES: readonly Sentence[] = readFileSync(new URL('./sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((l) => l !== '' && !l.startsWith('#'))
  .map((l) => {
    const [, at, begins, rest] = /^(\S+) (.+?) = (.+)$/.exec(l) as unknown as string[];
    const section = at.split(':')[0];
    return rest.startsWith('- ') ? { at, section, begins, by: [], nothing: rest.slice(2) } : { at, section, begins, by: rest.split(' ') };
  });

/** What a decision does that has no text of its own; the tests of vectors show it. */
const DEEDS = new Set([
  ...[
    'category',
    'takesEffect',
    'combine',
    'recorded',
    'extension',
    'drop',
    'others',
    'repetition',
    'remedies',
    'backUp',
    'regular',
    'smallBreach',
  ],
  ...['needs.headJudge', 'needs.investigationReport', 'needs.organizerRemoves'],
  ...['reminded', 'concedes', 'conduct', 'serious'],
]);

const sectionOf = new Map(INFRACTIONS.map((x) => [x.section, x]));

describe('every sentence of the documents has its counterpart', () => {
  it('a text, a fact, an example or a deed that is there', () => {
    for (const s of SENTENCES) {
      const asked: readonly string[] = s.section === 'JAR' ? Object.values(REGULAR_ASKS).flat() : INFRACTIONS.flatMap((x) => x.asks);
      expect(s.by.length > 0 || s.nothing !== undefined, s.at).toBe(true);
      for (const by of s.by) {
        if (by === 'is') expect(sectionOf.has(s.section), s.at).toBe(true);
        else if (by === 'example')
          expect(
            EXAMPLES.some((e) => e.at === s.at),
            s.at,
          ).toBe(true);
        else if (by.startsWith('?')) expect(asked, s.at).toContain(by.slice(1));
        else if (!DEEDS.has(by)) expect(CATALOGUES.en[by], `${s.at} ${by}`).toBeTruthy();
      }
    }
  });

  it.runIf(existsSync(HANDBOOK))('they are the sentences of the documents, each in its place', () => {
    const found = sentencesOf(readFileSync(HANDBOOK, 'utf8'));
    expect(SENTENCES.map((s) => s.at)).toEqual(found.map((f) => f.at));
    for (const [i, f] of found.entries()) expect(f.text.replace(/\s/g, '').startsWith(SENTENCES[i].begins), `${f.at} ${f.text}`).toBe(true);
    // Every example of the guide is a vector.
    for (const f of found)
      if (f.head === '范例')
        expect(
          EXAMPLES.some((e) => e.at === f.at),
          `${f.at} ${f.text}`,
        ).toBe(true);
  });

  it('no fact and no text of the desk is without a sentence', () => {
    const said = new Set(SENTENCES.flatMap((s) => s.by));
    const regular = new Set(SENTENCES.filter((s) => s.section === 'JAR').flatMap((s) => s.by));
    for (const ask of INFRACTIONS.flatMap((x) => x.asks)) expect(said, ask).toContain(`?${ask}`);
    for (const ask of Object.values(REGULAR_ASKS).flat()) expect(regular, ask).toContain(`?${ask}`);
    // The heading of each section prints its penalty; the last two say of others' doing what section 1.3 leaves open.
    const own = ['why.base', 'why.smallBreach', 'why.smallBreachAgain', 'remedy.notAgain'];
    const texts = Object.keys(CATALOGUES.en).filter((id) => /^(why|remedy|note|principle|jar\.(?!ask\.))/.test(id) && !own.includes(id));
    expect(texts.filter((id) => !said.has(id))).toEqual([]);
  });

  it('all of them are said by some decision or principle', () => {
    const said = new Set([...PRINCIPLES.flatMap((p) => p.says), ...REGULAR_PRINCIPLES, ...REGULAR_PROBLEMS.map((p) => `jar.${p}`)]);
    for (const d of allDecisions()) for (const s of [...d.why, ...d.remedies, ...d.notes]) said.add(s.id);
    for (const d of allDecisions()) for (const m of d.mayBecome) said.add(m.why);
    for (const d of allRegular()) for (const s of [...d.fixes, ...d.notes]) said.add(s.id);
    const texts = Object.keys(CATALOGUES.en).filter((id) => /^(why|remedy|note|principle|jar\.(?!ask\.))/.test(id));
    expect(texts.filter((id) => !said.has(id))).toEqual([]);
  });
});

describe('citations', () => {
  const where = new Map<string, Set<string>>();
  for (const s of SENTENCES) for (const by of s.by) where.set(by, (where.get(by) ?? new Set()).add(s.section));

  it('every reason is cited from a section that says it', () => {
    for (const d of allDecisions()) {
      for (const w of d.why)
        if (w.id === 'why.base' || w.id.startsWith('why.smallBreach')) expect(['1.3', d.section], w.id).toContain(w.section);
        else expect([...(where.get(w.id) ?? [])], `${w.id} in ${w.section}`).toContain(w.section);
      for (const m of d.mayBecome) expect([...(where.get(m.why) ?? [])], m.why).toContain(m.section);
      for (const o of d.others) expect(o.section).toBe(infractionOf(o.infraction).section);
    }
    for (const p of PRINCIPLES) for (const id of p.says) expect([...(where.get(id) ?? [])], id).toContain(p.section);
  });

  it.runIf(existsSync(HANDBOOK))('every section that is cited is in the document under the title it has here', () => {
    const text = readFileSync(HANDBOOK, 'utf8');
    const from = text.indexOf('\n万智牌违规处理方针\n');
    const guide = text.slice(from, text.indexOf('\n附录 A', from)).replace(/<\|[^|]*\|>/g, '\n');
    for (const { rule, zh } of policyTitles().filter((t) => t.rule.startsWith('IPG '))) {
      const number = rule.slice(4).replace('.', '\\.');
      const [, title] = new RegExp(`\\n${number}\\.${number.includes('.') ? '?' : ''}\\s*([^\\n]{2,40})\\n`).exec(guide) ?? [];
      // The document names the category before the infraction: "游戏行动失误～遗漏触发".
      const [last] = (title ?? '').trim().split('～').slice(-1);
      const plain = (s: string): string => s.replace(/的|之|（REL）|[～\s]/g, '');
      const category = zh.includes('～') ? title : last;
      expect(plain(category ?? ''), `${rule}: ${title}`).toBe(plain(zh));
    }
    const cited = new Set(allDecisions().flatMap((d) => [d.section, ...d.why.map((w) => w.section), ...d.mayBecome.map((m) => m.section)]));
    const titled = new Set(policyTitles().map((t) => t.rule));
    for (const section of cited) expect(titled, section).toContain(`IPG ${section}`);
  });
});

describe('Chinese by the terms of the handbook', () => {
  it.runIf(existsSync(HANDBOOK))('names and penalties of the infractions are those of appendix A', () => {
    const text = readFileSync(HANDBOOK, 'utf8');
    const from = text.indexOf('附录 A～处罚快速查询');
    const rows = text
      .slice(from, text.indexOf('附录 B～', from))
      .split('\n')
      .map((l) => l.trim())
      .filter((l) => l !== '');
    for (const x of INFRACTIONS) {
      const zh = CATALOGUES.zh[`ipg.${x.id}`];
      const at = rows.indexOf(zh);
      expect(at, zh).toBeGreaterThan(0);
      expect(rows[at + 1], zh).toBe(`${CATALOGUES.zh[`penalty.${x.starred ?? x.penalty}`]}${x.starred ? '*' : ''}`);
    }
    for (const category of ['GPE', 'TE', 'USC']) expect(rows).toContain(CATALOGUES.zh[`category.${category}`]);
  });
  it('the guide is 方针, and only Judging at Regular 指南; no word stands for another', () => {
    const others = ['延迟触发', '宽限', '补救', '隐藏信息', '欺凌', '跟踪', '构筑'];
    for (const [id, zh] of Object.entries(CATALOGUES.zh)) {
      for (const word of others) if (!(word === '隐藏信息' && id.startsWith('jar.'))) expect(zh, id).not.toContain(word);
      if (zh.includes('指南')) expect(id).toMatch(/^edition\.JAR$|^principle\.regular$/);
      expect(zh, id).not.toMatch(/[,;:!?](?![^{}]*\})\s*\p{Script=Han}/u);
    }
  });
});

describe('examples of the guide', () => {
  for (const e of EXAMPLES)
    it(`${e.at} ${e.what}`, () => {
      expect(infractionOf(e.asked).asks).toEqual(expect.arrayContaining([...(e.facts ?? []), ...Object.keys(e.amounts ?? {})]));
      check(decide(e.asked, factsOf(e), { ...AT, ...e.more }), e);
    });
});

function factsOf(e: GuideExample): Facts {
  return { ...Object.fromEntries((e.facts ?? []).map((f) => [f, true])), ...e.amounts };
}

function check(d: Decision, { asked, expected: x }: GuideExample): void {
  expect([d.infraction, d.section, d.penalty]).toEqual([x.infraction ?? asked, x.section, x.penalty]);
  expect(d.ignored).toEqual([]);
  if (x.remedies) expect(d.remedies.map((r) => r.id)).toEqual(x.remedies);
  if (x.params) expect(d.remedies[0].params).toEqual(x.params);
  if (x.others) expect(d.others.map((o) => [o.who, o.infraction, o.penalty])).toEqual(x.others);
  if (x.takesEffect !== undefined) expect(d.takesEffect).toBe(x.takesEffect);
  if (x.mayBecome) expect(d.mayBecome.map((m) => m.penalty)).toEqual(x.mayBecome);
  if (x.extension !== undefined) expect(d.extension).toBe(x.extension);
  if (x.drop !== undefined) expect(d.drop).toBe(x.drop);
  if (x.needs) expect(d.needs).toEqual(x.needs);
}

/** Decisions about each infraction: without facts, with each fact, with each pair of its facts, repeated, at each moment. */
function allDecisions(): AnyDecision[] {
  const found: AnyDecision[] = [];
  const record = INFRACTION_IDS.flatMap((infraction) => [1, 1].map((day) => ({ infraction, penalty: 'warning' as const, day })));
  for (const x of INFRACTIONS) {
    const amounts: Facts[] = [
      {},
      { minutesLate: 5 },
      { minutesLate: 12 },
      { minutesLate: 1, grace: 3 },
      { extraCards: 1 },
      { minutesSpent: 3 },
    ];
    const flags = x.asks.filter((a): a is FactId => CATALOGUES.en[`ask.${a}`] !== undefined && !/^(minutes|grace|extra)/.test(a));
    for (const a of amounts) found.push(decide(x.id, a, AT), decide(x.id, a, { ...AT, rel: 'professional' }));
    for (const f of flags) for (const g of flags) found.push(decide(x.id, { [f]: true, [g]: true }, AT));
    for (const moment of ['beforeMatch', 'betweenGames', 'afterMatch', 'betweenRounds'] as const)
      found.push(decide(x.id, {}, { ...AT, moment, record }));
    found.push(decide(x.id, {}, { ...AT, judge: 'floor', record }));
  }
  for (const cautions of [0, 1]) for (const facts of [{}, { minutesSpent: 4 }]) found.push(decideSmallBreach(cautions, facts, AT));
  return found;
}

function allRegular() {
  return REGULAR_PROBLEMS.flatMap((p) => {
    const flags = REGULAR_ASKS[p].filter((a) => !['reminders', 'warnings', 'minutesLate'].includes(a));
    const facts: RegularFacts[] = [{}, { reminders: 3 }, { warnings: 1 }, ...flags.map((f): RegularFacts => ({ [f]: true }))];
    return [...facts, { minutesLate: 12 }].map((f) => decideRegular(p, f));
  });
}

/** Sentences of the guide and of Judging at Regular in the handbook, by section. */
function sentencesOf(text: string): { at: string; text: string; head: string }[] {
  const lines = text.split('\n').map((l) =>
    l
      .replace(/<\|[^|]*\|>/g, '')
      .trim()
      .replace(/^[\uf0b7•]+/, '')
      .trim(),
  );
  const split = (line: string): string[] =>
    (line.match(/[^。！？]*[。！？][”’）]*|[^。！？]+$/g) ?? []).map((s) => s.trim()).filter((s) => s !== '');
  const found: { at: string; text: string; head: string }[] = [];
  const counts = new Map<string, number>();
  const add = (section: string, head: string, sentence: string): void => {
    const n = (counts.get(section) ?? 0) + 1;
    counts.set(section, n);
    found.push({ at: `${section}:${n}`, text: sentence, head });
  };
  const begin = lines.indexOf('万智牌违规处理方针');
  const heads = new Set(['处罚', '定义', '范例', '原则', '进一步的修正', '警告', '警告*', '一盘负', '一局负', '取消资格', '注意']);
  let section = '0';
  let head = '';
  let title = false;
  for (let i = begin; !lines[i].startsWith('附录 A'); i++) {
    const line = lines[i];
    if (line === '' || /^[A-D]\.$/.test(line)) continue;
    const m = /^([1-4])\.(?:([1-8])\.?)?\s*(.{0,20})$/.exec(line);
    if (m && !(m[2] === undefined && m[1] < section[0])) {
      section = m[2] === undefined ? m[1] : `${m[1]}.${m[2]}`;
      head = '';
      title = m[3] === '';
      continue;
    }
    if (title) {
      title = false;
      continue;
    }
    if (heads.has(line)) {
      if (section !== '1.2') head = line;
      continue;
    }
    for (const s of head === '范例' ? [line] : split(line)) add(section, head, s);
  }
  const regular = lines.findIndex((l) => l.startsWith('一般级别执法严格度（REL）执法指南'));
  for (let i = regular; lines[i] !== '其他资源'; i++) for (const s of split(lines[i])) add('JAR', '', s);
  return found;
}
