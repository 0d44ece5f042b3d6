import { game } from '../invariants/cards.js';
import { POSITIONS } from './positions.js';
const only = process.argv[2];
const D = Number(process.argv[3] ?? 4);
const count = (s: any, d: number): number => { if (d === 0 || !s.pending) return 1; let n = 0; for (const a of game.answers(s)) { const o = game.answer(s, a); if (!o.ok) throw new Error('refused ' + JSON.stringify(a) + o.refusal.rule); n += count(o.state, d - 1); } return n; };
for (const p of POSITIONS) {
  if (only && !p.name.includes(only)) continue;
  try {
  const s = p.at();
  const out = []; const t0 = Date.now();
  for (let d = 1; d <= D; d++) { out.push(count(s, d)); if (Date.now() - t0 > 4000) break; }
  console.log(p.name, JSON.stringify(out), Date.now() - t0, 'ms');
  const show = (st: any) => st.pending ? `${'AB'[st.pending.seat]} ${st.pending.kind} ${st.turn.step}` : 'over';
  console.log('   ', show(s));
  for (const a of game.answers(s)) { const o: any = game.answer(s, a); const opt = (a as any).pick && (s as any).pending.ask.options ? (a as any).pick.map((i: number) => { const x = (s as any).pending.ask.options[i]; return JSON.stringify(x).slice(0,60); }).join(',') : JSON.stringify(a);
    console.log('      ', opt, '->', show(o.state), count(o.state, 1), o.state.pending?.kind !== 'act' ? JSON.stringify(o.state.pending?.ask).slice(0, 150) : JSON.stringify(o.state.pending.ask.options.map((z: any) => z.act))); }
  } catch (e) { console.log(p.name, (e as Error).stack?.split('\n').slice(0,4).join('\n')); }
}
