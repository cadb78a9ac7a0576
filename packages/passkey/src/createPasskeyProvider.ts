import { createEmitter, lookUp } from '@mooring/internal';
import { type Address, type Hex, numberToHex } from 'viem';
import { type AccountChoice, createConnect } from './connect/createConnect.ts';
import { type AccountOwners, lazyOwners } from './owners/accountOwners.ts';
import { invalidParams, PasskeyError } from './passkeyError.ts';
import { callsMethods } from './provider/calls.ts';
import { connectionMethods, forwardRead } from './provider/connection.ts';
import { createCurrentAccount } from './provider/currentAccount.ts';
import type { Methods, ProviderContext } from './provider/method.ts';
import type { PasskeyProviderOptions } from './provider/providerOptions.ts';
import { transactionMethods } from './provider/sending.ts';
import { createSentNonces } from './provider/sentNonces.ts';
import { shared } from './provider/shared.ts';
import { signingMethods } from './provider/signing.ts';
import type { PasskeyAccount } from './store/storedAccount.ts';

/** Event payloads of `on`, by event name (EIP-1193). */
export interface PasskeyProviderEvents {
  /** The connected account, checksummed; none while disconnected. */
  accountsChanged: Address[];
  /** Id of the active network as a hex quantity. */
  chainChanged: Hex;
}

/** EIP-1193 provider of a passkey account. */
export interface PasskeyProvider {
  /** Rejects with `PasskeyError`, or the error of a chain or submitter. */
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
  on<Name extends keyof PasskeyProviderEvents>(
    event: Name,
    listener: (payload: PasskeyProviderEvents[Name]) => void,
  ): void;
  removeListener<Name extends keyof PasskeyProviderEvents>(
    event: Name,
    listener: (payload: PasskeyProviderEvents[Name]) => void,
  ): void;
  /**
   * Connects the account of this device, or by a choice, which ends an attempt by another choice. Default without an
   * account: `{ find: true }`. The signal cancels the browser's prompt; the attempt is then `rejected`.
   */
  connect(choice?: AccountChoice, signal?: AbortSignal): Promise<PasskeyAccount>;
  /** Connects the account of this device without a prompt; `undefined` without one. */
  restore(): Promise<PasskeyAccount | undefined>;
  /** Disconnects. The account stays on the device. */
  disconnect(): void;
  /** Disconnects, and removes the account from this device; the passkey stays in its authenticator. */
  forget(): Promise<void>;
  getAccount(): PasskeyAccount | undefined;
  getChainId(): number;
  /** Owners of the connected account. */
  readonly owners: AccountOwners;
}

const passkeyMethods: Methods = {
  ...connectionMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
};

/**
 * Creates the EIP-1193 provider of an account that a passkey owns: a Safe that need not be on chain. It has
 * `eth_accounts`, `personal_sign`, `eth_signTypedData_v4`, `eth_sendTransaction`, batches (EIP-5792), `wallet_connect`
 * (ERC-7846), and forwards reads to the chain. It shows no prompt and sends nothing before a request.
 *
 * @example
 * ```ts
 * import { createPasskeyProvider, passkeyContracts, relay } from '@mooring/passkey';
 *
 * const provider = createPasskeyProvider({
 *   appName: 'Harbour',
 *   rpId: location.hostname,
 *   origin: location.origin,
 *   credentials: navigator.credentials,
 *   networks: [{ chainId: 1, read: client.request }],
 *   contracts: passkeyContracts[1] ?? local,
 *   review: async (review) => confirm(`Sign this ${review.kind}?`),
 *   submitter: relay({ url: '/relay' }),
 *   storage: { get: () => undefined, set() {}, delete() {} },
 * });
 * const { address } = await provider.connect({ create: 'Mira' });
 * ```
 */
export function createPasskeyProvider(options: PasskeyProviderOptions): PasskeyProvider {
  const { networks, storage } = options;
  const events = createEmitter<PasskeyProviderEvents>();
  const nonces = createSentNonces(options);
  const account = createCurrentAccount(options, (next) => {
    nonces.clear();
    events.emit('accountsChanged', next ? [next.address] : []);
  });
  const connect = createConnect(options, account);
  let chainId = networks[0].chainId;
  let turn: Promise<unknown> = Promise.resolve();

  const context: ProviderContext = {
    ...nonces,
    options,
    batches: new Map<string, Hex>(),
    chainId: () => chainId,
    account: account.get,
    connect,
    switchTo(next) {
      if (next === chainId) return;
      chainId = next;
      events.emit('chainChanged', numberToHex(next));
    },
    enqueue(run) {
      const result = turn.then(run);
      turn = result.catch(() => {});
      return result;
    },
    store: account.use,
    spares: new Map(),
    shared,
  };

  return {
    async request({ method, params = [] }) {
      const run = lookUp(passkeyMethods, method) ?? forwardRead(method);
      if (!run) throw new PasskeyError('unsupported', `Unsupported method: ${method}.`);
      if (!Array.isArray(params)) throw invalidParams('Expected an array of parameters.');
      return run(context, params);
    },
    on: events.on,
    removeListener: events.removeListener,
    connect,
    restore: account.restore,
    disconnect: () => account.set(),
    async forget() {
      account.set();
      await storage.delete();
    },
    getAccount: account.get,
    getChainId: () => chainId,
    // A separate chunk: few visits need it.
    owners: lazyOwners(async () =>
      (await import('./owners/changeOwners.ts')).accountOwners(context),
    ),
  };
}
