import type { Address, Hash } from 'viem';
import { replaceTransaction } from '../methods/transaction/replaceTransaction.ts';
import { createEmitter } from '../rpc/emitter.ts';
import type { Script } from '../script/behaviour.ts';
import { createScripts } from '../script/createScripts.ts';
import type { Asked } from '../script/questions.ts';
import { createRequestLog, type Patience, type WalletRequest } from '../script/requestLog.ts';
import { announce, type WalletInfo } from '../wallet/announce.ts';
import { createProvider, type WalletProvider } from '../wallet/createProvider.ts';
import { emitChanges } from '../wallet/emitChanges.ts';
import { randomUuid } from '../wallet/randomUuid.ts';
import type { Replacement, SentTransaction } from '../wallet/transaction.ts';
import { createRequest } from './createRequest.ts';
import { walletIcon } from './icon.ts';
import { openWallet } from './openWallet.ts';
import type { TestWalletOptions } from './options.ts';

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
  next(asked?: Asked): Script;
  /** Scripts all such requests until `reset`. The last one wins; `next` takes precedence. */
  always(asked?: Asked): Script;
  /** Removes all scripts of `next` and `always`. */
  reset(): void;
  /**
   * First matching request not returned before, once it arrives; `asked` as for `next`.
   *
   * @throws {Error} on timeout, listing what the page requested instead
   */
  nextRequest(asked?: Asked, patience?: Patience): Promise<WalletRequest>;
  /** Locks the wallet: the site sees no accounts, and prompts wait for `unlock`. */
  lock(): void;
  unlock(): void;
  /** Switches to the account at this index of the options. Throws RangeError. */
  selectAccount(index: number): void;
  /** Switches network, also to an unknown one. */
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
  const wallet = openWallet(options);
  const { state, lock } = wallet;
  const scripts = createScripts();
  const log = createRequestLog();
  const events = createEmitter();
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
    selectChain: wallet.selectChain,
    disconnect: () => wallet.connect([]),
    replace: (hash, by) => replaceTransaction(wallet, hash, by),
  };
}
