/** Playing Magic at random: every legal answer can come up, but in proportions that let games end. */
import type { Answer, Form } from '@apnap/kernel';
import type { ActOption, Glance, PayOption } from '@apnap/magic';
import type { Dice } from '../dice.js';
import type { Chances } from '../random.js';
import { latestOf } from '../teams.js';

/** Weights of the kinds of action; passing has a weight of its own that grows with the actions already taken this turn. */
const ACT_WEIGHT: Record<Exclude<ActOption['act'], 'pass'>, number> = {
  land: 40,
  cast: 40,
  activate: 20,
  suspend: 10,
  foretell: 10,
  plot: 10,
  companion: 10,
  turnFaceUp: 10,
  planarDie: 10,
  unlock: 20,
  endEffect: 5,
  ignore: 2,
  mana: 1,
};
const PASS_WEIGHT = 40;

/** Weights of the ways to go on with a payment. Taking an announcement back changes nothing, so it is rare. */
const PAY_WEIGHT: Record<PayOption['pay'], number> = { plan: 930, use: 55, life: 10, cancel: 5 };

/** One in this many opening hands is sent back. */
const MULLIGANS_PER_MILLE = 100;

/** The chances of one seat in one game. */
export function magicChances(): Chances<Glance> {
  let turn = -1;
  let acted = 0;
  return {
    asked: (view) => ({ seat: view.seat, decision: view.decision?.decider === view.seat ? view.decision : null }),
    drawn(view, d, dice): Answer | null {
      const now = latestOf(view.turn);
      if (now !== turn) {
        turn = now;
        acted = 0;
      }
      const { ask } = d;
      if (d.kind === 'act' && ask?.form === 'pick') {
        const i = chooseAct(ask.options as readonly ActOption[], acted, dice);
        if ((ask.options[i] as ActOption).act !== 'pass') acted++;
        return { pick: [i] };
      }
      if (d.kind === 'pay' && ask?.form === 'pick') return { pick: [choosePayment(ask, dice)] };
      return d.kind === 'mulligan' ? { yes: dice.chance(MULLIGANS_PER_MILLE) } : null;
    },
  };
}

/** Chooses the kind of action first, then one of that kind: ten creatures with abilities don't drown one land. */
function chooseAct(options: readonly ActOption[], acted: number, dice: Dice): number {
  const kinds = [...new Set(options.map((o) => o.act))];
  const act = kinds[dice.weighted(kinds.map((k) => (k === 'pass' ? PASS_WEIGHT * (1 + acted * acted) : ACT_WEIGHT[k])))];
  return dice.oneOf(options.flatMap((o, i) => (o.act === act ? [i] : [])));
}

function choosePayment(ask: Extract<Form<unknown>, { form: 'pick' }>, dice: Dice): number {
  const options = ask.options as readonly PayOption[];
  const kinds = [...new Set(options.map((o) => o.pay))];
  const pay = kinds[dice.weighted(kinds.map((k) => PAY_WEIGHT[k]))];
  return dice.oneOf(options.flatMap((o, i) => (o.pay === pay ? [i] : [])));
}
