/** What the heuristic player knows of the rules of 2015 (document 000) and of 2003 (document 001). */
import type { Card } from '@apnap/ability';
import { embeddedCard } from '@apnap/cards';
import { seatEntity } from '@apnap/kernel';
import { type DecisionView, type Profile, viewOf } from '@apnap/magic';
import { describe, expect, it } from 'vitest';
import { DIFFERENCES } from '../../magic/src/years/differences.js';
import { defineData, nameOf, type Table, table } from '../../magic/test/kit.js';
import { by } from '../../magic/test/years/by.js';
import { awayFrom, placeBefore } from '../src/heuristic/choose-years.js';
import { permanentValue } from '../src/heuristic/evaluate.js';
import { boardOf } from '../src/heuristic/look.js';
import { newEnv } from '../src/heuristic/read.js';
import { worth } from '../src/heuristic/worth.js';
import { type Years, yearsOf } from '../src/heuristic/years.js';
import { source, wants, watch } from './seat.js';

for (const name of ['Metallic Sliver', 'Serpent Assassin']) defineData(embeddedCard(name) as Card);

/** What players do until the stack is empty again. */
const settle = (t: Table): string[] => watch(t, 40, (x) => x.state.stack.length === 0);

const named =
  (n: string): ((x: string) => boolean) =>
  (x) =>
    x.includes(n);

describe('the years a player knows of', () => {
  it('agree with the list of differences', () => {
    const ways: { readonly [K in keyof Years]: readonly [keyof typeof DIFFERENCES, string] } = {
      damageOnStack: ['combatDamage', 'stack'],
      manaBurn: ['manaBurn', 'life'],
      oldestLegend: ['legends', 'oldestStays'],
      walkersByType: ['planeswalkers', 'keepsOne'],
      redirection: ['redirection', 'mayRedirect'],
      phasedTokensCease: ['phasedTokens', 'cease'],
    };
    for (const profile of ['current', '2015', 'classic'] as const) {
      const known = yearsOf(profile === 'current' ? {} : { profile });
      for (const [name, [of, way]] of Object.entries(ways))
        expect([profile, name, known[name as keyof Years]]).toEqual([profile, name, DIFFERENCES[of].ways[profile] === way]);
    }
  });
});

