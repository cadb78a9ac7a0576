import { readField } from '@mooring/internal';

const DEEPEST_CAUSE = 6;

/** EIP-1193 and pairing codes that say "the person said no". */
const REJECTIONS = [4001, 5000];
/** Internal error (EIP-1474). */
const INTERNAL = -32603;
/** Words of wallets that say it without a code; a bundler rejects user operations for reasons of its own. */
const NO =
  /user(?!.?op).{0,20}(reject|den[iy]|cancel|declin|refus)|(reject|den[iy]|cancel|declin|refus)\w* by (the )?user|ACTION_REJECTED/i;
/** Words of an extension that was updated or removed under the page. */
const DEAD = /context invalidated|disconnected port|receiving end/i;

/** Error in place of what a wallet threw, which need not be one: with its words, its code, and itself as the cause. */
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
 * True for an error that says that the person declined in the wallet.
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
  return errorCodes(error).some((code) => REJECTIONS.includes(code)) || mentions(error, NO);
}

/** The wallet is no longer there, though its object is. */
export function isProviderGone(error: unknown): boolean {
  return mentions(error, DEAD);
}

/** True if a text, or a code or message of any layer, has such words. */
function mentions(error: unknown, words: RegExp): boolean {
  return [
    error,
    ...walkError(error).flatMap((layer) => [readField(layer, 'code'), readField(layer, 'message')]),
  ].some((text) => typeof text === 'string' && words.test(text));
}

/** The wallet has a window open already and wants that answered first. */
export function isRequestPending(error: unknown): boolean {
  return errorCodes(error).includes(-32002);
}

/** Codes of an error and of what it wraps. */
export function errorCodes(error: unknown): number[] {
  return walkError(error)
    .map((layer) => readField(layer, 'code'))
    .filter((code) => typeof code === 'number' || typeof code === 'string')
    .map(Number);
}

/**
 * The error and what it wraps; wallets nest the cause under several names.
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
  const found: object[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST_CAUSE || typeof value !== 'object' || value === null) return;
    found.push(value);
    for (const inside of ['data', 'originalError', 'cause', 'error']) {
      visit(readField(value, inside), depth + 1);
    }
  };
  visit(error, 0);
  return found;
}
