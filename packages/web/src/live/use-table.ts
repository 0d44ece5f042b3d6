/** A table's connection and what is known of it, for what draws it. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { TableConnection } from './connection.js';
import type { TableState } from './reduce.js';

/** A connection to a table, for as long as it is shown. @param leave what is done before it ends */
export function useConnection(id: string, leave?: (conn: TableConnection) => void): TableConnection {
  const conn = useMemo(() => new TableConnection(id), [id]);
  const leaving = useRef(leave);
  leaving.current = leave;
  useEffect(() => {
    conn.start();
    return () => {
      leaving.current?.(conn);
      conn.stop();
    };
  }, [conn]);
  return conn;
}

/** The state of a connection. */
export const useTable = (conn: TableConnection): TableState => useSyncExternalStore(conn.subscribe, conn.get);
