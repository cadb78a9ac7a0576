import { readField } from '@mooring/internal';

const DEEPEST_CAUSE = 6;

/** Codes of a rejection, in EIP-1193 and in pairing. */
const REJECTIONS = [4001, 5000];
/** Internal error (EIP-1474). */
const INTERNAL = -32603;
/** Texts of rejections without a code; not those of a bundler that rejects a user operation. */
const REJECTION_TEXT =
  /user(?!.?op).{0,20}(reject|den[iy]|cancel|declin|refus)|(reject|den[iy]|cancel|declin|refus)\w* by (the )?user|ACTION_REJECTED/i;
/** Texts of an extension that was updated or removed while the page is open. */
const GONE_TEXT = /context invalidated|disconnected port|receiving end/i;

/** Converts a value that a wallet threw to an error with its message and code, and the value as the cause. */
export function walletRequestError(thrown: unknown): Error & { code: number; data: unknown } {
  const words = typeof thrown === 'string' ? thrown : readField(thrown, 'message');
  const code = Number(readField(thrown, 'code'));
  return Object.assign(new Error(typeof words === 'string' ? words : '', { cause: thrown }), {
    name: 'WalletRequestError',
    code: Number.isSafeInteger(code) ? code : INTERNAL,
    data: readField(thrown, 'data'),
  });
}

/**
 * Returns true for an error that means that the user rejected the request in the wallet.
 *
 * @example
 * ```tsx
 * import { isRejection } from '@mooring/connect';
 * import { useSendTransaction } from 'wagmi';
 *
 * export function Failure() {
 *   const { error } = useSendTransaction();
 *   return error && !isRejection(error) ? <p>It was not sent.</p> : null;
 * }
 * ```
 */
export function isRejection(error: unknown): boolean {
  return (
    errorCodes(error).some((code) => REJECTIONS.includes(code)) || mentions(error, REJECTION_TEXT)
  );
}

/** Returns true if the wallet's extension is gone while its provider is still in the page. */
export function isProviderGone(error: unknown): boolean {
  return mentions(error, GONE_TEXT);
}

/** Returns true if the error, or a code or message of any layer, matches the pattern. */
function mentions(error: unknown, words: RegExp): boolean {
  return [
    error,
    ...walkError(error).flatMap((layer) => [readField(layer, 'code'), readField(layer, 'message')]),
  ].some((text) => typeof text === 'string' && words.test(text));
}

/** Returns true if the wallet has an open prompt that must be answered first. */
export function isRequestPending(error: unknown): boolean {
  return errorCodes(error).includes(-32002);
}

/** Returns the codes of an error and of the errors it wraps. */
export function errorCodes(error: unknown): number[] {
  return walkError(error)
    .map((layer) => readField(layer, 'code'))
    .filter((code) => typeof code === 'number' || typeof code === 'string')
    .map(Number);
}

/**
 * Returns the error and the errors it wraps; wallets nest the cause under several names.
 *
 * @example
 * ```tsx
 * import { walkError } from '@mooring/connect/parts';
 *
 * export const isTimeout = (error: unknown) =>
 *   walkError(error).some((layer) => layer instanceof Error && layer.name === 'TimeoutError');
 * ```
 */
export function walkError(error: unknown): object[] {
  const layers: object[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST_CAUSE || typeof value !== 'object' || value === null) return;
    layers.push(value);
    for (const field of ['data', 'originalError', 'cause', 'error']) {
      visit(readField(value, field), depth + 1);
    }
  };
  visit(error, 0);
  return layers;
}
