import { visibleText } from '@mooring/connect';

/** Most characters of a token's symbol that are shown. */
const SHOWN_SYMBOL = 16;
/** Most characters of a token's symbol that are kept: any contract may answer. */
export const LONGEST_SYMBOL = 32;

/** Symbol of a token as text: bounded, with hidden characters made visible. */
export function symbolText(symbol: string): string {
  return visibleText(symbol, SHOWN_SYMBOL);
}
