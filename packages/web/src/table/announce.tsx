/** What a screen reader is told of a game of Magic. */
import { useSpeech } from '../i18n/index.js';
import { Announcer } from '../ui/announcer.js';
import { usePlay } from './play.js';
import { teamQuestion } from './team-talk.js';

export function Announce() {
  const { state, decision, game, team } = usePlay();
  const { say, t } = useSpeech();
  const asked = !decision ? '' : team.suggests ? teamQuestion(decision, game.players, t) : say(decision.prompt);
  return <Announcer log={state.log} asked={asked} />;
}
