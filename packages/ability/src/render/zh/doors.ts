/** Chinese for the doors of split permanents (CR 709.5). */

/** "解锁…的一扇已锁上的门". */
export function doorWords(change: 'unlock' | 'lock' | 'any', of: string): string {
  return { unlock: `解锁${of}的一扇已锁上的门`, lock: `锁上${of}的一扇已解锁的门`, any: `锁上或解锁${of}的一扇门` }[change];
}
