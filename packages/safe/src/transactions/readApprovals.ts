import { isUnlimited, MORE_THAN_ANY } from '@mooring/internal';
import { type Address, isAddressEqual } from 'viem';
import { isAddressArgument, isListArgument } from './argumentValues.ts';
import type { ArgumentValue, DecodedCall } from './decodedCall.ts';

/** Token approval given to a spender, or revoked. */
export interface Approval {
  /** Contract of the token. */
  readonly token: Address;
  readonly spender: Address;
  /**
   * In the token's smallest unit (for ERC-721, the token id); `items` for all items of an NFT contract,
   * future ones included. 0 revokes an approval.
   */
  readonly amount: bigint | 'items';
  /** True when added to the existing allowance. */
  readonly isMore: boolean;
  /** True for an unlimited allowance. */
  readonly isUnlimited: boolean;
}

/**
 * Returns the approvals in one call of an account, without those of nested calls: ERC-20, ERC-721, ERC-1155, EIP-2612,
 * DAI's own `permit`, Permit2. Permits of other owners are ignored.
 *
 * @example
 * ```ts
 * import { readApprovals, decodeCall } from '@mooring/safe/transactions';
 *
 * const decoded = decodeCall(transaction, { safe: safe.address });
 * readApprovals(decoded, safe.address).map(({ spender, isUnlimited }) => [spender, isUnlimited]);
 * ```
 */
export function readApprovals(decoded: DecodedCall, account: Address): readonly Approval[] {
  if (decoded.kind !== 'function') return [];
  const { to } = decoded.call;
  const values = decoded.args.map(({ value }) => value);
  const [first, second, third, , fifth] = values;
  const isOwn = isAddressArgument(first) && isAddressEqual(first, account);
  switch (decoded.signature) {
    case 'approve(address,uint256)':
      return approvalFor(to, first, second);
    case 'increaseAllowance(address,uint256)':
    case 'increaseApproval(address,uint256)':
      return approvalFor(to, first, second, true);
    case 'setApprovalForAll(address,bool)':
      return approvalFor(to, first, second === true ? 'items' : 0n);
    case 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)':
      return isOwn ? approvalFor(to, second, third) : [];
    case 'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)':
      return isOwn ? approvalFor(to, second, fifth === true ? MORE_THAN_ANY : 0n) : [];
    case 'approve(address,address,uint160,uint48)':
      return approvalFor(first, second, third);
    case 'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)':
    case 'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)':
      return isOwn ? permits(second) : [];
    default:
      return [];
  }
}

function approvalFor(
  token: ArgumentValue | undefined,
  spender: ArgumentValue | undefined,
  amount: ArgumentValue | undefined,
  isMore = false,
): readonly Approval[] {
  if (!isAddressArgument(token) || !isAddressArgument(spender)) return [];
  if (amount !== 'items' && typeof amount !== 'bigint') return [];
  return [
    { token, spender, amount, isMore, isUnlimited: amount === 'items' || isUnlimited(amount) },
  ];
}

/** Permit2 permit, for one token or several. */
function permits(permit: ArgumentValue | undefined): readonly Approval[] {
  const { details, spender } = tupleFields(permit);
  const all = Array.isArray(details) ? details : [details];
  return all.flatMap((one: ArgumentValue | undefined) => {
    const { token, amount } = tupleFields(one);
    return approvalFor(token, spender, amount);
  });
}

function tupleFields(value: ArgumentValue | undefined): Readonly<Record<string, ArgumentValue>> {
  return typeof value === 'object' && !isListArgument(value) ? value : {};
}
