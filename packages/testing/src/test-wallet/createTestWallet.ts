import { createEmitter } from '@mooring/internal';
import type { Address, Hash } from 'viem';
import { replaceTransaction } from '../methods/transaction/sendTransaction.ts';
import { createScripts, type RequestFilter } from '../script/createScripts.ts';
import { createRequestLog, type WaitOptions, type WalletRequest } from '../script/requestLog.ts';
import { checkReplacement, type Script } from '../script/verbs.ts';
import { announce, randomUuid, type WalletInfo } from '../wallet/announce.ts';
import { createProvider, emitChanges, type WalletProvider } from '../wallet/createProvider.ts';
import type { Replacement, SentTransaction } from '../wallet/question.ts';
import { createRequest } from './createRequest.ts';
import { openWallet, type TestWalletOptions } from './openWallet.ts';

/** Neutral icon of our own: a check mark in a ring. */
const walletIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3b4a5a"/><path d="M9 17l5 5 9-12" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;

/** Scriptable wallet, which approves everything by default. */
export interface TestWallet {
  readonly info: WalletInfo;
  readonly provider: WalletProvider;
  /** Checksummed addresses, in the order of the options. */
  readonly accounts: readonly Address[];
  /** All requests of the page, including reads, in order. */
  readonly requests: readonly WalletRequest[];
  /** All transactions the wallet signed, including those of batches and replacements, in order. */
  readonly transactions: readonly SentTransaction[];
  readonly chainId: number;
  /** True when the site sees the accounts once the wallet is unlocked. */
  readonly isConnected: boolean;
  readonly isLocked: boolean;
  /**
   * Announces the wallet to a page by EIP-6963, now and on request.
   *
   * @param target Default: this window.
   * @returns removes the wallet from the page
   */
  announce(target?: EventTarget): () => void;
  /**
   * Scripts the next request of a method or kind (`connect`, `sign`, `send`, `switch`); without an
   * argument, the next one with a prompt. Several are consumed in order.
   */
  next(asked?: RequestFilter): Script;
  /** Scripts all such requests until `reset`. The last one wins; `next` takes precedence. */
  always(asked?: RequestFilter): Script;
  /** Removes all scripts of `next` and `always`. */
  reset(): void;
  /**
   * First matching request not returned before, once it arrives; `asked` as for `next`.
   *
   * @throws {Error} on timeout, listing the requests of the page
   */
  nextRequest(asked?: RequestFilter, options?: WaitOptions): Promise<WalletRequest>;
  /** Locks the wallet: the site sees no accounts, and prompts wait for `unlock`. */
  lock(): void;
  unlock(): void;
  /** Switches to the account at this index of the options. Throws RangeError. */
  selectAccount(index: number): void;
  /** Switches network, also to an unknown one. Throws RangeError for a number that is not a chain id. */
  selectChain(id: number): void;
  /** Disconnects the site. */
  disconnect(): void;
  /**
   * Speeds up, cancels or replaces a pending transaction. Needs an `rpcUrl`.
   *
   * @returns hash of the replacement
   * @throws {ProviderRpcError} the node's error, such as for a first one that is mined already
   */
  replace(hash: Hash, by: Replacement): Promise<Hash>;
}

/**
 * Creates a wallet with real keys: signatures and transactions are valid.
 *
 * @throws {Error} for empty `accounts` or an invalid key
 *
 * @example
 * ```ts
 * import { createTestWallet } from '@mooring/testing';
 *
 * const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:8545' }] });
 * wallet.next('connect').reject();
 * wallet.always('sign').slow(2_000);
 * ```
 */
export function createTestWallet(options: TestWalletOptions = {}): TestWallet {
  const { name = 'Test Wallet', rdns = 'org.mooring.test', icon = walletIcon } = options;
  const info = { uuid: randomUuid(), name, icon, rdns };
  const events = createEmitter<Record<string, unknown>>();
  const wallet = openWallet(options, (message) => events.emit('message', message));
  const { state, lock } = wallet;
  const scripts = createScripts();
  const log = createRequestLog();
  emitChanges(wallet, events);
  const provider = createProvider(events, createRequest(wallet, scripts, log));
  return {
    info,
    provider,
    accounts: wallet.accounts.map(({ address }) => address),
    requests: log.requests,
    transactions: wallet.transactions,
    get chainId() {
      return wallet.chainId();
    },
    get isConnected() {
      return state.get().connected.length > 0;
    },
    get isLocked() {
      return lock.get();
    },
    announce: (target = window) => announce(target, info, provider),
    next: scripts.next,
    always: scripts.always,
    reset: scripts.reset,
    nextRequest: log.next,
    lock: () => lock.update(() => true),
    unlock: () => lock.update(() => false),
    selectAccount(index) {
      const account = wallet.accounts[index];
      if (!account) throw new RangeError(`The wallet has no account ${index}.`);
      wallet.selectAccount(account.address);
    },
    selectChain(id) {
      if (!Number.isSafeInteger(id) || id < 1) throw new RangeError(`${id} is not a chain id.`);
      wallet.selectChain(id);
    },
    disconnect: () => wallet.connect([]),
    replace: async (hash, by) => replaceTransaction(wallet, hash, checkReplacement(by)),
  };
}
