/** A question: whose effect asks, what it asks, by which rule, and what the spell or ability says. */
import type { CardView, MagicDecision, Text } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { Rich } from '../ui/symbols.js';
import { RuleChip } from './rule.js';

/** @param prompt what is said instead of the question, where part of the answer is given already */
export function Question({ d, source, prompt }: { d: MagicDecision; source: CardView | null | undefined; prompt?: string | undefined }) {
  const { say } = useSpeech();
  return (
    <>
      {source && <small className="prompt-for">{say(source.name)}</small>}
      <Rich text={prompt ?? say(d.prompt)} /> {d.rule && <RuleChip rule={d.rule} />}
      {d.words && <Words text={d.words} />}
    </>
  );
}

function Words({ text }: { text: Text }) {
  const { say } = useSpeech();
  return (
    <span className="prompt-words">
      <Rich text={say(text)} />
    </span>
  );
}