describe('classic:310.2: combat damage on the stack', () => {
  const fanatic = (): Table => {
    const t = by('classic', {
      A: { battlefield: ['Trained Armodon', 'Youthful Knight'] },
      B: { battlefield: ['Mogg Fanatic', '2 Mountain'] },
    });
    return t.attack('Trained Armodon');
  };

  it('a creature that would die is used up when its damage is on the stack, not before', () => {
    const t = fanatic().block(['Mogg Fanatic', 'Trained Armodon']);
    expect(wants(t.pass())).toEqual(['pass']);
    t.toDamage();
    const done = settle(t);
    expect(done).toEqual(['B act: activate Mogg Fanatic', 'B targets: Youthful Knight']);
    expect(t.names('graveyard')).toEqual(['Youthful Knight']);
    expect(t.perm('Trained Armodon').damage).toBe(1);
  });

  it('so it blocks what it would not block today', () => {
    expect(wants(fanatic().toDecision('blockers'))).toEqual(['Mogg Fanatic > Trained Armodon']);
    const today = table({
      A: { battlefield: ['Trained Armodon', 'Youthful Knight'] },
      B: { battlefield: ['Mogg Fanatic', '2 Mountain'] },
    });
    expect(wants(today.attack('Trained Armodon').toDecision('blockers'))).toEqual([]);
  });

  it('a creature that lives is kept', () => {
    const t = by('classic', { A: { battlefield: ['Mogg Fanatic'] }, B: { life: 20 } });
    t.attack('Mogg Fanatic').toDamage();
    expect(settle(t)).toEqual([]);
    expect(t.names('battlefield')).toEqual(['Mogg Fanatic']);
  });

  it('a creature that would die is returned to the hand', () => {
    const t = by('classic', {
      A: { battlefield: ['Craw Wurm', '2 Island'], hand: ['Unsummon'] },
      B: { battlefield: ['2 Trained Armodon'] },
    });
    t.attack('Craw Wurm').block(['Trained Armodon', 'Craw Wurm'], ['Trained Armodon', 'Craw Wurm']).toDamage();
    expect(settle(t)).toEqual(['A act: cast Unsummon', 'A targets: Craw Wurm']);
    expect(t.names('graveyard', 'B')).toHaveLength(2);
  });

  it('a creature that would die is made tougher', () => {
    const t = by('classic', {
      A: { battlefield: ['Trained Armodon', 'Forest'], hand: ['Giant Growth'] },
      B: { battlefield: ['Trained Armodon'] },
    });
    t.attack('Trained Armodon').block(['Trained Armodon', 'Trained Armodon']).toDamage();
    expect(settle(t)).toEqual(['A act: cast Giant Growth', 'A targets: Trained Armodon']);
    expect(t.names('battlefield')).toContain('Trained Armodon');
  });

  it('nothing is spent on a creature that lives, or that dies all the same', () => {
    const t = by('classic', {
      A: { battlefield: ['Trained Armodon', 'Forest'], hand: ['Giant Growth'] },
      B: { battlefield: ['Wall of Wood'] },
    });
    t.attack('Trained Armodon').block(['Wall of Wood', 'Trained Armodon']).toDamage();
    expect(settle(t)).toEqual([]);
    const u = by('classic', {
      A: { battlefield: ['Trained Armodon', 'Forest'], hand: ['Giant Growth'] },
      B: { battlefield: ['Craw Wurm'] },
    });
    u.attack('Trained Armodon').block(['Craw Wurm', 'Trained Armodon']).toDamage();
    expect(settle(u)).toEqual([]);
  });

  it('it regenerates once, and only what dies', () => {
    const t = by('classic', { A: { battlefield: ['River Boa', '4 Forest'] }, B: { battlefield: ['Trained Armodon'] } });
    t.attack('River Boa').block(['Trained Armodon', 'River Boa']);
    expect(wants(t)).toEqual(['pass']);
    t.toDamage();
    expect(settle(t)).toEqual(['A act: activate River Boa']);
    expect(t.names('battlefield')).toContain('River Boa');
  });

  it('damage is prevented where that saves a creature', () => {
    const t = by('classic', { A: { battlefield: ['Trained Armodon'] }, B: { battlefield: ['Samite Healer', 'Trained Armodon'] } });
    t.attack('Trained Armodon').block(['Trained Armodon', 'Trained Armodon']).toDamage();
    expect(settle(t)).toEqual(['B act: activate Samite Healer', 'B targets: Trained Armodon']);
    expect(t.names('battlefield', 'B')).toContain('Trained Armodon');
  });

  it('what is gone is not thought of any more', () => {
    const t = by('classic', {
      A: { battlefield: ['Trained Armodon', 'Youthful Knight'] },
      B: { battlefield: ['Mogg Fanatic', 'Samite Healer'] },
    });
    t.attack('Trained Armodon').block(['Mogg Fanatic', 'Trained Armodon']).toDamage();
    t.pass();
    t.activate('B', 'Mogg Fanatic', { targets: ['Youthful Knight'] }).resolve();
    expect(settle(t)).toEqual([]);
  });

  it('and where it saves the player', () => {
    const t = by('classic', { A: { battlefield: ['Trained Armodon'] }, B: { battlefield: ['Forest'], hand: ['Fog'], life: 3 } });
    t.attack('Trained Armodon').toDamage();
    expect(settle(t)).toEqual(['B act: cast Fog']);
    expect(t.life('B')).toBe(3);
  });

  it('a player who is about to die burns the other out first, and does not burn what dies anyway', () => {
    const t = by('classic', {
      A: { battlefield: ['Craw Wurm'], life: 3 },
      B: { battlefield: ['Mountain'], hand: ['Lightning Bolt'], life: 6 },
    });
    t.attack('Craw Wurm').toDamage();
    expect(settle(t)).toEqual(['B act: cast Lightning Bolt', 'B targets: @A']);
    expect(t.winner()).toBe('B');
    const u = by('classic', {
      A: { battlefield: ['Craw Wurm'] },
      B: { battlefield: ['Trained Armodon', 'Mountain'], hand: ['Lightning Bolt'] },
    });
    u.attack('Craw Wurm').block(['Trained Armodon', 'Craw Wurm']).toDamage();
    expect(settle(u).filter(named('Trained Armodon'))).toEqual([]);
  });
});

