/** How often somebody may do something: so many times at once, and then so often a second. */
export class Allowance {
  private left: number;
  private at = performance.now();

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
  ) {
    this.left = most;
  }

  private fill(): void {
    const now = performance.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }

  /** Whether it may be done once more now; then it counts. */
  take(): boolean {
    this.fill();
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** What was taken last does not count. */
  give(): void {
    this.left = Math.min(this.most, this.left + 1);
  }

  /** Whether nothing of it is used. */
  get isFull(): boolean {
    this.fill();
    return this.left >= this.most;
  }

  /** Milliseconds until it may be done once more. */
  wait(): number {
    this.fill();
    return Math.max(0, ((1 - this.left) / this.perSecond) * 1000);
  }
}
