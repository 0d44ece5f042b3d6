/** Cards of two halves are told by the half that was up as each thing happened. */
import { expect, it } from 'vitest';
import { Account, describeEvent, viewEvents } from '../../src/index.js';
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

it('400.3: each owner has a hand: several things go to several hands', () => {
  const t = table({ A: { battlefield: ['Forest', 'Swamp'], hand: ['Upheave'] } });
  const since = t.events.length;
  t.cast('A', 'Upheave').resolve();
  const account = new Account({ lang: 'en', players: ['A', 'B'], lives: [20, 20] });
  const lines = account.add(viewEvents(t.state, t.events.slice(since), 0)).map((line) => line.text);
  expect(lines).toContain("Forest and Swamp are returned to their owners' hands.");
  expect(told(t, since, 'en')).toContain("Forest is returned to its owner's hand.");
});
