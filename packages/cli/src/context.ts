/** What commands are given, and what they are made with. */
import type { Lang } from '@apnap/words';
import type { Command, Option } from 'commander';
import type { Io } from './io.js';
import { type Paint, painter } from './paint.js';
import type { TextId } from './text/text.js';

/** What every command is given. */
export interface Context {
  io: Io;
  lang: Lang;
  env: Io['env'];
  paint: Paint;
}

export const contextOf = (io: Io, lang: Lang): Context => ({ io, lang, env: io.env, paint: painter(io) });

/** What commands are made with. */
export interface CommandKit {
  cx: Context;
  add(parent: Command, name: string, about: TextId): Command;
  option(flags: string, id: TextId, value?: string): Option;
  t(id: TextId, params?: Record<string, string | number>): string;
  done(code: number | Promise<number>): void;
}
