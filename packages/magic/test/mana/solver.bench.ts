/** Prints microseconds for each call of the payment solver: `npx tsx --conditions=source packages/magic/test/mana/solver.bench.ts`. */
import { parseMana } from '@apnap/ability';
import { canPay, canPayBoard, createBoard, maxX, type PaymentRequest, type Source, solve } from '../../src/payment/solver.js';
import { convoke, cost, delve, lands, pool, source, units } from './boards.js';

let sink = 0;

function time(name: string, run: () => unknown): void {
  const warm = performance.now();
  for (let i = 0; i < 200 && performance.now() - warm < 300; i++) if (run()) sink++;
  const once = performance.now();
  if (run()) sink++;
  const guess = Math.max(0.0002, performance.now() - once);
  const n = Math.min(200_000, Math.max(5, Math.round(200 / guess)));
  const start = performance.now();
  for (let i = 0; i < n; i++) if (run()) sink++;
  console.log(`${name.padEnd(64)} ${(((performance.now() - start) * 1000) / n).toFixed(2).padStart(10)} µs`);
}

const request = (text: string, sources: Source[], more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  cost: cost(text),
  pool: [],
  sources,
  life: 20,
  ...more,
});

const duals = '(WU) (UB) (BR) (RG) (GW) (WB) (UR) (BG) (RW) (GU)';
const ten = lands('G G G U U (GU) (GU) (WUBRG) W W');
const twenty = lands(`G G G G U U U W W B ${duals}`);
const signet = (made: string): Source => source([{ units: units(made), cost: parseMana('{1}') }], { price: 2 });
const pain = (made: string): Source => source(['C', { units: units(made), damage: 1 }], { price: 2 });
const commander = [
  ...lands(`${duals} W U B R G (WUB) (UBR) (BRG)`),
  source('CC', { price: 3 }),
  signet('WU'),
  signet('BR'),
  signet('RG'),
  pain('(WB)'),
];
const keep = [
  { cost: parseMana('{U}{U}'), weight: 2 },
  { cost: parseMana('{1}{R}'), weight: 1 },
  { cost: parseMana('{2}{W}{B}'), weight: 1 },
];

const c1 = cost('{2}{G}{U}');
time('canPay {2}{G}{U}, 10 lands', () => canPay(c1, [], ten, 20));
time('canPay {2}{G}{U}, 20 lands', () => canPay(c1, [], twenty, 20));
const c2 = cost('{W}{W}{W}{W}{B}{B}');
time('canPay {W}{W}{W}{W}{B}{B} (no), 20 lands', () => canPay(c2, [], twenty, 20));
const c3 = cost('{W}{U}{B}{R}{G}');
time('canPay {W}{U}{B}{R}{G}, 20 lands', () => canPay(c3, [], twenty, 20));
const c4 = cost('{3}{G/P}{W/U}{2/R}');
time('canPay {3}{G/P}{W/U}{2/R}, 20 lands', () => canPay(c4, [], twenty, 20));
const floating = pool('GGU');
time('canPay {2}{G}{U}, pool of 3, 10 lands with one for two', () => canPay(c1, floating, [...ten, source('CC')], 20));
const board = createBoard([], twenty);
time('canPayBoard {2}{G}{U}, 20 lands', () => canPayBoard(board, c1, 20));
time('createBoard, 20 lands', () => createBoard([], twenty));
time('canPay {2}{W}{U}{B}{R}{G}, 23 sources with 3 filters', () => canPay(cost('{2}{W}{U}{B}{R}{G}'), [], commander, 20));
const commanderBoard = createBoard([], commander);
time('canPayBoard, the same', () => canPayBoard(commanderBoard, cost('{2}{W}{U}{B}{R}{G}'), 20));
time('canPayBoard {25}{U} (no), the same', () => canPayBoard(commanderBoard, cost('{25}{U}'), 20));
const tokens = convoke('G', 500);
const c5 = cost('{10}{G}{G}');
time('canPay {10}{G}{G}, 500 creatures convoke', () => canPay(c5, [], tokens, 20));

time('solve {2}{G}{U}, 10 lands', () => solve(request('{2}{G}{U}', ten)));
time('solve {2}{G}{U}, 20 lands', () => solve(request('{2}{G}{U}', twenty)));
time('solve {2}{G}{U}, 20 lands, keep 3', () => solve(request('{2}{G}{U}', twenty, { keep })));
time('solve {8}{G}{U}, 20 lands, keep 3', () => solve(request('{8}{G}{U}', twenty, { keep })));
time('solve {2}{W}{U}{B}, 23 sources with 3 filters', () => solve(request('{2}{W}{U}{B}', commander)));
time('solve {2}{W}{U}{B}, the same, keep 3', () => solve(request('{2}{W}{U}{B}', commander, { keep })));
time('solve {14}{W}{U}{B}, the same, keep 3', () => solve(request('{14}{W}{U}{B}', commander, { keep })));
const forests = lands(Array.from({ length: 100 }, () => 'G').join(' '));
time('solve {50}{G}{G}, 100 equal lands', () => solve(request('{50}{G}{G}', forests)));
time('solve {100}{G}{G}, 500 creatures convoke, 10 lands', () => solve(request('{100}{G}{G}', [...tokens, ...ten])));
time('solve {7}{U}, 10 lands, 20 cards to delve', () => solve(request('{7}{U}', [...ten, ...delve(20)])));
time('maxX {X}{G}, 20 lands', () => maxX(cost('{X}{G}'), [], twenty, 20));
time('maxX {X}{G}, 23 sources with 3 filters', () => maxX(cost('{X}{G}'), [], commander, 20));
const guilds = 'WU UB BR RG GW WB UR BG'.split(' ').map(signet);
const many = [...lands(duals), ...guilds, source('CC', { price: 3 }), source('WU', { price: 3 }), source('RG', { price: 3 })];
time('canPay {4}{W}{U}{B}, 10 duals, 8 filters, 3 for two', () => canPay(cost('{4}{W}{U}{B}'), [], many, 20));
time('canPay {19}{W}{U}{B} (yes), the same', () => canPay(cost('{19}{W}{U}{B}'), [], many, 20));
time('canPay {9}{W}{W}{W}{W}{W}{W}{W}{W} (no), the same', () => canPay(cost('{9}{W}{W}{W}{W}{W}{W}{W}{W}{W}'), [], many, 20));
time('solve {2}{W}{U}{B}, the same', () => solve(request('{2}{W}{U}{B}', many)));
time('solve {2}{W}{U}{B}, the same, keep 3', () => solve(request('{2}{W}{U}{B}', many, { keep })));
time('solve {14}{W}{U}{B}, the same', () => solve(request('{14}{W}{U}{B}', many)));
console.log(`exact: ${solve(request('{14}{W}{U}{B}', many))?.exact} ${solve(request('{2}{W}{U}{B}', many, { keep }))?.exact}`);
console.log(`(${sink} answers)`);
