import type { Card } from '@apnap/ability';
import { embeddedCards, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { magicGame, type View, type ObjectView } from '@apnap/magic';
import { createPlayer, playGame } from '@apnap/players';
const cards = new Map<string, Card>();
for (const card of embeddedCards()) cards.set(card.name, card).set(card.faces[0].name, card);
const source = (n: string) => cards.get(n);
const game = magicGame(source);
const [i, j, seed, a = 'heuristic', b = 'heuristic'] = process.argv.slice(2);
const decks = embeddedDecks();
const deckOf = (d: any) => parseDeck(d.text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count }));
const setup = { players: [{ name: 'A', deck: deckOf(decks[+i]) }, { name: 'B', deck: deckOf(decks[+j]) }] };
const players = [createPlayer(a as never, seed + '-0', source), createPlayer(b as never, seed + '-1', source)];
let lastTurn = -1;
const wrapped = players.map((p, seat) => ({ ...p, needs: 'view' as const, choose(v: View) {
  const t0 = performance.now();
  const ans = (p as any).choose(v);
  const ms = performance.now() - t0;
  const d = v.decision!;
  const nm = (id: number): string => id < 0 ? '@' + 'AB'[-id - 1] : (() => { for (const o of [...v.battlefield, ...v.exile, ...v.players.flatMap((x) => [...x.hand, ...x.graveyard]), ...d.cards]) if (o.id === id) return o.name + (o.power !== null ? ` ${o.power}/${o.toughness}` : ''); const s = v.stack.find((x) => x.id === id); return s ? `[${s.source?.name}]` : '?'; })();
  if (v.turn.number !== lastTurn) {
    lastTurn = v.turn.number;
    const show = (s: number) => v.battlefield.filter((o) => o.controller === s).map((o) => o.name + (o.power !== null ? ` ${o.power}/${o.toughness}` : '') + (o.tapped ? '(T)' : '')).join(', ');
    console.log(`\n== turn ${v.turn.number} active ${'AB'[v.turn.active]}  life ${v.players.map((x) => x.life).join('-')} hands ${v.players.map((x) => x.handCount)}\n   A: ${show(0)}\n   B: ${show(1)}`);
  }
  const ask = d.ask as any;
  const opt = (o: any): string => o.act ? `${o.act} ${o.object ? nm(o.object) : ''} ${o.way && o.way !== 'normal' ? o.way : ''}` : o.entity !== undefined ? nm(o.entity) : JSON.stringify(o).slice(0, 80);
  let text = JSON.stringify(ans);
  if (ans.pick) text = ans.pick.map((x: number) => opt(ask.options[x])).join(' + ') || 'none';
  if (ans.pairs) text = ans.pairs.map(([x, y]: number[]) => `${opt(ask.options[x])} -> ${opt(ask.partners[y])}`).join(', ') || 'none';
  if (d.kind !== 'pay' && !(d.kind === 'act' && text.trim() === 'pass' && (process.argv[7] !== 'all' || ask.options.every((o: any) => o.act === 'pass' || o.act === 'mana'))))
    console.log(`  ${'AB'[seat]} ${v.turn.step} ${d.kind}${d.kind === 'act' ? '' : ' ' + (d.prompt?.id ?? '') + ' for ' + nm(d.source)}: ${text}${d.kind === 'act' ? '   {' + ask.options.filter((o: any) => o.act !== 'mana' && o.act !== 'pass').map(opt).join('; ') + '}' : ''}${ms > 20 ? ` [${ms.toFixed(0)} ms]` : ''}`);
  return ans;
} }));
const played = playGame(game, setup, seed, wrapped as never, {});
console.log(played.state.result, played.state.players.rows.map((p) => p.life));
