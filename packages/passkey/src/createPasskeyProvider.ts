import { createEmitter } from '@mooring/internal';
import { type Address, type Hex, numberToHex } from 'viem';
import { accountAddress, readSigner } from './account/address.ts';
import { checkSignal } from './credential/browser.ts';
import { type AccountOwners, lazyOwners } from './owners/accountOwners.ts';
import { invalidParams, PasskeyError } from './passkeyError.ts';
import { readAccountState } from './provider/accountState.ts';
import { callsMethods } from './provider/calls.ts';
import { connectionMethods, passOn } from './provider/connection.ts';
import type { createAccount } from './provider/createAccount.ts';
import type { Methods, ProviderContext } from './provider/method.ts';
import type { PasskeyProviderOptions } from './provider/providerOptions.ts';
import { transactionMethods } from './provider/sending.ts';
import { shared } from './provider/shared.ts';
import { signingMethods } from './provider/signing.ts';
import {
  formatAccount,
  type KeptPasskey,
  type PasskeyAccount,
  parseAccount,
} from './store/storedAccount.ts';

/** Way to an account that is not connected. */
export type AccountChoice =
  /** A new passkey, under this name. */
  | { readonly create: string }
  /** A passkey made before, here or elsewhere. */
  | { readonly find: true };

/** Event payloads of `on`, by event name (EIP-1193). */
export interface PasskeyProviderEvents {
  /** The connected account, checksummed; none while disconnected. */
  accountsChanged: Address[];
  /** Id of the active network as a hex quantity. */
  chainChanged: Hex;
}

/** EIP-1193 provider of a passkey's account. */
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
   * Connects the account kept on this device, or by a choice, which ends the attempt by another. Default without
   * one: `{ find: true }`. The signal ends what the browser asks; the attempt is then `rejected`.
   */
  connect(choice?: AccountChoice, signal?: AbortSignal): Promise<PasskeyAccount>;
  /** Connects the account kept on this device, without asking anybody; `undefined` without one. */
  restore(): Promise<PasskeyAccount | undefined>;
  /** Disconnects. The account stays on the device, for the next time. */
  disconnect(): void;
  /** Disconnects, and removes the account from this device; the passkey stays with the person. */
  forget(): Promise<void>;
  getAccount(): PasskeyAccount | undefined;
  getChainId(): number;
  /** Owners of the connected account. */
  readonly owners: AccountOwners;
}

/** Attempt to connect that has not ended. */
interface Attempt {
  readonly result: Promise<PasskeyAccount>;
  readonly end: () => void;
}

const passkeyMethods: Methods = {
  ...connectionMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
};

/**
 * EIP-1193 provider of the account a passkey owns, a Safe that needs not be on chain yet. It has `eth_accounts`,
 * `personal_sign`, `eth_signTypedData_v4`, `eth_sendTransaction`, batches (EIP-5792), `wallet_connect`
 * (ERC-7846), and passes reads on to the chain. Nothing is asked of anybody before a request.
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
  const { networks, contracts, storage, inclusionMs = 60_000, pollMs = 1_000 } = options;
  const events = createEmitter<PasskeyProviderEvents>();
  let account: PasskeyAccount | undefined;
  let attempt: Attempt | undefined;
  let chainId = networks[0].chainId;
  let turn: Promise<unknown> = Promise.resolve();
  /** Nonce of the last transaction, by chain. */
  const sent = new Map<number, bigint>();

  const context: ProviderContext = {
    options,
    batches: new Map<string, Hex>(),
    chainId: () => chainId,
    account: () => account,
    connect: () => connect(),
    switchTo(next) {
      if (next === chainId) return;
      chainId = next;
      events.emit('chainChanged', numberToHex(next));
    },
    inTurn(run) {
      const result = turn.then(run);
      turn = result.catch(() => {});
      return result;
    },
    async readState(network, asked) {
      const last = sent.get(network.chainId);
      const end = Date.now() + inclusionMs;
      for (;;) {
        const state = await readAccountState(network.read, contracts, asked);
        if (last === undefined || state.nonce > last || Date.now() > end) return state;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    },
    noteSent: (chain, nonce) => void sent.set(chain, nonce),
    keep: use,
    spare: new Map(),
    shared,
  };

  /** One attempt at a time: another choice ends it, and whoever asks without one gets its result. */
  function connect(choice?: AccountChoice, signal?: AbortSignal): Promise<PasskeyAccount> {
    if (!choice && account) return Promise.resolve(account);
    if (!choice && attempt) return attempt.result;
    attempt?.end();
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      if (attempt === own) attempt = undefined;
    };
    const result = enter(choice, controller.signal).finally(end);
    const own = { result, end };
    attempt = own;
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    return result;
  }

  async function enter(choice: AccountChoice | undefined, signal: AbortSignal) {
    const known = choice ? undefined : await restore();
    if (known) return known;
    const kept = choice ? undefined : await readKept();
    const name = choice && 'create' in choice ? choice.create : kept?.unproven;
    const next = await (name === undefined ? find(signal) : create({ name, made: kept, signal }));
    checkSignal(signal);
    return use(next);
  }

  async function create(wanted: Parameters<typeof createAccount>[1]): Promise<PasskeyAccount> {
    const { createAccount } = await import('./provider/createAccount.ts');
    return createAccount({ options, shared, derive }, wanted);
  }

  async function find(signal: AbortSignal): Promise<PasskeyAccount> {
    return (await import('./find/findAccount.ts')).findAccount({ ...options, signal }, shared);
  }

  async function restore(): Promise<PasskeyAccount | undefined> {
    if (account) return account;
    const kept = await readKept();
    // An account is not shown before its passkey has signed.
    return kept?.unproven === undefined ? kept && use(await derive(kept)) : undefined;
  }

  async function readKept(): Promise<KeptPasskey | undefined> {
    return parseAccount(await storage.get(), options);
  }

  async function derive(passkey: KeptPasskey): Promise<PasskeyAccount> {
    const { publicKey, address } = passkey;
    const read = () => readSigner(networks[0].read, contracts, publicKey);
    return { ...passkey, address: address ?? accountAddress(await read()) };
  }

  async function use(next: PasskeyAccount): Promise<PasskeyAccount> {
    await storage.set(formatAccount(next, options));
    change(next);
    return next;
  }

  function change(next?: PasskeyAccount): void {
    const isChange = account?.address !== next?.address;
    account = next;
    if (!isChange) return;
    sent.clear();
    events.emit('accountsChanged', next ? [next.address] : []);
  }

  return {
    async request({ method, params = [] }) {
      const run = Object.hasOwn(passkeyMethods, method) ? passkeyMethods[method] : passOn(method);
      if (!run) throw new PasskeyError('unsupported', `Unsupported method: ${method}.`);
      if (!Array.isArray(params)) throw invalidParams('Expected an array of parameters.');
      return run(context, params);
    },
    on: events.on,
    removeListener: events.removeListener,
    connect,
    restore,
    disconnect: () => change(),
    async forget() {
      change();
      await storage.delete();
    },
    getAccount: () => account,
    getChainId: () => chainId,
    // A chunk of its own: few visits need it.
    owners: lazyOwners(async () =>
      (await import('./owners/changeOwners.ts')).accountOwners(context),
    ),
  };
}
