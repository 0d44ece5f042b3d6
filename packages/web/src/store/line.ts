/** Sockets that only tell: kept open for as long as a page wants to be told. */

/** Milliseconds before the next attempt, by attempts made. */
export const pause = (tries: number): number => Math.min(8, 0.25 * 2 ** tries) * 1000 * (0.75 + Math.random() / 2);

/** What comes of a line. */
export interface Following {
  /** @param text of a message */
  told: (text: string) => void;
  opened?: () => void;
  lost?: () => void;
}

/** Follows what a socket tells, again and again where the line is bad. @param path of the socket, from `/api` on @returns what ends it */
export function follow(path: string, { told, opened, lost }: Following): () => void {
  let tries = 0;
  let timer = 0;
  let over = false;
  let socket: WebSocket | null = null;
  const open = (): void => {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api${path}`);
    socket.onopen = () => {
      tries = 0;
      opened?.();
    };
    socket.onmessage = (e) => told(String(e.data));
    socket.onclose = () => {
      if (over) return;
      lost?.();
      timer = window.setTimeout(open, pause(tries++));
    };
  };
  open();
  // A phone that is taken out of the pocket, or has a network again, does not wait for its turn.
  const wake = (): void => {
    if (document.visibilityState !== 'visible' || socket?.readyState !== WebSocket.CLOSED) return;
    window.clearTimeout(timer);
    tries = 0;
    open();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    window.clearTimeout(timer);
    socket?.close();
  };
}
