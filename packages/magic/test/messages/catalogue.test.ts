import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EN, type MessageId, renderMessage, ZH } from '@apnap/magic';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

function sources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((e) => {
    const path = join(dir, e.name);
    if (e.isDirectory()) return e.name === 'messages' ? [] : sources(path);
    return e.name.endsWith('.ts') ? [path] : [];
  });
}

const text = ['packages/kernel/src', 'packages/magic/src']
  .flatMap((d) => sources(join(root, d)))
  .map((f) => readFileSync(f, 'utf8'))
  .join('\n'); // prettier-ignore

/** What the ids that are put together at run time can become. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'ask.${how}': ['scry', 'surveil', 'fateseal'],
  'ask.${what.choose}': ['color', 'cardType', 'creatureType', 'basicLandType', 'player', 'opponent', 'cardName', 'number', 'word'],
  'ask.choose.${kind}': ['player', 'creature', 'land', 'permanent', 'card'],
  'ask.cost.${c.verb}': ['tap', 'untap', 'sacrifice', 'discard', 'exile', 'return', 'reveal', 'putOnTop', 'putOnBottom', 'mill', 'process'],
  'refuse.${decision.kind}': ['attackers', 'blockers', 'choose', 'damage'],
};

const found = [
  ...text.matchAll(
    /['`]((?:ask|refuse|end|answer|setup|mana)\.[A-Za-z][\w.${}]*|(?:ask|refuse|end|answer|setup|mana)\.(?:\w+\.)?\$\{[\w.]+\})['`]/g,
  ),
].map((m) => m[1]); // prettier-ignore
const composed = [...new Set(found.filter((id) => id.includes('${')))];
const ids = new Set(found.flatMap((id) => (id.includes('${') ? (COMPOSED[id] ?? []).map((x) => id.replace(/\$\{.*\}/, x)) : [id])));
const spoken = Object.keys(EN).filter((id) => /^(ask|refuse|end|answer|setup|mana)\./.test(id));

describe('catalogues', () => {
  it('know every id that is put together at run time', () => {
    expect(composed.filter((id) => !(id in COMPOSED))).toEqual([]);
  });

  it('have words for every id in the sources, and for no others', () => {
    expect([...ids].filter((id) => !(id in EN)).sort()).toEqual([]);
    expect(spoken.filter((id) => !ids.has(id)).sort()).toEqual([]);
  });

  it('are the same list in both languages, with Chinese in Chinese', () => {
    expect(Object.keys(ZH).sort()).toEqual(Object.keys(EN).sort());
    const silent = Object.entries(ZH).filter(([id, zh]) => id !== 'log.step' && id !== 'log.how' && !/\p{Script=Han}/u.test(zh));
    expect(silent).toEqual([]);
  });

  it('use the same parameters in both languages', () => {
    const params = (s: string): string[] =>
      [...new Set([...s.matchAll(/\{@?(\w+)/g)].map((m) => m[1]))].filter((p) => p !== 'n' && p !== 'amount').sort();
    const differ = (Object.keys(EN) as MessageId[]).filter((id) => {
      const [en, zh] = [params(EN[id]), params(ZH[id])];
      return JSON.stringify(en) !== JSON.stringify(zh);
    });
    expect(differ).toEqual([]);
  });

  it('leave no braces when everything is given', () => {
    const params = new Proxy({}, { get: () => 2, has: () => true }) as Record<string, number>;
    for (const id of Object.keys(EN))
      for (const lang of ['en', 'zh'] as const) expect(renderMessage({ id, params }, lang, () => 'X')).not.toMatch(/[{}]|undefined/);
  });
});

describe('renderMessage', () => {
  it('counts in words', () => {
    expect(renderMessage({ id: 'ask.discard', params: { min: 1 } }, 'en')).toBe('Choose a card to discard.');
    expect(renderMessage({ id: 'ask.discard', params: { min: 2 } }, 'en')).toBe('Choose 2 cards to discard.');
    expect(renderMessage({ id: 'ask.targets', params: { min: 0, max: 2 } }, 'en')).toBe('Choose up to 2 targets.');
    expect(renderMessage({ id: 'ask.targets', params: { min: 1, max: 1 } }, 'zh')).toBe('选择1个目标。');
  });

  it('names entities, and counts equal ones', () => {
    const name = (id: number): string => ({ 1: 'Forest', 2: 'Forest', 3: 'Island' })[id] ?? '?';
    expect(renderMessage({ id: 'mana.convokes', params: { sources: [1, 2, 3] } }, 'en', name)).toBe(
      'taps Forest ×2 and Island for convoke',
    );
  });

  it('shows an id without words as itself', () => {
    expect(renderMessage({ id: 'no.such' }, 'en')).toBe('no.such');
  });
});
