/** The `tournament` commands of the command line. */
import { writeFileSync } from 'node:fs';
import {
  type Answer,
  addStaff,
  amendPlayer,
  cancelEvent,
  checkDecks,
  correctResult,
  cutEvent,
  type Desk,
  dividePrizes,
  dropPlayer,
  eventForOthers,
  eventOf,
  extendTable,
  finishEvent,
  givePenalty,
  handInDeck,
  importPlayers,
  invitePlayers,
  keepClock,
  latePlayer,
  newEvent,
  nextGame,
  noteEvent,
  pageToPrint,
  pairRound,
  planStaffBreaks,
  publishRound,
  registerPlayer,
  repairRound,
  reportResult,
  runDraft,
  salvageEvent,
  setEvent,
  showBracket,
  showChances,
  showDecks,
  showLog,
  showRound,
  showStaff,
  showStandings,
  simulatedEvent,
  startEvent,
  swapPlayers,
  timeCalled,
  undoEntry,
  verifiedLog,
  whyPaired,
} from '@apnap/desk';
import { withFile } from '@apnap/system';
import { Argument, type Command } from 'commander';
import type { CommandKit, Context } from '../context.js';
import { text } from '../text/text.js';
import { deskOf, printAnswer } from './answers.js';

/** What the commands of the desk are made with. */
interface DeskKit extends CommandKit {
  desk: Desk;
  /** Prints an answer, and ends the run with its code. */
  tell(o: { json?: boolean }, a: Answer | Promise<Answer>): void;
}

const deskKit = (kit: CommandKit): DeskKit => ({
  ...kit,
  desk: deskOf(kit.cx),
  tell: (o, a) => kit.done(a instanceof Promise ? a.then((found) => printAnswer(kit.cx, o, found)) : printAnswer(kit.cx, o, a)),
});

const writeTo = (cx: Context, file: string, content: string): void =>
  withFile(cx.lang, 't.cannotWrite', file, () => writeFileSync(file, content));

/** Writes what was made into a file and says so, or prints it where no file is named. */
function put(cx: Context, file: string | undefined, content: string): number {
  if (file === undefined) cx.io.out(content);
  else {
    writeTo(cx, file, content);
    cx.io.out(`${text(cx.lang, 't.written', { file })}\n`);
  }
  return 0;
}

/** Officials: who they are, where and when they work. */
function addStaffCommands({ option, t, desk, tell }: DeskKit, sub: Sub): void {
  sub('staff', 'cmd.t.staff')
    .addArgument(new Argument('[NAME]', t('arg.t.names')))
    .addOption(option('--role <role>', 'opt.t.role'))
    .addOption(option('--number <number>', 'opt.t.dci'))
    .addOption(option('--level <n>', 'opt.t.level'))
    .addOption(option('--team <team>', 'opt.t.team'))
    .addOption(option('--lead', 'opt.t.lead'))
    .addOption(option('--place <place>', 'opt.t.place'))
    .addOption(option('--shift <from-until>', 'opt.t.shift'))
    .addOption(option('--break <from-until...>', 'opt.t.break'))
    .addOption(option('--suspended', 'opt.t.suspended'))
    .action((name: string | undefined, o) => tell(o, name === undefined ? showStaff(desk, o) : addStaff(desk, name, o)));
  sub('breaks', 'cmd.t.breaks')
    .addOption(option('--minutes <n>', 'opt.t.breakMinutes'))
    .addOption(option('--least <n>', 'opt.t.least'))
    .action((o) => tell(o, planStaffBreaks(desk, o)));
}

