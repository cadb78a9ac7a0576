import { readField } from '@mooring/internal';
import { visibleText } from '../core/text/visibleText.ts';
import { walkError } from './walletError.ts';

const LONGEST_WALLET_REASON = 160;

/**
 * The wallet's own words in an error, bounded and with hidden characters made visible; for showing as
 * text. Undefined where the error is a library's or a connector's: those speak English to developers.
 *
 * @example
 * ```tsx
 * import { errorReason } from '@mooring/connect';
 * import { useSendTransaction } from 'wagmi';
 *
 * export function Failure() {
 *   const { error } = useSendTransaction();
 *   return error && <p>{errorReason(error) ?? 'The wallet did not send it.'}</p>;
 * }
 * ```
 */
export function errorReason(error: unknown): string | undefined {
  for (const layer of walkError(error)) {
    if (isLibraryError(layer) || readField(layer, 'source') === 'connector') continue;
    const words = readField(layer, 'shortMessage') ?? readField(layer, 'message');
    if (typeof words === 'string' && words.trim() !== '') {
      return visibleText(words.trim(), LONGEST_WALLET_REASON);
    }
  }
  return undefined;
}

/** An error class of viem's or wagmi's; the wallet's error is its cause. */
function isLibraryError(layer: object): boolean {
  return (
    typeof readField(layer, 'shortMessage') === 'string' &&
    typeof readField(layer, 'walk') === 'function'
  );
}
