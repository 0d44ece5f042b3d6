/** Every kind of node has English and Chinese words: none is rendered as nothing or as its name in brackets. */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type Condition,
  type Effect,
  type Face,
  type Mod,
  type Replacement,
  type Rule,
  renderFaceEn,
  renderFaceZh,
} from '../src/index.js';
import { all, and, any, creature, each, mana, opponents, self, T0, target, thisOne, type, you, yours } from './touchstones/build.js';

const nothing: Effect = { do: 'nothing' };
const draw: Effect = { do: 'draw', who: you, count: 1 };
const face = (abilities: Ability[]): Face => ({ name: 'Test Card', supertypes: [], types: ['Sorcery'], subtypes: [], abilities });
const cards = all(any, 'graveyard', you);

const EFFECTS: readonly Effect[] = [
  { do: 'repeat', times: 2, effect: draw },
  { do: 'forEach', in: all(creature), slot: 0, effect: { do: 'destroy', what: { sel: 'slot', slot: 0 }, regeneration: 'allowed' } },
  { do: 'chooseEffect', who: you, options: [draw, { do: 'shuffle', who: you }] },
  { do: 'life', who: you, change: 'set', amount: 10 },
  { do: 'discardThese', what: cards },
  { do: 'counters', change: 'remove', counter: 'charge', count: 'all', on: self },
  { do: 'replacement', replacement: { replace: 'draw', who: you, instead: nothing }, duration: 'endOfTurn' },
  { do: 'copyOnStack', what: T0, who: you, count: 1, retarget: 'no' },
  { do: 'copyOnStack', what: T0, who: you, count: 1, retarget: 'no', aimedAt: all(creature) },
  {
    do: 'mana',
    who: you,
    mana: {
      options: ['{C}'],
      times: 1,
      choose: 'once',
      spendOnly: { is: 'or', of: [and({ is: 'spell' }, type('Artifact')), and({ is: 'permanent' }, type('Artifact'))] },
      rider: {
        event: { on: 'cast', who: you, what: { is: 'spell' } },
        how: 'triggers',
        program: { targets: [], effect: { do: 'draw', who: you, count: 1 } },
      },
    },
  },
  { do: 'retarget', what: T0, who: you },
  { do: 'retarget', what: T0, who: you, change: 'all' },
  { do: 'retarget', what: T0, who: you, change: 'any' },
  { do: 'retarget', what: T0, who: you, change: 'one', to: self },
  { do: 'play', who: you, what: cards, cost: 'free' },
  { do: 'play', who: you, what: cards, cost: 'normal', copy: 'copy' },
  { do: 'permitPlay', who: you, what: cards, duration: 'endOfTurn', cost: 'normal' },
  { do: 'revealUntil', who: you, filter: type('Land'), count: 1, bind: 0, bindAll: 1, to: 'revealed' },
  { do: 'unattach', what: self },
  { do: 'extraPhase', phase: 'combat' },
  { do: 'extraPhase', phase: 'combatAndMain' },
  { do: 'skip', who: you, step: 'draw' },
  { do: 'playerCounters', who: opponents, change: 'put', counter: 'poison', count: 1 },
  { do: 'gainDesignation', who: you, designation: 'monarch' },
  { do: 'exchange', of: 'control', a: T0, b: self },
  { do: 'exchange', of: 'places', a: self, b: cards },
  { do: 'piles', who: you, of: cards, chooser: each, bindChosen: 0, bindOther: 1 },
  {
    do: 'vote',
    first: you,
    ballot: {
      votes: 'words',
      words: [
        { word: 'grace', bind: 0 },
        { word: 'fall', bind: 1 },
      ],
    },
  },
  { do: 'vote', first: you, ballot: { votes: 'entities', among: all(creature), bind: 0 }, secret: 'secret' },
  { do: 'restartGame', keep: cards },
  { do: 'phaseOut', what: T0 },
  { do: 'keywordAction', action: 'turnFaceDown', who: you, what: T0, n: 1 },
  { do: 'keywordAction', action: 'connive', who: you, what: T0, n: 1 },
  { do: 'keywordAction', action: 'exert', who: you, what: self, n: 1 },
];

const REPLACEMENTS: readonly Replacement[] = [
  { replace: 'enters', what: thisOne, entering: { counters: [{ counter: 'charge', count: 2 }], tapped: 'tapped' } },
  { replace: 'enters', what: thisOne, or: 'turnedFaceUp', choices: draw },
  { replace: 'zone', what: creature, from: 'battlefield', to: 'graveyard', toInstead: 'hand' },
  { replace: 'zone', what: creature, verb: 'discard', toInstead: 'library', position: 'bottom' },
  {
    replace: 'damage',
    source: any,
    to: creature,
    kind: 'any',
    result: { result: 'amount', amount: { q: 'product', of: [2, { q: 'amount' }] } },
  },
  { replace: 'damage', source: any, to: { is: 'player', who: you }, kind: 'any', result: { result: 'redirect', to: self, amount: 'all' } },
  { replace: 'damage', source: any, to: thisOne, kind: 'noncombat', result: { result: 'preventUpTo', amount: 1 }, then: draw },
  { replace: 'draw', who: each, except: 'firstInDrawStep', instead: draw },
  { replace: 'gainLife', who: you, amount: { q: 'sum', of: [{ q: 'amount' }, 1] } },
  { replace: 'loseLife', who: opponents, amount: { q: 'product', of: [2, { q: 'amount' }] } },
  { replace: 'destroy', what: creature, instead: draw },
  { replace: 'counters', what: and(creature, yours), counter: '+1/+1', amount: { q: 'sum', of: [{ q: 'amount' }, 1] } },
  { replace: 'createToken', who: you, what: any, count: { q: 'product', of: [2, { q: 'amount' }] } },
  { replace: 'untap', what: creature, instead: draw },
  { replace: 'turnFaceUp', what: thisOne, effect: draw },
  { replace: 'mana', what: type('Land'), result: { result: 'type', mana: { options: ['{B}'], times: 1, choose: 'once' } } },
  { replace: 'mana', what: type('Land'), least: 2, result: { result: 'times', times: 2 } },
  { replace: 'loseGame', who: you, instead: draw },
  { replace: 'winGame', who: opponents, instead: draw },
  { replace: 'beginTurn', who: opponents, instead: draw },
  { replace: 'beginTurn', who: each, extra: 'extra', instead: nothing },
  { replace: 'beginTurn', who: you, optional: 'may', instead: draw },
  { replace: 'step', step: 'draw', who: you, instead: draw },
];

