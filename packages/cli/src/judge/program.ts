/** The `judge` commands of the command line. */
import { Argument, type Command } from 'commander';
import type { CommandKit } from '../cards-commands.js';
import { type DecideOptions, decideCommand, listInfractions, type RegularOptions, readSlip, regularCommand } from './commands.js';

/** Adds the commands of the judge desk to `judge`. */
export function addJudgeCommands(parent: Command, { cx, add, option, t, done }: CommandKit): void {
  const sub = (name: string, about: Parameters<typeof add>[2]): Command => add(parent, name, about).addOption(option('--json', 'opt.json'));
  sub('list', 'cmd.j.list').action((o) => done(listInfractions(cx, o)));
  sub('decide', 'cmd.j.decide')
    .addArgument(new Argument('<INFRACTION>', t('arg.j.infraction')))
    .addOption(option('--rel <rel>', 'opt.j.rel', 'competitive'))
    .addOption(option('--facts <A,B>', 'opt.j.facts'))
    .addOption(option('--late <minutes>', 'opt.j.late'))
    .addOption(option('--grace <minutes>', 'opt.j.grace'))
    .addOption(option('--extra <cards>', 'opt.j.extra'))
    .addOption(option('--before <A,B>', 'opt.j.before'))
    .addOption(option('--moment <moment>', 'opt.j.moment', 'inGame'))
    .addOption(option('--judge <role>', 'opt.j.judge', 'floor'))
    .action((name: string, o: DecideOptions) => done(decideCommand(cx, name, o)));
  sub('regular', 'cmd.j.regular')
    .addArgument(new Argument('<PROBLEM>', t('arg.j.problem')))
    .addOption(option('--facts <A,B>', 'opt.j.facts'))
    .addOption(option('--late <minutes>', 'opt.j.late'))
    .addOption(option('--reminders <n>', 'opt.j.reminders'))
    .addOption(option('--warnings <n>', 'opt.j.warnings'))
    .action((name: string, o: RegularOptions) => done(regularCommand(cx, name, o)));
  sub('slip', 'cmd.j.slip')
    .addArgument(new Argument('<TEXT>', t('arg.j.slip')))
    .action((line: string, o) => done(readSlip(cx, line, o)));
}
