/**
 * All attacks, as a process of their own, so that what they cost does not disturb who measures. `attacks.ts BASE NAMES ANSWERS`: says so when each
 * attack was tried and these answers have come; ends when it is told to.
 */
import { Attacker, Nobody, type Tally } from './attacker.js';
import { boards, computers, tokens } from './boards.js';
import { onlyHere } from './loopback.js';
import { slowly, unread } from './slow.js';
import { guests, malformed, names, searches, spaces } from './texts.js';

const ALL: readonly { name: string; what: string; run: (a: Attacker) => Promise<void>; nobody?: boolean }[] = [
  { name: 'boards', what: 'boards of doubled mana and hundreds of layers: made, played, played again', run: boards },
  { name: 'spaces', what: 'lists of 100 KB that are hard to read', run: spaces },
  { name: 'names', what: 'names unlike any', run: names },
  { name: 'searches', what: 'patterns that try all ways', run: searches },
  { name: 'tokens', what: 'more tokens than there is room for', run: tokens },
  { name: 'unread', what: 'sockets that ask and streams that listen, and do not read', run: unread },
  { name: 'guests', what: 'guests and decks without end', run: guests, nobody: true },
  { name: 'computers', what: '28 games against strong computers', run: computers },
  { name: 'slow', what: 'headers and bodies, a byte a second, over 150 connections', run: slowly },
  { name: 'malformed', what: 'what is no request and no message', run: malformed },
];

const [base, only = '', until = ''] = process.argv.slice(2);
onlyHere(base);
const ATTACKS = ALL.filter(({ name }) => only === '' || only.split(',').includes(name));
if (ATTACKS.length === 0) throw new Error(`${only}: expected names of attacks, ${ALL.map(({ name }) => name).join(', ')}`);
const attackers = ATTACKS.map(({ nobody }, i) => new (nobody ? Nobody : Attacker)(base, `10.66.${i}.1`));
const tallies = (): Tally[] =>
  ATTACKS.map(({ name, what }, i) => ({ name, what, tried: attackers[i].tried, answers: attackers[i].answers }));

/** Whether each attack was tried and each answer that is waited for has come. */
const isSeen = (): boolean =>
  attackers.every((a) => a.tried > 0) && until.split(',').every((answer) => attackers.some((a) => answer in a.answers));

process.on('message', (message) => {
  if (message === 'begin' && until !== '') {
    const looking = setInterval(() => {
      if (!isSeen()) return;
      clearInterval(looking);
      process.send?.('seen');
    }, 200);
  }
  if (message === 'begin')
    ATTACKS.forEach(({ run }, i) => void run(attackers[i]).catch((e: Error) => attackers[i].note(`fault of the attack: ${e.message}`)));
  if (message !== 'end') return;
  for (const a of attackers) a.end();
  // Those who play say how it went.
  setTimeout(() => process.send?.({ tallies: tallies(), cpu: process.cpuUsage() }, () => process.exit(0)), 300);
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
