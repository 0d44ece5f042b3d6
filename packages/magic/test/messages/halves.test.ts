/** Cards of two halves are told by the half that was up as each thing happened. */
import { expect, it } from 'vitest';
import { describeEvent, viewEvents } from '../../src/index.js';
import { define, type Table, table } from '../kit.js';

define(
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Upheave', type: 'Sorcery', cost: '{0}', text: "Return all lands to their owners' hands." },
);

/** The events since `from` as they are told, in the language. */
function told(t: Table, from: number, lang: 'en' | 'zh'): string[] {
  const views = viewEvents(t.state, t.events.slice(from), 0);
  return views.flatMap((e) => describeEvent(e, { lang, players: ['A', 'B'] })?.text ?? []);
}

it('701.28a: the trigger is of the front face, what has transformed is told by both', () => {
  const t = table({ A: { battlefield: ['Delver of Secrets'], library: ['Lightning Bolt', 'Lightning Bolt', 'Lightning Bolt'] } });
  t.when('may', { yes: true });
  for (let n = 0; n < 60 && t.happened('transform').length === 0; n++) t.pass();
  const since = t.events.findIndex((e) => e.kind === 'trigger');
  const said = told(t, since, 'en');
  expect(said[0]).toBe('An ability of Delver of Secrets triggers.');
  expect(said).toContain('Delver of Secrets transforms into Insectile Aberration.');
  expect(told(t, since, 'zh')).toContain('掘密师转化为昆虫变体。');
});

it('712.14: a card that enters transformed is told by the face that is up', () => {
  const t = table({ A: { battlefield: ['Loyal Cathar', 'Swamp'], hand: ['Death Spell'] } });
  const since = t.events.length;
  t.cast('A', 'Death Spell', { targets: ['Loyal Cathar'] })
    .resolve()
    .to('end');
  t.resolveAll();
  const said = told(t, since, 'en');
  expect(said).toContain('Loyal Cathar is destroyed.');
  expect(said).toContain('Unhallowed Cathar enters the battlefield.');
});

it('400.3: several go to the hands of their owners', () => {
  const t = table({ A: { battlefield: ['Forest', 'Swamp'], hand: ['Upheave'] } });
  const since = t.events.length;
  t.cast('A', 'Upheave').resolve();
  const [, ...lands] = told(t, since, 'en').filter((text) => text.includes('returned'));
  expect(lands.length).toBeGreaterThan(0);
  expect(lands.every((text) => /^(Forest|Swamp) is returned to its owner's hand\.$/.test(text))).toBe(true);
});
