/** The `tournament` commands of the command line. */
import { Argument, type Command } from 'commander';
import type { CommandKit } from '../cards-commands.js';
import { correctResult, dropPlayer, extendTable, pairRound, publishRound, reportResult, showRound, showStandings } from './rounds.js';
import { addStaff, finishEvent, importPlayers, newEvent, registerPlayer, setEvent, startEvent, undoEntry } from './setup.js';

/** Adds the commands of the tournament desk to `tournament`. */
export function addTournamentCommands(parent: Command, kit: CommandKit): void {
  const { cx, add, option, t, done } = kit;
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
    .action((o) => done(newEvent(cx, o)));
  settings(sub('set', 'cmd.t.set'))
    .addOption(option('--forbid <A,B...>', 'opt.t.forbid'))
    .addOption(option('--allow <A,B...>', 'opt.t.allow'))
    .action((o) => done(setEvent(cx, o)));
  sub('staff', 'cmd.t.staff')
    .addArgument(new Argument('<NAME>', t('arg.t.names')))
    .addOption(option('--role <role>', 'opt.t.role'))
    .addOption(option('--number <number>', 'opt.t.dci'))
    .addOption(option('--suspended', 'opt.t.suspended'))
    .action((name: string, o) => done(addStaff(cx, name, o)));
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
    .action((names: string[], o) => done(registerPlayer(cx, names, o)));
  sub('import', 'cmd.t.import')
    .addArgument(new Argument('<FILE>', t('arg.t.csv')))
    .action((file: string, o) => done(importPlayers(cx, file, o)));
  sub('start', 'cmd.t.start')
    .addOption(option('--rounds <n>', 'opt.t.rounds'))
    .addOption(option('--unless-undefeated', 'opt.t.unless'))
    .addOption(option('--lock', 'opt.t.lockDecks'))
    .action((o) => done(startEvent(cx, o)));
  addRoundCommands(kit, sub);
  sub('undo', 'cmd.t.undo')
    .addArgument(new Argument('<SEQ>', t('arg.t.seq')))
    .action((seq: string, o) => done(undoEntry(cx, seq, o)));
  sub('finish', 'cmd.t.finish').action((o) => done(finishEvent(cx, o)));
}

type Sub = (name: string, about: Parameters<CommandKit['add']>[2]) => Command;

function addRoundCommands({ cx, option, t, done }: CommandKit, sub: Sub): void {
  const result = (c: Command): Command =>
    c
      .addOption(option('--concede <who>', 'opt.t.concede'))
      .addOption(option('--absent <who>', 'opt.t.noShow'))
      .addOption(option('--match-loss <who>', 'opt.t.matchLoss'))
      .addOption(option('--draw', 'opt.t.draw'))
      .addOption(option('--time', 'opt.t.time'))
      .addOption(option('--life <a-b>', 'opt.t.life'));
  sub('pair', 'cmd.t.pair')
    .addOption(option('--seed <seed>', 'opt.t.seed'))
    .addOption(option('--by-standing', 'opt.t.byStanding'))
    .addOption(option('--lock <A,B...>', 'opt.t.lock'))
    .addOption(option('--dry', 'opt.t.dry'))
    .addOption(option('--again', 'opt.t.again'))
    .addOption(option('--open', 'opt.t.open'))
    .action((o) => done(pairRound(cx, o)));
  sub('publish', 'cmd.t.publish')
    .addOption(option('--clock', 'opt.t.clock'))
    .action((o) => done(publishRound(cx, o)));
  result(sub('report', 'cmd.t.report'))
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addArgument(new Argument('[RESULT]', t('arg.t.result')))
    .addOption(option('--round <n>', 'opt.t.round'))
    .addOption(option('--player <who>', 'opt.t.player'))
    .addOption(option('--generation <n>', 'opt.t.generation'))
    .addOption(option('--drop <who...>', 'opt.t.dropToo'))
    .action((table: string, r: string | undefined, o) => done(reportResult(cx, table, r, o)));
  result(sub('correct', 'cmd.t.correct'))
    .addArgument(new Argument('<ROUND>', t('opt.t.round')))
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addArgument(new Argument('[RESULT]', t('arg.t.result')))
    .action((round: string, table: string, r: string | undefined, o) => done(correctResult(cx, round, table, r, o)));
  sub('drop', 'cmd.t.drop')
    .addArgument(new Argument('<WHO>', t('arg.t.who')))
    .addOption(option('--reenter', 'opt.t.reenter'))
    .addOption(option('--absent', 'opt.t.absent'))
    .action((who: string, o) => done(dropPlayer(cx, who, o)));
  sub('extend', 'cmd.t.extend')
    .addArgument(new Argument('<TABLE>', t('arg.t.table')))
    .addArgument(new Argument('<TIME>', t('arg.t.time')))
    .addOption(option('--round <n>', 'opt.t.round'))
    .addOption(option('--reason <reason>', 'opt.t.reason'))
    .action((table: string, time: string, o) => done(extendTable(cx, table, time, o)));
  sub('standings', 'cmd.t.standings')
    .addOption(option('--round <n>', 'opt.t.round'))
    .action((o) => done(showStandings(cx, o)));
  sub('round', 'cmd.t.round')
    .addOption(option('--round <n>', 'opt.t.round'))
    .action((o) => done(showRound(cx, o)));
}
