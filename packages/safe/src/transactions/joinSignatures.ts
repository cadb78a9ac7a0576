import { concat, type Hex, numberToHex, pad, size } from 'viem';
import { type SafeSignature, SafeSignatureError } from './safeSignature.ts';

/** Size in bytes of a signature's static part. */
const partSize = 65;

/**
 * Puts signatures into the order a Safe demands: ascending by the owner's address as a number.
 *
 * @example
 * ```ts
 * import { sortSignatures } from '@mooring/safe/transactions';
 *
 * const [lowest] = sortSignatures(signatures);
 * ```
 */
export function sortSignatures(signatures: readonly SafeSignature[]): readonly SafeSignature[] {
  // Hex of equal case and length sorts like its numbers.
  return signatures.toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1));
}

/**
 * The bytes that `execTransaction` and `isValidSignature` take: 65 of each owner, sorted, then what
 * contracts have to say behind them. Source: signatures of Safe, `checkNSignatures`.
 * @throws {SafeSignatureError} `duplicate` when an owner is there twice
 *
 * @example
 * ```ts
 * import { encodeExecution, joinSignatures } from '@mooring/safe/transactions';
 *
 * const data = encodeExecution(transaction, joinSignatures(signatures));
 * ```
 */
export function joinSignatures(signatures: readonly SafeSignature[]): Hex {
  const sorted = sortSignatures(signatures);
  const tails: Hex[] = [];
  let offset = sorted.length * partSize;
  const parts = sorted.map((signature, index) => {
    if (sorted[index - 1]?.owner.toLowerCase() === signature.owner.toLowerCase())
      throw new SafeSignatureError('duplicate', `${signature.owner} signed twice.`);
    const owner = pad(lowerCase(signature.owner), { size: 32 });
    if (signature.kind === 'approved-hash') return concat([owner, pad('0x', { size: 32 }), '0x01']);
    if (signature.kind !== 'contract') return lowerCase(signature.data);
    const tail = concat([
      numberToHex(size(signature.data), { size: 32 }),
      lowerCase(signature.data),
    ]);
    const part = concat([owner, numberToHex(offset, { size: 32 }), '0x00']);
    tails.push(tail);
    offset += size(tail);
    return part;
  });
  return concat(['0x', ...parts, ...tails]);
}

function lowerCase(hex: Hex): Hex {
  return `0x${hex.slice(2).toLowerCase()}`;
}
