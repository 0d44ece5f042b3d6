/** Officials of a tournament: what they are, where and when they work. */
import { z } from 'zod';

/** What somebody can be at a tournament: an official (MTR 1.6), or a player. */
export const STAFF_ROLES = ['organizer', 'headJudge', 'judge', 'scorekeeper'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const word = z.string().trim().min(1).max(100);
const dayTime = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Where and when an official works, by the clocks of the place. */
export const duty = {
  level: z.number().int().min(0).max(5).optional(),
  team: word.optional(),
  lead: z.literal(true).optional(),
  place: word.optional(),
  from: dayTime.optional(),
  until: dayTime.optional(),
  breaks: z
    .array(z.strictObject({ from: dayTime, until: dayTime }))
    .max(6)
    .optional(),
};

/** An official, with where and when he works, by the clocks of the place. */
export interface StaffView {
  name: string;
  role: StaffRole;
  /** Whether somebody has come with his code. */
  claimed: boolean;
  level?: number;
  team?: string;
  lead?: true;
  place?: string;
  from?: string;
  until?: string;
  breaks?: { from: string; until: string }[];
}
