/** The Magic Tournament Rules of 2015-01-23 and of 2017-01-20, and an open ruleset for today's events. */
import type { BoosterRow, Program, RoundsRow, Ruleset, SetCount, TimeLimits } from './types.js';

const program = (id: string, en: string, zh: string, rels: Program['rels'], more: Partial<Program> = {}): Program => ({
  id,
  name: { en, zh },
  rels,
  ...more,
});
const REGULAR = ['regular'] as const;
const COMPETITIVE = ['competitive'] as const;
const PROFESSIONAL = ['professional'] as const;
const PREMIER = { premier: true } as const;
/** MTR appendix E of 2017. */
const QUALIFIER = { premier: true, tableOfRounds: true } as const;
const PLAYING = { officialsMayPlay: true } as const;

const SHARED: readonly Program[] = [
  program('fnm', 'Friday Night Magic', '周五认证赛', REGULAR, PLAYING),
  program('gameday', 'Game Day', '欢乐日', REGULAR, PLAYING),
  program('prerelease', 'Prerelease', '售前赛', REGULAR, { ...PLAYING, prerelease: true }),
  program('launch', 'Launch Party', '发售纪念赛', REGULAR, PLAYING),
  program('gp1', 'Grand Prix, day 1', '大奖赛第一日', COMPETITIVE, { ...PREMIER, playoffLater: true }),
  program('gp2', 'Grand Prix, day 2', '大奖赛第二日', PROFESSIONAL, PREMIER),
  program('championship', 'Championship', '冠军赛', COMPETITIVE),
  program('protour', 'Pro Tour', '专业赛', PROFESSIONAL, PREMIER),
  program('worlds', 'World Championship', '万智牌世界冠军赛', PROFESSIONAL, PREMIER),
  program('worldcup', 'World Magic Cup', '世界杯', PROFESSIONAL, PREMIER),
  program('wmcq', 'World Magic Cup Qualifier', '世界杯资格赛', COMPETITIVE, QUALIFIER),
];

/** IPG appendix B of 2015. */
const PROGRAMS_2015: readonly Program[] = [
  ...SHARED,
  program('gpt', 'Grand Prix Trial', '大奖预选赛', COMPETITIVE, PREMIER),
  program('ptq', 'Pro Tour Qualifier', '专业资格赛', COMPETITIVE, PREMIER),
  program('pptq', 'Preliminary Pro Tour Qualifier', '初选专业资格赛', COMPETITIVE, PREMIER),
  program('rptq', 'Regional Pro Tour Qualifier', '区域专业资格赛', COMPETITIVE, PREMIER),
  program('wmcp', 'World Magic Cup preliminary qualifier', '世界杯资格预选赛', COMPETITIVE, PREMIER),
  program('other', 'Other event', '其他赛事', ['regular', 'competitive', 'professional'], PLAYING),
];

/** MTR appendix F of 2017. */
const PROGRAMS_2017: readonly Program[] = [
  ...SHARED,
  program('gpt', 'Grand Prix Trial', '大奖预选赛', ['regular', 'competitive'], QUALIFIER),
  program('pptq', 'Preliminary Pro Tour Qualifier', '初选专业资格赛', COMPETITIVE, QUALIFIER),
  program('rptq', 'Regional Pro Tour Qualifier', '区域专业资格赛', COMPETITIVE, QUALIFIER),
  program('rlcq', 'Regional Last Chance Qualifier', '区域最后机会资格赛', COMPETITIVE, QUALIFIER),
  program('wmclcq', 'World Magic Cup Last Chance Qualifier', '世界杯资格最后机会资格赛', COMPETITIVE, QUALIFIER),
  program('sss', 'Super Sunday Series Championship', '超级周日系列冠军赛', COMPETITIVE, PREMIER),
  program('sssq', 'Super Sunday Series Qualifier', '超级周日系列资格赛', COMPETITIVE, PREMIER),
  program('other', 'Other event', '其他赛事', ['regular', 'competitive', 'professional'], PLAYING),
];

