import { visibleText } from '../identity/visibleText.ts';
import { layersOf, readField } from './walletError.ts';

const LONGEST_REASON = 160;

/** The wallet's own words, bounded and with hidden characters made visible; for showing as text. */
export function reasonOf(error: unknown): string | undefined {
  for (const layer of layersOf(error)) {
    const words =
      readField(layer, 'details') ??
      readField(layer, 'shortMessage') ??
      readField(layer, 'message');
    if (typeof words === 'string' && words.trim() !== '') {
      return visibleText(words.trim(), LONGEST_REASON);
    }
  }
  return undefined;
}
