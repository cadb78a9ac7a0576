import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { isAddressArgument, isListArgument } from '../transactions/argumentValues.ts';
import type { ArgumentValue, DecodedCall } from '../transactions/decodedCall.ts';

/** Transfer that a call makes. */
export interface Movement {
  /** Payer; not always the account that calls. */
  readonly from: Address;
  /** Undefined for a contract that the call creates, and for the executor. */
  readonly to: Address | undefined;
  /** Zero address for the native currency. */
  readonly token: Address;
  /** In the smallest unit; for NFTs, the number of items. */
  readonly amount: bigint;
  /** Item of an NFT. */
  readonly tokenId?: bigint;
  /** True if the number can be an amount or an NFT's id, depending on the contract. */
  readonly isAmountOrId?: boolean;
  /** Path of its call in nested batches. */
  readonly path: readonly number[];
}

/** Decodes the transfers of a call and of its nested calls. */
export function readMovements(
  decoded: DecodedCall,
  account: Address,
  path: readonly number[] = [],
): readonly Movement[] {
  if (decoded.kind === 'batch') {
    return decoded.calls.flatMap((one, index) => readMovements(one, account, [...path, index]));
  }
  const { to, value, operation } = decoded.call;
  if (operation === 1) return createdWith(decoded, account, path);
  const coins = { from: account, to, token: zeroAddress, amount: value, path };
  return [
    ...(value > 0n ? [coins] : []),
    ...(decoded.kind === 'function' ? tokenMovements(decoded, account, path) : []),
  ];
}

type FunctionCall = Extract<DecodedCall, { kind: 'function' }>;

/** Value sent to a created contract; a delegatecall itself has no value. */
function createdWith(
  decoded: Exclude<DecodedCall, { kind: 'batch' }>,
  account: Address,
  path: readonly number[],
): readonly Movement[] {
  if (decoded.kind !== 'function' || !decoded.name.startsWith('performCreate')) return [];
  const amount = decoded.args[0]?.value;
  if (typeof amount !== 'bigint' || amount === 0n) return [];
  return [{ from: account, to: undefined, token: zeroAddress, amount, path }];
}

function tokenMovements(
  { call, source, signature, args }: FunctionCall,
  account: Address,
  path: readonly number[],
): readonly Movement[] {
  const token = call.to;
  const [first, second, third, fourth, fifth, sixth] = args.map(({ value }) => value);
  const move = (
    from: ArgumentValue | undefined,
    to: ArgumentValue | undefined,
    moved: Omit<Movement, 'from' | 'to' | 'path'>,
  ): readonly Movement[] =>
    isAddressArgument(from) && isAddressArgument(to) ? [{ from, to, path, ...moved }] : [];
  if (source === 'allowance' && signature.startsWith('executeAllowanceTransfer(')) {
    // Safe, token, recipient, amount, token of the payment, payment to the executor.
    return [
      ...(isAddressArgument(second)
        ? move(first, third, { token: second, amount: toNumber(fourth) })
        : []),
      ...(isAddressArgument(first) && isAddressArgument(fifth) && toNumber(sixth) > 0n
        ? [{ from: first, to: undefined, token: fifth, amount: toNumber(sixth), path }]
        : []),
    ];
  }
  if (source !== 'token') return [];
  switch (signature) {
    case 'transfer(address,uint256)':
      return move(account, first, { token, amount: toNumber(second) });
    case 'transferFrom(address,address,uint256)':
      return move(first, second, { token, amount: toNumber(third), isAmountOrId: true });
    case 'safeTransferFrom(address,address,uint256)':
    case 'safeTransferFrom(address,address,uint256,bytes)':
      return move(first, second, { token, amount: 1n, tokenId: toNumber(third) });
    case 'safeTransferFrom(address,address,uint256,uint256,bytes)':
      return move(first, second, { token, amount: toNumber(fourth), tokenId: toNumber(third) });
    case 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)': {
      const [ids, amounts] = [toList(third), toList(fourth)];
      return ids.flatMap((id, index) =>
        move(first, second, { token, amount: toNumber(amounts[index]), tokenId: toNumber(id) }),
      );
    }
    default:
      return [];
  }
}

function toList(value: ArgumentValue | undefined): readonly ArgumentValue[] {
  return typeof value === 'object' && isListArgument(value) ? value : [];
}

function toNumber(value: ArgumentValue | undefined): bigint {
  return typeof value === 'bigint' ? value : 0n;
}

/** Returns true for the zero address, which stands for the native currency. */
export function isCoin(token: Address): boolean {
  return isAddressEqual(token, zeroAddress);
}