const LIMITS: TimeLimits = {
  match: 50,
  elimination: 90,
  minimum: 40,
  sealed: { register: 20, build: 30 },
  draftBuild: 30,
  teamSealed: { register: 20, build: 60 },
  teamDraftBuild: 40,
};

const ROUNDS_2015: readonly RoundsRow[] = [
  { upTo: 8, swiss: 3 },
  { upTo: 16, swiss: 4 },
  { upTo: 32, swiss: 5 },
  { upTo: 64, swiss: 6 },
  { upTo: 128, swiss: 7 },
  { upTo: 226, swiss: 8 },
  { upTo: 409, swiss: 9 },
  { upTo: Number.MAX_SAFE_INTEGER, swiss: 10 },
];

const ROUNDS_2017: readonly RoundsRow[] = ROUNDS_2015.map((r) => {
  // Eight players play three rounds of single elimination and no Swiss rounds.
  if (r.upTo === 8) return { upTo: 8, swiss: 0, cut: 8 };
  if (r.upTo === 16) return { upTo: 16, swiss: 5, cut: 4, draft: { swiss: 4, cut: 8 } };
  return { ...r, cut: 8 };
});

const row = (
  en: string,
  zh: string,
  from: string,
  until: string | undefined,
  lists: Pick<BoosterRow, 'sealed' | 'draft' | 'teamSealed' | 'twoHeadedSealed' | 'twoHeadedDraft'>,
): BoosterRow => ({ environment: { en, zh }, from, ...(until === undefined ? {} : { until }), ...lists });

/** "2 FRF + 4 DTK" */
const sets = (text: string): SetCount[] =>
  text.split(' + ').map((part) => {
    const [count, set] = part.split(' ');
    return [set, Number(count)];
  });
const boosters = (
  sealed: string,
  draft: string,
  teamSealed: string,
  twoHeadedSealed: string,
  twoHeadedDraft: string,
): Pick<BoosterRow, 'sealed' | 'draft' | 'teamSealed' | 'twoHeadedSealed' | 'twoHeadedDraft'> => ({
  sealed: sets(sealed),
  draft: sets(draft),
  teamSealed: sets(teamSealed),
  twoHeadedSealed: sets(twoHeadedSealed),
  twoHeadedDraft: sets(twoHeadedDraft),
});
const one = (set: string): ReturnType<typeof boosters> => boosters(`6 ${set}`, `3 ${set}`, `12 ${set}`, `8 ${set}`, `6 ${set}`);
const three = (a: string, b: string, c: string): ReturnType<typeof boosters> =>
  boosters(
    `2 ${a} + 2 ${b} + 2 ${c}`,
    `1 ${c} + 1 ${b} + 1 ${a}`,
    `4 ${a} + 4 ${b} + 4 ${c}`,
    `3 ${a} + 3 ${b} + 2 ${c}`,
    `2 ${c} + 2 ${b} + 2 ${a}`,
  );

const BOOSTERS_2015: readonly BoosterRow[] = [
  row(
    'Khans of Tarkir',
    '鞑契可汗',
    '2015-01-23',
    '2015-03-27',
    boosters('3 KTK + 3 FRF', '1 FRF + 2 KTK', '6 KTK + 6 FRF', '4 KTK + 4 FRF', '2 FRF + 4 KTK'),
  ),
  row(
    'Khans of Tarkir',
    '鞑契可汗',
    '2015-03-27',
    undefined,
    boosters('2 FRF + 4 DTK', '2 DTK + 1 FRF', '4 FRF + 8 DTK', '2 FRF + 6 DTK', '4 DTK + 2 FRF'),
  ),
  row('Magic 2015', '万智牌2015核心系列', '2015-01-23', undefined, one('M15')),
  row('Theros', '塞洛斯', '2015-01-23', undefined, three('THS', 'BNG', 'JOU')),
  row('Return to Ravnica', '再访拉尼卡', '2015-01-23', undefined, three('RTR', 'GTC', 'DGM')),
];

