import type { SafeCall } from '@mooring/safe/transactions';
import { type Address, type Hex, maxUint256 } from 'viem';

/** Decoded meaning of a call. */
export type CallMeaning =
  /** Payment in the native currency. */
  | { readonly kind: 'send'; readonly to: Address; readonly amount: bigint }
  | {
      readonly kind: 'transfer';
      readonly token: Address;
      /** Owner of the tokens; undefined for the account itself. */
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
  /** Deploys the contract that verifies a passkey's signatures. */
  | { readonly kind: 'createSigner' }
  /** Any other call of the account to itself, which can change its settings. */
  | { readonly kind: 'self' }
  | { readonly kind: 'contract'; readonly selector: string | undefined };

/** Known functions by selector; each argument is one 32-byte word. */
const functions: Readonly<
  Record<string, readonly [name: string, ...words: ('address' | 'number')[]]>
> = {
  '0xa9059cbb': ['transfer', 'address', 'number'],
  '0x23b872dd': ['transferFrom', 'address', 'address', 'number'],
  '0x095ea7b3': ['approve', 'address', 'number'],
  // ERC-721 and ERC-1155: all items, future ones included.
  '0xa22cb465': ['setApprovalForAll', 'address', 'number'],
  // Safe's passkey signer factory: x, y, verifiers.
  '0x0d2f0489': ['createSigner', 'number', 'number', 'number'],
  // Safe.
  '0x0d582f13': ['addOwnerWithThreshold', 'address', 'number'],
  '0xf8dc5dd9': ['removeOwner', 'address', 'address', 'number'],
  '0xe318b52b': ['swapOwner', 'address', 'address', 'address'],
};

/**
 * Decodes a call. Calls with a value, or with data that is not exactly encoded, have the kind `contract`.
 * @param factory of passkey signers: another contract may have a function of that name
 */
export function readCallMeaning(
  { to, value, data }: Pick<SafeCall, 'to' | 'value' | 'data'>,
  account: Address,
  factory?: Address,
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
    case 'setApprovalForAll':
      if (first && last <= 1n)
        return { kind: 'approve', token: to, spender: first, amount: last * maxUint256 };
      break;
    case 'createSigner':
      if (factory?.toLowerCase() === to.toLowerCase()) return { kind: 'createSigner' };
  }
  return { kind: 'contract', selector: data.length < 10 ? undefined : data.slice(0, 10) };
}

/** Decodes the arguments of a known function: the addresses, and the last word as a number. */
function readWords(data: Hex) {
  const [name, ...kinds] = functions[data.slice(0, 10).toLowerCase()] ?? [];
  const words = data.slice(10).match(/.{64}/g) ?? [];
  // Additional bytes would be signed too.
  if (name === undefined || data.length !== 10 + 64 * kinds.length) return undefined;
  const addresses = words.filter((_, index) => kinds[index] === 'address');
  if (!addresses.every((word) => word.startsWith('0'.repeat(24)))) return undefined;
  return {
    name,
    addresses: addresses.map((word): Address => `0x${word.slice(24)}`),
    last: BigInt(`0x${words.at(-1)}`),
  };
}
