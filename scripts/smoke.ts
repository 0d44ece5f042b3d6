import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Card } from '@apnap/ability';
import { begin, defaultAnswer, play, randomAnswer } from '@apnap/kernel';
import { magicGame, unsupported } from '@apnap/magic';
import { compileCard } from '@apnap/oracle';
const rows = gunzipSync(readFileSync('/work/shared/cards/cards-2019.jsonl.gz')).toString().trim().split('\n').map((l) => JSON.parse(l));
const by = new Map<string, any>();
for (const r of rows) { by.set(r.name, r); for (const f of r.faces ?? []) by.has(f.name) || by.set(f.name, r); }
const cards = new Map<string, Card>();
const decks = readdirSync('/work/shared/decks').filter((f) => /^(pauper|standard)/.test(f)).map((f) => {
  const deck: { card: string; count: number }[] = [];
  for (const l of readFileSync('/work/shared/decks/' + f, 'utf8').split('\n')) {
    if (l.startsWith('Sideboard')) break;
    const m = /^(\d+) (.*)/.exec(l.trim());
    if (!m) continue;
    const r = compileCard(by.get(m[2]));
    if (!r.ok) throw new Error(m[2]);
    cards.set(m[2], r.card);
    const u = unsupported(r.card); if (u.length) console.log(m[2], u);
    deck.push({ card: m[2], count: +m[1] });
  }
  return { name: f, deck };
});
const game = magicGame((n) => cards.get(n));
const N = Number(process.argv[2] ?? 1);
let x = 12345;
const below = (n: number) => { x = (Math.imul(x, 1103515245) + 12345) >>> 0; return Math.floor((x / 2 ** 32) * n); };
let total = 0, t0 = Date.now(), games = 0;
for (let i = 0; i < decks.length; i++) for (let j = i; j < decks.length; j++) for (let k = 0; k < N; k++) {
  const setup = { players: [{ name: 'A', deck: decks[i].deck }, { name: 'B', deck: decks[j].deck }] };
  const seed = `${i}-${j}-${k}`;
  const p = begin(game, setup, seed);
  let n = 0;
  try {
    while (p.state.pending && n++ < 20000) {
      const d = p.state.pending;
      let out: any;
      if (d.kind === 'act') {
        const o = (d.ask as any).options as any[];
        const acts = [...new Set(o.map((z) => z.act))].filter((a) => a !== 'mana' || below(10) === 0);
        const pickAct = acts[below(acts.length)] ?? 'pass';
        const c = o.map((z, q) => [z, q]).filter(([z]) => z.act === pickAct);
        out = play(game as never, p, { pick: [c[below(c.length)][1]] });
      } else if (d.kind === 'pay') out = play(game as never, p, { pick: [0] });
      else out = play(game as never, p, randomAnswer(d.ask, below));
      if (!out.ok) out = play(game as never, p, defaultAnswer(d));
      if (!out.ok) throw new Error('default refused ' + JSON.stringify(out.refusal));
    }
    total += n; games++;
    if (p.state.pending) console.log('LIMIT', seed, p.state.turn.number);
    if (p.state.pending) { const c = new Map<string, number>(); for (const e of p.events.slice(-3000)) c.set(e.kind + ' ' + e.rule, (c.get(e.kind + ' ' + e.rule) ?? 0) + 1); console.log([...c]); }
    else if (process.argv[3]) console.log(decks[i].name, decks[j].name, p.state.result!.reason.id, 'turn', p.state.turn.number, 'decisions', n);
  } catch (e) { console.log('FAIL', decks[i].name, decks[j].name, seed, n, (e as Error).stack?.split('\n').slice(0, 6).join('\n')); if (process.argv[4]) process.exit(1); }
}
console.log(games, 'games', total, 'decisions', (Date.now() - t0) / games, 'ms/game');