/** Adds the commands of the tournament desk to `tournament`. */
export function addTournamentCommands(parent: Command, given: CommandKit): void {
  const kit = deskKit(given);
  const { add, option, t, desk, tell } = kit;
  const sub = (name: string, about: Parameters<typeof add>[2]): Command =>
    add(parent, name, about)
      .addOption(option('--event <file>', 'opt.t.event'))
      .addOption(option('--at <moment>', 'opt.t.at'))
      .addOption(option('--by <name>', 'opt.t.by'))
      .addOption(option('--why <reason>', 'opt.t.why'))
      .addOption(option('--hj <name>', 'opt.t.hj'))
      .addOption(option('--json', 'opt.json'));
  const settings = (c: Command): Command =>
    c
      .addOption(option('--rel <rel>', 'opt.t.rel'))
      .addOption(option('--rounds <n>', 'opt.t.rounds'))
      .addOption(option('--cut <n>', 'opt.t.cut'))
      .addOption(option('--match-wins <n>', 'opt.t.matchWins'))
      .addOption(option('--minutes <n>', 'opt.t.minutes'))
      .addOption(option('--set <key=value...>', 'opt.t.set'));

  settings(sub('new', 'cmd.t.new'))
    .addOption(option('--name <name>', 'opt.t.name'))
    .addOption(option('--ruleset <id>', 'opt.t.ruleset'))
    .addOption(option('--kind <kind>', 'opt.t.kind'))
    .addOption(option('--format <format>', 'opt.t.format'))
    .addOption(option('--date <day>', 'opt.t.date'))
    .addOption(option('--program <id>', 'opt.t.program'))
    .addOption(option('--seed <seed>', 'opt.t.seed'))
    .action((o) => tell(o, newEvent(desk, o)));
  settings(sub('set', 'cmd.t.set'))
    .addOption(option('--forbid <A,B...>', 'opt.t.forbid'))
    .addOption(option('--allow <A,B...>', 'opt.t.allow'))
    .action((o) => tell(o, setEvent(desk, o)));
  addStaffCommands(kit, sub);
  sub('register', 'cmd.t.register')
    .addArgument(new Argument('<NAME...>', t('arg.t.names')))
    .addOption(option('--dci <number...>', 'opt.t.dci'))
    .addOption(option('--members <A,B,C>', 'opt.t.members'))
    .addOption(option('--byes <n>', 'opt.t.byes'))
    .addOption(option('--age <n>', 'opt.t.age'))
    .addOption(option('--consent', 'opt.t.consent'))
    .addOption(option('--country <country>', 'opt.t.country'))
    .addOption(option('--table <n>', 'opt.t.fixedTable'))
    .addOption(option('--temporary', 'opt.t.temporary'))
    .addOption(option('--suspended', 'opt.t.suspended'))
    .addOption(option('--masked', 'opt.t.masked'))
    .addOption(option('--group <group>', 'opt.t.group'))
    .addOption(option('--maker <tie>', 'opt.t.maker'))
    .action((names: string[], o) => tell(o, registerPlayer(desk, names, o)));
  sub('import', 'cmd.t.import')
    .addArgument(new Argument('<FILE>', t('arg.t.csv')))
    .addOption(option('--encoding <name>', 'opt.t.encoding'))
    .action((file: string, o) => tell(o, importPlayers(desk, file, o)));
  sub('start', 'cmd.t.start')
    .addOption(option('--rounds <n>', 'opt.t.rounds'))
    .addOption(option('--unless-undefeated', 'opt.t.unless'))
    .addOption(option('--lock', 'opt.t.lockDecks'))
    .action((o) => tell(o, startEvent(desk, o)));
  addOrganizerCommands(kit, sub);
  addRoundCommands(kit, sub);
  addDeckCommands(kit, sub);
  addPenaltyCommands(kit, sub);
  addClockCommands(kit, sub);
  addRepairCommands(kit, sub);
  addPlayoffCommands(kit, sub);
  addOutputCommands(kit, sub, parent);
  sub('undo', 'cmd.t.undo')
    .addArgument(new Argument('<SEQ>', t('arg.t.seq')))
    .action((seq: string, o) => tell(o, undoEntry(desk, seq, o)));
  sub('finish', 'cmd.t.finish').action((o) => tell(o, finishEvent(desk, o)));
}

