/** What the desk says, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSettings, message, say } from '../src/index.js';
import { WORDS } from '../src/messages/words.js';

const SOURCE = join(import.meta.dirname, '../src');
const text = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((f) => f.endsWith('.ts') && !f.startsWith('messages'))
  .map((f) => readFileSync(join(SOURCE, f), 'utf8'))
  .join('\n');

/** Words that source code hands to messages. */
const USED = [
  /(?:refuse|message)\('[^']+', \{[^}]*?what: '(\w+)'/g,
  /(?:nonEmpty|wholeNumber|isName|bounded)\('(\w+)'/g,
  /(?:mustBe|beforeStart|notMultiplayer)\([^()]*?'(\w+)'\)/g,
].flatMap((pattern) => [...text.matchAll(pattern)].map((m) => m[1]));

describe('words that are parameters', () => {
  it('stand in Chinese messages in Chinese', () => {
    const settings = Object.keys(defaultSettings({ kind: 'individual', ruleset: 'open', rel: 'regular' }));
    const missing = [...new Set([...USED, ...settings])].filter((w) => !Object.hasOwn(WORDS, w));
    expect(missing).toEqual([]);
    expect(USED.length).toBeGreaterThan(30);
    expect(say(message('error.whyNeeded', { what: 'correct' }), 'zh')).toBe('更正结果：请说明理由');
    expect(say(message('error.whyNeeded', { what: 'correct' }), 'en')).toBe('correct: say why');
    const now = { what: 'pair', status: 'registration', wanted: 'running, playoff' };
    expect(say(message('error.notNow', now), 'zh')).toBe('赛事处于报名阶段时不能配对；须处于瑞士轮阶段、决胜轮阶段');
    for (const [word, { zh }] of Object.entries(WORDS)) expect(zh, word).toMatch(/\p{Script=Han}/u);
  });
});
