/**
 * Pictures of whole cards from Scryfall, for those who turned them on. Only the whole picture is shown, in its own proportions, so that the artist and
 * the owner stay on it; it is asked for at most eight times a second and kept by the browser; where it came from stands beside it.
 */
import type { CardView, FaceText } from '@apnap/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { useSpeech } from '../i18n/index.js';
import { useSettings } from '../store/settings.js';
import { FullCard } from './card.js';

const PAUSE = 125;
const ready = new Set<string>();
const failed = new Set<string>();
/** How many views still wait for a picture. */
const wanted = new Map<string, number>();
const listeners = new Set<() => void>();
let busy = false;

const subscribe = (f: () => void) => {
  listeners.add(f);
  return () => {
    listeners.delete(f);
  };
};

function next(): void {
  // The one asked for last is the one that is looked at.
  const url = [...wanted.keys()].findLast((u) => !ready.has(u) && !failed.has(u));
  if (busy || url === undefined) return;
  busy = true;
  const image = new Image();
  const done = (to: Set<string>) => () => {
    to.add(url);
    for (const f of listeners) f();
  };
  image.onload = done(ready);
  image.onerror = done(failed);
  image.src = url;
  wanted.delete(url);
  window.setTimeout(() => {
    busy = false;
    next();
  }, PAUSE);
}

/** Where the picture of a face is; '' for what has none. */
export function scanUrl(face: FaceText | undefined): string {
  if (!face?.card) return '';
  const back = face.card.split(' // ')[1] === face.name.en ? '&face=back' : '';
  return `https://api.scryfall.com/cards/named?exact=${encodeURIComponent(face.card.split(' // ')[0])}&format=image&version=normal${back}`;
}

/** The address of a picture that is there, or ''. */
function useScan(url: string): string {
  const there = useSyncExternalStore(subscribe, () => url !== '' && ready.has(url));
  useEffect(() => {
    if (url === '' || ready.has(url) || failed.has(url)) return;
    wanted.set(url, (wanted.get(url) ?? 0) + 1);
    next();
    return () => {
      const n = (wanted.get(url) ?? 1) - 1;
      if (n > 0) wanted.set(url, n);
      else wanted.delete(url);
    };
  }, [url]);
  return there ? url : '';
}

/** A card to read: our drawing, or the picture its user asked for. `link` says where it came from with a way there. */
export function LargeCard({ card, face, link }: { card: CardView; face: FaceText | undefined; link: boolean }) {
  const { pictures } = useSettings();
  const { t, say, lang } = useSpeech();
  const url = useScan(pictures === 'scryfall' && !card.faceDown ? scanUrl(face) : '');
  if (!url || !face) return <FullCard card={card} face={face} size="large" />;
  const source = t('scan.source');
  return (
    <span className="scan">
      <img src={url} width={488} height={680} alt={say(face.name)} />
      {lang === 'zh' && <span className="scan-text">{say(face.text)}</span>}
      <small>
        {link ? (
          <a href={`https://scryfall.com/search?q=${encodeURIComponent(`!"${face.card}"`)}`} target="_blank" rel="noreferrer noopener">
            {source}
          </a>
        ) : (
          source
        )}
      </small>
    </span>
  );
}