describe('classic:300.4: mana burn', () => {
  it('no mana is made that costs more life than it is worth', () => {
    const sides = { A: { battlefield: ['Sol Ring'], hand: ['Metallic Sliver'], life: 1 } };
    expect(watch(by('classic', sides), 30).filter(named('cast')).length).toBeLessThan(2);
    const t = by('classic', sides);
    watch(t, 60);
    expect(t.life('A')).toBe(1);
    expect(t.names('hand')).toEqual(['Metallic Sliver']);
    const today = table(sides);
    watch(today, 30);
    expect(today.names('battlefield')).toContain('Metallic Sliver');
  });

  it('a little life is a fair price', () => {
    const t = by('classic', { A: { battlefield: ['Sol Ring'], hand: ['Metallic Sliver'] } });
    watch(t, 30);
    expect(t.names('battlefield')).toContain('Metallic Sliver');
  });

  it('a spell that only makes mana is kept', () => {
    const t = by('classic', { A: { battlefield: ['Swamp'], hand: ['Dark Ritual'] } });
    expect(watch(t, 30).filter(named('cast'))).toEqual([]);
  });
});

describe('classic:420.5e: of legends of one name the oldest stays', () => {
  it('the second is not cast, even where the first is the opponent’s', () => {
    const sides = { A: { battlefield: ['Plains'], hand: ['Isamaru, Hound of Konda'] }, B: { battlefield: ['Isamaru, Hound of Konda'] } };
    expect(watch(by('classic', sides), 30).filter(named('cast'))).toEqual([]);
    expect(watch(table(sides), 30).filter(named('cast'))).toEqual(['A act: cast Isamaru, Hound of Konda']);
  });

  it('the opponent’s is worth killing for the one in hand', () => {
    const value = (hand: string[]): number => {
      const t = by('classic', { A: { hand }, B: { battlefield: ['Isamaru, Hound of Konda'] } });
      return permanentValue(boardOf(viewOf(t.state, 0), source, 0), t.perm('Isamaru, Hound of Konda'));
    };
    expect(value(['Isamaru, Hound of Konda'])).toBeGreaterThan(value(['Youthful Knight']));
  });

  it('it is the first to be discarded', () => {
    const t = by('classic', {
      A: { hand: ['Wrench Mind'], battlefield: ['2 Swamp'] },
      B: { hand: ['Isamaru, Hound of Konda', 'Youthful Knight', 'Youthful Knight'], battlefield: ['6 Plains', 'Isamaru, Hound of Konda'] },
    });
    t.cast('A', 'Wrench Mind', { targets: ['@B'] })
      .pass()
      .pass();
    expect(watch(t, 1)[0]).toContain('Isamaru');
  });
});

describe('classic:410.5: "you may" is chosen as the ability is put on the stack', () => {
  const assassin = (sides: { mine: string[]; theirs: string[] }): Table =>
    by('classic', { A: { hand: ['Serpent Assassin'], battlefield: ['5 Swamp', ...sides.mine] }, B: { battlefield: sides.theirs } });

  it('it is used where there is something to hit', () => {
    const t = assassin({ mine: ['Trained Armodon'], theirs: ['Craw Wurm'] });
    const done = watch(t, 60);
    expect(done.filter((x) => /may|targets/.test(x))).toEqual(['A may: {"yes":true}', 'A targets: Craw Wurm']);
    expect(t.names('graveyard', 'B')).toEqual(['Craw Wurm']);
  });

  it('it is not used where it would hit one’s own', () => {
    const t = assassin({ mine: ['Trained Armodon'], theirs: [] });
    expect(watch(t, 60).filter(named('may'))).toEqual(['A may: {"yes":false}']);
    expect(t.names('battlefield')).toContain('Trained Armodon');
  });
});

describe('2015:510.1c: damage in an announced order', () => {
  it('2015:509.2: first what can be killed', () => {
    const t = by('2015', { A: { battlefield: ['Trained Armodon'] }, B: { battlefield: ['Craw Wurm', 'Youthful Knight'] } });
    const said: string[] = [];
    t.when('order', (d) => {
      const options = (d.ask as unknown as { options: { entity: number }[] }).options.map((o) => o.entity);
      const [first] = JSON.parse(wants(t)[0]).order as number[];
      said.push(nameOf(t.state, options[first]));
      return undefined;
    });
    t.attack('Trained Armodon').block(['Craw Wurm', 'Trained Armodon'], ['Youthful Knight', 'Trained Armodon']).to('combatDamage');
    expect(said).toEqual(['Youthful Knight']);
  });

  it('the division keeps to it', () => {
    const t = by('2015', { A: { battlefield: ['Craw Wurm'] }, B: { battlefield: ['Trained Armodon', 'Youthful Knight', 'Wall of Wood'] } });
    t.attack('Craw Wurm').block(['Trained Armodon', 'Craw Wurm'], ['Youthful Knight', 'Craw Wurm'], ['Wall of Wood', 'Craw Wurm']);
    watch(t, 40);
    expect(t.names('graveyard', 'B').sort()).toEqual(['Trained Armodon', 'Youthful Knight']);
  });
});