type Sub = (name: string, about: Parameters<CommandKit['add']>[2]) => Command;

function addOrganizerCommands({ option, t, desk, tell }: DeskKit, sub: Sub): void {
  sub('invite', 'cmd.t.invite')
    .addArgument(new Argument('[NUMBER...]', t('arg.t.numbers')))
    .addOption(option('--file <file>', 'opt.t.invited'))
    .addOption(option('--encoding <name>', 'opt.t.encoding'))
    .action((numbers: string[], o) => tell(o, invitePlayers(desk, numbers, o)));
  sub('amend', 'cmd.t.amend')
    .addArgument(new Argument('<WHO>', t('arg.t.who')))
    .addOption(option('--name <name>', 'opt.t.newName'))
    .addOption(option('--dci <number...>', 'opt.t.dci'))
    .addOption(option('--members <A,B,C>', 'opt.t.members'))
    .addOption(option('--table <n>', 'opt.t.fixedTable'))
    .addOption(option('--group <group>', 'opt.t.group'))
    .addOption(option('--byes <n>', 'opt.t.byes'))
    .action((who: string, o) => tell(o, amendPlayer(desk, who, o)));
  sub('cancel', 'cmd.t.cancel').action((o) => tell(o, cancelEvent(desk, o)));
  sub('note', 'cmd.t.note')
    .addArgument(new Argument('<TEXT>', t('arg.t.note')))
    .action((words: string, o) => tell(o, noteEvent(desk, words, o)));
  sub('prizes', 'cmd.t.prizes')
    .addArgument(new Argument('<PRIZES>', t('arg.t.prizes')))
    .addOption(option('--agree <who...>', 'opt.t.agree'))
    .action((list: string, o) => tell(o, dividePrizes(desk, list, o)));
}

function addRoundCommands({ option, t, desk, tell }: DeskKit, sub: Sub): void {
  const result = (c: Command): Command =>
    c
      .addOption(option('--concede <who>', 'opt.t.concede'))
      .addOption(option('--absent <who>', 'opt.t.noShow'))
      .addOption(option('--match-loss <who>', 'opt.t.matchLoss'))
      .addOption(option('--draw', 'opt.t.draw'))
      .addOption(option('--time', 'opt.t.time'))
      .addOption(option('--life <a-b>', 'opt.t.life'))
      .addOption(option('--seats <A,B,C>', 'opt.t.seats'));
  sub('pair', 'cmd.t.pair')
    .addOption(option('--seed <seed>', 'opt.t.seed'))
    .addOption(option('--by-standing', 'opt.t.byStanding'))
    .addOption(option('--lock <A,B...>', 'opt.t.lock'))
    .addOption(option('--dry', 'opt.t.dry'))
    .addOption(option('--again', 'opt.t.again'))
    .addOption(option('--open', 'opt.t.open'))
    .action((o) => tell(o, pairRound(desk, o)));
  sub('publish', 'cmd.t.publish')
    .addOption(option('--clock', 'opt.t.clock'))
    .action((o) => tell(o, publishRound(desk, o)));
  result(sub('report', 'cmd.t.report'))
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addArgument(new Argument('[RESULT]', t('arg.t.result')))
    .addOption(option('--round <n>', 'opt.t.round'))
    .addOption(option('--player <who>', 'opt.t.player'))
    .addOption(option('--generation <n>', 'opt.t.generation'))
    .addOption(option('--drop <who...>', 'opt.t.dropToo'))
    .action((table: string, r: string | undefined, o) => tell(o, reportResult(desk, table, r, o)));
  result(sub('correct', 'cmd.t.correct'))
    .addArgument(new Argument('<ROUND>', t('opt.t.round')))
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addArgument(new Argument('[RESULT]', t('arg.t.result')))
    .action((round: string, table: string, r: string | undefined, o) => tell(o, correctResult(desk, round, table, r, o)));
  sub('drop', 'cmd.t.drop')
    .addArgument(new Argument('<WHO>', t('arg.t.who')))
    .addOption(option('--reenter', 'opt.t.reenter'))
    .addOption(option('--absent', 'opt.t.absent'))
    .addOption(option('--member <A|B|C>', 'opt.t.member'))
    .action((who: string, o) => tell(o, dropPlayer(desk, who, o)));
  sub('extend', 'cmd.t.extend')
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addArgument(new Argument('<TIME>', t('arg.t.time')))
    .addOption(option('--round <n>', 'opt.t.round'))
    .addOption(option('--reason <reason>', 'opt.t.reason'))
    .addOption(option('--took', 'opt.t.took'))
    .action((table: string, time: string, o) => tell(o, extendTable(desk, table, time, o)));
  sub('standings', 'cmd.t.standings')
    .addOption(option('--round <n>', 'opt.t.round'))
    .action((o) => tell(o, showStandings(desk, o)));
  sub('chances', 'cmd.t.chances')
    .addArgument(new Argument('[WHO]', t('arg.t.who')))
    .addOption(option('--cut <n>', 'opt.t.cut'))
    .action((w: string | undefined, o) => tell(o, showChances(desk, w, o)));
  sub('round', 'cmd.t.round')
    .addOption(option('--round <n>', 'opt.t.round'))
    .action((o) => tell(o, showRound(desk, o)));
}

