/** The server: the front door. */
export const VERSION = '0.1.0';
