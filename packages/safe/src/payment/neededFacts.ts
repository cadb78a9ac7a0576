import { type Address, isAddressEqual, zeroAddress } from 'viem';
import type { DecodedCall } from '../transactions/decodedCall.ts';
import type { GreatestRefund } from '../transactions/greatestRefund.ts';
import type { ListedToken } from './facts.ts';
import { isCoin, readMovements } from './movements.ts';
import {
  findPowerfulContract,
  placedBatches,
  placedCalls,
  powerfulContract,
  readPowers,
} from './powers.ts';

/** Addresses whose facts must be read before calls are explained. */
export interface NeededFacts {
  /** Addresses to read code of. */
  readonly code: readonly Address[];
  /** Addresses to read as tokens. */
  readonly tokens: readonly Address[];
  /** Tokens to read the account's balance of; the zero address for the native currency. */
  readonly balances: readonly Address[];
  /** Recipients, and those that get a power, to look for on other networks. */
  readonly accounts: readonly Address[];
}

/**
 * Returns the addresses whose facts the explanation of calls needs.
 * @param refund gas refund of the transaction
 *
 * @example
 * ```ts
 * import { neededFacts } from '@mooring/safe/payment';
 * import { decodeCall } from '@mooring/safe/transactions';
 *
 * const decoded = decodeCall(transaction, { safe: safe.address });
 * const { code, tokens } = neededFacts([decoded], safe.address, []);
 * ```
 */
export function neededFacts(
  decoded: readonly DecodedCall[],
  account: Address,
  listed: readonly ListedToken[],
  refund?: Pick<GreatestRefund, 'token' | 'to'>,
): NeededFacts {
  const calls = decoded.flatMap((one) => placedCalls(one));
  const moved = decoded.flatMap((one) => readMovements(one, account));
  const powerful = calls.flatMap((one) => powerfulContract(one, account)?.address ?? []);
  const called = calls.flatMap(({ decoded: { call } }) =>
    call.data === '0x' || isAddressEqual(call.to, account) ? [] : [call.to],
  );
  const batches = decoded.flatMap((one) => placedBatches(one).map(({ contract }) => contract));
  const powers = calls.flatMap((one) => readPowers(one, account));
  const approved = powers.flatMap(({ change }) =>
    change.kind === 'approval' ? [change.approval.token] : [],
  );
  const refunds = refund ? [refund.token ?? zeroAddress] : [];
  const isListed = (address: Address) => listed.some((one) => isAddressEqual(one.address, address));
  const asked = [
    ...moved.flatMap(({ token, to }) => (to ? [token, to] : [token])),
    ...[...powerful, ...approved, ...refunds, ...(refund?.to ? [refund.to] : [])],
  ];
  return {
    code: uniqueAddresses([
      ...[...batches, ...called, ...powerful],
      ...moved.flatMap(({ token }) => (isCoin(token) ? [] : [token])),
    ]),
    tokens: uniqueAddresses(asked).filter((one) => !isCoin(one) && !isListed(one)),
    balances: uniqueAddresses([...moved.map(({ token }) => token), ...refunds]),
    accounts: uniqueAddresses([
      ...moved.flatMap(({ to }) => to ?? []),
      ...(refund?.to ? [refund.to] : []),
      ...powers.flatMap(findPowerfulContract),
    ]).filter((one) => !isAddressEqual(one, account)),
  };
}

/** Returns each address once, in order. */
export function uniqueAddresses(addresses: readonly Address[]): readonly Address[] {
  const unique = new Map<string, Address>();
  for (const address of addresses) {
    if (!unique.has(address.toLowerCase())) unique.set(address.toLowerCase(), address);
  }
  return [...unique.values()];
}