/** Decks handed in, and checks of them. */
function addDeckCommands({ option, t, desk, tell }: DeskKit, sub: Sub): void {
  sub('deck', 'cmd.t.deck')
    .addArgument(new Argument('<WHO>', t('arg.t.who')))
    .addArgument(new Argument('[DECK]', t('arg.t.deck')))
    .addOption(option('--member <A|B|C>', 'opt.t.member'))
    .addOption(option('--judge', 'opt.t.judge'))
    .addOption(option('--for <viewer>', 'opt.t.viewer'))
    .addOption(option('--pool <file>', 'opt.t.pool'))
    .addOption(option('--cards <file...>', 'opt.cards'))
    .action((w: string, file: string | undefined, o) => tell(o, file === undefined ? showDecks(desk, w, o) : handInDeck(desk, w, file, o)));
  sub('check-decks', 'cmd.t.checkDecks')
    .addOption(option('--tables <n>', 'opt.t.tables'))
    .addOption(option('--seed <seed>', 'opt.t.seed'))
    .addOption(option('--target <who...>', 'opt.t.target'))
    .addOption(option('--phase <phase>', 'opt.t.phase'))
    .addOption(option('--begin <table>', 'opt.t.begin'))
    .addOption(option('--end <table>', 'opt.t.end'))
    .addOption(option('--lists', 'opt.t.lists'))
    .addOption(option('--lock', 'opt.t.lockDecks'))
    .addOption(option('--round <n>', 'opt.t.round'))
    .action((o) => tell(o, checkDecks(desk, o)));
}

