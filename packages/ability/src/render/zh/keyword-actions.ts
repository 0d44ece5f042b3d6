/** Keyword actions as sentences (CR 701). */

import type { Effect, Entering, KeywordAction, PlayerAction, Selector } from '../../language.js';
import { about, actor } from './acting.js';
import { type Clause, type Context, clause, type Phrase } from './context.js';
import { amount, counted, ownHalf } from './quantity.js';
import { playersPhrase, selectorPhrase } from './refs.js';
import { KEYWORD_ACTION_WORDS, subtypeWord } from './vocab.js';

/** What is said of its objects and nothing else. */
const TO_OBJECTS = ['detain', 'goad', 'exert', 'suspect', 'unsuspect', 'airbend', 'transform', 'flip'] as const;
const isToObjects = (a: KeywordAction): a is (typeof TO_OBJECTS)[number] => (TO_OBJECTS as readonly KeywordAction[]).includes(a);

/** What it was done to, or what came of it. */
function made(e: Extract<Effect, { do: 'keywordAction' }>): Phrase {
  const one = e.n === 1 || e.action === 'amass';
  if (e.action !== 'mill') return { text: one ? '该生物' : '这些生物', kind: 'object', plural: !one };
  const card = one && !e.who.player.startsWith('each');
  const yours: Partial<Phrase> = e.who.player === 'you' ? { owner: '你' } : {};
  return { text: card ? '该牌' : '这些牌', kind: 'card', plural: !card, zone: 'graveyard', ...yours };
}

/** "为横置且正进行攻击". */
const enteringState = (e: Entering | undefined): string =>
  e ? `。该衍生物进战场时${[...(e.tapped === 'tapped' ? ['为横置'] : []), ...(e.attacking ? ['正进行攻击'] : [])].join('且')}` : '';

/** "进行两次探查", "磨四张牌". */
export function keywordActionClause(c: Context, e: Extract<Effect, { do: 'keywordAction' }>): Clause {
  const word = KEYWORD_ACTION_WORDS[e.action];
  const { subject, each } = actor(c, e.who);
  if (e.bind !== undefined) c.slots.set(e.bind, made(e));
  if (e.action === 'fight') return fightClause(c, e.what);
  const what = e.what === undefined ? '' : selectorPhrase(c, e.what).text;
  if (isToObjects(e.action)) return clause(c, '', `${word}${what}`);
  switch (e.action) {
    case 'regenerate':
      return clause(c, '', /^(该生物|它)$/.test(what) ? '将它重生' : `${word}${what}`);
    case 'turnFaceUp':
    case 'turnFaceDown':
      return clause(c, '', `将${what}${e.action === 'turnFaceUp' ? '翻回正面' : '翻为牌面朝下'}`);
    case 'investigate':
    case 'proliferate':
    case 'populate':
      return clause(
        c,
        subject,
        `${each}${word}${e.n === 1 ? '' : `${counted(c, e.n, '次')}`}${enteringState(e.entering)}`,
        e.action === 'proliferate' || e.action === 'populate' ? { verb: e.action } : {},
      );
    case 'explore':
      return clause(c, '', `令${what}${word}`);
    case 'clash':
      if (e.bind !== undefined) c.slots.set(e.bind, { text: '比点', kind: 'object', plural: false });
      return clause(c, subject, '与一位对手比点');
    case 'manifestDread':
      return clause(c, subject, `${each}${word}`);
    case 'cloak':
    case 'manifest':
      return manifestClause(c, e, subject, word, what);
    case 'mill':
      return millClause(c, e, subject, each);
    case 'chaosEnsues':
      return clause(c, '', e.what ? `${what}的混沌异能各触发` : '混沌发生');
    case 'openAttraction':
      return clause(c, subject, `${each}开启${counted(c, e.n, '个')}景点`);
    case 'planeswalk':
      return clause(c, subject, e.what ? `同时时空换境至${what}` : word);
    case 'rollToVisit':
    case 'rollPlanarDie':
      return clause(c, subject, word);
    case 'setInMotion':
      return clause(c, subject, e.what ? `再次实施${what}` : '实施一个阴谋');
    case 'abandon':
      return clause(c, subject, '终止此阴谋');
    case 'connive':
      return clause(c, what, `密谋${e.n === 1 ? '' : amount(c, e.n)}`);
    case 'scry':
    case 'surveil':
      return clause(c, subject, `${each}${word}${amount(c, e.n)}`, { verb: 'scry', about: about(e.who) });
    case 'learn':
    case 'recruit':
      return clause(c, subject, `${each}${word}`);
    case 'endure':
      return clause(c, what, `${word}${amount(c, e.n)}`);
    case 'timeTravel':
      return clause(c, subject, `${each}进行${e.n === 1 ? '' : counted(c, e.n, '次')}${word}`);
    case 'venture':
      return clause(c, subject, `${each}${e.subtype ? `探索${subtypeWord(e.subtype)}` : '探索地城'}`);
    case 'ringTempts':
      return clause(c, '魔戒', `引诱${playersPhrase(c, e.who).text}`);
    case 'fateseal':
    case 'discover':
    case 'monstrosity':
    case 'bolster':
    case 'adapt':
    case 'incubate':
    case 'earthbend':
    case 'amass':
      return clause(
        c,
        subject,
        `${each}${word}${e.subtype ? subtypeWord(e.subtype) : ''}${amount(c, e.n)}`,
        e.action === 'amass' ? { verb: 'amass' } : {},
      );
    default: {
      const unknown: never = e.action;
      throw new Error(`unknown keyword action ${String(unknown)}`);
    }
  }
}

function manifestClause(c: Context, e: Extract<Effect, { do: 'keywordAction' }>, subject: string, word: string, what: string): Clause {
  if (what !== '') return clause(c, subject, `${word}${what}`);
  return clause(
    c,
    subject,
    `${word}${e.n === 1 ? `${e.who.player === 'you' ? '你的' : '其'}牌库顶牌` : `${e.who.player === 'you' ? '你' : '其'}牌库顶的${counted(c, e.n, '张')}牌`}`,
  );
}

function millClause(c: Context, e: Extract<Effect, { do: 'keywordAction' }>, subject: string, each: string): Clause {
  const half = ownHalf(e.n);
  const many = half ? `${subject === '' ? '你' : '其'}牌库${half.of}的牌${half.round}` : `${counted(c, e.n, '张')}牌`;
  return clause(c, subject, `${each}磨${many}`, { verb: 'mill', about: about(e.who) });
}

/** "甲与乙互斗". */
function fightClause(c: Context, what: Selector | undefined): Clause {
  if (what?.sel !== 'union' || what.of.length !== 2)
    return clause(c, what ? selectorPhrase(c, what).text : '它们', '互斗', { verb: 'damage' });
  const first = selectorPhrase(c, what.of[0]);
  const subject = first.its && what.of[0].sel === 'target' ? '它' : first.text;
  return clause(c, subject, `与${selectorPhrase(c, what.of[1]).text}互斗`, { verb: 'damage', about: subject });
}

/** "探索地城", "搜集证据": what a player does. */
export function actedWords(action: PlayerAction): string {
  switch (action) {
    case 'completeDungeon':
      return '完成一个地城';
    case 'venture':
      return '探索地城';
    case 'collectEvidence':
      return '搜集证据';
    case 'forage':
      return '觅食';
    default:
      return KEYWORD_ACTION_WORDS[action];
  }
}
