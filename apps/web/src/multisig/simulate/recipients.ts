import type { TransactionInfo } from '@mooring/safe/gateway';
import type { DecodedCall } from '@mooring/safe/transactions';
import { type Address, isAddressEqual } from 'viem';
import { callKind } from '../call/callKind.ts';

/** Addresses that a call pays, or allows to spend. */
export function recipientsOf(decoded: DecodedCall, safe: Address): readonly Address[] {
  if (decoded.kind === 'batch') {
    return unique(decoded.calls.flatMap((one) => recipientsOf(one, safe)));
  }
  const call = callKind(decoded, safe);
  if (call.kind === 'coins' || call.kind === 'tokens') return [call.to];
  if (call.kind === 'approval') return [call.approval.spender];
  if (call.kind === 'addOwner') return [call.owner];
  return call.kind === 'swapOwner' ? [call.newOwner] : [];
}

/**
 * Address an entry of the history shows as paid before; undefined for others. Transfers of nothing, and of tokens the
 * site does not list, are left out: anybody can make a history show such ones, to an address of their choice.
 */
export function paidBefore(info: TransactionInfo, tokens: readonly Address[]): Address | undefined {
  if (info.type !== 'Transfer' || info.direction !== 'OUTGOING') return undefined;
  const { transferInfo: moved, recipient } = info;
  if (moved.type === 'NATIVE_COIN') return moved.value > 0n ? recipient.value : undefined;
  if (moved.type !== 'ERC20' || moved.value === 0n) return undefined;
  return tokens.some((token) => isAddressEqual(token, moved.tokenAddress))
    ? recipient.value
    : undefined;
}

/** Recipient that is not known, and a known address it could be taken for. */
export interface LookAlike {
  readonly recipient: Address;
  readonly known: Address;
}

interface CheckedRecipients {
  readonly lookAlikes: readonly LookAlike[];
  /** Recipients that are neither known nor like a known one. */
  readonly firstTime: readonly Address[];
}

/** Holds recipients against known addresses. */
export function checkRecipients(
  recipients: readonly Address[],
  known: readonly Address[],
): CheckedRecipients {
  const unknown = recipients.filter((one) => !known.some((other) => isAddressEqual(one, other)));
  const lookAlikes = unknown.flatMap((recipient) => {
    const like = known.find((other) => isAlike(recipient, other));
    return like ? [{ recipient, known: like }] : [];
  });
  const firstTime = unknown.filter(
    (one) => !lookAlikes.some(({ recipient }) => isAddressEqual(recipient, one)),
  );
  return { lookAlikes, firstTime };
}

/** True for two addresses with the same first and last four digits: most places show no others. */
function isAlike(one: Address, other: Address): boolean {
  const ends = (address: Address) => `${address.slice(2, 6)}${address.slice(-4)}`.toLowerCase();
  return ends(one) === ends(other);
}

function unique(addresses: readonly Address[]): readonly Address[] {
  return [...new Map(addresses.map((one) => [one.toLowerCase(), one])).values()];
}
