/** A rule's number as a chip; pressed, it shows the rule's title, what it says in a few words, and its text where the documents were imported. */
import { DAYS } from '@apnap/magic/years';
import type { Lang, RuleText, RuleTitle } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { libraryPath } from '../store/router.js';
import { titleOf } from '../store/rule-titles.js';
import { usePlay } from './play.js';

export function RuleChip({ rule }: { rule: string }) {
  const { t, say, lang } = useSpeech();
  const { profile } = usePlay().game;
  const [shown, setShown] = useState<RuleTitle | null | 'none'>(null);
  const open = shown !== null;
  const path = libraryPath(rule, profile && DAYS[profile]);
  const toggle = () => {
    if (open) setShown(null);
    else void titleOf(rule, profile).then((r) => setShown(r ?? 'none'));
  };
  return (
    <>
      <button type="button" className="rule-chip" aria-expanded={open} aria-label={t('rule.number', { rule })} onClick={toggle}>
        {rule}
      </button>
      {open && (
        <span className="rule-text" role="note">
          {shown === 'none' ? t('rule.unknown') : <b>{say(shown.title)}</b>}
          {shown !== 'none' && shown.explanation && <span className="rule-told">{say(shown.explanation)}</span>}
          {shown !== 'none' && inMyLanguage(shown.texts ?? [], lang).map((x) => <Passage key={x.lang} rule={rule} text={x} />)}
          {path !== null && (
            <a href={path} target="_blank" rel="noopener">
              {t('library.open')}
            </a>
          )}
        </span>
      )}
    </>
  );
}

/** What is there in the reader's language; else in the other. */
function inMyLanguage(texts: readonly RuleText[], lang: Lang): readonly RuleText[] {
  const mine = texts.filter((x) => x.lang === lang);
  return mine.length > 0 ? mine : texts;
}

/** The words of a document, with where they are from. */
function Passage({ rule, text }: { rule: string; text: RuleText }) {
  const { t, say } = useSpeech();
  const there = rule.replace(/^\D+/, '') === text.number ? '' : ` · ${text.number}`;
  return (
    <>
      <span className="rule-words" lang={text.lang === 'zh' ? 'zh-Hans' : 'en'}>
        {text.text}
      </span>
      <small>
        {say(text.source)}
        {there}
        {text.match === 'number' && ` · ${t('rule.otherEdition')}`}
      </small>
    </>
  );
}
