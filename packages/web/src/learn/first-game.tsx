/** From the last lesson to a game: the first deck is kept, and played against Easy. */
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, textOf } from '../store/api.js';
import { go } from '../store/router.js';
import { changeSettings } from '../store/settings.js';
import { Icon } from '../ui/symbols.js';
import { keepFirstDecks } from './first-deck.js';
import { useLearnWords } from './words.js';

export function FirstGame() {
  const w = useLearnWords();
  const { say } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const play = async () => {
    setBusy(true);
    setTrouble('');
    try {
      const { green, red } = await keepFirstDecks({ green: w('deck.green'), red: w('deck.red') });
      const info = await api.createTable({ deck: green, opponent: { kind: 'computer', level: 'easy', deck: red } });
      changeSettings({ deck: green, enemyDeck: red, level: 'easy' });
      go(`/g/${info.id}`);
    } catch (e) {
      setBusy(false);
      setTrouble(say(textOf(e)));
    }
  };
  return (
    <div className="first-game">
      <b>{w('deck.first')}</b>
      <p>{w('deck.first.about')}</p>
      <button type="button" className="button primary" data-action="first-game" disabled={busy} onClick={() => void play()}>
        <Icon name="play" size={16} /> {w('coach.play')}
      </button>
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
