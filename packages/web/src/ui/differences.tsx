/** What the rules of another year say otherwise than today's, and what is still played by today's. */
import { differenceTexts, openTexts } from '@apnap/magic/years';
import type { Year } from '@apnap/protocol/table';
import { useSpeech } from '../i18n/index.js';
import { RULES_WORDS } from '../i18n/rules.js';
import { wordsHook } from '../i18n/words.js';
import '../styles/rules.css';

const useRulesWords = wordsHook(RULES_WORDS);

function Rule({ number }: { number: string | null }) {
  return number === null ? null : <small className="rule-number">{number}</small>;
}

export function Differences({ year }: { year: Year }) {
  const { say } = useSpeech();
  const w = useRulesWords();
  const differing = differenceTexts(year);
  const open = openTexts(year);
  return (
    <div className="differences">
      <p className="quiet">{w(`about.${year}`, { n: differing.length })}</p>
      <ol>
        {differing.map((d) => (
          <li key={d.name}>
            <p className="then">
              {say(d.then)} <Rule number={d.rule} />
            </p>
            <p className="today">
              <b>{w('today')}</b> {say(d.today)} <Rule number={d.ruleToday} />
            </p>
          </li>
        ))}
      </ol>
      {open.length > 0 && (
        <>
          <h3>{w('open')}</h3>
          <p className="quiet">{w('open.about')}</p>
          <ul>
            {open.map((o) => (
              <li key={o.what.en}>
                <p>
                  {say(o.what)} <Rule number={o.rule} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
