/** A text as a QR code, to be taken over by the camera of a phone. What draws it is loaded when one is shown. */
import { useEffect, useState } from 'react';

/** Light modules around the code, which readers need to find it. */
const QUIET = 4;

interface Drawn {
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

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { data } = encode(text, { ecc: 'M', border: 0 });
  return { size: data.length + 2 * QUIET, path: pathOf(data) };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let alive = true;
    draw(text).then(
      (d) => alive && setDrawn(d),
      // Without it there is still the link.
      () => {},
    );
    return () => {
      alive = false;
    };
  }, [text]);
  if (!drawn) return null;
  return (
    <svg className="qr" viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={drawn.size} height={drawn.size} fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </svg>
  );
}
