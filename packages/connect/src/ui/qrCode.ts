import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** QR code as an SVG path. */
export interface QrCodePath {
  /** Modules on a side: `viewBox` is `0 0 size size`, with a margin of four around it (ISO/IEC 18004). */
  readonly size: number;
  /** `d` of a `<path>` with the dark modules, which many cameras read on a light ground only. */
  readonly path: string;
}

/**
 * Creates the QR code of a text, such as the link of a pairing.
 * @param covered true leaves room for a mark in the middle: up to a quarter of the code may be lost
 *
 * @example
 * ```tsx
 * import { createQrCode } from '@mooring/connect/headless';
 *
 * export function Code({ text }: { readonly text: string }) {
 *   const { size, path } = createQrCode(text);
 *   return (
 *     <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label="Code to scan">
 *       <path d={path} />
 *     </svg>
 *   );
 * }
 * ```
 */
export function createQrCode(text: string, covered = false): QrCodePath {
  const code = generate(text, { minCorrectionLevel: covered ? correction.Q : correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
