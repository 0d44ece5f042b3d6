/** The script that the tests put into each page before its own. */
import * as eyes from './eyes.js';

declare global {
  interface Window {
    eyes: typeof eyes;
  }
}

// What the loader of the tests adds to functions that are sent to the page.
Object.assign(window, { __name: (f: unknown) => f });
window.eyes = eyes;
eyes.watch();
eyes.watchSockets();
