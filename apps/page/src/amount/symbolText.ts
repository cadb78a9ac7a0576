import { visibleText } from '@mooring/connect';

/** Most characters of a token's symbol that are shown. */
const LONGEST_SYMBOL = 16;

/** Symbol of a token as text: bounded, with hidden characters made visible. */
export function symbolText(symbol: string): string {
  return visibleText(symbol, LONGEST_SYMBOL);
}
