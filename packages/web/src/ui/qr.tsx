/** A text as a QR code, to be taken over by the camera of a phone. */
import { useEffect, useState } from 'react';
import { type DrawnCode, drawCode } from './qr-code.js';

export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<DrawnCode | null>(null);
  useEffect(() => {
    let alive = true;
    drawCode(text).then(
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
