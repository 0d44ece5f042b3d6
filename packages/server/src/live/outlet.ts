/** Where bytes leave for somebody: all go this way, so that nobody who does not read makes the server keep them. */

/** Bytes that may wait for a reader; with more he is given up. */
export const MOST_WAITING = 8 * 1024 * 1024;

export interface Reader {
  /** Bytes that were written and not read yet. */
  waiting(): number;
  write(text: string): void;
  /** Lets go of him and of all that waits for him, at once. */
  cut(): void;
}

export class Outlet {
  private open = true;

  constructor(
    private readonly reader: Reader,
    private readonly most: number,
  ) {}

  /** Whether nothing is sent any more. */
  get closed(): boolean {
    return !this.open;
  }

  /** Sends a text, unless too much waits already. */
  send(text: string): void {
    if (this.open && this.fits()) this.reader.write(text);
  }

  /** Whether the reader keeps up; one who does not is cut off. */
  fits(): boolean {
    if (this.open && this.reader.waiting() > this.most) {
      this.open = false;
      this.reader.cut();
    }
    return this.open;
  }

  /** Nothing is sent from now on. */
  end(): void {
    this.open = false;
  }
}
