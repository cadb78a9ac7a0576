import type { SafeCall } from '@mooring/safe/transactions';
import type { Address, Hex } from 'viem';

/** A call, as far as its data says what it does. */
export type CallMeaning =
  /** The network's currency, and nothing else. */
  | { readonly kind: 'send'; readonly to: Address; readonly amount: bigint }
  | {
      readonly kind: 'transfer';
      readonly token: Address;
      /** Absent where the account's own tokens are sent. */
      readonly from: Address | undefined;
      readonly to: Address;
      readonly amount: bigint;
    }
  | {
      readonly kind: 'approve';
      readonly token: Address;
      readonly spender: Address;
      readonly amount: bigint;
    }
  | { readonly kind: 'addOwner'; readonly owner: Address; readonly threshold: bigint }
  | { readonly kind: 'removeOwner'; readonly owner: Address; readonly threshold: bigint }
  | { readonly kind: 'swapOwner'; readonly owner: Address; readonly newOwner: Address }
  /** Makes the contract that checks a passkey's signatures. */
  | { readonly kind: 'createSigner' }
  /** The account calls itself in another way: that can change its rules. */
  | { readonly kind: 'self' }
  | { readonly kind: 'contract'; readonly selector: string | undefined };

/** Functions of which every argument is one word of 32 bytes, by selector; what is no address is a number. */
const functions: Readonly<
  Record<string, readonly [name: string, ...words: ('address' | 'number')[]]>
> = {
  '0xa9059cbb': ['transfer', 'address', 'number'],
  '0x23b872dd': ['transferFrom', 'address', 'address', 'number'],
  '0x095ea7b3': ['approve', 'address', 'number'],
  // Of Safe's passkey factory: x, y, verifiers.
  '0x0d2f0489': ['createSigner', 'number', 'number', 'number'],
  // Of a Safe.
  '0x0d582f13': ['addOwnerWithThreshold', 'address', 'number'],
  '0xf8dc5dd9': ['removeOwner', 'address', 'address', 'number'],
  '0xe318b52b': ['swapOwner', 'address', 'address', 'address'],
};

/** From here on an allowance is as good as unlimited: some tokens keep 96 bits, and others 160 (Permit2). */
const UNLIMITED = 2n ** 96n - 1n;

/** Reads what a call does. What is not encoded exactly so, or takes coins along, is a contract call. */
export function readCallMeaning(
  { to, value, data }: Pick<SafeCall, 'to' | 'value' | 'data'>,
  account: Address,
): CallMeaning {
  if (data === '0x') return { kind: 'send', to, amount: value };
  const call = value === 0n ? readWords(data) : undefined;
  const { addresses: [first, second, third] = [], last = 0n } = call ?? {};
  if (to.toLowerCase() === account.toLowerCase()) {
    switch (call?.name) {
      case 'addOwnerWithThreshold':
        if (first) return { kind: 'addOwner', owner: first, threshold: last };
        break;
      case 'removeOwner':
        if (second) return { kind: 'removeOwner', owner: second, threshold: last };
        break;
      case 'swapOwner':
        if (second && third) return { kind: 'swapOwner', owner: second, newOwner: third };
    }
    return { kind: 'self' };
  }
  switch (call?.name) {
    case 'transfer':
      if (first) return { kind: 'transfer', token: to, from: undefined, to: first, amount: last };
      break;
    case 'transferFrom':
      if (first && second)
        return { kind: 'transfer', token: to, from: first, to: second, amount: last };
      break;
    case 'approve':
      if (first) return { kind: 'approve', token: to, spender: first, amount: last };
      break;
    case 'createSigner':
      return { kind: 'createSigner' };
  }
  return { kind: 'contract', selector: data.length < 10 ? undefined : data.slice(0, 10) };
}

/** True for an allowance that no balance reaches. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= UNLIMITED;
}

/** The arguments of a known function: its addresses, and the number at the end. */
function readWords(data: Hex) {
  const [name, ...kinds] = functions[data.slice(0, 10).toLowerCase()] ?? [];
  const words = data.slice(10).match(/.{64}/g) ?? [];
  // Bytes that follow would be signed as well.
  if (name === undefined || data.length !== 10 + 64 * kinds.length) return undefined;
  const addresses = words.filter((_, index) => kinds[index] === 'address');
  if (!addresses.every((word) => word.startsWith('0'.repeat(24)))) return undefined;
  return {
    name,
    addresses: addresses.map((word): Address => `0x${word.slice(24)}`),
    last: BigInt(`0x${words.at(-1)}`),
  };
}
