/** What is known of a table, for what draws it. */
import { useSyncExternalStore } from 'react';
import type { TableConnection } from './connection.js';
import type { TableState } from './reduce.js';

/** The state of a connection. */
export const useTable = (conn: TableConnection): TableState => useSyncExternalStore(conn.subscribe, conn.get);
