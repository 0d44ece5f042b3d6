/** A question: whose effect asks, what it asks, by which rule, and what the spell or ability says. */
import type { CardView, MagicDecision, Text } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { Rich } from '../ui/symbols.js';
import { usePlay } from './play.js';
import { RuleChip } from './rule.js';
import { CardButton } from './slot.js';

/** The top card of one's library, while it is seen and one is asked what to do. */
export function AskedAbout({ d }: { d: MagicDecision }) {
  const { game } = usePlay();
  const top = d.kind === 'may' ? game.players.find((p) => p.seat === game.seat)?.libraryTop : null;
  if (!top) return null;
  return (
    <div className="asked-about">
      <CardButton card={top} size="hand" onTap={() => {}} />
    </div>
  );
}

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
