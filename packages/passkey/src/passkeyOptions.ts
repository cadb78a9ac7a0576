import type { ChainRead } from './account/address.ts';
import {
  areSameContracts,
  checkContracts,
  type PasskeyContracts,
  passkeyContracts,
} from './account/contracts.ts';
import type { CredentialsContainerLike } from './credential/browser.ts';
import type { KnownFacts } from './explanation/explainReview.ts';
import type { ReviewRequest } from './provider/review.ts';
import type { Submitter } from './submit/submitter.ts';

/** Options of {@link passkey}. */
export interface PasskeyOptions {
  /** Name of the application, which some browsers show with a new passkey. */
  readonly appName: string;
  /** Shows what will be signed. A screen may take its place: see `PasskeyControl.onReview`. */
  readonly review?: ReviewRequest;
  /**
   * Screens for `@mooring/connect`: `passkeyScreens` of `@mooring/passkey/react`. Default: none; the kit has no row for
   * these accounts, and shows nothing that is signed.
   */
  readonly screens?: () => Promise<object>;
  /** Sends transactions and pays for them. Without one, it is up to `PasskeyControl.onSubmit`. */
  readonly submitter?: Submitter;
  /** Domain of the passkeys. Default: the page's host name. */
  readonly rpId?: string;
  /** Passkey contracts by chain id, beside and before those of {@link passkeyContracts}. */
  readonly contracts?: Readonly<Record<number, PasskeyContracts>>;
  /** Reader of a chain. Default: the configuration's transports. */
  readonly read?: (chainId: number) => ChainRead | undefined;
  /**
   * Asks a server for `{ publicKey, others? }` of a credential id, which spares a second touch on a new device. For a
   * server of ours: `accountsServer`.
   */
  readonly lookUp?: (credentialId: string) => Promise<unknown>;
  /**
   * Signs in at a server by the signature of a passkey that was found, which spares a touch, or just created:
   * `assert` signs the server's challenge and resolves to what it checks, with the `publicKey` as soon as that is
   * known. Errors of the server change nothing; true says that it has signed in.
   */
  readonly signIn?: (assert: (challenge: string) => Promise<object>) => Promise<unknown>;
  /** Where passkeys are asked for. Default: `navigator.credentials`. */
  readonly credentials?: CredentialsContainerLike;
  /** Default: the page's. */
  readonly origin?: string;
  /**
   * Facts of a network and a person, by which payments are explained: the network's currency, the tokens the page
   * lists, addresses that are known, and those paid before. Default: none, and nothing read.
   */
  readonly known?: (chainId: number) => KnownFacts | undefined;
  /** Longest wait for the last transaction before the next is signed, in ms. Default: 60,000. */
  readonly inclusionMs?: number;
}

/**
 * Networks of a configuration that an account is offered on: those with the contracts of the first that has any,
 * so that the account has the same address on all of them.
 * @throws {Error} for contracts that cannot be right
 */
export function configuredNetworks(
  chainIds: readonly number[],
  own: PasskeyOptions['contracts'] = {},
): { readonly contracts: PasskeyContracts | undefined; readonly chainIds: readonly number[] } {
  for (const contracts of Object.values(own)) checkContracts(contracts);
  const found = chainIds.flatMap((chainId) => {
    const contracts = own[chainId] ?? passkeyContracts[chainId];
    return contracts ? [{ chainId, contracts }] : [];
  });
  const contracts = found[0]?.contracts;
  if (!contracts) return { contracts, chainIds: [] };
  const same = found.filter((one) => areSameContracts(one.contracts, contracts));
  return { contracts, chainIds: same.map(({ chainId }) => chainId) };
}
