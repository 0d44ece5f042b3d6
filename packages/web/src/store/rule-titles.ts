/** Rules by their numbers, each asked for once. */
import { DAYS } from '@apnap/magic/years';
import type { RuleText, RuleTitle, Year } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { api } from './api.js';
import { ownTexts, rulebookChanges } from './rulebook.js';

const known = new Map<string, Promise<RuleTitle | null>>();

/** What documents of one's own say stands before what those of the server say. */
function withOwn(rule: string, title: RuleTitle | null, own: readonly RuleText[]): RuleTitle | null {
  if (own.length === 0) return title;
  const told = title ?? { rule, title: { en: rule, zh: rule } };
  return { ...told, texts: [...own, ...(told.texts ?? []).filter((x) => own.every((o) => o.lang !== x.lang))] };
}

/** A rule's title with what is said of it; null where nothing is known of it. @param year of whose edition the number is; absent: today's */
export function titleOf(rule: string, year: Year | undefined): Promise<RuleTitle | null> {
  const key = `${year ?? ''} ${rule} ${rulebookChanges()}`;
  const kept = known.get(key);
  if (kept) return kept;
  const asked = Promise.all([api.rule(rule, year).catch(() => null), ownTexts(rule, year && DAYS[year]).catch(() => [])]).then(
    ([title, own]) => withOwn(rule, title, own),
  );
  known.set(key, asked);
  return asked;
}

/** What is said of these rules of today, as far as it has come. */
export function useRuleTitles(rules: readonly string[]): ReadonlyMap<string, RuleTitle> {
  const [told, setTold] = useState<ReadonlyMap<string, RuleTitle>>(new Map());
  const wanted = rules.join(' ');
  useEffect(() => {
    let here = true;
    for (const rule of wanted === '' ? [] : wanted.split(' '))
      void titleOf(rule, undefined).then((title) => {
        if (here && title) setTold((old) => (old.get(rule) === title ? old : new Map(old).set(rule, title)));
      });
    return () => {
      here = false;
    };
  }, [wanted]);
  return told;
}
