import type { OutgoingTransfer, PlacedCall } from '@mooring/safe/payment';
import { type Address, maxUint256 } from 'viem';
import type { ReviewedEffects } from './reviewKinds.ts';

/** Effect of a call, as the payment check decodes it; amounts in the smallest unit. */
export type CallEffect =
  | {
      readonly kind: 'approve';
      readonly token: Address;
      readonly spender: Address;
      readonly amount: bigint;
      /** True if the amount is added to an existing allowance. */
      readonly isMore: boolean;
    }
  | {
      readonly kind: 'item';
      readonly token: Address;
      readonly to: Address;
      readonly amount: bigint;
      readonly tokenId: bigint;
    };

/** Effects of a call, and if they describe it fully. */
export interface CallEffects {
  readonly effects: readonly CallEffect[];
  readonly isWhole: boolean;
}

/** Returns the approvals and NFT transfers of a call of a review; empty before its check. */
export function readCallEffects(
  { powers, leaves, others }: ReviewedEffects,
  index: number,
): CallEffects {
  const isOf = ({ path }: { readonly path: readonly number[] }) => isOfCall(path, index);
  const approvals = powers.filter(isOf).flatMap(({ change }): CallEffect[] => {
    if (change.kind !== 'approval') return [];
    const { token, spender, amount, isMore } = change.approval;
    const most = amount === 'items' ? maxUint256 : amount;
    return [{ kind: 'approve', token, spender, amount: most, isMore }];
  });
  const items = leaves.filter(isOf).flatMap(readItemTransfer);
  const rest = others.filter(isOf);
  const isWhole = rest.length === 0 || (items.length > 0 && rest.every(isItemTransfer));
  return { effects: [...approvals, ...items], isWhole };
}

/** Returns true for the path of a call of a review, or of a single one; deeper ones are calls inside of a call. */
export function isOfCall(path: readonly number[], index: number): boolean {
  return path.length < 2 && (path[0] ?? 0) === index;
}

function readItemTransfer({
  asset: { token },
  amount,
  tokenId,
  to,
}: OutgoingTransfer): CallEffect[] {
  return tokenId === undefined || !to ? [] : [{ kind: 'item', token, to, amount, tokenId }];
}

/** Returns true for an NFT transfer without anything else: coins, or data for the recipient. */
function isItemTransfer({ decoded }: PlacedCall): boolean {
  return (
    decoded.kind === 'function' &&
    decoded.call.value === 0n &&
    decoded.trailing === '0x' &&
    decoded.args.every(({ type, value }) => type !== 'bytes' || value === '0x')
  );
}
