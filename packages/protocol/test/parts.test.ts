/** Parts of a choice that a team makes together (CR 805.2): what is asked of each, and an answer with a part as somebody says. */
import { checkAnswer, type Form } from '@apnap/kernel';
import { askOfPart, inWhole, partAmong, withPart } from '@apnap/protocol';
import { describe, expect, test } from 'vitest';

/** Four creatures, of which the third can attack nothing; two players to attack. */
const ATTACK: Form<string> = {
  form: 'pair',
  options: ['a', 'b', 'c', 'd'],
  partners: ['x', 'y'],
  allowed: [[0, 1], [0], [], [1]],
  most: [1, 1, 1, 2],
};
const ORDER: Form<string> = { form: 'order', options: ['p', 'q', 'r', 's', 't'] };

describe('what there is to say', () => {
  test('creatures that can attack something, an order of more than one', () => {
    expect(partAmong(ATTACK, [1, 2, 3])).toEqual([1, 3]);
    expect(partAmong(ATTACK, [2])).toBeNull();
    expect(partAmong(ATTACK, [])).toBeNull();
    expect(partAmong(ORDER, [1, 4])).toEqual([1, 4]);
    expect(partAmong(ORDER, [1])).toBeNull();
  });

  test('all of what can not be put into parts', () => {
    expect(partAmong({ form: 'pick', options: ['x', 'y'], min: 1, max: 1 }, [])).toBe('all');
    expect(partAmong({ form: 'confirm' }, [])).toBe('all');
  });
});

describe('what is asked of one', () => {
  test('his creatures alone, with what they can attack', () => {
    const asked = askOfPart(ATTACK, [1, 3]);
    expect(asked).toEqual({ form: 'pair', options: ['b', 'd'], partners: ['x', 'y'], allowed: [[0], [1]], most: [1, 2] });
    // An answer to it is checked as any other: what is not his is not there to be named.
    expect(checkAnswer(asked, { pairs: [[1, 1]] }).ok).toBe(true);
    expect(checkAnswer(asked, { pairs: [[0, 1]] }).ok).toBe(false);
    expect(checkAnswer(asked, { pairs: [[2, 0]] }).ok).toBe(false);
    expect(inWhole({ pairs: [[1, 1]] }, [1, 3])).toEqual({ pairs: [[3, 1]] });
  });

  test('his abilities alone', () => {
    expect(askOfPart(ORDER, [1, 3])).toEqual({ form: 'order', options: ['q', 's'] });
    expect(inWhole({ order: [1, 0] }, [1, 3])).toEqual({ order: [3, 1] });
  });
});

describe('an answer with a part as somebody says', () => {
  test('pairs: his replace what was meant for his, the others stay', () => {
    const own = {
      pairs: [
        [0, 0],
        [1, 0],
        [3, 1],
      ] as [number, number][],
    };
    expect(withPart(own, { pairs: [[1, 0]] }, [1, 3])).toEqual({
      pairs: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(withPart(own, { pairs: [] }, [1, 3])).toEqual({ pairs: [[0, 0]] });
    expect(withPart({ pairs: [] }, { pairs: [[3, 1]] }, [1, 3])).toEqual({ pairs: [[3, 1]] });
  });

  test('pairs: of what is not his he says nothing', () => {
    expect(
      withPart(
        { pairs: [[0, 0]] },
        {
          pairs: [
            [0, 1],
            [1, 0],
          ],
        },
        [1],
      ),
    ).toEqual({
      pairs: [
        [0, 0],
        [1, 0],
      ],
    });
  });

  test('an order: his keep their places among the others, in his order', () => {
    expect(withPart({ order: [4, 3, 2, 1, 0] }, { order: [1, 3] }, [1, 3])).toEqual({ order: [4, 1, 2, 3, 0] });
    expect(withPart({ order: [0, 1, 2, 3, 4] }, { order: [3, 1] }, [1, 3])).toEqual({ order: [0, 3, 2, 1, 4] });
  });

  test('parts of several, one after the other, are all there', () => {
    const first = withPart({ order: [0, 1, 2, 3, 4] }, { order: [1, 0] }, [0, 1]);
    expect(withPart(first, { order: [4, 2] }, [2, 4])).toEqual({ order: [1, 0, 4, 3, 2] });
  });

  test('what can not be put into parts is as he says, and what has another form changes nothing', () => {
    expect(withPart({ pick: [0] }, { pick: [1] }, 'all')).toEqual({ pick: [1] });
    expect(withPart({ pairs: [[0, 0]] }, { order: [0] }, [0])).toEqual({ pairs: [[0, 0]] });
  });
});