const RULES: readonly Rule[] = [
  { rule: 'cant', action: { act: 'untapInUntapStep', what: creature, moreThan: 2 } },
  { rule: 'cant', action: { act: 'cast', who: opponents, what: { is: 'spell' }, when: 'notAsSorcery' } },
  { rule: 'may', action: { act: 'activate', who: you, what: creature, kind: 'loyalty' }, asThough: 'flash' },
  { rule: 'may', action: { act: 'activate', who: you, what: any, kind: 'any', keyword: 'equip' }, asThough: 'flash' },
  { rule: 'cant', action: { act: 'putCounters', what: creature, counter: 'any' } },
  { rule: 'costChange', of: 'spells', who: each, what: { is: 'spell' }, change: 'atLeast', mana: '{3}', times: 1 },
  { rule: 'declares', what: 'attackers', who: you },
  { rule: 'maxHandSize', who: you, value: 5 },
  { rule: 'assignDamage', what: creature, by: 'toughness' },
  { rule: 'ignoreSickness', what: creature },
  { rule: 'spendAsThough', who: you, any: 'color' },
  { rule: 'unspentMana', who: you, types: ['G'] },
  { rule: 'unspentMana', who: you, becomes: 'C' },
  { rule: 'extraTrigger', event: { on: 'zone', what: creature, to: 'battlefield', batch: 'each' }, who: you },
  { rule: 'noTrigger', event: { on: 'attack', what: creature, batch: 'each' } },
  { rule: 'legendRuleOff', what: creature },
];

const MODS: readonly Mod[] = [
  { mod: 'copy', of: T0, except: [] },
  { mod: 'text', from: 'Island', to: 'Swamp' },
  { mod: 'allCreatureTypes' },
  { mod: 'colors', change: 'add', colors: ['R'] },
  { mod: 'loseAllAbilities' },
  { mod: 'name', name: 'Other Name' },
];

const CONDITIONS: readonly Condition[] = [
  { if: 'step', step: 'declareAttackers', when: 'before' },
  { if: 'matches', what: { sel: 'players', who: opponents }, filter: { is: 'designated', designation: 'initiative' } },
  { if: 'compare', left: { q: 'manaSpent', measure: 'amount', type: 'R' }, cmp: '>=', right: 1 },
  { if: 'compare', left: { q: 'half', of: { q: 'life', who: you }, by: 3, round: 'up' }, cmp: '>=', right: 1 },
];

const spell = (effect: Effect): Ability => ({ kind: 'spell', program: { targets: [target(creature)], effect } });
const abilities: readonly (readonly [string, Ability])[] = [
  ...EFFECTS.map((e) => [`effect ${e.do} ${JSON.stringify(e).slice(0, 60)}`, spell(e)] as const),
  ...REPLACEMENTS.map(
    (r) =>
      [
        `replacement ${JSON.stringify(r).slice(0, 60)}`,
        { kind: 'static', parts: [{ part: 'replacement', replacement: r }] } as Ability,
      ] as const,
  ),
  ...RULES.map(
    (r) => [`rule ${JSON.stringify(r).slice(0, 60)}`, { kind: 'static', parts: [{ part: 'rule', rule: r }] } as Ability] as const,
  ),
  ...MODS.map((m) => [`mod ${m.mod}`, spell({ do: 'continuous', affects: T0, mods: [m], rules: [], duration: 'endOfTurn' })] as const),
  ...CONDITIONS.map((cond) => [`condition ${JSON.stringify(cond).slice(0, 60)}`, spell({ do: 'if', cond, then: draw })] as const),
  ['openingHand', { kind: 'static', parts: [{ part: 'openingHand', effect: draw }] }],
  [
    'manaCostOf',
    {
      kind: 'activated',
      cost: [{ pay: 'manaCostOf', of: self }, mana('{1}')],
      program: { targets: [], effect: draw },
      timing: 'asInstant',
    },
  ],
];

describe('words for every kind of node', () => {
  it.each(abilities)('%s', (_, ability) => {
    const en = renderFaceEn(face([ability])).join(' ');
    const zh = renderFaceZh(face([ability])).join(' ');
    expect(en).toMatch(/[a-z]{3,}.*[a-z]/i);
    expect(en).not.toMatch(/\[|\]|undefined|NaN|\.\.|object Object/);
    expect(zh).toMatch(/[\u4e00-\u9fff]/);
    expect(zh).not.toMatch(/\[|\]|undefined|NaN|object Object/);
  });
});
