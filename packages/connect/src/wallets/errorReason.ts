import { readField } from '@mooring/internal';
import { visibleText } from '../core/text/visibleText.ts';
import { walkError } from './walletError.ts';

const LONGEST_WALLET_REASON = 160;

/**
 * Returns the wallet's message in an error, safe to show as text: bounded, with hidden characters made visible.
 * Undefined for errors of libraries and connectors, whose English messages are for developers.
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
    const message = readField(layer, 'shortMessage') ?? readField(layer, 'message');
    if (typeof message === 'string' && message.trim() !== '') {
      return visibleText(message.trim(), LONGEST_WALLET_REASON);
    }
  }
  return undefined;
}

/** Returns true for an error class of viem or wagmi; the wallet's error is its cause. */
function isLibraryError(layer: object): boolean {
  return (
    typeof readField(layer, 'shortMessage') === 'string' &&
    typeof readField(layer, 'walk') === 'function'
  );
}