/** What players have done wrong. */
function addPenaltyCommands({ option, t, desk, tell }: DeskKit, sub: Sub): void {
  sub('penalty', 'cmd.t.penalty')
    .addArgument(new Argument('<WHO>', t('arg.t.who')))
    .addOption(option('--infraction <id>', 'opt.t.infraction'))
    .addOption(option('--penalty <penalty>', 'opt.t.penalty'))
    .addOption(option('--judge <name>', 'opt.t.judgeName'))
    .addOption(option('--table <n>', 'opt.t.tableOpt'))
    .addOption(option('--round <n>', 'opt.t.round'))
    .addOption(option('--note <text>', 'opt.t.note'))
    .addOption(option('--served <when>', 'opt.t.served'))
    .addOption(option('--member <A|B|C>', 'opt.t.member'))
    .addOption(option('--facts <A,B>', 'opt.j.facts'))
    .addOption(option('--late <minutes>', 'opt.j.late'))
    .addOption(option('--grace <minutes>', 'opt.j.grace'))
    .addOption(option('--extra <cards>', 'opt.j.extra'))
    .addOption(option('--spent <minutes>', 'opt.j.spent'))
    .addOption(option('--reminders <n>', 'opt.j.reminders'))
    .addOption(option('--moment <moment>', 'opt.t.moment'))
    .addOption(option('--day <n>', 'opt.t.day'))
    .addOption(option('--with <number...>', 'opt.t.with'))
    .addOption(option('--same-cause', 'opt.t.sameCause'))
    .addOption(option('--report <file>', 'opt.t.report'))
    .action((w: string, o) => tell(o, givePenalty(desk, w, o)));
  sub('late', 'cmd.t.late')
    .addArgument(new Argument('<WHO>', t('arg.t.who')))
    .addArgument(new Argument('[TIME]', t('arg.t.time')))
    .addOption(option('--returned', 'opt.t.returned'))
    .addOption(option('--member <A|B|C>', 'opt.t.member'))
    .addOption(option('--judge <name>', 'opt.t.judgeName'))
    .action((w: string, time: string | undefined, o) => tell(o, latePlayer(desk, w, time, o)));
}

/** Time, and the games of a match. */
function addClockCommands({ option, t, desk, tell }: DeskKit, sub: Sub): void {
  sub('clock', 'cmd.t.clock')
    .addOption(option('--start', 'opt.t.clock'))
    .addOption(option('--stop', 'opt.t.stop'))
    .addOption(option('--turns <n>', 'opt.t.turns'))
    .addOption(option('--table <n>', 'opt.t.tableOpt'))
    .addOption(option('--calls', 'opt.t.calls'))
    .addOption(option('--build [minutes]', 'opt.t.build'))
    .addOption(option('--registration', 'opt.t.registration'))
    .action((o) => tell(o, keepClock(desk, o)));
  sub('time-called', 'cmd.t.timeCalled')
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addArgument(new Argument('[GAMES]', t('arg.t.gamesSoFar')))
    .addOption(option('--between', 'opt.t.between'))
    .addOption(option('--turns-over', 'opt.t.turnsOver'))
    .addOption(option('--life <a-b>', 'opt.t.life'))
    .addOption(option('--round <n>', 'opt.t.round'))
    .action((table: string, games: string | undefined, o) => tell(o, timeCalled(desk, table, games, o)));
  sub('next-game', 'cmd.t.nextGame')
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addOption(option('--won <who>', 'opt.t.won'))
    .addOption(option('--chose <who>', 'opt.t.chose'))
    .addOption(option('--unplayed', 'opt.t.unplayed'))
    .addOption(option('--looked <who>', 'opt.t.looked'))
    .addOption(option('--game <n>', 'opt.t.game'))
    .addOption(option('--round <n>', 'opt.t.round'))
    .action((table: string, o) => tell(o, nextGame(desk, table, o)));
}

/** Pairings: changed by hand, repaired, explained. */
function addRepairCommands({ option, t, desk, tell }: DeskKit, sub: Sub): void {
  sub('swap', 'cmd.t.swap')
    .addArgument(new Argument('<A>', t('arg.t.who')))
    .addArgument(new Argument('<B>', t('arg.t.who')))
    .action((a: string, b: string, o) => tell(o, swapPlayers(desk, a, b, o)));
  sub('repair', 'cmd.t.repair')
    .addArgument(new Argument('<ROUND>', t('opt.t.round')))
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addArgument(new Argument('<RESULT>', t('arg.t.result')))
    .addOption(option('--minute <n>', 'opt.t.minute'))
    .addOption(option('--apply <option>', 'opt.t.apply'))
    .action((round: string, table: string, r: string, o) => tell(o, repairRound(desk, round, table, r, o)));
  sub('why', 'cmd.t.why')
    .addArgument(new Argument('<WHO>', t('arg.t.who')))
    .addOption(option('--not <who>', 'opt.t.whyNot'))
    .addOption(option('--round <n>', 'opt.t.round'))
    .action((w: string, o) => tell(o, whyPaired(desk, w, o)));
}

