/** The judge desk on the command line. */
import { describe, expect, it } from 'vitest';
import { apnap } from './support.js';

const json = async (...args: string[]): Promise<Record<string, unknown>> => JSON.parse((await apnap(['judge', ...args, '--json'])).out);

describe('apnap judge', () => {
  it('decides by section, short form or name, with the record (IPG 2.3, 2.5)', async () => {
    expect(await json('decide', '2.3', '--facts', 'handWasEmpty,canReturn')).toMatchObject({ penalty: 'warning', section: '2.3' });
    expect(await json('decide', 'GRV', '--before', 'GRV,GRV')).toMatchObject({ penalty: 'gameLoss', needs: ['headJudge'] });
    expect(await json('decide', '游戏进行过慢')).toMatchObject({ infraction: 'slowPlay', extraTurns: 1 });
  });
  it('reads a decision out in both languages', async () => {
    const en = await apnap(['judge', 'decide', '3.1', '--late', '11', '--lang', 'en']);
    expect(en.out).toContain('IPG 3.1  Tardiness: Match Loss');
    const zh = await apnap(['judge', 'decide', '3.1', '--late', '11', '--lang', 'zh']);
    expect(zh.out).toContain('IPG 3.1  迟到: 一局负');
  });
  it('helps at Regular and reads slips', async () => {
    expect(await json('regular', 'late', '--late', '12', '--facts', 'absentAtRoundEnd')).toMatchObject({
      concedes: 'yes',
      drop: 'dropped',
    });
    expect(await json('slip', '15 Enter 1')).toEqual({ table: 15, upper: 2, lower: 0, drawn: 0 });
    expect((await json('list')).infractions).toHaveLength(22);
  });
  it('says what is wrong with what it was asked', async () => {
    const said = await apnap(['judge', 'decide', 'dawdling', '--lang', 'en']);
    expect(said.code).toBe(2);
    expect(said.err).toContain('dawdling');
    expect((await apnap(['judge', 'slip', 'nothing'])).code).toBe(2);
    expect((await apnap(['judge', 'decide', '2.5', '--facts', 'sunny'])).code).toBe(2);
  });
});
