import { createParameterReaders } from '@mooring/internal/parameters';
import { type Hex, isAddressEqual } from 'viem';
import type { Passkey } from '../credential/passkey.ts';
import { invalidParams, PasskeyError } from '../passkeyError.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';
import type { AccountState } from './accountState.ts';
import type { PasskeyNetwork, PasskeyProviderOptions } from './providerOptions.ts';
import type { Shared } from './shared.ts';

/** Context of the provider's methods. */
export interface ProviderContext {
  readonly options: PasskeyProviderOptions;
  /** Network of requests that name none. */
  readonly chainId: () => number;
  readonly account: () => PasskeyAccount | undefined;
  readonly connect: () => Promise<PasskeyAccount>;
  readonly switchTo: (chainId: number) => void;
  /** Runs signing requests one after the other: a person reviews one at a time. */
  readonly enqueue: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Reads the account from a chain after its last transaction is included. */
  readonly readState: (network: PasskeyNetwork, account: PasskeyAccount) => Promise<AccountState>;
  readonly noteSent: (chainId: number, nonce: bigint) => void;
  /** Ids of batches, by the ids that the page chose. */
  readonly batches: Map<string, Hex>;
  /** Stores the changed account. */
  readonly store: (account: PasskeyAccount) => Promise<unknown>;
  /** Newest passkey created as a further owner, by network and account. */
  readonly spares: Map<string, Passkey>;
  readonly shared: Shared;
}

/** JSON-RPC method; rejects with `PasskeyError`. */
export type Method = (context: ProviderContext, params: readonly unknown[]) => Promise<unknown>;

export type Methods = Readonly<Record<string, Method>>;

export const [readRecord, readAddress, readData, readQuantity] =
  /* @__PURE__ */ createParameterReaders(invalidParams);

/** Returns the connected account; checks the account that a request names, if any. */
export function checkAccount(context: ProviderContext, value: unknown): PasskeyAccount {
  const account = context.account();
  if (!account) throw new PasskeyError('unauthorized', 'No account is connected.');
  if (value === undefined || value === null) return account;
  if (!isAddressEqual(readAddress(value), account.address))
    throw new PasskeyError('unauthorized', `Only ${account.address} is connected.`);
  return account;
}

/** Returns a configured network by its chain id; throws `unknownNetwork`, or the given reason, for others. */
export function networkOf(
  { options }: ProviderContext,
  chainId: number,
  reason: 'unknownNetwork' | 'unknownChain' = 'unknownNetwork',
): PasskeyNetwork {
  const network = options.networks.find((one) => one.chainId === chainId);
  if (network) return network;
  throw new PasskeyError(reason, `Chain ${chainId} is not configured.`);
}
