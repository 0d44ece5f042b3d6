/** What is done with a ruling: words to say in both languages, the slip, and the penalty given to whoever keeps the record. */
import { infractionOf, PENALTIES, type Penalty, printBack, type Ruling, reviewPenalty, type Say, wordsToSay } from '@apnap/judge/wizard';
import type { Lang } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import type { Desk, Given, GivenPenalty, Step } from './model.js';
import { useGuideWords, useJudgeWords } from './words.js';

function Copy({ text, what }: { text: string; what: string }) {
  const w = useJudgeWords();
  const [done, setDone] = useState('');
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setDone(text),
      () => setDone(''),
    );
  return (
    <button type="button" className="chip" aria-label={`${w('slip.copy')}: ${what}`} onClick={() => void copy()}>
      <Icon name={done === text ? 'check' : 'log'} size={13} /> {w(done === text ? 'slip.copied' : 'slip.copy')}
    </button>
  );
}

function Words({ ruling, spoken }: { ruling: Ruling; spoken: Parameters<typeof wordsToSay>[1] }) {
  const w = useJudgeWords();
  const { lang, aside } = useSpeech();
  const langs: readonly Lang[] = lang === 'zh' ? ['zh', 'en'] : ['en', 'zh'];
  return (
    <section className="judge-block">
      <h3>{w('words.title')}</h3>
      {langs.map((l) => {
        const said = wordsToSay(ruling, spoken, l).join(l === 'zh' ? '' : ' ');
        return (
          <blockquote key={l} className="judge-words" lang={l === 'zh' ? 'zh-Hans' : 'en'} data-words={l}>
            <p>{said}</p>
            <Copy text={said} what={aside(w('words.title'), l)} />
          </blockquote>
        );
      })}
    </section>
  );
}

function Field({ label, value, change, long }: { label: string; value: string; change: (v: string) => void; long?: true }) {
  return (
    <label className={`judge-field${long ? ' long' : ''}`}>
      <span>{label}</span>
      <input value={value} maxLength={long ? 200 : 60} onChange={(e) => change(e.target.value)} />
    </label>
  );
}

/** What is written on the slip about it; nothing at Regular, or where nothing is given. */
function slipOf(ruling: Ruling, desk: Desk, player: string, penalty: Penalty, lang: Lang): string {
  if (!ruling.infraction || penalty === 'none') return '';
  const { category } = infractionOf(ruling.infraction);
  const clean = (s: string): string => s.trim() || '…';
  return printBack(
    { judge: clean(desk.judge), player: clean(player), category, infraction: ruling.infraction, details: desk.details.trim(), penalty },
    lang,
  );
}

function Choice({ ruling, penalty, choose }: { ruling: Ruling; penalty: Penalty; choose: (p: Penalty) => void }) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const kind = (p: Penalty) => (p === ruling.penalty ? 'due' : ruling.mayBecome.some((m) => m.penalty === p) ? 'may' : 'other');
  return (
    <label className="judge-field">
      <span>{w('give.penalty')}</span>
      <select value={penalty} data-field="penalty" onChange={(e) => choose(e.target.value as Penalty)}>
        {PENALTIES.map((p) => (
          <option key={p} value={p}>
            {w(`give.${kind(p)}`, { penalty: g({ id: `penalty.${p}` }) })}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Giving({
  ruling,
  desk,
  given,
  step,
  onGiven,
}: {
  ruling: Ruling;
  desk: Desk;
  given: Given;
  step: (s: Step) => void;
  onGiven: ((p: GivenPenalty) => void) | undefined;
}) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const { lang } = useSpeech();
  const [chosen, setChosen] = useState<Penalty | null>(null);
  const [reason, setReason] = useState('');
  const penalty = chosen ?? ruling.penalty;
  const role = given.judge?.role ?? (desk.answers.judge === 'head' ? 'head' : 'floor');
  const objections: Say[] = ruling.judged.document === 'IPG' ? reviewPenalty(ruling.judged, { penalty, judge: role, reason }) : [];
  const player = given.players?.find((p) => p.id === desk.player)?.name ?? desk.player;
  const slip = slipOf(ruling, desk, player, penalty, lang);
  const write = (field: 'player' | 'judge' | 'details') => (text: string) => step({ do: 'write', field, text });
  return (
    <>
      <Words ruling={ruling} spoken={{ player: player.trim(), judge: role, penalty }} />
      <section className="judge-block">
        <h3>{w('slip.title')}</h3>
        <div className="judge-fields">
          {!given.players && <Field label={w('slip.player')} value={desk.player} change={write('player')} />}
          {!given.judge && <Field label={w('slip.judge')} value={desk.judge} change={write('judge')} />}
          <Field label={w('slip.details')} value={desk.details} change={write('details')} long />
          <Choice ruling={ruling} penalty={penalty} choose={setChosen} />
          {penalty !== ruling.penalty && <Field label={w('give.reason')} value={reason} change={setReason} long />}
        </div>
        {objections.map((o) => (
          <p key={o.id} className="judge-objection">
            {g(o)}
          </p>
        ))}
        {slip && (
          <p className="judge-slip">
            <code data-slip>{slip}</code> <Copy text={slip} what={w('slip.title')} />
          </p>
        )}
        {onGiven && desk.subject && (
          <button
            type="button"
            className="button primary"
            data-action="give"
            disabled={objections.some((o) => o.id !== 'review.headJudgeConfirms')}
            onClick={() =>
              onGiven({
                player: desk.player,
                subject: desk.subject as NonNullable<Desk['subject']>,
                infraction: ruling.infraction,
                facts: ruling.infraction ? infractionOf(ruling.infraction).asks.filter((a) => desk.answers[a] === true) : [],
                penalty,
                due: ruling.penalty,
                reason: reason.trim(),
                details: desk.details.trim(),
                extension: ruling.extension,
                slip,
              })
            }
          >
            {w('give.button')}
          </button>
        )}
      </section>
    </>
  );
}