const BOOSTERS_2017: readonly BoosterRow[] = [
  row(
    'Kaladesh',
    '卡拉德许',
    '2017-01-20',
    '2017-04-28',
    boosters('4 AER + 2 KLD', '2 AER + 1 KLD', '8 AER + 4 KLD', '6 AER + 2 KLD', '4 AER + 2 KLD'),
  ),
  row('Eternal Masters', '经典大师', '2016-06-10', '2017-03-17', one('EMA')),
  row('Modern Masters 2017', '摩登大师2017', '2017-03-17', '2017-07-07', one('MM3')),
  row('Amonkhet', '阿芒凯', '2017-04-28', '2017-07-14', one('AKH')),
  row(
    'Amonkhet',
    '阿芒凯',
    '2017-07-14',
    '2017-10-20',
    boosters('4 HOU + 2 AKH', '2 HOU + 1 AKH', '8 HOU + 4 AKH', '6 HOU + 2 AKH', '4 HOU + 2 AKH'),
  ),
];

const MINIMUM = { individual: { entrants: 8, rounds: 3 }, team: { entrants: 4, rounds: 2 } } as const;

const MTR_2015: Ruleset = {
  id: 'mtr-2015',
  name: { en: 'Magic Tournament Rules of 2015-01-23', zh: '2015年1月23日版《万智牌比赛规则》' },
  from: '2015-01-23',
  until: '2017-01-20',
  programs: PROGRAMS_2015,
  minimum: MINIMUM,
  rounds: ROUNDS_2015,
  byeWeights: 'one',
  extraRounds: { 4: 1, 2: 2 },
  limits: LIMITS,
  draftReview: { first: 30, more: 15 },
  dropAfterCut: 'opponent',
  intentionalDraw: ['0-0-3'],
  unified: 'fourPerTeam',
  addedLands: 'basicsButSnow',
  listsDue: 'beforeFirstRound',
  makersStaff: 'keptOut',
  strict: 'sanctioned',
  boosters: BOOSTERS_2015,
  formatYear: '2015',
};

const MTR_2017: Ruleset = {
  ...MTR_2015,
  id: 'mtr-2017',
  name: { en: 'Magic Tournament Rules of 2017-01-20', zh: '2017年1月20日版《万智牌比赛规则》' },
  from: '2017-01-20',
  until: '2017-10-20',
  programs: PROGRAMS_2017,
  rounds: ROUNDS_2017,
  // Eight players who play for no qualification play Swiss rounds.
  roundsElsewhere: ROUNDS_2017.map((r) => (r.upTo === 8 ? ROUNDS_2015[0] : r)),
  byeWeights: 'powers',
  extraRounds: {},
  limits: { ...LIMITS, draftBuild: 25 },
  draftReview: { first: 60, more: 30 },
  dropAfterCut: 'highestRanked',
  intentionalDraw: ['0-0-3', '0-0-0'],
  featureMatch: 180,
  unified: 'oneDeckPerName',
  addedLands: 'fiveNamed',
  listsDue: 'byFormat',
  makersStaff: 'welcome',
  boosters: BOOSTERS_2017,
  formatYear: '2017',
};

/** For events of today: the procedures of 2017, numbers as advice, and the lists of the card database. */
const { formatYear: _, until: __, roundsElsewhere: ___, ...PROCEDURES } = MTR_2017;
const OPEN: Ruleset = {
  ...PROCEDURES,
  id: 'open',
  name: { en: 'open ruleset', zh: '开放规则' },
  from: '2017-10-20',
  programs: [
    program('other', 'Event', '赛事', ['regular', 'competitive', 'professional'], PLAYING),
    ...SHARED.filter((p) => p.id === 'fnm' || p.id === 'prerelease' || p.id === 'championship'),
  ],
  // Eight players without a playoff play three Swiss rounds.
  rounds: ROUNDS_2015.map((r) => (r.upTo <= 8 ? r : { ...r, cut: 8 })),
  strict: 'advice',
  boosters: [],
};

export const ALL_RULESETS: readonly Ruleset[] = [MTR_2015, MTR_2017, OPEN];
