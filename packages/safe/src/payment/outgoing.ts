import { type Address, isAddressEqual } from 'viem';
import { hasPossibleDecimals, type PaymentFacts } from './facts.ts';
import { isCoin, type Movement } from './movements.ts';
import { createPaymentFinding, type PaymentFinding } from './paymentFinding.ts';

/** Asset of an outgoing transfer. */
export interface OutgoingAsset {
  /** Zero address for the native currency. */
  readonly token: Address;
  /** Undefined if the contract could not be read; amounts are then in the smallest unit. */
  readonly symbol?: string;
  readonly decimals?: number;
  /** False for a token that the site does not list; show it with its address. */
  readonly isListed: boolean;
}

/** Asset and amount that leave the account. */
export interface OutgoingTransfer {
  readonly asset: OutgoingAsset;
  /** In the smallest unit; for a refund, the maximum; for NFTs, the number of items. */
  readonly amount: bigint;
  readonly tokenId?: bigint;
  /** Undefined for the executor, and for a contract that the transaction creates. */
  readonly to?: Address;
  readonly kind: 'payment' | 'refund';
  readonly path: readonly number[];
}

/** Returns the outgoing transfer of a movement, with its asset. */
export function readOutgoing(
  { token, amount, tokenId, to, path }: Movement,
  { currency, listed, tokenAt }: PaymentFacts,
  kind: OutgoingTransfer['kind'],
): OutgoingTransfer {
  const known = isCoin(token)
    ? currency
    : listed.find(({ address }) => isAddressEqual(address, token));
  const told = known ? undefined : tokenAt(token);
  const own = typeof told === 'object' ? told : undefined;
  const symbol = known?.symbol ?? own?.symbol;
  const isCounted = own?.kind === 'fungible' && hasPossibleDecimals(own);
  const decimals = known?.decimals ?? (isCounted ? own.decimals : undefined);
  return {
    asset: {
      token,
      isListed: known !== undefined,
      ...(symbol !== undefined && { symbol }),
      ...(decimals !== undefined && { decimals }),
    },
    ...{ amount, kind, path },
    ...(tokenId !== undefined && { tokenId }),
    ...(to && { to }),
  };
}

/**
 * Sums outgoing transfers by asset; NFTs are not summed.
 *
 * @example
 * ```ts
 * import { explainCalls, sumOutgoing } from '@mooring/safe/payment';
 *
 * const totals = sumOutgoing(explainCalls(calls, facts).leaves);
 * ```
 */
export function sumOutgoing(
  leaves: readonly OutgoingTransfer[],
): readonly Omit<OutgoingTransfer, 'to' | 'path'>[] {
  const totals = new Map<string, Omit<OutgoingTransfer, 'to' | 'path'>>();
  for (const { asset, amount, kind, tokenId } of leaves) {
    const key = `${asset.token.toLowerCase()} ${kind} ${tokenId ?? ''}`;
    const sum = (totals.get(key)?.amount ?? 0n) + amount;
    totals.set(key, { asset, kind, amount: sum, ...(tokenId !== undefined && { tokenId }) });
  }
  return [...totals.values()];
}

/** Compares outgoing transfers with balances and the spending limit. */
export function checkBalances(
  leaves: readonly OutgoingTransfer[],
  facts: PaymentFacts,
): readonly PaymentFinding[] {
  const found: PaymentFinding[] = [];
  const sums = new Map<string, { token: Address; amount: bigint }>();
  for (const { asset, amount, tokenId } of leaves) {
    if (tokenId !== undefined) continue;
    const key = asset.token.toLowerCase();
    sums.set(key, { token: asset.token, amount: (sums.get(key)?.amount ?? 0n) + amount });
  }
  for (const { token, amount } of sums.values()) {
    const balance = facts.balanceOf(token);
    const details = { token, amount };
    if (balance === 'not-read') found.push(createPaymentFinding('balance-unread', [], { token }));
    else if (balance < amount) found.push(createPaymentFinding('balance-short', [], details));
    if (facts.limit === undefined) continue;
    if (facts.limit === 'not-read') found.push(createPaymentFinding('limit-unread'));
    else if (facts.limit < amount) found.push(createPaymentFinding('limit-exceeded', [], details));
  }
  return found;
}
