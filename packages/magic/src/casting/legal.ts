/** What a player with priority may do (CR 117.1): the options of the `act` decision. */

import type { ActivatedAbility, Cost, KeywordAbility } from '@apnap/ability';
import { type Id, tick } from '@apnap/kernel';
import { mayWorkIn, worksIn } from '../characteristics/base.js';
import { restPayable } from '../costs/parts.js';
import { activatingForbidden, cantCast, castingForbidden, ignorableBy, lifeToPay } from '../events/prohibitions.js';
import { NO_PURPOSE, type Purpose } from '../mana/means.js';
import { boardOf, makersOf } from '../mana/sources.js';
import { type Board, canPayBoard } from '../payment/solver.js';
import { isManaAbility } from '../reading/adds-mana.js';
import { characteristicsOf, controllerOf, derived, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { doorsOf, unlockCost } from '../reading/doors.js';
import { matches } from '../reading/filter.js';
import { activationEnv } from '../reading/givers.js';
import { isSick, sickToActivate } from '../reading/mana-abilities.js';
import { inRange } from '../reading/range.js';
import { includesSeat } from '../reading/seats.js';
import { sorceryTime } from '../reading/timing.js';
import { hasKeyword, hasType } from '../reading/traits.js';
import { hasFlag, live, player } from '../state/access.js';
import { type Env, FLAG, type Obj, type TargetGroup } from '../state/objects.js';
import { byRule, type Obstacle } from '../state/obstacle.js';
import { abilityInfo, nodeOf, type Part } from '../state/pool.js';
import type { Lasting, State } from '../state/types.js';
import { isUsedUp } from '../triggers/note.js';
import { commanderTax } from '../variants/commander.js';
import { isHidden } from '../variants/conspiracy.js';
import { planarDieCost, planarDieOf } from '../variants/planechase.js';
import { rulesOf } from '../years/differences.js';
import { aimsOfAbility, aimsOfSpell } from './aims.js';
import { announceable, hasManaX, hasX } from './announce.js';
import { asFace, asFaceDown, asPaid, asWithX, characteristicsFaceUp, facesToChoose } from './as-face.js';
import { leastWithAssist } from './assist.js';
import { waterbent } from './branches.js';
import { spendsSource } from './cast.js';
import { companionToTake } from './companion.js';
import { landObstacle, landTimeObstacle } from './land.js';
import { type SetAside, setAsideNow } from './later.js';
import { castingParts, type Listed, listed, spellAbilities } from './listed.js';
import { manifestCost } from './manifest-cost.js';
import { addedBy } from './modes.js';
import { costPayable, splitCost } from './pay-costs.js';
import { purposeOf, purposeOfAbility } from './payable.js';
import { sacrificeChoices } from './sacrificed.js';
import { spellProgram } from './stack-object.js';
import { canTarget } from './targets.js';
import { hasOwnFlash } from './timing.js';
import { abilityBranches, additionalCosts, spellBranches, totalOfAbility, totalOfSpell } from './total.js';
import type { Way } from './way.js';
import { asOften, FACE_DOWN_KEYWORDS, MOST_TIMES, manaCostOf, otherCastable, repeat, waysToCast } from './ways.js';

/** An action with priority. */
export type ActOption =
  | { act: 'pass' }
  /** `face`: which one, of a card where it is chosen (CR 709.3, 712.11b, 715.3); of a fused split card the number of its halves. */
  | { act: 'cast'; object: Id; way: string; face?: number }
  | { act: 'land'; object: Id; face?: number }
  | { act: 'activate'; object: Id; ability: number }
  | { act: 'mana'; object: Id; ability: number }
  | { act: 'suspend' | SetAside; object: Id }
  | { act: 'companion'; object: Id }
  | { act: 'turnFaceUp'; object: Id }
  /** CR 116.2i; the object is the plane or phenomenon that is face up, `mana` what the roll costs. */
  | { act: 'planarDie'; object: Id; mana: number }
  /** `face`: which half (CR 116.2m). */
  | { act: 'unlock'; object: Id; face: 0 | 1 }
  /** CR 116.2c; the object is what has created the effect. */
  | { act: 'endEffect'; object: Id; effect: number }
  /** CR 116.2d; the object has the ability whose effect is ignored. */
  | { act: 'ignore'; object: Id };

/** Boards for payment questions: one for all that is paid for in the same way, unless something depends on what it is. */
class Boards {
  private readonly shared: Map<number, Board>;
  private makers: readonly Id[] | null = null;
  /** Whether only what has the timing of an instant can be done now. */
  readonly slow: boolean;
  /** @param like those for the same state where one card that is to be cast is asked about as if more were paid for it: what depends on no object is the same */
  constructor(
    readonly s: State,
    readonly seat: number,
    like?: Boards,
  ) {
    this.slow = !sorceryTime(s, seat);
    this.shared = like?.shared ?? new Map();
    this.makers = like?.makers ?? null;
  }

  /** For a spell that only its mana cost is paid for. */
  forSpell(id: Id): Board {
    return this.shared.get(CASTING) ?? this.for({ ...NO_PURPOSE, object: id, cast: 1 });
  }

  for(purpose: Purpose): Board {
    const help = (purpose.convoke << 1) | (purpose.delve << 2) | ((purpose.improvise ?? 0) << 3) | ((purpose.waterbend ?? 0) << 4);
    const way = (purpose.cast ?? 0) | help;
    const known = this.shared.get(way);
    if (known) return known;
    // Mana that may be spent on some things only, or the object itself could be spent.
    let asked = false;
    let askedCast = false;
    const watched: Purpose = {
      ...purpose,
      get object() {
        asked = true;
        return purpose.object;
      },
      get cast() {
        askedCast = true;
        return purpose.cast;
      },
    };
    this.makers ??= makersOf(this.s, this.seat);
    const board = boardOf(this.s, this.seat, watched, 0, this.makers);
    if (asked) return board;
    if (!askedCast) this.shared.set(way ^ CASTING, board);
    this.shared.set(way, board);
    return board;
  }
}

/** The bit of a way of paying for what is paid for as it is cast. */
const CASTING = 1;

/** All options of a seat with priority; passing comes first. */
export function legalActions(s: State, seat: number): ActOption[] {
  const options: ActOption[] = [{ act: 'pass' }];
  const boards = new Boards(s, seat);
  const lands = landTimeObstacle(s, seat) === null;
  const outside = otherCastable(s, seat);
  for (const id of outside.length === 0 ? player(s, seat).hand : [...player(s, seat).hand, ...outside]) {
    tick(4);
    if (lands) addLands(s, seat, id, options);
    addCasts(s, seat, id, boards, options);
    addSpecial(s, seat, id, options);
    addActivations(s, seat, id, boards, options);
  }
  for (const id of s.battlefield) {
    tick();
    addActivations(s, seat, id, boards, options);
    addTurnFaceUp(s, seat, id, options);
    if (!boards.slow) addUnlocking(s, seat, id, options);
  }
  addEnding(s, seat, options);
  if (s._pool.ignorable) addIgnoring(s, seat, options);
  for (const id of player(s, seat).graveyard) addActivations(s, seat, id, boards, options);
  // CR 113.6b: abilities that say that their card is in exile; of what can be cast from there they have been looked for
  for (const id of s.exile) if (!outside.includes(id)) addActivations(s, seat, id, boards, options);
  for (const id of s.command) {
    addActivations(s, seat, id, boards, options); // CR 113.6, 114.4
    const o = live(s, id);
    if (isHidden(s, o) && o.owner === seat) options.push({ act: 'turnFaceUp', object: id }); // CR 116.2j
  }
  addPlanarDie(s, seat, options);
  const companion = boards.slow ? 0 : companionToTake(s, seat); // CR 116.2g
  if (companion !== 0) options.push({ act: 'companion', object: companion });
  return options;
}

/** CR 116.2i: any time the active player has priority and the stack is empty during a main phase. */
function addPlanarDie(s: State, seat: number, options: ActOption[]): void {
  const object = planarDieOf(s, seat);
  if (object === 0 || !sorceryTime(s, seat)) return;
  if (costPayable(s, seat, planarCost(s, seat), staticEnv(object, seat)))
    options.push({ act: 'planarDie', object, mana: planarDieCost(s, seat) });
}

/** What the next roll of the planar die costs (CR 901.9). */
export const planarCost = (s: State, seat: number): Cost[] => [{ pay: 'mana', mana: `{${planarDieCost(s, seat)}}` }];

/** Lands: of a modal double-faced card each face that is one (CR 712.12). */
function addLands(s: State, seat: number, id: Id, options: ActOption[]): void {
  const faces = facesToChoose(s, live(s, id) as Obj);
  for (const face of faces)
    if (!landObstacle(asFace(s, id, face), seat, id)) options.push({ act: 'land', object: id, ...(faces.length > 1 ? { face } : {}) });
}

function addCasts(s: State, seat: number, id: Id, boards: Boards, options: ActOption[]): void {
  const o = live(s, id) as Obj;
  if (isCastPlainly(s, seat, o)) {
    if (!plainObstacle(s, seat, o, boards)) options.push({ act: 'cast', object: id, way: 'normal' });
    return;
  }
  const several = facesToChoose(s, o).length > 1;
  if (!several && boards.slow && neverInstant(asFace(s, id, o.face), seat, id)) return;
  for (const way of waysToCast(s, seat, id))
    if (!castObstacle(asFace(s, id, way.face), seat, id, way, boards))
      options.push({ act: 'cast', object: id, way: way.key, ...(several ? { face: way.face } : {}) });
}

/**
 * Whether the one way to cast the card is for its mana cost, with the targets of its text, when its types allow it (CR 601.2, 307.1): neither the card nor
 * anything else in the game says otherwise. So are most cards most of the time, and what else there could be need not be looked for.
 */
function isCastPlainly(s: State, seat: number, o: Obj): boolean {
  if (o.zone !== 'hand' || o.owner !== seat || o.copyOf !== null || s._pool.cards[o.card].faces.length > 1) return false;
  const c = characteristicsOf(s, o);
  return (
    listed(s, c.abilities).castPlainly &&
    derived(s).grants.length === 0 &&
    !castingIsRuled(s) &&
    !c.manaCost?.includes('X') &&
    spellProgram(s, o.id, 0).modes === undefined &&
    (s.commanders.length === 0 || commanderTax(s, o) === 0)
  );
}

/** Why a card that is cast plainly can't be cast now; the same that {@link castObstacle} says of its only way. */
function plainObstacle(s: State, seat: number, o: Obj, boards: Boards): Obstacle | null {
  const c = characteristicsOf(s, o);
  if (c.manaCost === null || hasType(c, 'Land') || (boards.slow && !hasType(c, 'Instant'))) return TIMING;
  const { mana } = splitCost(manaCostOf(c.manaCost), 0);
  if (!canPayBoard(boards.forSpell(o.id), mana, lifeToPay(s, seat))) return COST;
  if (!announceable(s, spellProgram(s, o.id, 0), staticEnv(o.id, seat), 0)) return TARGETS;
  return castingForbidden(s, seat, o.id);
}

/** Whether no way of casting the card has the timing of an instant (CR 307.1): then nothing more need be asked outside a main phase. */
function neverInstant(s: State, seat: number, id: Id): boolean {
  const o = live(s, id) as Obj;
  const c = characteristicsOf(s, o);
  return (
    !hasType(c, 'Instant') &&
    !hasKeyword({ s }, c, 'flash') &&
    s._pool.cards[o.card].faces.length === 1 &&
    !timesItself(listed(s, spellAbilities(s, o))) &&
    !flashAllowed(s, seat, o.id)
  );
}

/** Whether an ability of the card says when it can be cast. */
const timesItself = ({ keywords, casting }: Listed): boolean =>
  (keywords.size > 0 && AS_INSTANT.some((keyword) => keywords.has(keyword))) || casting.some((p) => p.part.part === 'castTiming');

/** Each way in which the card could be cast, with what stands in the way now. */
export function castObstacles(s: State, seat: number, id: Id): { way: Way; obstacle: Obstacle | null }[] {
  const boards = new Boards(s, seat);
  return waysToCast(s, seat, id).map((way) => ({ way, obstacle: castObstacle(asFace(s, id, way.face), seat, id, way, boards) }));
}

/** Each activated ability that works where the object is, with what stands in the way now. */
export function activationObstacles(s: State, seat: number, id: Id): { ability: ActivatedAbility; obstacle: Obstacle | null }[] {
  const o = live(s, id);
  if (!o) return [];
  const boards = new Boards(s, seat);
  return activatedOf(s, o).map((part) => ({ ability: part.ability, obstacle: activateObstacle(s, seat, o, part, boards) }));
}

const TIMING = byRule('timing', '307.1');
const COST = byRule('cost', '601.2h');
const TARGETS = byRule('targets', '601.2c');

/** Why the card can't be cast this way now. */
function castObstacle(s: State, seat: number, id: Id, way: Way, boards: Boards): Obstacle | null {
  // CR 702.37c: what applies to casting it applies to what it is face down
  const as = way.faceDown && castingIsRuled(s) ? asFaceDown(s, id, way.faceDown) : s;
  const costed = way.faceDown ? as : s;
  if (!sorceryTime(s, seat) && !hasInstantTiming(as, seat, id, way)) return TIMING; // CR 117.1a, 307.1
  const lacks = firstWithout(valuesOfX(s, seat, id, way), (x) => obstacleFor(costed, seat, id, way, boards, x));
  if (lacks && !castableWhenPaid(s, seat, id, way, boards)) return lacks;
  if (!addedBy(s, id, [way.label]).every((p) => canTarget(s, p.targets, staticEnv(id, seat), 0))) return TARGETS;
  const barred = castingForbidden(as, seat, id);
  return barred && couldBeAnother(as, seat, id, way, boards) ? null : barred;
}

/** CR 601.3a: whether with a value of X that can be paid it is a spell that nothing forbids; 2015:601.5, classic:409.1: it is judged as the card is. */
function couldBeAnother(s: State, seat: number, id: Id, way: Way, boards: Boards): boolean {
  if (way.faceDown || way.free || rulesOf(s).castCheck === 'asItIs' || !hasManaX(way.cost)) return false;
  for (let x = 1; x <= MOST_X && obstacleFor(s, seat, id, way, boards, x) === null; x++)
    if (!castingForbidden(asWithX(s, id, seat, x), seat, id)) return true;
  return false;
}

/** CR 601.2b-f: optional costs are chosen before targets and the total cost, and may be what gives the spell any or makes it cost less. */
const castableWhenPaid = (s: State, seat: number, id: Id, way: Way, boards: Boards): boolean =>
  !way.faceDown &&
  castingParts(s, live(s, id) as Obj).some(({ part }) => {
    if (part.part !== 'castingCost' || part.how !== 'optional') return false;
    return asOften(part, MOST_TIMES, (n) => {
      const paid = asPaid(s, id, repeat([part.label], n), seat);
      return (
        obstacleFor(
          paid,
          seat,
          id,
          { ...way, cost: [...way.cost, ...repeat(waterbent(part.cost), n)] },
          new Boards(paid, seat, boards),
          0,
        ) === null
      );
    });
  });

/** Null where one of the values meets no obstacle, else what the first of them meets. */
function firstWithout<T>(values: readonly T[], meets: (value: T) => Obstacle | null): Obstacle | null {
  let first: Obstacle | null = null;
  for (const value of values) {
    const obstacle = meets(value);
    if (!obstacle) return null;
    first ??= obstacle;
  }
  return first;
}

/** Whether any effect says who may cast what, or can't, or what it costs. */
const castingIsRuled = (s: State): boolean =>
  derived(s).rules.some(
    ({ rule }) => rule.rule === 'costChange' || ((rule.rule === 'cant' || rule.rule === 'may') && rule.action.act === 'cast'),
  );

/** Whether any effect says what it costs to activate abilities, or how that can't be paid. */
const activatingIsRuled = (s: State): boolean =>
  derived(s).rules.some(({ rule }) => rule.rule === 'costChange' || (rule.rule === 'cant' && rule.action.act === 'pay'));

/** Whether the card can be cast so any time an instant could be (CR 117.1a, 702.8a). */
function hasInstantTiming(s: State, seat: number, id: Id, way: Way): boolean {
  if (way.label === 'plot') return false; // CR 702.170d
  if (flashAllowed(s, seat, id)) return true;
  if (way.faceDown) return false;
  const c = characteristicsOf(s, live(s, id) as Obj);
  return hasType(c, 'Instant') || hasKeyword({ s }, c, 'flash') || AS_INSTANT.includes(way.label) || hasOwnFlash(s, seat, id);
}

/** Whether the spell can be paid for and has targets, with this value of X. */
function obstacleFor(s: State, seat: number, id: Id, way: Way, boards: Boards, x: number): Obstacle | null {
  const env = { ...staticEnv(id, seat), x };
  const program = spellProgram(s, id, way.faceDown);
  const aims = way.faceDown || way.label === 'overload' ? NO_AIMS : aimsOfSpell(s, id, program, env);
  const payable = (w: Way): boolean =>
    sacrificeChoices(s, seat, w.label, w.cost, env).some((e) =>
      aims.some((targets) => wayPayable(s, seat, id, w, targets.length === 0 ? e : { ...e, targets }, boards)),
    );
  if (!payable(way) || (!way.faceDown && x < (program.xLeast ?? 0))) return COST;
  // CR 702.172a: at least one mode, and its cost
  const modes = way.faceDown ? [] : (program.modes?.options ?? []);
  const costed = modes.some((m) => m.cost !== undefined);
  if (costed && !modes.some((m) => canTarget(s, m.targets, env, 0) && payable({ ...way, cost: [...way.cost, ...(m.cost ?? [])] })))
    return COST;
  return way.label === 'overload' || announceable(s, program, env, 0) ? null : TARGETS;
}

const NO_AIMS: readonly (readonly TargetGroup[])[] = [[]];

/** The greatest X that is tried where targets or costs depend on it. */
const MOST_X = 20;

const NO_X: readonly number[] = [0];

/** CR 601.2b-c: X is announced before targets are chosen; the values that can matter for whether the spell can be cast at all. */
function valuesOfX(s: State, seat: number, id: Id, way: Way): readonly number[] {
  if (way.faceDown || way.free) return NO_X;
  const costs = [...way.cost, ...additionalCosts(s, id, staticEnv(id, seat))];
  if (!hasX(costs)) return NO_X;
  const matters = JSON.stringify([spellProgram(s, id, way.faceDown).targets, costs.filter((c) => c.pay !== 'mana')]).includes('"q":"x"');
  if (matters) return Array.from({ length: MOST_X + 1 }, (_, x) => x);
  return [spellProgram(s, id, way.faceDown).xLeast ?? 0];
}

/** Ways that allow casting any time an instant could be cast (CR 702.48a, 702.8a; sneak: during the declare blockers step, as its cards say). */
const AS_INSTANT: readonly string[] = ['offering', 'flash', 'sneak'];

const wayPayable = (s: State, seat: number, id: Id, way: Way, env: Env, boards: Boards): boolean =>
  spellBranches(s, id, way.cost, env).some((e) => chosenPayable(s, seat, id, way, e, boards));

function chosenPayable(s: State, seat: number, id: Id, way: Way, env: Env, boards: Boards): boolean {
  const total = totalOfSpell(s, seat, id, way.cost, env);
  // Of many values of X most fail here: mana takes longer.
  if (!restPayable(s, seat, total.rest, env)) return false;
  const least = way.faceDown ? total.mana : leastWithAssist(s, seat, id, total.mana);
  return canPayBoard(boards.for(purposeOf(s, id, way.faceDown)), least, lifeToPay(s, seat));
}

/** "as though it had flash" (CR 601.3b, 702.8). */
function flashAllowed(s: State, seat: number, id: Id): boolean {
  return derived(s).rules.some((r) => {
    if (r.rule.rule !== 'may' || r.rule.asThough !== 'flash' || r.rule.action.act !== 'cast') return false;
    const cx = { s, env: r.env, it: id, casting: id };
    return includesSeat(cx, r.rule.action.who, seat) && matches(cx, r.rule.action.what, id);
  });
}

/** Activated abilities that work in the zone the object is in (CR 113.6, 602.1). */
function addActivations(s: State, seat: number, id: Id, boards: Boards, options: ActOption[]): void {
  const o = live(s, id);
  if (!o) return;
  for (const part of listed(s, characteristicsOf(s, o).abilities).activated) {
    if (!functions(s, o, part.ability) || activateObstacle(s, seat, o, part, boards)) continue;
    options.push({ act: isManaAbility(part.ability) ? 'mana' : 'activate', object: id, ability: part.node });
  }
}

/** CR 113.6, 113.6p: the zone that is stated, or the battlefield; of what stands in the command zone there. */
const functions = (s: State, o: Obj, ability: ActivatedAbility): boolean =>
  worksIn(s, o, ability, o.zone) && (o.zone !== 'command' || ability.zone !== undefined || mayWorkIn(s, o, 'command'));

function activatedOf(s: State, o: Obj): readonly Part<ActivatedAbility>[] {
  const { activated } = listed(s, characteristicsOf(s, o).abilities);
  return activated.length === 0 ? activated : activated.filter((part) => functions(s, o, part.ability));
}

const NOT_CONTROLLER = byRule('notController', '602.2');
const OUT_OF_RANGE = byRule('range', '801.6');
const SORCERY_SPEED = byRule('timing', '602.5d');
const LOYALTY_TIME = byRule('timing', '606.3');
const LOYALTY_USED = byRule('loyaltyUsed', '606.3');
const USED_UP = byRule('alreadyUsed', '602.5b');
const CONDITION = byRule('condition', '602.5');
const ACTIVATION_COST = byRule('cost', '602.2b');
const IS_TAPPED = byRule('tapped', '118.3');
const IS_SICK = byRule('sick', '602.5a');
const ACTIVATION_TARGETS = byRule('targets', '602.2b');

/** What of a cost besides mana can't be paid: most often the object can't be tapped. */
function unpayable(s: State, o: Obj, ability: ActivatedAbility): Obstacle {
  if (!ability.cost.some((c) => c.pay === 'self' && c.verb === 'tap')) return ACTIVATION_COST;
  if (hasFlag(o, FLAG.tapped)) return IS_TAPPED;
  return hasType(characteristicsOf(s, o), 'Creature') && isSick(s, o.id) ? IS_SICK : ACTIVATION_COST;
}

/** Why the ability can't be activated now. */
function activateObstacle(s: State, seat: number, o: Obj, part: Part<ActivatedAbility>, boards: Boards): Obstacle | null {
  const { ability } = part;
  const mana = isManaAbility(ability);
  const barred = activationBarred(s, seat, o, part, mana);
  if (barred) return barred;
  if (mana && isJustTap(ability) && !activatingIsRuled(s))
    return hasFlag(o, FLAG.tapped) || sickToActivate(s, o.id) ? unpayable(s, o, ability) : null;
  const env = activationEnv(s, o.id, seat, ability, part.node);
  const announced = valuesOfAbilityX(ability).flatMap((x) => abilityBranches(s, seat, o.id, ability, x === 0 ? env : { ...env, x }));
  return firstWithout(announced, (with1) => {
    const total = totalOfAbility(s, seat, o.id, ability, with1);
    if (!restPayable(s, seat, total.rest, with1)) return unpayable(s, o, ability);
    const payable = (targets: readonly TargetGroup[]): boolean => {
      const { mana: symbols } = targets.length === 0 ? total : totalOfAbility(s, seat, o.id, ability, { ...with1, targets });
      return symbols.symbols.length === 0 || abilityManaPayable(s, seat, o, ability, symbols, boards);
    };
    if (!aimsOfAbility(s, ability, with1).some(payable)) return ACTIVATION_COST;
    return mana || announceable(s, ability.program, with1, 0) ? null : ACTIVATION_TARGETS;
  });
}

/** What keeps it from being activated by this player at this time, whatever it costs (CR 602.2, 602.5). */
function activationBarred(s: State, seat: number, o: Obj, { ability, node }: Part<ActivatedAbility>, mana: boolean): Obstacle | null {
  const controller = o.zone === 'battlefield' || o.zone === 'command' ? controllerOf(s, o.id) : o.owner; // CR 109.4
  const allowed = ability.who ? includesSeat({ s, env: staticEnv(o.id, controller), it: 0 }, ability.who, seat) : controller === seat; // CR 602.2
  if (!allowed) return NOT_CONTROLLER;
  if (controller !== seat && !inRange(s, seat, o.id)) return OUT_OF_RANGE;
  const loyalty = ability.cost.some((x) => x.pay === 'loyalty');
  if ((ability.timing === 'sorcery' || loyalty) && !sorceryTime(s, seat) && !activatedAsInstant(s, seat, o.id, ability))
    return loyalty ? LOYALTY_TIME : SORCERY_SPEED;
  if (loyalty && s.usedThisTurn.some((u) => u.object === o.id && u.ability === 0)) return LOYALTY_USED; // CR 606.3
  if (ability.perTurn !== undefined && isUsedUp(s, o.id, node, ability.perTurn, 'usedThisTurn')) return USED_UP;
  if (ability.inAll !== undefined && isUsedUp(s, o.id, node, ability.inAll, 'usedInAll')) return USED_UP;
  if (ability.condition && !conditionHolds(s, ability.condition, staticEnv(o.id, seat))) return CONDITION;
  return activatingForbidden(s, seat, o.id, mana ? 'mana' : loyalty ? 'loyalty' : 'other');
}

/** Whether its whole cost is {T}. */
const isJustTap = ({ cost, costChange }: ActivatedAbility): boolean =>
  cost.length === 1 && cost[0].pay === 'self' && cost[0].verb === 'tap' && costChange === undefined;

/** "… any time you could cast an instant" (CR 304.5, 606.3). */
const activatedAsInstant = (s: State, seat: number, id: Id, ability: ActivatedAbility): boolean =>
  derived(s).rules.some(({ rule, env }) => {
    if (rule.rule !== 'may' || rule.asThough !== 'flash' || rule.action.act !== 'activate') return false;
    const { who, what, kind, keyword } = rule.action;
    if (kind === 'loyalty' && !ability.cost.some((x) => x.pay === 'loyalty')) return false;
    const cx = { s, env, it: id };
    return (keyword === undefined || keyword === ability.keyword) && includesSeat(cx, who, seat) && matches(cx, what, id);
  });

const xMatters = new WeakMap<ActivatedAbility, boolean>();

/** CR 602.2b, 601.2b-c: X is announced before targets are chosen; its values that can matter for whether there are any. */
function valuesOfAbilityX(ability: ActivatedAbility): readonly number[] {
  let matters = xMatters.get(ability);
  if (matters === undefined) {
    const targets = [ability.program.targets, ability.program.modes?.options.map((o) => o.targets)];
    matters = hasX(ability.cost) && JSON.stringify(targets).includes('"q":"x"');
    xMatters.set(ability, matters);
  }
  const least = ability.program.xLeast;
  if (least) return matters ? ANY_X.slice(least) : LEAST_X;
  return matters ? ANY_X : NO_X;
}

const LEAST_X: readonly number[] = [1];

const ANY_X: readonly number[] = Array.from({ length: MOST_X + 1 }, (_, x) => x);

/** An ability that taps or sacrifices its source can't be paid for with that source's own mana. */
function abilityManaPayable(
  s: State,
  seat: number,
  o: Obj,
  ability: ActivatedAbility,
  mana: Parameters<typeof canPayBoard>[1],
  boards: Boards,
): boolean {
  const life = lifeToPay(s, seat);
  const purpose = purposeOfAbility(o.id, ability);
  if (!canPayBoard(boards.for(purpose), mana, life)) return false;
  if (!spendsSource(ability)) return true;
  return canPayBoard(boardOf(s, seat, purpose, o.id), mana, life);
}

/** CR 116.2f, 702.62: suspending a card is allowed any time the seat could begin to cast it. CR 116.2h, 116.2k: foretelling, plotting. */
function addSpecial(s: State, seat: number, id: Id, options: ActOption[]): void {
  const o = live(s, id);
  if (o?.zone !== 'hand') return;
  const c = characteristicsOf(s, o);
  if (listed(s, c.abilities).keywords.size === 0) return;
  for (const how of setAsideNow(s, seat, o, c)) options.push({ act: how, object: id });
  for (const node of c.abilities) {
    const k = abilityInfo(s._pool, node).keyword;
    if (k?.keyword !== 'suspend') continue;
    const instant = hasType(c, 'Instant') || hasKeyword({ s }, c, 'flash');
    if (
      (instant || sorceryTime(s, seat)) &&
      !cantCast(s, seat, id) &&
      costPayable(s, seat, k.cost ?? [], { ...staticEnv(id, seat), x: hasX(k.cost ?? []) ? 1 : 0 })
    )
      options.push({ act: 'suspend', object: id });
  }
}

/** CR 116.2b, 702.37e: turning a face-down permanent face up. */
function addTurnFaceUp(s: State, seat: number, id: Id, options: ActOption[]): void {
  const o = live(s, id);
  if (!o || !hasFlag(o, FLAG.faceDown) || controllerOf(s, id) !== seat) return;
  if (faceUpCosts(s, o).some((cost) => costPayable(s, seat, cost, staticEnv(id, seat)))) options.push({ act: 'turnFaceUp', object: id });
}

/** CR 116.2m, 709.5e: a locked half of a permanent the seat controls, in a main phase of its turn with the stack empty. */
function addUnlocking(s: State, seat: number, id: Id, options: ActOption[]): void {
  const o = live(s, id) as Obj;
  for (const door of doorsOf(s, o))
    if (!door.unlocked && controllerOf(s, id) === seat && costPayable(s, seat, unlockCost(door), staticEnv(id, seat)))
      options.push({ act: 'unlock', object: id, face: door.half });
}

/** CR 116.2c: effects that their controller may pay to end. */
function addEnding(s: State, seat: number, options: ActOption[]): void {
  for (const l of s.lasting) {
    const cost = endingCost(s, l);
    if (cost && l.env.you === seat && costPayable(s, seat, cost, l.env))
      options.push({ act: 'endEffect', object: l.env.source, effect: l.id });
  }
}

/** CR 116.2d: effects that any player may pay to ignore. */
function addIgnoring(s: State, seat: number, options: ActOption[]): void {
  for (const { rule, cost } of ignorableBy(s, seat))
    if (costPayable(s, seat, cost, staticEnv(rule.env.source, seat))) options.push({ act: 'ignore', object: rule.env.source });
}

/** What has to be paid to end the effect; null where it can't be ended so. */
export const endingCost = (s: State, l: Lasting): readonly Cost[] | null =>
  l.endable === undefined ? null : nodeOf<{ cost: readonly Cost[] }>(s._pool, l.endable).cost;

/** What turning it face up can cost: its morph cost, or the mana cost of a manifested creature card (CR 701.34b-c). */
export const faceUpCosts = (s: State, o: Obj): Cost[][] => [morphCost(s, o), manifestCost(s, o)].filter((cost) => cost !== null);

/** The morph cost of the card behind a face-down permanent (CR 702.37e). */
export function morphCost(s: State, o: Obj): Cost[] | null {
  return faceUpKeyword(s, o)?.cost ?? null;
}

/** The ability with which a face-down permanent can be turned face up. */
export function faceUpKeyword(s: State, o: Obj): KeywordAbility | null {
  // CR 727.2f, 702.140e: of a merged permanent every component would be face up
  const parts = (o.components ?? [o]).flatMap((c) => s._pool.cards[(c.copyOf ?? c).card].faces[(c.copyOf ?? c).face].base.abilities);
  // CR 707.3, 708.10: an effect may have changed what it would be, though nothing of that shows while it is face down
  const changed = s._pool.removesAbilities || s.lasting.some((l) => l.affected?.includes(o.id));
  const abilities = changed ? characteristicsFaceUp(s, o.id).abilities : parts;
  for (const node of abilities) {
    const { keyword } = abilityInfo(s._pool, node);
    if (keyword && FACE_DOWN_KEYWORDS.has(keyword.keyword)) return keyword;
  }
  return null;
}

/** Whether the act could change anything besides mana: used by players that look for something to do. */
export const isRealAction = (o: ActOption): boolean => o.act !== 'pass' && o.act !== 'mana';
