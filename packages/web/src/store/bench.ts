/** A table as a judge of its tournament sees it, and what he does there. */
import type { BenchMessage, BenchView, OfficialAct, Text } from '@apnap/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call, textOf } from './api.js';

const at = (table: string): string => `/tables/${encodeURIComponent(table)}/bench`;

export interface Bench {
  /** `out`: he has not come to the table; `no`: it is not his, or there is none. */
  state: 'loading' | 'out' | 'no' | 'here';
  view: BenchView | null;
  /** What was refused last. */
  refused: Text | null;
  lost: boolean;
  busy: boolean;
  /** @returns whether it was done */
  act: (what: OfficialAct) => Promise<boolean>;
}

type Known = Pick<Bench, 'state' | 'view' | 'lost'>;

/** Milliseconds after which it is looked at again where its socket has broken, or there is none. */
const AGAIN = 1500;

const START: Known = { state: 'loading', view: null, lost: false };

const told = (m: BenchMessage): Known =>
  m.object === 'bench' ? { state: 'here', view: m, lost: false } : { state: 'out', view: null, lost: false };

/** What a view that could not be fetched means. */
function failed(e: unknown, before: Known): Known {
  const code = e instanceof ApiError ? e.code : '';
  if (code === 'refused') return { state: 'out', view: null, lost: false };
  if (code === 'forbidden' || code === 'noTable') return { state: 'no', view: null, lost: false };
  return { ...before, lost: true };
}

export function useBench(table: string): Bench {
  const [known, setKnown] = useState(START);
  const [refused, setRefused] = useState<Text | null>(null);
  const [busy, setBusy] = useState(false);
  /** Rises with whatever was done: what was asked for before that is old. */
  const turn = useRef(0);
  /** @returns whether there is something to be told of */
  const look = useCallback(async (): Promise<boolean> => {
    const mine = turn.current;
    try {
      const view = await call<BenchView>('GET', at(table));
      if (mine === turn.current) setKnown(told(view));
      return true;
    } catch (e) {
      if (mine === turn.current) setKnown((k) => failed(e, k));
      if (e instanceof ApiError && e.code === 'forbidden') setRefused(e.text);
      return e instanceof ApiError && e.code === 'refused';
    }
  }, [table]);
  useEffect(() => {
    let timer = 0;
    let over = false;
    let socket: WebSocket | null = null;
    const open = async (): Promise<void> => {
      const there = await look();
      if (over) return;
      const again = (): void => {
        if (!over) timer = window.setTimeout(() => void open(), AGAIN);
      };
      if (!there) {
        again();
        return;
      }
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api${at(table)}/socket`);
      socket.onmessage = ({ data }: MessageEvent<string>) => setKnown(told(JSON.parse(data) as BenchMessage));
      socket.onclose = again;
    };
    void open();
    return () => {
      over = true;
      window.clearTimeout(timer);
      socket?.close();
    };
  }, [look, table]);
  const act = async (what: OfficialAct): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    turn.current++;
    try {
      const view = await call<BenchMessage>('POST', at(table), { what });
      turn.current++;
      setKnown(told(view));
      return true;
    } catch (e) {
      setRefused(textOf(e));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { ...known, refused, busy, act };
}
