import { keccak_256 } from '@noble/hashes/sha3';

/**
 * Returns true for an address (`0x` and 40 hex digits) all in lower case, which claims no checksum, or in
 * the mixed case that its checksum asks for. One hash, so tens of microseconds. Source: EIP-55.
 *
 * @example
 * ```ts
 * import { hasValidChecksum } from '@mooring/sign-in';
 *
 * hasValidChecksum('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'); // true
 * hasValidChecksum('0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266'); // false
 * ```
 */
export function hasValidChecksum(address: string): boolean {
  const digits = address.slice(2);
  const lowerCase = digits.toLowerCase();
  return digits === lowerCase || digits === withChecksum(lowerCase);
}

function withChecksum(lowerCase: string): string {
  const hash = keccak_256(lowerCase);
  let mixed = '';
  for (const [index, digit] of [...lowerCase].entries()) {
    const byte = hash[index >> 1] ?? 0;
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 0xf;
    mixed += nibble >= 8 ? digit.toUpperCase() : digit;
  }
  return mixed;
}
