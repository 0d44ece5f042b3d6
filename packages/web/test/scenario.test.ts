/** Scenes without their drawing: what is sent to the server, links, undoing. */
import { expect, test } from 'vitest';
import { bodyOf, changed, EMPTY, linkOf, type Scene, sceneOf, sceneOfLink, step, zoneFor } from '../src/scenario/model.js';

const build = (...changes: Parameters<typeof changed>[1][]): Scene => changes.reduce(changed, EMPTY);

const scene = build(
  { do: 'add', card: 'Grizzly Bears', seat: 1, zone: 'battlefield' },
  { do: 'add', card: 'Rancor', seat: 0, zone: 'battlefield' },
  { do: 'piece', id: 2, change: { attachedTo: 1 } },
  { do: 'piece', id: 1, change: { tapped: true, counters: [{ kind: '+1/+1', n: 2 }] } },
  { do: 'add', card: 'Forest', seat: 0, zone: 'hand' },
  { do: 'add', card: 'Forest', seat: 0, zone: 'hand' },
  { do: 'add', card: 'Island', seat: 0, zone: 'library' },
  { do: 'add', card: 'Swamp', seat: 0, zone: 'library' },
  { do: 'scene', change: { name: '一个局面', lives: [3, 20], first: 1, me: 1 } },
);

test('equal cards lie together; what is attached comes after what it is attached to; the top of a library comes last', () => {
  const body = bodyOf(scene, 'easy');
  expect(body).toMatchObject({ lives: [3, 20], first: 1, as: 1, from: 'precombatMain' });
  const at = (card: string): number => body.place.findIndex((p) => p.card === card);
  expect(body.place[at('Forest')]).toMatchObject({ zone: 'hand', count: 2 });
  expect(body.place[at('Rancor')].attachedTo).toBe(at('Grizzly Bears'));
  expect(at('Rancor')).toBeGreaterThan(at('Grizzly Bears'));
  expect(at('Island')).toBeGreaterThan(at('Swamp'));
  expect(at('Island')).toBe(body.place.length - 1);
});

test('what leaves the battlefield takes no marks along, and what was attached to it lies free', () => {
  const moved = changed(scene, { do: 'piece', id: 1, change: { zone: 'graveyard' } });
  expect(moved.pieces[0]).toEqual({ id: 1, card: 'Grizzly Bears', seat: 1, zone: 'graveyard', count: 1 });
  expect(moved.pieces[1].attachedTo).toBeUndefined();
});

test('304.4, 307.4: what can not be on the battlefield is put into the hand instead', () => {
  expect(zoneFor(['Instant'], 'battlefield')).toBe('hand');
  expect(zoneFor(['Sorcery'], 'battlefield')).toBe('hand');
  expect(zoneFor(['Instant'], 'graveyard')).toBe('graveyard');
  for (const type of ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']) // CR 110.4
    expect(zoneFor([type], 'battlefield')).toBe('battlefield');
});

test('a link holds the whole scene; what is no scene is none', async () => {
  expect(await sceneOfLink(await linkOf(scene))).toEqual(scene);
  expect((await linkOf(scene)).length).toBeLessThan(300);
  expect(await linkOf(scene)).toMatch(/^[\w-]+$/);
  expect(await sceneOfLink('nonsense')).toBeNull();
  expect(sceneOf([1, 'x', [20, 20], 0, 'untap', 0, []])).toBeNull();
  expect(sceneOf([1, 'x', [20, 20], 0, '', 0, [[1, 'Forest', 99, 1, 0, 0]]])).toBeNull();
});

test('summoning sickness and damage are sent and linked, and so is who plays the other side', async () => {
  const marked = [
    { do: 'piece', id: 1, change: { sick: true, damage: 1 } },
    { do: 'scene', change: { other: 'myself' } },
  ] as const;
  const both = marked.reduce(changed, scene);
  expect(bodyOf(both, 'easy')).toMatchObject({ other: 'myself', as: 1 });
  expect(bodyOf(both, 'easy').place[0]).toMatchObject({ sick: true, damage: 1, tapped: true, counters: [{ kind: '+1/+1', n: 2 }] });
  expect(await sceneOfLink(await linkOf(both))).toEqual(both);
  // A link from before there were such marks.
  expect(sceneOf([1, '', [20, 20], 0, '', 1, [[1, 'Forest', 0, 1, 1, 0]]])).toMatchObject({
    me: 1,
    other: 'computer',
    pieces: [{ tapped: true }],
  });
});

test('rules of another year are sent and linked, with lands that there were then', async () => {
  const older = changed(scene, { do: 'scene', change: { profile: 'classic' } });
  expect(bodyOf(older, 'easy').profile).toBe('classic');
  expect('profile' in bodyOf(scene, 'easy')).toBe(false);
  const filling = (s: Scene): string[] => bodyOf(s, 'easy').place.flatMap((p) => (p.count === 20 ? [p.card] : []));
  expect([filling(scene), filling(older)]).toEqual([Array(2).fill('Wastes'), Array(2).fill('Plains')]);
  expect(await sceneOfLink(await linkOf(older))).toEqual(older);
  expect(sceneOf([1, '', [20, 20], 0, '', 0, [], '2004'])).toBeNull();
});

test('sides are swapped, steps undone and done again', () => {
  let h = step({ now: scene, past: [], future: [] }, { do: 'swap' });
  expect(h.now.lives).toEqual([20, 3]);
  expect(h.now.pieces[0].seat).toBe(0);
  h = step(h, { do: 'undo' });
  expect(h.now).toEqual(scene);
  expect(step(h, { do: 'redo' }).now.first).toBe(0);
});
