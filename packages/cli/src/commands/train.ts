/** `apnap judge train`: questions about the rules, made of positions of the engine; shown with the answer, or judged. */
import { renderFaceEn, renderFaceZh } from '@apnap/ability';
import { embeddedDatabase } from '@apnap/cards';
import { objectView, type State } from '@apnap/magic';
import { FAMILIES, LEVELS, type Question, STEPS, say, Trainer } from '@apnap/trainer';
import type { Lang } from '@apnap/words';
import { drawBoard } from '../board.js';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { newSeed } from './duel-plan.js';

export interface TrainOptions {
  family?: string;
  level?: string;
  seed?: string;
  answer?: string;
  step?: string;
  show?: boolean;
  json?: boolean;
}

function oneOf<T extends string | number>(lang: Lang, option: string, value: string, list: readonly T[]): T {
  const found = list.find((x) => String(x) === value);
  if (found === undefined)
    throw new CliError(
      2,
      text(lang, 'error.optionValue', { option, value, expected: text(lang, 'expect.oneOf', { list: list.join(', ') }) }),
    );
  return found;
}

/** What cards on the board and in hands say, lands aside. */
function cardTexts(s: State, lang: Lang): string[] {
  const ids = [...s.battlefield, ...s.stack, ...s.players.rows.flatMap((p) => p.hand)].filter((id) => id > 0);
  const seen = new Set<string>();
  return ids.flatMap((id) => {
    const o = objectView(s, id);
    const card = embeddedDatabase().find(o.card);
    const compiled = card && embeddedDatabase().card(card.place);
    if (!compiled || seen.has(o.card) || o.supertypes.includes('Basic')) return [];
    seen.add(o.card);
    const [face] = compiled.faces;
    const says = (lang === 'zh' ? renderFaceZh(face) : renderFaceEn(face)).join(' ');
    return [
      `${lang === 'zh' ? (face.zhName ?? face.name) : face.name} ${face.manaCost ?? ''}${face.power === undefined ? '' : ` ${face.power}/${face.toughness}`}: ${says}`,
    ];
  });
}

function asked({ io, lang, paint }: Context, q: Question): void {
  const line = (s: string): void => io.out(`${s}\n`);
  line(paint('dim', text(lang, 'train.head', { family: say(`family.${q.family}`)[lang], level: q.level, seed: q.seed })));
  if (q.state) {
    for (const l of drawBoard(q.state, { lang, paint, columns: io.columns, hands: 'shown' })) line(l);
    for (const l of cardTexts(q.state, lang)) line(paint('dim', `  ${l}`));
  }
  for (const t of q.told) line(t[lang]);
  line(paint('bold', q.ask[lang]));
  q.choices.forEach((c, i) => {
    line(`  ${i + 1}  ${c[lang]}`);
  });
}

function answered({ io, lang }: Context, q: Question): void {
  io.out(`${text(lang, 'train.right', { n: q.right + 1, what: q.choices[q.right][lang] })}\n`);
  for (const w of q.why) io.out(`  ${w.text[lang]} (${w.rules.join(', ')})\n`);
}

/** Asks one question. @returns 1 where an answer was given that is not right */
export function train(cx: Context, o: TrainOptions): number {
  const { io, lang } = cx;
  const seed = o.seed ?? newSeed();
  const level = oneOf(lang, '--level', o.level ?? '1', LEVELS);
  let h = 0;
  for (const c of seed) h = (Math.imul(h, 31) + c.charCodeAt(0)) >>> 0;
  const family = o.family === undefined ? FAMILIES[h % FAMILIES.length] : oneOf(lang, '--family', o.family, FAMILIES);
  const trainer = new Trainer(embeddedDatabase());
  const steps = Array.from({ length: STEPS }, (_, i) => i + 1);
  const step = o.step === undefined ? null : oneOf(lang, '--step', o.step, steps);
  const q = step === null ? trainer.question(seed, family, level) : trainer.tower(seed)[step - 1];
  const given =
    o.answer === undefined
      ? undefined
      : oneOf(
          lang,
          '--answer',
          o.answer,
          q.choices.map((_, i) => i + 1),
        );
  const correct = given === undefined ? null : given === q.right + 1;
  if (o.json) {
    const { state: _, ...rest } = q;
    io.out(`${JSON.stringify({ ...rest, ...(correct === null ? {} : { given, correct }) }, null, 1)}\n`);
    return correct === false ? 1 : 0;
  }
  if (given === undefined) asked(cx, q);
  else io.out(`${text(lang, correct ? 'train.yes' : 'train.no')}\n`);
  if (o.show || given !== undefined) answered(cx, q);
  else if (step === null) io.out(`${text(lang, 'train.how', { family, level, seed })}\n`);
  else io.out(`${text(lang, 'train.howTower', { seed, step })}\n`);
  return correct === false ? 1 : 0;
}
