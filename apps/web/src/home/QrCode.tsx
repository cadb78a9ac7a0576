import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Empty modules around the code; scanners need four (ISO/IEC 18004). */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who cannot see it. */
  readonly label: string;
}

/** A QR code, dark on light in every theme since many cameras read it no other way. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.M }), [text]);
  const size = code.size + QUIET * 2;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#0b1a20" />
    </svg>
  );
}
