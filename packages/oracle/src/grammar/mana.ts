/** Mana whose type depends on others, what replaces mana that is produced, and what is done with mana (CR 106.4, 106.7, 106.12, 609.4b). */
import type { Effect, Filter, ManaResult, ManaSpec, ManaText } from '@apnap/ability';
import { PAIRS } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { controlledBy, replacementPart, replacing, ruling } from './make.js';
import { allOf, and, asFilter, mentionsNode, type Noun, raw, rewrite, walk, YOU } from './raw.js';

const FIVE: ManaText[] = ['{W}', '{U}', '{B}', '{R}', '{G}'];

type Types = NonNullable<ManaSpec['types']>;

const typed = (types: Types, times: ManaSpec['times'] = 1): ManaSpec => ({ options: [], types, times, choose: 'once' });

function types(g: Grammar): void {
  g.rule('manaSpec', "one mana of any color in your commander 's color identity", () => typed({ of: 'color', identity: 'commander' }));
  for (const of of ['color', 'type'] as const) {
    const could = (n: Noun, times?: ManaSpec['times']): ManaSpec | null =>
      n.many || n.zone ? null : typed({ of, could: allOf(n) }, times);
    for (const that of ['', 'that ']) {
      g.rule('manaSpec', `one mana of any ${of} ${that}a/an {n:noun} could produce` as 'a {n:noun}', ({ n }) => could(n));
      g.rule('manaSpec', `{k:digits} mana of any one ${of} ${that}a/an {n:noun} could produce` as '{k:digits} {n:noun}', ({ k, n }) =>
        could(n, k),
      );
      g.rule('manaSpec', `one mana of any ${of} ${that}{o:pronoun} could produce` as 'one {o:pronoun}', ({ o }) => typed({ of, could: o }));
    }
    g.rule('manaSpec', `one mana of any ${of} that {h:head} produced` as '{h:head}', ({ h }) =>
      h.many ? null : typed({ of, produced: 'event' }),
    );
    g.rule('manaSpec', `one mana of any ${of} that permanent produced`, () => typed({ of, produced: 'event' }));
    g.rule('manaSpec', `one mana of any ${of} that {h:head} produced {f:forEach}` as '{h:head} {f:forEach}', ({ h, f }) =>
      h.many ? null : typed({ of, produced: 'event' }, f),
    );
  }
}

/** Colours that certain things are (CR 105.2). */
function colorsOf(g: Grammar): void {
  g.rule('manaSpec', 'one mana of any of {o:possessiveObject} colors', ({ o }) => typed({ of: 'color', among: o }));
  g.rule('manaSpec', 'one mana of any color among {g:group}', ({ g: of }) => typed({ of: 'color', among: of }));
  for (const [color, chosen] of [
    ['that color', { slot: -1 }],
    ['the chosen color', { link: 0 }],
  ] as const)
    g.rule('manaSpec', `one mana of ${color} {f:forEach}` as '{f:forEach}', ({ f }) => typed({ of: 'color', chosen }, f));
}

/** "For each color among permanents you control, add one mana of that color". */
function ofEachColor(g: Grammar): void {
  const each = (n: Noun): ManaSpec | null =>
    n.many && !n.zone ? { options: [], types: { of: 'color', among: allOf(n), each: true }, times: 1, choose: 'once' } : null;
  g.rule('manaSpec', 'one mana of each color among {n:noun}', ({ n }) => each(n));
  g.rule('sentence', 'for each color among {n:noun} , add one mana of that color', ({ n }) => {
    const mana = each(n);
    return mana && { do: 'mana', who: YOU, mana };
  });
}

const yours = (f: Filter): Filter => and(f, controlledBy(YOU));

