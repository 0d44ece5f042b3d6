/** Opening a tournament from its file, as another program or server has kept it. */
import { useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { go } from '../store/router.js';
import { tournaments } from '../store/tournaments.js';
import { useDrop } from '../ui/drop.js';
import { Icon } from '../ui/symbols.js';
import { useTournamentWords } from './words.js';

/** As much as the server takes. */
const MOST_BYTES = 8_000_000;

export function OpenFile() {
  const w = useTournamentWords();
  const { say } = useSpeech();
  const [state, setState] = useState({ busy: false, trouble: '' });
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      setState({ busy: false, trouble: w('file.large') });
      return;
    }
    setState({ busy: true, trouble: '' });
    try {
      const { id } = await tournaments.found({ file: await file.text(), called: file.name.slice(0, 200) });
      go(`/t/${id}/desk`);
    } catch (e) {
      setState({ busy: false, trouble: say(textOf(e)) });
    }
  };
  const drop = useDrop((files) => void read(files[0]));
  return (
    <section className={`panel t-file${drop.over ? ' dropping' : ''}`} {...drop.handlers}>
      <h2>{w('file.title')}</h2>
      <p className="quiet">{w('file.lead')}</p>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={w('file.choose')}
        onChange={(e) => void read(e.target.files?.[0])}
      />
      {state.trouble && (
        <p className="refused" role="alert">
          {state.trouble}
        </p>
      )}
      <button type="button" className="button" disabled={state.busy} onClick={() => input.current?.click()}>
        <Icon name="log" size={15} /> {w(state.busy ? 'file.reading' : 'file.choose')}
      </button>
    </section>
  );
}
