/** What taking back would do, in words. */
import type { TableView } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';

/** The label of what takes the last own decision back, or asks to: it says which. */
export function useTakingBack(table: TableView | null): string {
  const { t, say } = useSpeech();
  const asks = table?.canTakeBack === 'ask';
  const what = table?.takesBack;
  if (!what) return t(asks ? 'takeback.ask' : 'takeback.free');
  return t(asks ? 'takeback.askOf' : 'takeback.freeOf', { what: say(what) });
}
