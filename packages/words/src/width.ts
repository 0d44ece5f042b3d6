/** How wide a text is where every letter has its column. */

/** Columns a text takes: Chinese characters and full-width punctuation are two wide. */
export function widthOf(text: string): number {
  let width = 0;
  for (const c of text)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(c) ? 2 : 1;
  return width;
}
