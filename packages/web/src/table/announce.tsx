/** What a screen reader is told of a game of Magic. */
import { useSpeech } from '../i18n/index.js';
import { Announcer } from '../ui/announcer.js';
import { usePlay } from './play.js';

export function Announce() {
  const { state, decision } = usePlay();
  const { say } = useSpeech();
  return <Announcer log={state.log} asked={decision ? say(decision.prompt) : ''} />;
}
