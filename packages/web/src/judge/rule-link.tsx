/** The one way from the judge desk to a rule: its number, pressed, says what is known of it. Whoever has a page for rules leads there from here. */
import { policyTitle } from '@apnap/judge/wizard';
import type { RuleTitle } from '@apnap/protocol';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { libraryPath } from '../store/router.js';
import { titleOf } from '../store/rule-titles.js';
import { Dialog } from '../ui/dialog.js';
import { useJudgeWords } from './words.js';

/** Titles come with the page: without a server they are all that is known beside one's own documents. */
async function known(rule: string): Promise<RuleTitle | null> {
  const told = await titleOf(rule, undefined).catch(() => null);
  if (told) return told;
  const own = policyTitle(rule);
  return own && { rule: own.rule, title: { en: own.en, zh: own.zh } };
}

function RuleDialog({ rule, told, onClose }: { rule: string; told: RuleTitle | null; onClose: () => void }) {
  const { t, say, lang } = useSpeech();
  const w = useJudgeWords();
  const path = libraryPath(rule);
  const texts = told?.texts ?? [];
  const mine = texts.filter((x) => x.lang === lang);
  return (
    <Dialog title={told ? `${rule} · ${say(told.title)}` : rule} onClose={onClose} className="rule-dialog">
      {!told && <p>{w('rule.nothing')}</p>}
      {told?.explanation && <p>{say(told.explanation)}</p>}
      {(mine.length > 0 ? mine : texts).map((x) => (
        <blockquote key={x.lang} lang={x.lang === 'zh' ? 'zh-Hans' : 'en'} className="rule-quote">
          <p>{x.text}</p>
          <footer>
            {say(x.source)} · {x.number}
          </footer>
        </blockquote>
      ))}
      {path !== null && (
        <a href={path} target="_blank" rel="noopener">
          {t('library.open')}
        </a>
      )}
    </Dialog>
  );
}

function RuleButton({ rule }: { rule: string }) {
  const { t } = useSpeech();
  const [told, setTold] = useState<RuleTitle | null | 'closed'>('closed');
  return (
    <>
      <button
        type="button"
        className="rule-chip"
        aria-haspopup="dialog"
        aria-label={t('rule.number', { rule })}
        onClick={() => void known(rule).then(setTold)}
      >
        {rule}
      </button>
      {told !== 'closed' && <RuleDialog rule={rule} told={told} onClose={() => setTold('closed')} />}
    </>
  );
}

/** A link to a rule as it is cited: "IPG 2.3", "MTR 4.3", "601.2f". Judging at Regular has no numbers: its name stands there alone. */
export const ruleLink = (rule: string): ReactNode =>
  rule === 'JAR' ? <span className="rule-chip plain">JAR</span> : <RuleButton rule={rule} />;
