import { visibleText } from '@mooring/connect';

/** Maximum number of visible characters of a token's symbol. */
const SHOWN_SYMBOL = 16;

/** Symbol of a token as text: bounded, with hidden characters made visible. */
export function symbolText(symbol: string): string {
  return visibleText(symbol, SHOWN_SYMBOL);
}
