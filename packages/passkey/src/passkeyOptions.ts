import type { Address } from 'viem';
import type { ChainRead } from './account/chainRead.ts';
import {
  areSameContracts,
  checkContracts,
  type PasskeyContracts,
  passkeyContracts,
} from './account/contracts.ts';
import type { CredentialsContainerLike } from './credential/browser.ts';
import type { KnownFacts } from './explanation/explainReview.ts';
import type { ReviewRequest } from './provider/review.ts';
import type { RecoveryModule } from './recovery/recoveryModules.ts';
import type { Submitter } from './submit/submitter.ts';

/** Site that is a guardian by e-mail: it signs for a person who enters a code from their mail. */
export interface EmailGuardian {
  /** Guardian that accounts name. */
  readonly address: Address;
  /** URL of its routes, such as `/accounts/recovery`. */
  readonly url: string;
}

/** Options of {@link passkey}. */
export interface PasskeyOptions {
  /** Name of the application; some browsers show it with a new passkey. */
  readonly appName: string;
  /** Shows what will be signed. A screen may take its place: see `PasskeyControl.onReview`. */
  readonly review?: ReviewRequest;
  /**
   * Screens for `@mooring/connect`: `passkeyScreens` of `@mooring/passkey/react`. Default: none; the kit has no row for
   * these accounts, and shows nothing that is signed.
   */
  readonly screens?: () => Promise<object>;
  /** Sends transactions and pays for them. Default: none, `PasskeyControl.onSubmit` sends them. */
  readonly submitter?: Submitter;
  /** Domain of the passkeys. Default: the page's host name. */
  readonly rpId?: string;
  /** Passkey contracts by chain id; they take precedence over {@link passkeyContracts}. */
  readonly contracts?: Readonly<Record<number, PasskeyContracts>>;
  /**
   * Modules for recovery by guardians, by chain id; they take precedence over `recoveryModules` of
   * `@mooring/passkey/recovery`.
   */
  readonly recovery?: Readonly<Record<number, RecoveryModule>>;
  /**
   * URL of the page with `RecoveryScreens` of `@mooring/passkey/react/recovery`, such as `/recovery`; the passkey screen
   * links to it. Default: none, no link.
   */
  readonly recoveryUrl?: string;
  /**
   * Returns the URL of a page that proposes to the owners of an account to stop its recovery; the banner links to it if one
   * passkey alone cannot. Default: none, no link.
   */
  readonly stopRecoveryUrl?: (place: {
    readonly chainId: number;
    readonly account: Address;
  }) => string;
  /** Guardian by e-mail that the screens offer. Default: none. */
  readonly emailGuardian?: EmailGuardian;
  /** Reader of a chain. Default: the configuration's transports. */
  readonly read?: (chainId: number) => ChainRead | undefined;
  /**
   * Requests `{ publicKey, others? }` of a credential id from a server, which saves a second prompt on a new device.
   * `accountsServer` is one for the Mooring server.
   */
  readonly lookUp?: (credentialId: string) => Promise<unknown>;
  /**
   * Signs in at a server with the signature that finds an account, which saves a prompt, or that proves a new passkey.
   * `assert` signs the server's challenge and resolves to the assertion for the server, with the `publicKey` once it is
   * known. Errors of the server are ignored. Resolves to true after a sign-in.
   */
  readonly signIn?: (assert: (challenge: string) => Promise<object>) => Promise<unknown>;
  /** Source of passkeys. Default: `navigator.credentials`. */
  readonly credentials?: CredentialsContainerLike;
  /** Origin of the page. Default: its own. */
  readonly origin?: string;
  /**
   * Facts that explain payments: the network's currency, listed tokens, known addresses, and previous recipients.
   * Default: none.
   */
  readonly known?: (chainId: number) => KnownFacts | undefined;
  /** Longest wait for the last transaction before the next is signed, in ms. Default: 60,000. */
  readonly inclusionMs?: number;
}

/**
 * Networks of a configuration that an account is offered on: those with the same contracts as the first network with
 * any, so that the account has one address on all of them.
 * @throws {Error} for invalid contracts
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
