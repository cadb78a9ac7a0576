import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { canonicalDeployments } from '../deployments.ts';
import type { SafeCall, SafeState } from '../transactions/safeTransaction.ts';
import type { PaymentFacts, TokenFacts } from './facts.ts';

/** Address of one repeated digit. */
export const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);

export const [ada, ben, shop, listedToken, unlisted, items, dock] = [
  ...[
    at('a'),
    at('b'),
    getAddress(`0x90${'c'.repeat(34)}b906`),
    at('7'),
    at('8'),
    at('9'),
    at('e'),
  ],
] as [Address, Address, Address, Address, Address, Address, Address];

/** A Safe of two owners. */
export const safe: SafeState = {
  address: at('5'),
  chainId: 1,
  version: '1.4.1',
  owners: [ada, ben],
  threshold: 2,
  nonce: 7n,
};

const tokens: Readonly<Record<string, TokenFacts>> = {
  [unlisted]: { kind: 'fungible', symbol: 'BOAT', decimals: 6 },
  [items]: { kind: 'items', symbol: 'HULL' },
};
const codes: readonly Address[] = [listedToken, unlisted, items, dock];

/** Facts of that Safe, everything read. */
export function createFacts(changes: Partial<PaymentFacts> = {}): PaymentFacts {
  return {
    account: safe.address,
    currency: { symbol: 'ETH', decimals: 18 },
    listed: [{ address: listedToken, symbol: 'USDC', decimals: 6 }],
    tokenAt: (address) => tokens[getAddress(address)],
    hasCode: (address) =>
      codes.includes(getAddress(address)) ||
      canonicalDeployments.some(({ contracts }) => Object.values(contracts).includes(address)),
    known: [ada, ben],
    paid: [shop],
    gasPrice: 10n ** 9n,
    published: canonicalDeployments.flatMap(({ contracts }) => contracts.fallbackHandler ?? []),
    balanceOf: () => 10n ** 30n,
    ...changes,
  };
}

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amountOrId)',
  'function approve(address spender, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
]);

/** Call of a token's contract. */
export const callOf = (to: Address, data: Hex): SafeCall => ({ to, value: 0n, data, operation: 0 });

export const coins = (to: Address, value = 5n): SafeCall => ({
  ...{ to, value, data: '0x', operation: 0 },
});
export const transfer = (token: Address, to: Address, amount = 5n): SafeCall =>
  callOf(token, encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] }));
export const transferFrom = (token: Address, from: Address, to: Address, amount = 5n): SafeCall =>
  callOf(
    token,
    encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, amount] }),
  );
export const approve = (token: Address, spender: Address, amount = 5n): SafeCall =>
  callOf(token, encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] }));
export const sendItem = (token: Address, to: Address, id = 3n): SafeCall =>
  callOf(
    token,
    encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [safe.address, to, id] }),
  );
export const sendItems = (token: Address, to: Address): SafeCall =>
  callOf(
    token,
    encodeFunctionData({
      ...{ abi, functionName: 'safeBatchTransferFrom' },
      args: [safe.address, to, [3n, 4n], [1n, 2n], '0x'],
    }),
  );
