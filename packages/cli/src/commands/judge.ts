/** The `judge` commands of the command line. */
import {
  type Answer,
  type BackUpOptions,
  backUpAnswer,
  type CombineOptions,
  combineAnswer,
  type DecideOptions,
  decideAtRegular,
  decideIncident,
  listOf,
  type RegularOptions,
  type ReportOptions,
  readSlip,
  reportAnswer,
} from '@apnap/desk';
import { blankReport } from '@apnap/judge';
import { FAMILIES } from '@apnap/trainer/families';
import { Argument, type Command, Option } from 'commander';
import type { CommandKit, Context } from '../context.js';
import { printAnswer } from './answers.js';
import type { TrainOptions } from './train.js';

type Json = { json?: boolean };

/** A report to be filled in. */
function printBlank({ io }: Context): number {
  io.out(`${JSON.stringify(blankReport(), null, 1)}\n`);
  return 0;
}

/** Adds the commands of the judge desk to `judge`. */
export function addJudgeCommands(parent: Command, { cx, add, option, t, done }: CommandKit): void {
  const tell = (o: Json, a: Answer): void => done(printAnswer(cx, o, a, 2));
  const sub = (name: string, about: Parameters<typeof add>[2]): Command => add(parent, name, about).addOption(option('--json', 'opt.json'));
  sub('list', 'cmd.j.list')
    .addArgument(new Argument('[NAME]', t('arg.j.listed')))
    .action((name: string | undefined, o) => tell(o, listOf(cx, name)));
  sub('decide', 'cmd.j.decide')
    .addArgument(new Argument('<INFRACTION>', t('arg.j.infraction')))
    .addOption(option('--rel <rel>', 'opt.j.rel', 'competitive'))
    .addOption(option('--facts <A,B>', 'opt.j.facts'))
    .addOption(option('--late <minutes>', 'opt.j.late'))
    .addOption(option('--grace <minutes>', 'opt.j.grace'))
    .addOption(option('--extra <cards>', 'opt.j.extra'))
    .addOption(option('--spent <minutes>', 'opt.j.spent'))
    .addOption(option('--date <day>', 'opt.j.date'))
    .addOption(option('--before <A,B>', 'opt.j.before'))
    .addOption(option('--moment <moment>', 'opt.j.moment', 'inGame'))
    .addOption(option('--judge <role>', 'opt.j.judge', 'floor'))
    .action((name: string, o: DecideOptions & Json) => tell(o, decideIncident(cx, name, o)));
  sub('regular', 'cmd.j.regular')
    .addArgument(new Argument('<PROBLEM>', t('arg.j.problem')))
    .addOption(option('--facts <A,B>', 'opt.j.facts'))
    .addOption(option('--late <minutes>', 'opt.j.late'))
    .addOption(option('--reminders <n>', 'opt.j.reminders'))
    .addOption(option('--warnings <n>', 'opt.j.warnings'))
    .addOption(option('--date <day>', 'opt.j.date'))
    .action((name: string, o: RegularOptions & Json) => tell(o, decideAtRegular(cx, name, o)));
  sub('back-up', 'cmd.j.backUp')
    .addArgument(new Argument('<INFRACTION>', t('arg.j.infraction')))
    .addOption(option('--did <action...>', 'opt.j.did'))
    .addOption(option('--facts <A,B>', 'opt.j.facts'))
    .addOption(option('--fix', 'opt.j.fix'))
    .addOption(option('--approved <name>', 'opt.j.approved'))
    .addOption(option('--delegate', 'opt.j.delegate'))
    .addOption(option('--reason <text>', 'opt.j.reason'))
    .action((name: string, o: BackUpOptions & Json) => tell(o, backUpAnswer(cx, name, o)));
  sub('report', 'cmd.j.report')
    .addArgument(new Argument('[FILE]', t('arg.j.report')))
    .addOption(option('--entered <day>', 'opt.j.entered'))
    .action((file: string | undefined, o: ReportOptions & Json) =>
      file === undefined ? done(printBlank(cx)) : tell(o, reportAnswer(cx, file, o)),
    );
  sub('combine', 'cmd.j.combine')
    .addArgument(new Argument('<PENALTY...>', t('arg.j.combine')))
    .addOption(option('--players <A,B>', 'opt.j.players'))
    .action((words: string[], o: CombineOptions & Json) => tell(o, combineAnswer(cx, words, o)));
  sub('train', 'cmd.j.train')
    .addOption(new Option('--family <family>', t('opt.j.family', { list: FAMILIES.join(', ') })))
    .addOption(option('--level <n>', 'opt.j.level', '1'))
    .addOption(option('--seed <seed>', 'opt.seed'))
    .addOption(option('--step <n>', 'opt.j.step'))
    .addOption(option('--answer <n>', 'opt.j.answer'))
    .addOption(option('--show', 'opt.j.show'))
    .action((o: TrainOptions) => done(import('./train.js').then((m) => m.train(cx, o))));
  sub('slip', 'cmd.j.slip')
    .addArgument(new Argument('<TEXT>', t('arg.j.slip')))
    .action((line: string, o) => tell(o, readSlip(cx, line)));
}
