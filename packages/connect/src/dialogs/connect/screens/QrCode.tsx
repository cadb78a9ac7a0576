import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import type { Monogram } from '../../../core/catalogue/monogram.ts';

/** Empty modules around the code; scanners need four (ISO/IEC 18004). */
const QUIET = 4;
/** Share of the code's side the mark takes: a twentieth of the area, of which a quarter may be lost. */
const MARK_SHARE = 0.2;

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** Mark in its middle. */
  readonly mark?: Monogram;
}

/** A QR code, dark on light in every theme since many cameras read it no other way. */
export function QrCode({ text, label, mark }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: mark ? correction.Q : correction.M });
    return { size: code.size, path: toSvgPath(code) };
  }, [text, mark]);
  const side = size + QUIET * 2;
  return (
    <svg
      className="mooring-qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#0b1a20" shapeRendering="crispEdges" />
      {mark && <Mark {...mark} middle={size / 2} side={Math.floor(size * MARK_SHARE)} />}
    </svg>
  );
}

interface MarkProps extends Monogram {
  readonly middle: number;
  readonly side: number;
}

function Mark({ letter, background, color, middle, side }: MarkProps) {
  const start = middle - side / 2;
  return (
    <g>
      <rect x={start - 1} y={start - 1} width={side + 2} height={side + 2} rx="3" fill="#ffffff" />
      <rect x={start} y={start} width={side} height={side} rx="2.5" fill={background} />
      <text
        className="mooring-qr-letter"
        x={middle}
        y={middle}
        fontSize={side * 0.62}
        fill={color}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {letter}
      </text>
    </g>
  );
}