function addPlayoffCommands({ option, t, desk, tell }: DeskKit, sub: Sub): void {
  sub('cut', 'cmd.t.cut')
    .addArgument(new Argument('[SIZE]', t('arg.t.size')))
    .addOption(option('--seed <seed>', 'opt.t.seed'))
    .action((size: string | undefined, o) => tell(o, cutEvent(desk, size, o)));
  sub('bracket', 'cmd.t.bracket')
    .addOption(option('--choose <first|second>', 'opt.t.choose'))
    .addOption(option('--table <n>', 'opt.t.tableOpt'))
    .action((o) => tell(o, showBracket(desk, o)));
  sub('draft', 'cmd.t.draft')
    .addOption(option('--pods <n>', 'opt.t.pods'))
    .addOption(option('--seed <seed>', 'opt.t.seed'))
    .addOption(option('--timers', 'opt.t.timers'))
    .addOption(option('--begin', 'opt.t.draftBegin'))
    .addOption(option('--cards <n>', 'opt.t.cards'))
    .addOption(option('--boosters <n>', 'opt.t.boosters'))
    .addOption(option('--rochester <seat>', 'opt.t.rochester'))
    .addOption(option('--booster-round <n>', 'opt.t.boosterRound'))
    .addOption(option('--on-table <A,B>', 'opt.t.onTable'))
    .addOption(option('--product', 'opt.t.product'))
    .action((o) => tell(o, runDraft(desk, o)));
}

function addOutputCommands({ cx, add, option, t, done, desk, tell }: DeskKit, sub: Sub, parent: Command): void {
  sub('print', 'cmd.t.print')
    .addArgument(new Argument('<PAGE>', t('arg.t.page')))
    .addOption(option('--round <n>', 'opt.t.round'))
    .addOption(option('--out <file>', 'opt.t.out'))
    .addOption(option('--cards <file...>', 'opt.cards'))
    .addOption(option('--full-names', 'opt.t.fullNames'))
    .addOption(option('--address <url>', 'opt.t.address'))
    .action((page: string, o) => done(put(cx, o.out, pageToPrint(desk, page, o))));
  sub('export', 'cmd.t.export')
    .addArgument(new Argument('<FORMAT>', t('arg.t.export')))
    .addOption(option('--out <file>', 'opt.t.out'))
    .addOption(option('--full-names', 'opt.t.fullNames'))
    .action((format: string, o) => done(put(cx, o.out, eventForOthers(desk, format, o))));
  sub('verify', 'cmd.t.verify')
    .addOption(option('--hash <hash>', 'opt.t.hash'))
    .action((o) => tell(o, verifiedLog(desk, o)));
  sub('salvage', 'cmd.t.salvage').action((o) => tell(o, salvageEvent({ lang: cx.lang, wait: cx.io.wait }, eventOf(desk, o))));
  sub('log', 'cmd.t.log').action((o) => tell(o, showLog(desk, o)));
  add(parent, 'simulate', 'cmd.t.simulate')
    .addOption(option('--players <n>', 'opt.t.players', '64'))
    .addOption(option('--rounds <n>', 'opt.t.rounds'))
    .addOption(option('--seed <seed>', 'opt.seed', '1'))
    .addOption(option('--kind <kind>', 'opt.t.kind'))
    .addOption(option('--drops <n>', 'opt.t.drops'))
    .addOption(option('--errors <n>', 'opt.t.errors'))
    .addOption(option('--draws <n>', 'opt.t.draws'))
    .addOption(option('--late <n>', 'opt.t.lateOnes'))
    .addOption(option('--save <file>', 'opt.t.save'))
    .addOption(option('--json', 'opt.json'))
    .action((o) => {
      const made = simulatedEvent(desk, o);
      if (o.save !== undefined) writeTo(cx, o.save, made.log);
      tell(o, made);
    });
}
