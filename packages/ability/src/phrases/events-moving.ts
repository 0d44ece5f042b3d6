/** What enters, dies, leaves, is discarded, sacrificed, cast: events read and written by the same words (CR 603.6). */
import type { EventPattern, Filter, PlayerRef } from '../language.js';
import { and } from './filters.js';
import type { EventSubject } from './parts.js';
import { alsoRead, phrase } from './phrase.js';

type Moved = Extract<EventPattern, { on: 'zone' }>;

const YOU: PlayerRef = { player: 'you' };
const OPPONENT: PlayerRef = { player: 'eachOpponent' };
const zone = (
  what: Filter,
  where: Pick<Moved, 'from' | 'to' | 'verb' | 'causedBy'>,
  batch: EventSubject['batch'] = 'each',
): EventPattern => ({
  on: 'zone',
  what,
  ...where,
  batch,
});
const ownedBy = (who: PlayerRef): Filter => ({ is: 'ownedBy', who });
const controlledBy = (who: PlayerRef): Filter => ({ is: 'controlledBy', who });

const DIES = { from: 'battlefield', to: 'graveyard' } as const;
const ENTERS = { to: 'battlefield' } as const;
const MILLED = { from: 'library', to: 'graveyard' } as const;
const BURIED = { to: 'graveyard' } as const;

/** CR 701.14a */
const played = (who: PlayerRef, from?: 'exile'): EventPattern => ({
  on: 'or',
  of: [
    zone(
      { is: 'and', of: [{ is: 'type', type: 'Land' }, controlledBy(who)] },
      { ...(from ? { from } : {}), to: 'battlefield', verb: 'play' },
    ),
    { on: 'cast', who, what: from ? { is: 'and', of: [{ is: 'spell' }, { is: 'cast', from }] } : { is: 'spell' } },
  ],
});

/** CR 700.4: put into a graveyard, and not dying. */
const buriedElsewhere = (what: Filter): EventPattern => ({
  on: 'or',
  of: (['library', 'hand', 'stack', 'exile', 'command'] as const).map((from) => zone(what, { from, to: 'graveyard' })),
});

/** Leaving the battlefield, and not for a graveyard. */
const leftAlive = (what: Filter): EventPattern => ({
  on: 'or',
  of: (['library', 'hand', 'exile', 'command'] as const).map((to) => zone(what, { from: 'battlefield', to })),
});

