import { graphemes } from '../text/visibleText.ts';
import { checkAccent, type Wallet } from './wallet.ts';

/** Placeholder icon of a wallet: a letter on a tile. */
export interface Monogram {
  readonly letter: string;
  /** Tile colour, `#rrggbb`. */
  readonly background: string;
  /** Letter colour: black or white, with a contrast of at least 4.5:1. */
  readonly color: string;
}

/** Creates the monogram: the first letter of the wallet's name on its accent colour. */
export function monogram({ name, accent }: Pick<Wallet, 'name' | 'accent'>): Monogram {
  const [letter = '?'] = graphemes(name.trim().toUpperCase());
  const background = accentOf(name, accent);
  return { letter, background, color: blackOrWhite(background) };
}

/**
 * Luminance with equal contrast to black and white: (L + 0.05)² = 0.05 · 1.05, 4.58:1 for both (WCAG 2.2,
 * relative luminance).
 */
const EVEN = Math.sqrt(0.05 * 1.05) - 0.05;

function blackOrWhite(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > EVEN ? '#000000' : '#ffffff';
}

/** Normalizes an accent to `#rrggbb`. @throws {Error} if not a hex colour */
function accentOf(name: string, accent: string): string {
  checkAccent(name, accent);
  const digits = accent.slice(1).toLowerCase();
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}
