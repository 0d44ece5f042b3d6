/** Tournaments: founding one, asking its desk, and what is shown of it to whom. */
import { eventForOthers, pageToPrint } from '@apnap/desk';
import {
  type CallView,
  callBody,
  callStepBody,
  type DeskAnswer,
  invitationBody,
  type ListView,
  newTournamentBody,
  policyBody,
  STAFF_ROLES,
  showCodeBody,
  type TaskView,
  TOURNAMENT_ROLES,
  type TournamentInfo,
  type TournamentRole,
  taskBody,
  tournamentAct,
  tournamentParams,
} from '@apnap/protocol';
import { Refused } from '@apnap/system';
import { EXPORTS, PAGES } from '@apnap/tournament';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person } from '../auth/people.js';
import { plain } from '../text.js';
import { entrantCode, entryCode } from '../tournaments/codes.js';
import type { Kept } from '../tournaments/kept.js';
import { Forbidden } from '../tournaments/refusals.js';
import { MOST_OF_ONE } from '../tournaments/tournaments.js';
import { mineView, publicTournament, rolesOf, staffTournament } from '../tournaments/views.js';
import { checked, Problem, problem } from './problem.js';
import { described } from './schema.js';
import { limited, personOf } from './services.js';
import { langOf, personOrGuest } from './session.js';
import type { Shelves } from './shelves.js';

/** The file of a large tournament has some megabytes. */
const FILE_LIMIT = 10 * 1024 * 1024;
const MOST_LISTED = 100;

const actBody = z.strictObject({ what: tournamentAct, code: z.string().max(60).optional() });
const releaseBody = z.strictObject({ role: z.enum(TOURNAMENT_ROLES), name: z.string().max(120) });
const callParams = tournamentParams.extend({ call: tournamentParams.shape.id });
const printParams = tournamentParams.extend({ page: z.enum(PAGES) });
const printQuery = z.object({
  lang: z.enum(['en', 'zh']).optional(),
  round: z.coerce.number().int().min(1).max(1000).optional(),
  full: z.literal('yes').optional(),
});
const exportParams = tournamentParams.extend({ kind: z.enum(EXPORTS) });

/** What a desk or its rules refuse, as a client is told. */
function told(e: unknown): never {
  if (e instanceof Forbidden) throw new Problem(403, 'forbidden', e.text);
  if (e instanceof Refused) throw new Problem(e.why === 'no' ? 409 : 400, 'refused', plain(e.message));
  throw e;
}

/** The tournament of a request, and what whoever asks is there. @throws Problem where there is none */
async function asked(x: Shelves, request: FastifyRequest): Promise<{ kept: Kept; person: Person | null; roles: TournamentRole[] }> {
  const { id } = checked(tournamentParams, request.params);
  const person = await personOf(x, request);
  const kept = await x.tournaments.find(id);
  if (!kept) throw problem(404, 'error.noTournament');
  return { kept, person, roles: rolesOf(kept, person?.id ?? null) };
}

/** The same, for one of these officials only. */
async function asOfficial(
  x: Shelves,
  request: FastifyRequest,
  which: readonly TournamentRole[] = STAFF_ROLES,
): Promise<{ kept: Kept; person: Person; roles: TournamentRole[] }> {
  const { kept, person, roles } = await asked(x, request);
  if (!person || !which.some((r) => roles.includes(r))) throw problem(403, 'error.notAllowed');
  return { kept, person, roles };
}

const HEADS: readonly TournamentRole[] = ['organizer', 'scorekeeper', 'headJudge'];