export const MOVING_PHRASES = [
  // reason: CR 702.35a means it so
  phrase('oneEvent', '{s:eventEach} is discarded into exile', ({ s }) => zone(s.what, { from: 'hand', to: 'exile', verb: 'discard' })),
  // reason: CR 702.55a says it so
  phrase('oneEvent', '{s:eventEach} is put into a graveyard during its resolution', ({ s }) =>
    zone(s.what, { from: 'stack', to: 'graveyard', verb: 'resolve' }),
  ),
  phrase('oneEvent', '{s:eventBatch} enter/enters tapped', ({ s }) =>
    zone(and(s.what, { is: 'status', status: 'tapped' }), ENTERS, s.batch),
  ),
  phrase('oneEvent', '{s:eventBatch} enter/enters untapped', ({ s }) =>
    zone(and(s.what, { is: 'status', status: 'untapped' }), ENTERS, s.batch),
  ),
  alsoRead('oneEvent', '{s:eventBatch} enter/enters with a counter on it', ({ s }) =>
    zone(and(s.what, { is: 'counters', counter: 'any', cmp: '>=', value: 1 }), ENTERS, s.batch),
  ),
  phrase('oneEvent', '{s:eventBatch} enter/enters', ({ s }) => zone(s.what, ENTERS, s.batch)),
  phrase('oneEvent', '{s:eventBatch} enter/enters from your graveyard', ({ s }) =>
    zone(and(s.what, ownedBy(YOU)), { from: 'graveyard', to: 'battlefield' }, s.batch),
  ),
  phrase('oneEvent', '{s:eventBatch} enter/enters from exile', ({ s }) => zone(s.what, { from: 'exile', to: 'battlefield' }, s.batch)),
  phrase('oneEvent', '{s:eventBatch} enter/enters from a graveyard', ({ s }) =>
    zone(s.what, { from: 'graveyard', to: 'battlefield' }, s.batch),
  ),
  // its owner's graveyard is the one it goes to (CR 404.2)
  phrase('oneEvent', '{s:eventKind} are/is put into your graveyard from the battlefield', ({ s }) =>
    zone(and(s.what, ownedBy(YOU)), DIES, s.batch),
  ),
  alsoRead('oneEvent', '{o:self} is put into your graveyard from the battlefield', ({ o }) =>
    zone({ is: 'and', of: [ownedBy(YOU), { is: 'oneOf', of: o }] }, DIES),
  ),
  // reason: one certain thing is understood and refused: whose graveyard it is isn't asked of it
  alsoRead('oneEvent', '{s:eventBatch} are/is put into your graveyard from the battlefield', ({ s }) =>
    s.what.is === 'oneOf' ? null : zone(and(s.what, ownedBy(YOU)), DIES, s.batch),
  ),
  phrase('oneEvent', "{s:eventKind} are/is put into an opponent 's graveyard from the battlefield", ({ s }) =>
    zone(and(s.what, ownedBy(OPPONENT)), DIES, s.batch),
  ),
  // "dies" is the word for creatures and planeswalkers; the event is the same (CR 700.4)
  phrase('oneEvent', '{s:eventBatch} die/dies', ({ s }) => zone(s.what, DIES, s.batch), { s: 'mortal' }),
  phrase('oneEvent', '{s:eventBatch} are/is put into a graveyard from the battlefield', ({ s }) => zone(s.what, DIES, s.batch)),
  // what something is attached to is on the battlefield
  alsoRead('oneEvent', '{o:hostItself} is put into a graveyard', ({ o }) => zone({ is: 'oneOf', of: o }, DIES)),
  phrase('oneEvent', '{s:eventBatch} are/is exiled from the battlefield', ({ s }) =>
    zone(s.what, { from: 'battlefield', to: 'exile' }, s.batch),
  ),
  alsoRead('oneEvent', '{s:eventBatch} are/is put into exile from the battlefield', ({ s }) =>
    zone(s.what, { from: 'battlefield', to: 'exile' }, s.batch),
  ),
  // CR 700.4: to any other zone than a graveyard
  phrase('oneEvent', '{s:eventEach} leave/leaves the battlefield without dying', ({ s }) => leftAlive(s.what)),
  phrase('oneEvent', '{s:eventCards} are/is put into exile', ({ s }) => zone(s.what, { to: 'exile' }, s.batch)),
  phrase('oneEvent', '{s:eventCards} are/is put into a library from anywhere', ({ s }) => zone(s.what, { to: 'library' }, s.batch)),
  phrase(
    'oneEvent',
    '{s:eventEach} die/dies or are/is put into exile from the battlefield',
    ({ s }) => ({ on: 'or', of: [zone(s.what, DIES), zone(s.what, { from: 'battlefield', to: 'exile' })] }),
    { s: 'mortal' },
  ),
  phrase('oneEvent', '{s:eventBatch} leave/leaves the battlefield', ({ s }) => zone(s.what, { from: 'battlefield' }, s.batch)),
  phrase('oneEvent', '{s:eventCardKind} leave/leaves your graveyard', ({ s }) =>
    zone(and(s.what, ownedBy(YOU)), { from: 'graveyard' }, s.batch),
  ),
  phrase('oneEvent', "{s:eventCardKind} leave/leaves an opponent 's graveyard", ({ s }) =>
    zone(and(s.what, ownedBy(OPPONENT)), { from: 'graveyard' }, s.batch),
  ),
  phrase('oneEvent', '{s:eventCards} are/is put into exile from your graveyard', ({ s }) =>
    zone(and(s.what, ownedBy(YOU)), { from: 'graveyard', to: 'exile' }, s.batch),
  ),
  alsoRead('oneEvent', "{s:eventEach} is returned to its owner 's hand", ({ s }) => zone(s.what, { from: 'battlefield', to: 'hand' })),
  phrase('oneEvent', '{s:eventKind} are/is returned to your hand', ({ s }) =>
    zone(and(s.what, ownedBy(YOU)), { from: 'battlefield', to: 'hand' }, s.batch),
  ),
  alsoRead('oneEvent', '{s:eventKind} are/is returned to your hand from the battlefield', ({ s }) =>
    zone(and(s.what, ownedBy(YOU)), { from: 'battlefield', to: 'hand' }, s.batch),
  ),
  phrase('oneEvent', '{s:eventBatch} are/is returned to hand', ({ s }) => zone(s.what, { from: 'battlefield', to: 'hand' }, s.batch)),
  // reason: of the card itself, which can have such an ability there (CR 113.6)
  phrase('oneEvent', '{o:pronoun} leaves your graveyard', ({ o }) => zone({ is: 'oneOf', of: o }, { from: 'graveyard' })),
  phrase('oneEvent', '{s:eventCardKind} are/is put into your graveyard from your library', ({ s }) =>
    zone(and(s.what, ownedBy(YOU)), MILLED, s.batch),
  ),
  phrase('oneEvent', '{o:pronoun} is put into your graveyard from your library', ({ o }) => zone({ is: 'oneOf', of: o }, MILLED)),
  phrase('oneEvent', '{t:aCard} is put into a graveyard from a library', ({ t }) => zone(t, MILLED)),
  phrase('oneEvent', '{s:eventCards} are/is put into your graveyard from anywhere', ({ s }) =>
    zone(and(s.what, ownedBy(YOU)), BURIED, s.batch),
  ),
  phrase('oneEvent', "{s:eventCards} are/is put into an opponent 's graveyard from anywhere", ({ s }) =>
    zone(and(s.what, ownedBy(OPPONENT)), BURIED, s.batch),
  ),
  phrase('oneEvent', '{s:eventCards} are/is put into a graveyard from anywhere', ({ s }) => zone(s.what, BURIED, s.batch)),
  // from each of the other zones: it is one event each time
  phrase('oneEvent', '{t:aCard} is put into your graveyard from anywhere other than the battlefield', ({ t }) =>
    buriedElsewhere(and(t, ownedBy(YOU))),
  ),
  phrase('oneEvent', '{t:aCard} is put into a graveyard from anywhere other than the battlefield', ({ t }) => buriedElsewhere(t)),
  phrase('oneEvent', 'you cycle {o:self}', ({ o }) => zone({ is: 'oneOf', of: o }, { verb: 'cycle' })),
  phrase('oneEvent', '{p:somebody} cycle/cycles a card', ({ p }) => zone({ is: 'ownedBy', who: p }, { verb: 'cycle' })),
  phrase('oneEvent', 'you cycle another card', () => zone(and({ is: 'other' }, ownedBy(YOU)), { verb: 'cycle' })),
  phrase('oneEvent', 'a player cycles a card', () => zone({ is: 'any' }, { verb: 'cycle' })),
  phrase('oneEvent', 'a spell or ability {p:somebody} controls causes you to discard ~', ({ p }) =>
    zone({ is: 'oneOf', of: { sel: 'self' } }, { verb: 'discard', causedBy: p }),
  ),
  phrase('oneEvent', 'a spell or ability {p:somebody} controls causes you to discard {t:aCard}', ({ p, t }) =>
    zone(and(t, ownedBy(YOU)), { verb: 'discard', causedBy: p }),
  ),
  // reason: what "~" is after it has been named
  alsoRead('oneEvent', 'you discard it', () => zone({ is: 'oneOf', of: { sel: 'self' } }, { verb: 'discard' })),
  alsoRead('oneEvent', 'you sacrifice it', () => zone({ is: 'oneOf', of: { sel: 'self' } }, { from: 'battlefield', verb: 'sacrifice' })),
  phrase('oneEvent', 'you discard ~', () => zone({ is: 'oneOf', of: { sel: 'self' } }, { verb: 'discard' })),
  // CR 702.29d: cycling a card is discarding it, and such an ability triggers once
  alsoRead('oneEvent', 'you cycle or discard a card', () => zone(ownedBy(YOU), { verb: 'discard' })),
  alsoRead('oneEvent', 'you cycle or discard another card', () => zone(and({ is: 'other' }, ownedBy(YOU)), { verb: 'discard' })),
  phrase('oneEvent', 'you discard another card', () => zone(and({ is: 'other' }, ownedBy(YOU)), { verb: 'discard' })),
  phrase('oneEvent', '{p:somebody} discard/discards {t:aCard}', ({ p, t }) => zone(and(t, ownedBy(p)), { verb: 'discard' })),
  phrase('oneEvent', 'a player discards {t:aCard}', ({ t }) => zone(t, { verb: 'discard' })),
  // CR 701.13a
  // reason: of certain players as of all
  phrase('oneEvent', '{p:somebody} mill/mills one or more {n:cards}', ({ p, n }) => ({
    on: 'zone',
    what: and(n, ownedBy(p)),
    ...MILLED,
    verb: 'mill',
    batch: 'oneOrMore',
    once: 'player',
  })),
  phrase('oneEvent', 'a player mills one or more {n:cards}', ({ n }) => ({
    on: 'zone',
    what: n,
    ...MILLED,
    verb: 'mill',
    batch: 'oneOrMore',
    once: 'player',
  })),
  // reason: of certain players as of all
  phrase('oneEvent', '{p:somebody} mill/mills {t:aCard}', ({ p, t }) => zone(and(t, ownedBy(p)), { ...MILLED, verb: 'mill' })),
  phrase('oneEvent', 'a player mills {t:aCard}', ({ t }) => zone(t, { ...MILLED, verb: 'mill' })),
  phrase('oneEvent', 'one or more {n:cards} are milled', ({ n }) => ({
    on: 'zone',
    what: n,
    ...MILLED,
    verb: 'mill',
    batch: 'oneOrMore',
  })),
  phrase('oneEvent', 'one or more players discard one or more {n:cards}', ({ n }) => ({
    on: 'zone',
    what: n,
    verb: 'discard',
    batch: 'oneOrMore',
  })),
  phrase('oneEvent', '{s:eventEach} is sacrificed or destroyed', ({ s }) => ({
    on: 'or',
    of: [zone(s.what, { from: 'battlefield', verb: 'sacrifice' }), zone(s.what, { from: 'battlefield', verb: 'destroy' })],
  })),
  phrase('oneEvent', 'a player discards one or more {n:cards}', ({ n }) => ({
    on: 'zone',
    what: n,
    verb: 'discard',
    batch: 'oneOrMore',
    once: 'player',
  })),
  phrase('lossOfSeveral', 'you discard one or more {n:cards}', ({ n }) => zone(and(n, ownedBy(YOU)), { verb: 'discard' }, 'oneOrMore')),
  // reason: what "you discard one or more" is for permanents
  phrase('lossOfSeveral', 'you sacrifice one or more {n:things}', ({ n }) =>
    zone(and(n, controlledBy(YOU)), { from: 'battlefield', verb: 'sacrifice' }, 'oneOrMore'),
  ),
  phrase('oneEvent', 'you sacrifice ~', () => zone({ is: 'oneOf', of: { sel: 'self' } }, { from: 'battlefield', verb: 'sacrifice' })),
  phrase('oneEvent', 'you sacrifice ~ or another {n:single}', ({ n }) =>
    zone(
      { is: 'or', of: [{ is: 'oneOf', of: { sel: 'self' } }, and({ is: 'other' }, n, controlledBy(YOU))] },
      { from: 'battlefield', verb: 'sacrifice' },
    ),
  ),
  phrase('oneEvent', '{p:somebody} sacrifice/sacrifices {t:anyThing}', ({ p, t }) =>
    zone(and(t, controlledBy(p)), { from: 'battlefield', verb: 'sacrifice' }),
  ),
  phrase('oneEvent', 'you create or sacrifice {t:anyThing}', ({ t }) => ({
    on: 'or',
    of: [{ on: 'createToken', who: YOU, what: t }, zone(and(t, controlledBy(YOU)), { from: 'battlefield', verb: 'sacrifice' })],
  })),
  phrase('oneEvent', 'a player sacrifices {t:anyThing}', ({ t }) => zone(t, { from: 'battlefield', verb: 'sacrifice' })),
  phrase('oneEvent', '{p:actor} play/plays a land or cast/casts a spell', ({ p }) => played(p)),
  alsoRead('oneEvent', '{p:actor} play/plays a card', ({ p }) => played(p)),
  alsoRead('oneEvent', '{p:actor} play/plays a card from exile', ({ p }) => played(p, 'exile')),
  phrase('oneEvent', '{p:actor} play/plays {t:playedThing} or cast/casts {w:castWhat}', ({ p, t, w }) => ({
    on: 'or',
    of: [zone(and(t, controlledBy(p)), { to: 'battlefield', verb: 'play' }), { on: 'cast', who: p, what: w }],
  })),
  phrase('oneEvent', '{p:actor} play/plays a land from exile or cast/casts a spell from exile', ({ p }) => played(p, 'exile')),
  // of permanents only lands are played (CR 305.1)
  phrase('oneEvent', '{p:actor} play/plays {t:playedThing}', ({ p, t }) =>
    zone(and(t, controlledBy(p)), { to: 'battlefield', verb: 'play' }),
  ),
  phrase('oneEvent', '{p:actor} cast/casts {w:own} {n:nth} {k:pastSpell} each turn', ({ p, n, k }) => ({
    on: 'cast',
    who: p,
    what: k,
    nth: n,
  })),
  alsoRead('oneEvent', '{p:actor} cast/casts {w:own} {n:nth} {k:pastSpell} in a turn', ({ p, n, k }) => ({
    on: 'cast',
    who: p,
    what: k,
    nth: n,
  })),
  phrase('oneEvent', 'the first card you draw each turn is {k:cardKind}', ({ k }) => ({ on: 'draw', who: YOU, what: k, nth: 1 })),
  phrase('oneEvent', 'the first card you draw on each of your turns is {k:cardKind}', ({ k }) => ({
    on: 'draw',
    who: YOU,
    what: k,
    nth: 1,
    during: YOU,
  })),
  phrase('oneEvent', '{p:actor} draw/draws {w:own} {n:nth} card each turn', ({ p, n }) => ({ on: 'draw', who: p, nth: n })),
  phrase('oneEvent', '{p:actor} copy/copies {w:castWhat}', ({ p, w }) => ({ on: 'copy', who: p, what: w })),
  phrase('oneEvent', '{p:actor} cast/casts or copy/copies {w:castWhat}', ({ p, w }) => ({
    on: 'or',
    of: [
      { on: 'cast', who: p, what: w },
      { on: 'copy', who: p, what: w },
    ],
  })),
  phrase('oneEvent', '{p:actor} cast/casts {w:castWhat} or activate/activates an ability', ({ p, w }) => ({
    on: 'or',
    of: [
      { on: 'cast', who: p, what: w },
      { on: 'activate', who: p, what: { is: 'any' } },
    ],
  })),
  phrase('oneEvent', '{p:actor} cast/casts {w:castWhat}', ({ p, w }) => ({ on: 'cast', who: p, what: w })),
];
