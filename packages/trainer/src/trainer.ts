/** Making questions: a family tries until it has one that has exactly one right answer. */
import type { CardDatabase } from '@apnap/cards';
import type { MagicGame } from '@apnap/magic';
import type { Text } from '@apnap/words';
import { engineFor } from './bench.js';
import { Chance } from './chance.js';
import { MAKERS } from './families/index.js';
import type { Draft, FamilyId, Level, Question } from './question.js';
import { Stock } from './stock.js';
import { STEPS, towerOf } from './tower.js';
import { Unfit } from './unfit.js';

/** Choices of a question, and the least there are. */
const MOST = 4;
const LEAST = 3;
/** So often a family tries. Those that must find one creature of four that can be blocked with are seldom lucky. */
const TRIES = 600;

/** So many towers are kept, and so many are tried for a seed: one in ten comes to something that can't be played on. */
const TOWERS = 50;
const TOWER_TRIES = 40;

const differs = (a: Text, b: Text): boolean => a.en !== b.en && a.zh !== b.zh;

/** The right answer among wrong ones that all differ from it and from each other; null: too few do. */
function choicesOf(chance: Chance, { right, wrong }: Draft): { choices: Text[]; right: number } | null {
  const others: Text[] = [];
  for (const w of wrong) if (differs(w, right) && others.every((o) => differs(o, w)) && others.length < MOST - 1) others.push(w);
  if (others.length < LEAST - 1) return null;
  const choices = chance.shuffled([right, ...others]);
  return { choices, right: choices.indexOf(right) };
}

export class Trainer {
  private readonly stock: Stock;
  private readonly game: MagicGame;

  /** @param database the cards that questions are made of: those that all read */
  constructor(database: CardDatabase) {
    this.stock = Stock.of(database);
    this.game = engineFor((name) => {
      const found = database.find(name);
      return found?.name === name ? database.card(found.place) : undefined;
    });
  }

  /** The question of a seed: always the same with the same cards. @throws Error where none is found, which says what was tried last */
  question(seed: string, family: FamilyId, level: Level): Question {
    for (let n = 0; n < TRIES; n++) {
      const chance = new Chance(`${family} ${level} ${seed} ${n}`);
      const found = this.made(chance, seed, family, level);
      if (found) return found;
    }
    throw new Error(`no question of ${family} for ${seed}`);
  }

  private readonly towers = new Map<string, readonly Question[]>();

  /** The questions of a tower, {@link STEPS} of them: always the same with the same cards. @throws Error where no tower of the seed can be played so far */
  tower(seed: string): readonly Question[] {
    const kept = this.towers.get(seed);
    if (kept) return kept;
    for (let n = 0; n < TOWER_TRIES; n++) {
      const questions = this.played(`${seed} ${n}`, seed);
      if (questions.length < STEPS) continue;
      if (this.towers.size >= TOWERS) this.towers.clear();
      this.towers.set(seed, questions);
      return questions;
    }
    throw new Error(`no tower for ${seed}`);
  }

  private played(chances: string, seed: string): Question[] {
    const questions: Question[] = [];
    const order = new Chance(`choices ${chances}`);
    try {
      for (const draft of towerOf({
        chance: new Chance(`tower ${chances}`),
        level: 3,
        stock: this.stock,
        game: this.game,
        seed: chances,
      })) {
        const found = choicesOf(order, draft);
        const { state, told, ask, why } = draft;
        if (found) questions.push({ family: 'tower', level: 3, seed, state, told, ask, why, ...found });
        if (questions.length === STEPS) break;
      }
    } catch (e) {
      if (!(e instanceof Unfit)) throw e;
    }
    return questions;
  }

  private made(chance: Chance, seed: string, family: FamilyId, level: Level): Question | null {
    try {
      const draft = MAKERS[family]({ chance, level, stock: this.stock, game: this.game, seed });
      const found = draft && choicesOf(chance, draft);
      if (!found) return null;
      const { state, told, ask, why } = draft;
      return { family, level, seed, state, told, ask, why, ...found };
    } catch (e) {
      if (e instanceof Unfit) return null;
      throw e;
    }
  }
}