export function tournamentRoutes(api: FastifyInstance, x: Shelves): void {
  const desk = x.tournaments;
  const moment = (kept: Kept) => ({ kept, now: desk.now() });

  api.get('/tournaments', described('Tournaments that are listed, and my own', 'list of TournamentInfo'), async (request) => {
    const person = await personOf(x, request);
    const data = await desk.list(person?.id ?? null, MOST_LISTED);
    return { object: 'list', data, hasMore: false } satisfies ListView<TournamentInfo>;
  });

  const founded = {
    ...described('Found a tournament', 'PublicTournament', newTournamentBody),
    config: limited(x, 20),
    bodyLimit: FILE_LIMIT,
  };
  api.post('/tournaments', founded, async (request, reply) => {
    const body = checked(newTournamentBody, request.body);
    const person = await personOrGuest(x, request, reply);
    if ((await desk.store.founded(person.id)) >= MOST_OF_ONE) throw problem(409, 'error.tooManyTournaments', { most: MOST_OF_ONE });
    const kept = await desk.found(body, { person, lang: langOf(request) }).catch(told);
    return publicTournament(moment(kept));
  });

  const shown = (what: string, answer: string) => described(what, answer, undefined, undefined, tournamentParams);
  api.get('/tournaments/:id', shown('A tournament as everybody may see it', 'PublicTournament'), async (request, reply) => {
    const { kept } = await asked(x, request);
    return unlessKnown(request, reply, kept, () => publicTournament(moment(kept)));
  });
  api.get('/tournaments/:id/mine', shown('What I am told of myself', 'MineView'), async (request) => {
    const { kept, person } = await asked(x, request);
    return mineView(moment(kept), person?.id ?? null);
  });
  api.get('/tournaments/:id/staff', shown('A tournament as its officials see it', 'StaffTournament'), async (request) => {
    const { kept, person } = await asOfficial(x, request);
    return staffTournament(moment(kept), person.id);
  });

  const acted = { ...described('Ask the desk', 'DeskAnswer', actBody, undefined, tournamentParams), bodyLimit: FILE_LIMIT };
  api.post('/tournaments/:id/act', acted, async (request, reply) => {
    const { what, code } = checked(actBody, request.body);
    const { kept, person: known } = await asked(x, request);
    const person = known ?? (what.act === 'enter' ? await personOrGuest(x, request, reply) : null);
    if (!person) throw problem(403, 'error.notAllowed');
    const { answer, notices } = await desk.act(kept, what, { person, lang: langOf(request) }, code).catch(told);
    const { json, lines, code: status = 0 } = answer;
    return { object: 'deskAnswer', ok: status === 0, lines: [...lines], json, seq: kept.hashes.length, notices } satisfies DeskAnswer;
  });
}

/** A view that the client has already is not sent again. */
function unlessKnown(request: FastifyRequest, reply: FastifyReply, kept: Kept, view: () => object): object | undefined {
  // The clock goes on by itself where it is shown.
  const tag = `"${kept.hash.slice(0, 16)}-${kept.version}"`;
  void reply.header('etag', tag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] !== tag) return view();
  void reply.status(304).send();
  return undefined;
}

/** Who is who: codes, officials, policy. */
export function tournamentPeopleRoutes(api: FastifyInstance, x: Shelves): void {
  const desk = x.tournaments;

  const policy = described('Change how a tournament is run here', 'Policy', policyBody, undefined, tournamentParams);
  api.post('/tournaments/:id/policy', policy, async (request) => {
    const { kept } = await asOfficial(x, request, ['organizer', 'headJudge']);
    const body = checked(policyBody, request.body);
    await desk.setPolicy(kept, Object.fromEntries(Object.entries(body).filter(([, v]) => v !== undefined)));
    return { object: 'policy', ...kept.policy };
  });

  const invited = described('A code for an official', '{ code }', invitationBody, undefined, tournamentParams);
  api.post('/tournaments/:id/invitations', invited, async (request) => {
    const { kept } = await asOfficial(x, request, ['organizer', 'headJudge']);
    const { role, name } = checked(invitationBody, request.body);
    return { object: 'invitation', code: await desk.invite(kept, role, name), role, name };
  });

  const codes = described('The codes of entrants, and the one for entering', '{ entry, entrants }', undefined, undefined, tournamentParams);
  api.get('/tournaments/:id/codes', codes, async (request) => {
    const { kept } = await asOfficial(x, request, HEADS);
    const { state } = kept.tournament;
    const entrants = Object.fromEntries([...state.entrants, ...state.waiting].map((e) => [e.id, entrantCode(kept, e.id)]));
    return { object: 'codes', entry: entryCode(kept), entrants };
  });

  const shown = {
    ...described('Show a code: I am who it is for', 'MineView', showCodeBody, undefined, tournamentParams),
    config: limited(x, 5),
  };
  api.post('/tournaments/:id/codes', shown, async (request, reply) => {
    const { code } = checked(showCodeBody, request.body);
    const { kept } = await asked(x, request);
    const person = await personOrGuest(x, request, reply);
    await desk.show(kept, code, { person, lang: langOf(request) }).catch(told);
    return mineView({ kept, now: desk.now() }, person.id);
  });

  const looked = {
    ...described('What a code is for', 'CodeView', showCodeBody, undefined, tournamentParams),
    config: limited(x, 5),
  };
  api.post('/tournaments/:id/codes/look', looked, async (request) => {
    const { code } = checked(showCodeBody, request.body);
    const { kept } = await asked(x, request);
    return desk.codeFor(kept, code).catch(told);
  });

  const released = described('Take a part from somebody’s device', 'MineView', releaseBody, undefined, tournamentParams);
  api.post('/tournaments/:id/release', released, async (request) => {
    const { kept, person, roles } = await asOfficial(x, request, HEADS);
    const { role, name } = checked(releaseBody, request.body);
    // Players' devices are the desk's matter; officials' are the organizer's.
    if (role !== 'player' && !roles.includes('organizer')) throw problem(403, 'error.notAllowed');
    const part = kept.parts.find((p) => p.role === role && (role === 'player' ? p.entrant === name : p.name === name));
    if (!part || (part.role === 'organizer' && part.person === person.id)) throw problem(404, 'error.notFound');
    await desk.release(kept, part.person, role);
    return mineView({ kept, now: desk.now() }, person.id);
  });
}

