import {
  type Address,
  concat,
  getAddress,
  type Hash,
  type Hex,
  isHex,
  numberToHex,
  pad,
  size,
  slice,
} from 'viem';
import {
  recoverOwner,
  type SafeSignature,
  SafeSignatureError,
  withLastByte,
} from './safeSignature.ts';

/** Size in bytes of a signature's static part. */
const PART_SIZE = 65;

/**
 * Sorts signatures by owner address in ascending order, as a Safe requires.
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
 * Joins signatures to the bytes for `execTransaction` and `isValidSignature`: 65 bytes for each owner, sorted, followed
 * by the data of contract signatures. Source: Safe's `checkNSignatures`.
 * @throws {SafeSignatureError} `duplicate` for two signatures of one owner
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
  let offset = sorted.length * PART_SIZE;
  const parts = sorted.map((signature, index) => {
    if (sorted[index - 1]?.owner.toLowerCase() === signature.owner.toLowerCase())
      throw new SafeSignatureError('duplicate', `${signature.owner} signed twice.`);
    const owner = pad(lowerHex(signature.owner), { size: 32 });
    if (signature.kind === 'approved-hash') return concat([owner, pad('0x', { size: 32 }), '0x01']);
    if (signature.kind !== 'contract') return lowerHex(signature.data);
    const tail = concat([
      numberToHex(size(signature.data), { size: 32 }),
      lowerHex(signature.data),
    ]);
    const part = concat([owner, numberToHex(offset, { size: 32 }), '0x00']);
    tails.push(tail);
    offset += size(tail);
    return part;
  });
  return concat(['0x', ...parts, ...tails]);
}

function lowerHex(hex: Hex): Hex {
  return `0x${hex.slice(2).toLowerCase()}`;
}

/** Largest size in bytes: enough for hundreds of owners and nested Safes. */
const LARGEST_SIGNATURES = 100_000;

/**
 * Splits joined signatures, and recovers their signers. Refuses data that cannot be recovered, overlaps,
 * leaves bytes over or points outside: the contract could read it differently.
 * @throws {SafeSignatureError} `malformed` or `tooLong`; for joined ones out of order `notOrdered`
 *   or `duplicate`
 *
 * @example
 * ```ts
 * import { splitSignatures } from '@mooring/safe/transactions';
 *
 * const owners = (await splitSignatures(signature, hash)).map(({ owner }) => owner);
 * ```
 */
export async function splitSignatures(bytes: Hex, hash: Hash): Promise<readonly SafeSignature[]> {
  if (!isHex(bytes) || bytes.length % 2 !== 0) throw malformed('They are not bytes.');
  if (bytes.length > 2 * LARGEST_SIGNATURES + 2)
    throw new SafeSignatureError('tooLong', `Expected at most ${LARGEST_SIGNATURES} bytes.`);
  const total = size(bytes);
  const found: SafeSignature[] = [];
  // End of the static parts; after them the data of contract signatures, in the same order.
  let partsEnd = total;
  let nextTail: number | undefined;
  for (let at = 0; at < partsEnd; at += PART_SIZE) {
    if (at + PART_SIZE > partsEnd) throw malformed('The last one is cut short.');
    const part = slice(bytes, at, at + PART_SIZE);
    if (part.endsWith('00')) {
      const offset = wordNumber(slice(part, 32, 64));
      const data = tailAt(bytes, offset, total);
      if (nextTail === undefined) partsEnd = offset;
      else if (offset !== nextTail) throw malformed('What contracts say is out of order.');
      nextTail = offset + 32 + size(data);
      found.push({ kind: 'contract', owner: wordAddress(slice(part, 0, 32)), data });
    } else {
      found.push(await readSignaturePart(part, hash));
    }
  }
  if ((nextTail ?? partsEnd) !== total) throw malformed('Bytes are left over.');
  checkOrder(found);
  return found;
}

function checkOrder(signatures: readonly SafeSignature[]): void {
  for (const [index, { owner }] of signatures.entries()) {
    const before = signatures[index - 1]?.owner.toLowerCase();
    if (before === undefined || before < owner.toLowerCase()) continue;
    if (before === owner.toLowerCase())
      throw new SafeSignatureError('duplicate', `${owner} signed twice.`);
    throw new SafeSignatureError('notOrdered', `Signatures are not sorted by owner: ${owner}.`);
  }
}

async function readSignaturePart(part: Hex, hash: Hash): Promise<SafeSignature> {
  const v = Number(`0x${part.slice(-2)}`);
  if (v === 1) return { kind: 'approved-hash', owner: wordAddress(slice(part, 0, 32)) };
  const kind = v > 30 ? 'eth-sign' : 'typed-data';
  const plainV = kind === 'eth-sign' ? v - 4 : v;
  const owner =
    plainV === 27 || plainV === 28
      ? await recoverOwner(withLastByte(part, plainV), kind, hash)
      : undefined;
  if (owner === undefined) throw malformed('One was made by no key.');
  return { kind, owner, data: part };
}

function tailAt(bytes: Hex, offset: number, total: number): Hex {
  if (offset + 32 > total) throw malformed('A contract’s points outside.');
  const length = wordNumber(slice(bytes, offset, offset + 32));
  const start = offset + 32;
  if (start + length > total) throw malformed('A contract’s ends outside.');
  return length === 0 ? '0x' : slice(bytes, start, start + length);
}

function wordNumber(word: Hex): number {
  const value = BigInt(word);
  if (value > BigInt(LARGEST_SIGNATURES))
    throw malformed('An offset or a length is beyond the end.');
  return Number(value);
}

function wordAddress(word: Hex): Address {
  if (!word.startsWith(`0x${'0'.repeat(24)}`)) throw malformed('An owner is not an address.');
  return getAddress(slice(word, 12));
}

function malformed(reason: string): SafeSignatureError {
  return new SafeSignatureError('malformed', `Invalid signatures: ${reason}`);
}
