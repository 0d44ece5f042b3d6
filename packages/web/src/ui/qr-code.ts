/** A text as a QR code: a square, and the path of its dark modules. What makes it is loaded when one is shown. */

/** Light modules around the code, which readers need to find it. */
export const QUIET = 4;

export interface DrawnCode {
  size: number;
  path: string;
}

/** Dark modules as one path, each run of a row a rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return [`M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`];
      }),
    )
    .join('');
}

export async function drawCode(text: string): Promise<DrawnCode> {
  const { encode } = await import('uqr');
  const { data } = encode(text, { ecc: 'M', border: 0 });
  return { size: data.length + 2 * QUIET, path: pathOf(data) };
}