/** What goes on in the hall: calls for a judge, and what officials have to do. */
export function tournamentFloorRoutes(api: FastifyInstance, x: Shelves): void {
  const desk = x.tournaments;

  const called = described('Call a judge', 'CallView', callBody, undefined, tournamentParams);
  api.post('/tournaments/:id/calls', called, async (request): Promise<CallView> => {
    const { kind, table } = checked(callBody, request.body);
    const { kept, person } = await asked(x, request);
    if (!person) throw problem(403, 'error.notAllowed');
    return desk.call(kept, kind, table, { person, lang: langOf(request) }).catch(told);
  });

  const tasked = described('What has been done of what officials have to do', 'list of TaskView', taskBody, undefined, tournamentParams);
  api.post('/tournaments/:id/tasks', tasked, async (request): Promise<ListView<TaskView>> => {
    const { kept, person } = await asOfficial(x, request);
    const body = checked(taskBody, request.body);
    if (body.round > kept.tournament.state.rounds.length) throw problem(404, 'error.notFound');
    await desk.task(kept, body, person);
    return { object: 'list', data: [...kept.tasks], hasMore: false };
  });

  const stepped = described('Take a call, give it back, be done with it', 'CallView', callStepBody, undefined, callParams);
  api.post('/tournaments/:id/calls/:call', stepped, async (request): Promise<CallView> => {
    const { call } = checked(callParams, request.params);
    const body = checked(callStepBody, request.body);
    const { kept, person } = await asOfficial(x, request);
    const found = await desk.callStep(kept, call, body, { person, lang: langOf(request) }).catch(told);
    if (!found) throw problem(404, 'error.notFound');
    return found;
  });
}

/** What leaves the page: files, sheets to print, tables for other programs. */
export function tournamentPaperRoutes(api: FastifyInstance, x: Shelves): void {
  const file = described('The file of a tournament: its log, line by line', 'text', undefined, undefined, tournamentParams);
  api.get('/tournaments/:id/file', file, async (request, reply) => {
    const { kept } = await asOfficial(x, request, HEADS);
    void reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${kept.id}.event"`);
    return kept.file;
  });

  const printed = described('A sheet to print', 'HTML', undefined, printQuery, printParams);
  api.get('/tournaments/:id/print/:page', printed, async (request, reply) => {
    const { kept, roles } = await asOfficial(x, request);
    const { page } = checked(printParams, request.params);
    const { lang = langOf(request), round, full } = checked(printQuery, request.query);
    const mayFull = full === 'yes' && roles.some((r) => r === 'organizer' || r === 'scorekeeper');
    const html = inDesk(x, kept, lang, (d) =>
      pageToPrint(d, page, {
        address: addressFor(request),
        ...(round === undefined ? {} : { round: String(round) }),
        ...(mayFull ? { fullNames: true } : {}),
      }),
    );
    void reply.type('text/html; charset=utf-8');
    return html;
  });

  const exported = described('The tournament for other programs', 'text', undefined, undefined, exportParams);
  api.get('/tournaments/:id/export/:kind', exported, async (request, reply) => {
    const { kept } = await asOfficial(x, request, HEADS);
    const { kind } = checked(exportParams, request.params);
    void reply.type(kind === 'json' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
    return inDesk(x, kept, langOf(request), (d) => eventForOthers(d, kind, {}));
  });
}

/** Where whoever reads a sheet finds this server: as whoever asks for it does. */
const addressFor = (request: FastifyRequest): string => `${request.protocol}://${request.headers.host ?? 'localhost'}`;

function inDesk<T>(x: Shelves, kept: Kept, lang: 'en' | 'zh', work: (d: Parameters<typeof pageToPrint>[0]) => T): T {
  try {
    return work({
      at: 'page',
      lang,
      events: kept.events,
      event: 'here',
      user: '',
      cards: () => x.book.all,
      notice: () => {},
      seconds: () => 0,
    });
  } catch (e) {
    return told(e);
  }
}