describe('2015:306.7: damage to a player is dealt to a planeswalker instead', () => {
  const bolt = (life: number): Table =>
    by('2015', {
      A: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Youthful Knight'] },
      B: { battlefield: ['Jace Beleren'], life },
    });

  it('where that does more', () => {
    const t = bolt(20);
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    expect(settle(t)).toEqual(['A choose: Jace Beleren']);
    expect(t.names('battlefield', 'B')).not.toContain('Jace Beleren');
  });

  it('it is the opponent that is aimed at then', () => {
    const t = bolt(20).attack('Youthful Knight').to('declareBlockers');
    expect(wants(t)).toEqual(['cast Lightning Bolt']);
    expect(watch(t, 8)).toEqual(['A act: cast Lightning Bolt', 'A targets: @B', 'A choose: Jace Beleren']);
  });

  it('but not where the player would die', () => {
    const t = bolt(3);
    watch(t, 40);
    expect(t.winner()).toBe('A');
  });
});

describe('2015:704.5j: planeswalkers of one type', () => {
  it('a second one is not cast while the first is as good', () => {
    const t = by('2015', { A: { hand: ['Jace Beleren'], battlefield: ['3 Island', 'Jace Beleren'] } });
    expect(watch(t, 40).filter(named('cast'))).toEqual([]);
  });
});

describe('2015:509.7: what came to block later', () => {
  it('stands before what matters less', () => {
    const t = by('2015', { A: { battlefield: ['Trained Armodon'] }, B: { battlefield: ['Youthful Knight', 'Wall of Wood', 'Craw Wurm'] } });
    t.attack('Trained Armodon').block(
      ['Youthful Knight', 'Trained Armodon'],
      ['Wall of Wood', 'Trained Armodon'],
      ['Craw Wurm', 'Trained Armodon'],
    );
    const b = boardOf(viewOf(t.state, 0), source, 0);
    const before = (late: string, ...others: string[]): number[] =>
      placeBefore(
        b,
        { source: t.perm(late).id } as DecisionView,
        others.map((n) => b.object(t.perm(n).id)),
      );
    expect(before('Youthful Knight', 'Wall of Wood', 'Craw Wurm')).toEqual([0]);
    expect(before('Craw Wurm', 'Youthful Knight', 'Wall of Wood')).toEqual([]);
  });
});

describe('2015:903.8: cards put away for a mulligan', () => {
  it('lands beyond four go, and no card that is good to have', () => {
    const t = by('2015', { A: { hand: ['6 Mountain', 'Lightning Bolt'] } });
    const b = boardOf(viewOf(t.state, 0), source, 0);
    const { hand } = b.my;
    const away = awayFrom(b, hand).map((i) => hand[i].name);
    expect(away).toHaveLength(hand.filter((o) => o.name === 'Mountain').length - 4);
    expect(new Set(away)).toEqual(new Set(['Mountain']));
  });
});

describe('2015:702.25k: a token that phases out', () => {
  it('is lost, and other permanents are not', () => {
    const cost = (profile: Profile, token: boolean): number => {
      const t = by(profile, { A: { battlefield: ['Craw Wurm'] } });
      const view = viewOf(t.state, 0);
      for (const o of view.battlefield) o.token = token;
      const b = boardOf(view, source, 0);
      const what = { sel: 'all', zone: 'battlefield', filter: { is: 'type', type: 'Creature' } } as const;
      return worth(b, { do: 'phaseOut', what }, newEnv(0, null));
    };
    expect(cost('2015', true)).toBeLessThan(2 * cost('2015', false));
    expect(cost('current', true)).toBe(cost('current', false));
  });
});

describe('the view a player is shown', () => {
  it('says by which rules the game is played, and who deals what', () => {
    const t = by('classic', { A: { battlefield: ['Trained Armodon'] } });
    t.attack('Trained Armodon').toDamage();
    const view = viewOf(t.state, 0);
    expect(view.profile).toBe('classic');
    expect(view.stack[0].damage).toEqual([{ source: t.perm('Trained Armodon').id, to: seatEntity(1), amount: 3 }]);
  });
});
