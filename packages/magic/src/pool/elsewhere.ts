/** Where else than on the battlefield triggered abilities work (CR 113.6k). */
import type { EventPattern, TriggeredAbility, Zone } from '@apnap/ability';

/** The part of a pattern that is about the card itself being cycled or discarded. */
function ownDiscard(event: EventPattern): EventPattern | undefined {
  if (event.on === 'or') {
    const of = event.of.filter((p) => ownDiscard(p) !== undefined);
    return of.length === 0 ? undefined : { on: 'or', of };
  }
  const own = event.on === 'zone' && (event.verb === 'cycle' || event.verb === 'discard') && event.from === undefined;
  return own && event.what.is === 'oneOf' && event.what.of.sel === 'self' ? event : undefined;
}

/** CR 113.6k: "when you cycle this" works where the card has gone. */
const discardedTo = (ability: TriggeredAbility): readonly Zone[] =>
  ability.zone === undefined && ownDiscard(ability.event) ? ['graveyard', 'exile'] : [];

/** The part of a pattern that is about the card itself being put into a graveyard from another zone than the battlefield, or from anywhere. */
function ownBurial(event: EventPattern): EventPattern | undefined {
  if (event.on === 'or') {
    const of = event.of.filter((p) => ownBurial(p) !== undefined);
    return of.length === 0 ? undefined : { on: 'or', of };
  }
  const buried = event.on === 'zone' && event.to === 'graveyard' && event.from !== 'battlefield';
  return buried && event.what.is === 'oneOf' && event.what.of.sel === 'self' ? event : undefined;
}

/** CR 113.6k: "when this is put into a graveyard from anywhere" works in the graveyard, where the card is then. */
const buried = (ability: TriggeredAbility): { zone: Zone; event: EventPattern }[] => {
  const event = ability.zone === undefined ? ownBurial(ability.event) : undefined;
  return event ? [{ zone: 'graveyard', event }] : [];
};

/** The part of a pattern that is about the creature the card haunts (CR 702.55b). */
function ofHaunted(event: EventPattern): EventPattern | undefined {
  if (event.on === 'or') return event.of.map(ofHaunted).find((p) => p !== undefined);
  const what = event.on === 'zone' ? event.what : undefined;
  return what?.is === 'oneOf' && what.of.sel === 'keywordLink' && what.of.keyword === 'haunt' ? event : undefined;
}

/** Where else a triggered ability works than it says, and on what then (CR 113.6k, 702.55c). */
export function elsewhereToo(ability: TriggeredAbility): { zone: Zone; event: EventPattern }[] {
  const cycled = [...discardedTo(ability).map((zone) => ({ zone, event: ownDiscard(ability.event) ?? ability.event })), ...buried(ability)];
  const haunted = ofHaunted(ability.event);
  return haunted ? [...cycled, { zone: 'exile', event: haunted }] : cycled;
}
