const DEEPEST = 6;

/** EIP-1193 and pairing codes that say "the person said no". */
const REJECTIONS = [4001, 5000];

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
  return codesOf(error).some((code) => REJECTIONS.includes(code));
}

/** The wallet has a window open already and wants that answered first. */
export function isBusy(error: unknown): boolean {
  return codesOf(error).includes(-32002);
}

/**
 * The wallet does not know the network: 4902 as EIP-3326 asks, -32603 with 4902 inside, or -32000,
 * as wallets in the field answer.
 */
export function isUnknownChain(error: unknown): boolean {
  const codes = codesOf(error);
  return codes.includes(4902) || (codes.includes(-32000) && !isRejection(error));
}

/** Codes of an error and of what it wraps. */
export function codesOf(error: unknown): number[] {
  return layersOf(error)
    .map((layer) => readField(layer, 'code'))
    .filter((code) => typeof code === 'number' || typeof code === 'string')
    .map(Number);
}

/** The error and what it wraps; wallets nest the cause under several names. */
export function layersOf(error: unknown): object[] {
  const found: object[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return;
    found.push(value);
    for (const inside of ['data', 'originalError', 'cause', 'error']) {
      visit(readField(value, inside), depth + 1);
    }
  };
  visit(error, 0);
  return found;
}

/** A field of a foreign object, whatever it may be. */
export function readField(value: object, name: string): unknown {
  return Reflect.get(value, name);
}
