/**
 * Object ids: one small integer packing a slot (14 bits) and a generation (16 bits), so that it stays a small integer in V8 and an old id
 * of a slot that was used again resolves to nothing. Id 0 is "none". Seats are entities too: seat n is the id -(n + 1).
 */
export type Id = number;

export const SLOT_BITS = 14;
export const MAX_SLOTS = 1 << SLOT_BITS;
export const NONE: Id = 0;

/** Packs a slot (0 … 16383) and a generation (1 … 65535). */
export const makeId = (slot: number, generation: number): Id => (generation << SLOT_BITS) | slot;
export const slotOf = (id: Id): number => id & (MAX_SLOTS - 1);
export const generationOf = (id: Id): number => id >> SLOT_BITS;

/** The entity id of a seat, and back. */
export const seatEntity = (seat: number): Id => -(seat + 1);
export const seatOf = (entity: Id): number => -entity - 1;
export const isSeat = (entity: Id): boolean => entity < 0;
