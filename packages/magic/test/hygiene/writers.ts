/** Who writes which field of the state, besides `events/commit.ts`, which writes what players can see; each with its reason. */
export interface Writer {
  /** Under packages/magic/src. */
  file: string;
  /** `Type.field`; `Type.*` for several at once. */
  fields: readonly string[];
  reason: string;
}

/** Fields that anything that happens may write: the order of things, what is the cause, caches beside the state. */
export const BOOKKEEPING: readonly string[] = ['State.cause', 'State.nextTimestamp', 'State._derived', 'State._memo', 'State._offers'];

/** The mould of the state itself: what makes records and lists, forks and restores it. */
export const MOULD: readonly string[] = [
  'state/access.ts',
  'state/copy.ts',
  'state/frame-stack.ts',
  'state/log.ts',
  'state/reclaim.ts',
  'game/setup.ts',
];

const w = (file: string, fields: string, reason: string): Writer => ({ file, fields: fields.split(' '), reason });

export const WRITERS: readonly Writer[] = [
  w('actions/attractions.ts', 'State.attractions', 'the Attraction decks, which are no objects (CR 717.2)'),
  w('actions/chance.ts', 'State.coins State.dice', 'results agreed on beforehand, used up'),
  w('state/markers.ts', 'State.markers State.stack State.frames State.*', 'turn markers, and the turns that wait in them (CR 807.4)'),
  w('actions/control-player.ts', 'State.controls State.deciders', 'who decides for whom (CR 720)'),
  w('actions/daytime.ts', 'State.daytime', 'the designation of the game (CR 728)'),
  w('actions/designations.ts', 'State.designations', 'designations of players (CR 722, 723, 702.131)'),
  w('actions/prepared.ts', 'Obj.flags Obj.copyOf', 'the copy that waits for a prepared permanent (CR 707.12)'),
  w('actions/merged.ts', 'State.lasting', 'copies with an end that are over (CR 727.2a)'),
  w('actions/reconfigure.ts', 'State.lasting', 'being no creature lasts while it is attached (CR 702.151b)'),
  w(
    'actions/restart.ts',
    'State.markers State.frames State.order State.turn State.from State.priority State.* State.planechase State.schemes State.attractions Player.*',
    'a new game in the state of the old one (CR 724)',
  ),
  w('actions/restraint.ts', 'State.lasting', 'goaded or exerted anew'),
  w('actions/shuffle.ts', 'Obj.* State.zones', 'the order of a library, and that nobody knows it'),
  w('casting/cast.ts', 'Obj.stack Obj.cast Obj.flags Obj.copyOf', 'the spell being cast (CR 601.2)'),
  w('actions/looking.ts', 'Obj.known', 'who may look at the card (CR 406.3)'),
  w('casting/companion.ts', 'Obj.known Player.companion', 'the companion is revealed, and put into the hand once (CR 702.139)'),
  w('casting/land.ts', 'Player.landsPlayed', 'lands played this turn (CR 305.2)'),
  w('casting/special.ts', 'Player.ignoring', 'effects that a player has paid to ignore (CR 116.2d)'),
  w('events/control.ts', 'Obj.since Obj.heldBy', 'since when it is controlled without a break (CR 302.6)'),
  w('events/copies.ts', 'State.lasting', 'copy effects that came before have nothing left to say'),
  w('events/landing.ts', 'State.lasting', 'what it enters with for as long as it lasts (CR 611.2b)'),
  w('events/lasting.ts', 'State.lasting', 'effects begin and end (CR 611.2)'),
  w('events/memory.ts', 'Obj.memory', 'what objects remember (CR 607)'),
  w('events/perform.ts', 'Player.drewFromEmpty', 'remembered for CR 704.5b'),
  w('events/replace.ts', 'State.lasting', 'effects that apply so many times are used up'),
  w('events/reveal.ts', 'Obj.known', 'who knows the card'),
  w('events/shields.ts', 'State.lasting', 'shields against damage are used up (CR 615.7)'),
  w('game.ts', 'State.pending State.answers State.frames', 'the machine: answering, conceding'),
  w(
    'game/start.ts',
    'Player.drewFromEmpty Player.mulligans Obj.known',
    'mulligans, and who may look at what they exile (CR 103.5, 2015:903.8)',
  ),
  w('game/variants.ts', 'State.planechase State.schemes State.attractions', 'decks that are no objects, laid out'),
  w('mana/abilities.ts', 'Player.pool State.madeAs', 'mana pools (CR 106.4)'),
  w('mana/pay.ts', 'Player.pool State.madeAs', 'mana pools (CR 106.4)'),
  w('mana/riders.ts', 'State.lasting State.waiting', 'what mana says of what it is spent on (CR 106.6)'),
  w('performing/cards.ts', 'Obj.known', 'who has looked at the card'),
  w('performing/continuous.ts', 'State.lasting State.waiting', 'delayed and reflexive triggered abilities (CR 603.7, 603.12)'),
  w('performing/game.ts', 'State.turnsAfter State.extraTurns State.order', 'turns to come (CR 500.7), the order of turns'),
  w('performing/continuous.ts', 'Obj.known', 'who may look at the card as long as it is exiled (CR 406.3)'),
  w('performing/keyword-actions/arrange.ts', 'Obj.known State.zones', 'the order of a library, and who has looked at the card'),
  w('performing/keyword-actions/manifest.ts', 'Obj.known', 'who has looked at the card'),
  w('performing/retarget.ts', 'Obj.stack', 'targets of what is on the stack (CR 115.7)'),
  w('performing/stack.ts', 'Obj.flags Obj.copyOf Obj.cast Obj.memory Obj.stack', 'a copy of a spell being made, before it is anywhere'),
  w(
    'performing/zones.ts',
    'State.lasting Obj.flags Obj.copyOf',
    'a token being made, before it is anywhere; what returns later (CR 610.3)',
  ),
  w('reading/range.ts', 'State.range', 'who is within whose range (CR 801.2c)'),
  w(
    'rulings/ruling.ts',
    'State.* State.rng State.history',
    'what an official changes is no event of the game, and chance after it is another',
  ),
  w('rulings/back-up.ts', 'Obj.* State.zones', 'of cards that nobody can tell apart any of those they could be (IPG 1.4)'),
  w('events/choose-anew.ts', 'Obj.memory', 'what was chosen for a permanent, chosen once more (IPG 2.5)'),
  w('rulings/corrections.ts', 'State.refused', 'what was tried before a correction may be tried again'),
  w('triggers/again.ts', 'State.waiting', 'an ability that was missed (IPG 2.1)'),
  w('stack/priority.ts', 'State.priority State.refused State.loop', 'who has priority'),
  w('turn/by-rules.ts', 'Obj.stack', 'what the rules themselves put on the stack (classic:304.1, classic:310.2)'),
  w('stack/put.ts', 'Obj.copyOf Obj.stack', 'a triggered ability being put on the stack'),
  w('stack/resolve.ts', 'State.lasting State.frames', 'what a resolved Adventure allows (CR 715.3d)'),
  w(
    'state-based/check.ts',
    'Player.drewFromEmpty Obj.flags',
    'seen by this check: draws from empty libraries, deathtouch (CR 704.5b, 704.5h)',
  ),
  w('state-based/ending.ts', 'Player.lost State.lossReason State.result State.frames', 'losing, winning, drawing (CR 104)'),
  w('state-based/leaving.ts', 'Player.gone State.lasting State.waiting', 'leaving the game (CR 800.4)'),
  w('state-based/loops.ts', 'State.loop', 'what is remembered to find loops (CR 104.4b)'),
  w('state-based/ruling.ts', 'State.answers', 'the step that was given up has no answers'),
  w('triggers/note.ts', 'State.waiting State.lasting State.*', 'abilities that have triggered, and how often they have (CR 603.3, 603.2h)'),
  w('triggers/waiting.ts', 'State.waiting', 'abilities are taken to be put on the stack'),
  w('turn/combat/attack-costs.ts', 'State.waiting', 'attacks that are taken back'),
  w('turn/combat/damage-order.ts', 'Turn.damageOrder State.turn', 'damage assignment orders, which players announce (2015:509.2)'),
  w('turn/combat/damage.ts', 'Turn.strike State.turn', 'which of two combat damage steps it is (CR 510.4)'),
  w('turn/phases.ts', 'Turn.plan State.turn State.skips State.waiting State.frames', 'phases added, skipped, ended'),
  w(
    'turn/steps.ts',
    'Turn.step Turn.strike State.turn State.lasting Player.pool Player.lastUpkeep Player.ignoring',
    'what happens as steps begin and end',
  ),
  w(
    'turn/turns.ts',
    'Turn.plan Turn.regular Turn.number Turn.active Turn.strike State.turn State.frames State.extraTurns State.lastTurn State.castBefore State.priority State.history State.usedThisTurn State.usedInAll State.turnsAfter State.lasting Player.landsPlayed Player.lastTurn Player.turns',
    'turns begin and end (CR 500)',
  ),
  w('variants/archenemy.ts', 'State.schemes', 'scheme decks, which are no objects'),
  w('variants/commander.ts', 'State.commanders', 'casts and damage of commanders (CR 903.8, 903.10)'),
  w('variants/conspiracy.ts', 'Obj.memory', 'the names on the paper (CR 702.106)'),
  w(
    'variants/planechase.ts',
    'State.planechase State.dice State.waiting Obj.owner Obj.controller Obj.stack',
    'the planar deck and its controller (CR 901)',
  ),
  w(
    'view/worlds.ts',
    'State.rng State._pool State.coins State.dice State.brisk State.objects State.players State.pending State.answers Obj.card Obj.face Obj.last Obj.components Obj.memory Player.outside',
    'an imagined state, no game',
  ),
];