function production(g: Grammar): void {
  const type = (options: ManaText[]): ManaResult => ({ result: 'type', mana: { options, times: 1, choose: 'once' } });
  const amount = (options: ManaText[]): ManaResult => ({ result: 'typeAndAmount', mana: { options, times: 1, choose: 'once' } });
  const one = (m: ManaText): boolean => /^\{[WUBRGC]\}$/.test(m);
  g.rule('manaResult', '{m:mana} instead of any other type', ({ m }) => (one(m) ? type([m]) : null));
  g.rule('manaResult', '{m:mana} instead of any other type and amount', ({ m }) => amount([m]));
  g.rule('manaResult', 'colorless mana instead of any other type', () => type(['{C}']));
  g.rule('manaResult', 'mana of a color of your choice instead of any other type', () => type(FIVE));
  g.rule('manaResult', 'one mana of a color of your choice instead of any other type and amount', () => amount(FIVE));
  g.rule('manaResult', 'twice as much of that mana instead', () => ({ result: 'times', times: 2 }));
  g.rule('manaResult', '{n:digits} times as much of that mana instead', ({ n }) => ({ result: 'times', times: n }));
  const tapped = (n: Noun, change: (f: Filter) => Filter = (f) => f): Filter | null => (n.many || n.zone ? null : change(n.filter));
  g.rule('tappedForMana', 'if a/an {n:noun} is tapped for mana', ({ n }) => {
    const what = tapped(n);
    return what && { what };
  });
  g.rule('tappedForMana', 'if you tap a/an {n:noun} for mana', ({ n }) => {
    const what = tapped(n, yours);
    return what && { what };
  });
  g.rule('tappedForMana', 'if a player taps a/an {n:noun} for mana', ({ n }) => {
    const what = tapped(n);
    return what && { what };
  });
  g.rule('tappedForMana', 'if a/an {n:noun} is tapped for {k:digits} or more mana', ({ n, k }) => {
    const what = tapped(n);
    return what && { what, least: k };
  });
  g.rule('sentence', 'choose a color of a/an {n:noun} . add one mana of that color', ({ n }) =>
    n.many ? null : { do: 'mana', who: YOU, mana: { options: [], types: { of: 'color', among: allOf(n) }, times: 1, choose: 'once' } },
  );
  // "If tapped for mana, Plains produce {R}, Swamps produce {G}, … instead of any other type"
  g.rule('produced', '{n:things} produce {m:mana}', ({ n, m }) =>
    one(m) ? [replacementPart({ replace: 'mana', what: n, result: type([m]) })] : null,
  );
  g.rule('producedRow', '{p:produced} ,? and {q:produced}', ({ p, q }) => [...p, ...q]);
  g.rule('producedRow', '{p:produced} , {q:producedRow}', ({ p, q }) => [...p, ...q]);
  g.rule('staticPart', 'if tapped for mana , {p:producedRow} instead of any other type', ({ p }) => p);
  g.rule('staticPart', '{t:tappedForMana} , it produces {m:manaResult}', ({ t, m }) => [
    replacementPart({ replace: 'mana', ...t, result: m }),
  ]);
  g.rule('sentence', 'until end of turn , {t:tappedForMana} , it produces {m:manaResult}', ({ t, m }) =>
    replacing({ replace: 'mana', ...t, result: m }, 'endOfTurn'),
  );
}

function keeping(g: Grammar): void {
  for (const any of ['color', 'type'] as const)
    for (const [words, many] of [
      ['that spell', false],
      ['it', false],
      ['those spells', true],
      ['them', true],
    ] as const)
      for (const clause of [`you may spend mana as though it were mana of any ${any} to cast`, `mana of any ${any} can be spent to cast`])
        g.rule('spendingClause', `${clause} ${words}` as 'you', (_, m): Effect => {
          const card = raw.selector({ sel: '$ref', at: m.at, noun: 'card', many, words });
          return ruling([{ rule: 'spendAsThough', who: YOU, any, on: asFilter(card) }], 'indefinite');
        });
}

/** "Add three mana of that type instead": of a type that the words before said (CR 608.2c). */
export const SAME_TYPE = 'as before';

/** Gives "that type" the types of the mana before; null when there are none. */
export function sameType(before: Effect, next: Effect): Effect | null {
  let types: unknown;
  walk(before, (n) => {
    if (n.do === 'mana') types = (n.mana as ManaSpec).types;
  });
  return types === undefined ? null : rewrite(next, (n) => (n.types === SAME_TYPE ? { ...n, types } : undefined));
}

export const speaksOfType = (e: Effect): boolean => mentionsNode(e, { types: SAME_TYPE });

export function installMana(g: Grammar): void {
  colorsOf(g);
  types(g);
  ofEachColor(g);
  production(g);
  keeping(g);
  g.rule('sentence', '{s:spendingClause}', ({ s }) => s);
  // reason: no card that is read whole needs it yet
  g.rule('manaSpec', '{n:digits} {t:manaSymbol}', ({ n, t }) =>
    n < 2 ? null : { options: [`{${t}}`.repeat(n)], times: 1, choose: 'once' },
  );
  g.rule('manaSpec', 'two mana of different colors', () => ({ options: [...PAIRS], times: 1, choose: 'once' }));
  // besides what the permanent itself produces, which adds its own
  g.rule('manaSpec', '{n:digits} mana of that type', ({ n }) => typed(SAME_TYPE as unknown as Types, n));
}
