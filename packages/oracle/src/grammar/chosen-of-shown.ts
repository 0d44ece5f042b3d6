/**
 * Cards that are chosen of those that somebody reveals from a hand: "target player reveals three cards from their hand and you choose one of them. That
 * player discards that card." (CR 608.2d, 701.16a)
 */
import type { Effect, PlayerRef, Quantity, Selector } from '@apnap/ability';
import { hand } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { allIn, choose, ofSlot } from './make.js';
import type { CardsFromIt, FromHand, ShownAndTaken } from './nonterminals.js';
import { installOpponentsChoose } from './opponents-choose.js';
import { raw, seq, withPlayer, YOU } from './raw.js';

const several = (p: PlayerRef): boolean => ['each', 'eachOpponent', 'eachOther', 'you'].includes(p.player);

/** So many are revealed, as the player chooses them, and so many of these are taken. */
function shown(p: PlayerRef, n: Quantity, taken: number, m: Match): ShownAndTaken | null {
  if (several(p)) return null;
  const slot = -1000 - m.at * 2;
  return {
    show: { do: 'reveal', what: choose(p, hand(p), n, n), bind: slot },
    what: choose(YOU, ofSlot(slot), taken, taken),
    many: taken !== 1,
  };
}

const discarded = (what: Selector): Effect => ({ do: 'discardThese', what });

/** Whose hand the card is chosen from; undefined where it isn't known. */
const ofHand = (t: ShownAndTaken): PlayerRef | undefined =>
  !t.many && t.what.sel === 'choose' && t.what.from.sel === 'all' ? t.what.from.of : undefined;

/** What follows the choice: "that player discards that card, then draws a card", "if you don't, …". */
function afterwards(g: Grammar): void {
  g.rule('sentence', '{t:fromHand} . that/the player discards that card , then {v:playerVerbs}', ({ t, v }) => {
    const who = ofHand(t);
    return who ? seq(t.show, discarded(t.what), withPlayer(v, who)) : null;
  });
  g.rule('fromHand', '{h:handShown} , then you choose {f:cardsFromIt}', ({ h, f }) => ({
    show: h.show,
    what: choose(YOU, allIn('hand', h.of, f.filter), f.count.min, f.count.max),
    many: f.many,
  }));
  for (const [words, exiles] of [
    ['. that/the player discards that card', false],
    [', then that player discards that card', false],
    ['. exile that card', true],
    [', then exile that card', true],
  ] as const) {
    const done = (t: ShownAndTaken): Effect | null =>
      t.many ? null : seq(t.show, exiles ? { do: 'move', what: t.what, to: 'exile' } : discarded(t.what));
    g.rule('sentence', `if you do , {t:fromHand} ${words}` as '{t:fromHand}', ({ t }) => {
      const effect = done(t);
      return effect && raw.effect({ do: '$ifDid', done: true, effect });
    });
    g.rule('sentence', `when you do , {t:fromHand} ${words}` as '{t:fromHand}', ({ t }) => {
      const effect = done(t);
      return effect && raw.effect({ do: '$when', effect });
    });
  }
  const may = '{h:handShown} . you may choose {f:cardsFromIt}' as const;
  const chosen = (h: FromHand, f: CardsFromIt): Selector => choose(YOU, allIn('hand', h.of, f.filter), 0, 1);
  g.rule('sentence', `${may} . that/the player discards that card` as typeof may, ({ h, f }) =>
    f.many ? null : seq(h.show, discarded(chosen(h, f))),
  );
  const kept = (h: FromHand, f: CardsFromIt, m: Match, then: (card: Selector) => Effect, otherwise?: Effect): Effect | null => {
    const slot = -1_200_000 - m.at * 2;
    const what = chosen(h, f);
    const cond: Effect = { do: 'if', cond: { if: 'did', slot }, then: then(ofSlot(slot)), ...(otherwise ? { else: otherwise } : {}) };
    return f.many ? null : seq(h.show, { do: 'let', slot, what, $at: m.at } as Effect, cond);
  };
  const discards = 'if you do , that/the player discards that card';
  for (const then of [', then', ', then that player'])
    g.rule(
      'sentence',
      `${may} . ${discards} ${then} {v:playerVerbs}` as '{h:handShown} {f:cardsFromIt} {v:playerVerbs}',
      ({ h, f, v }, m) => kept(h, f, m, (card) => seq(discarded(card), withPlayer(v, h.of))),
    );
  for (const not of ["if you don't ,", 'otherwise ,'])
    g.rule(
      'sentence',
      `${may} . ${discards} . ${not} {s:whereClause}` as '{h:handShown} {f:cardsFromIt} {s:whereClause}',
      ({ h, f, s }, m) => kept(h, f, m, discarded, s),
    );
}

export function installChosenOfShown(g: Grammar): void {
  afterwards(g);
  installOpponentsChoose(g);
  for (const [words, taken] of [
    ['you choose one of them/those', 1],
    ['you choose one of those cards', 1],
    ['you choose two of them/those', 2],
  ] as const)
    for (const then of ['and', '.'] as const) {
      g.rule('fromHand', `{p:player} reveals {n:number} cards from their hand ${then} ${words}` as '{p:player} {n:number}', ({ p, n }, m) =>
        shown(p, n, taken, m),
      );
      g.rule(
        'fromHand',
        `{p:player} reveals a number of cards from their hand equal to {q:quantity} ${then} ${words}` as '{p:player} {q:quantity}',
        ({ p, q }, m) => shown(p, q, taken, m),
      );
      g.rule(
        'fromHand',
        `{p:player} reveals X cards from their hand {w:whereX} ${then} ${words}` as '{p:player} {w:whereX}',
        ({ p, w }, m) => shown(p, w, taken, m),
      );
    }
}
