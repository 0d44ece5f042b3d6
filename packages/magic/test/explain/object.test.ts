/** Why an object is what it is (CR 613). Expected chains: the layers of 613.1 and 613.4 and the texts of the cards. */
import { describe, expect, it } from 'vitest';
import { characteristicsOf, explainObject, live, type Obj } from '../../src/index.js';
import { define, type Table, table } from '../kit.js';

/** The object of this name on the battlefield, or in a hand. */
const idOf = (t: Table, name: string): number => {
  const s = t.state;
  const hands = s.players.rows.flatMap((p) => p.hand);
  return [...s.battlefield, ...hands].find((id) => characteristicsOf(s, live(s, id) as Obj).name === name) ?? 0;
};

define({ name: 'Growth Field', type: 'Enchantment', text: 'Creatures you control get +1/+1 and have trample.' });

const why = (t: Table, name: string) => explainObject(t.state, idOf(t, name), 'en');
const layers = (t: Table, name: string) => why(t, name).map((r) => [r.layer, ...r.rules].join(' '));

describe('why an object is what it is', () => {
  it('613.4: what it is by itself, then each effect in its layer, then counters', () => {
    const t = table({
      A: { battlefield: [{ card: 'Grizzly Bears', counters: [{ kind: '+1/+1', n: 2 }] }, 'Growth Field', 'Glorious Anthem'] },
    });
    expect(layers(t, 'Grizzly Bears')).toEqual([' 109.3', '6 613.1f', '7c 613.4c 122.1', '7c 613.4c', '7c 613.4c']);
    const texts = why(t, 'Grizzly Bears').map((r) => r.text);
    expect(texts[0]).toContain('Creature Bear 2/2');
    expect(texts[1]).toContain('Growth Field');
    expect(texts[1]).toMatch(/trample/i);
    expect(texts.slice(2).map((x) => /(\d\/\d) becomes (\d\/\d)/.exec(x)?.slice(1))).toEqual([
      ['2/2', '4/4'],
      ['4/4', '5/5'],
      ['5/5', '6/6'],
    ]);
  });

  it('613.8, 305.7: a land that became another type says by whom', () => {
    const t = table({ A: { battlefield: ['Llanowar Wastes', 'Blood Moon'] } });
    const [, ...steps] = why(t, 'Llanowar Wastes');
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ layer: '4', entity: idOf(t, 'Blood Moon') });
    expect(steps[0].text).toContain('Mountain');
  });

  it('613.4a: a characteristic-defining ability comes before all other changes of power and toughness', () => {
    const t = table({ A: { battlefield: ['Nightmare', '3 Swamp', 'Glorious Anthem'] } });
    expect(why(t, 'Nightmare').map((r) => r.layer)).toEqual(['', '7a', '7c']);
    expect(why(t, 'Nightmare')[1].text).toContain('3/3');
  });

  it('613.1b: whose effect gives control', () => {
    const t = table({ A: { battlefield: ['4 Island'], hand: ['Control Magic'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Control Magic', { targets: ['Hill Giant'] }).resolve();
    expect(why(t, 'Hill Giant')).toContainEqual(expect.objectContaining({ layer: '2', entity: idOf(t, 'Control Magic') }));
  });

  it('asking changes nothing: the characteristics are those from before, in Chinese too', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Glorious Anthem'] } });
    const id = idOf(t, 'Grizzly Bears');
    const before = characteristicsOf(t.state, live(t.state, id) as never);
    const zh = explainObject(t.state, id, 'zh');
    expect(zh.map((r) => r.text).join()).toContain('由2/2变为3/3');
    expect(characteristicsOf(t.state, live(t.state, id) as never)).toBe(before);
  });
});
