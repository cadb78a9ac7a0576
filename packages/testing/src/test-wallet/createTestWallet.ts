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

/** A wallet that does what a test tells it, and approves everything else. */
export interface TestWallet {
  readonly info: WalletInfo;
  readonly provider: WalletProvider;
  /** Addresses with their checksum, in the order of the options. */
  readonly accounts: readonly Address[];
  /** Everything the page asked, reads too, in order. */
  readonly requests: readonly WalletRequest[];
  /** Every transaction the wallet signed, in order, those of batches and replacements too. */
  readonly transactions: readonly SentTransaction[];
  readonly chainId: number;
  /** Whether the site sees the accounts, once the wallet is unlocked. */
  readonly isConnected: boolean;
  readonly isLocked: boolean;
  /**
   * Announces the wallet to a page by EIP-6963, at once and whenever the page asks.
   *
   * @param target default: this window
   * @returns takes the wallet out of the page
   */
  announce(target?: EventTarget): () => void;
  /**
   * Says what to do with the next request: of a method, of a question (`connect`, `sign`, `send`,
   * `switch`), or with none given the next one a person would be asked. Several are used up in order.
   */
  next(asked?: Asked): Script;
  /** As `next`, for every request until `reset`. The last one written counts, `next` counts before it. */
  always(asked?: Asked): Script;
  /** Forgets what `next` and `always` have said. */
  reset(): void;
  /**
   * The first request that this has not given before, as soon as it is there; `asked` as for `next`.
   *
   * @throws {Error} naming what the page asked instead, when its time is up
   */
  nextRequest(asked?: Asked, patience?: Patience): Promise<WalletRequest>;
  /** The site sees no accounts, and what a person is asked waits, until `unlock`. */
  lock(): void;
  unlock(): void;
  /** The person takes another account, by its place in the options. Throws RangeError. */
  selectAccount(index: number): void;
  /** The person switches network, also to one the wallet was not told of. */
  selectChain(id: number): void;
  /** The person disconnects the site. */
  disconnect(): void;
  /**
   * The person speeds a transaction up, cancels it or overtakes it by another, while it waits for a
   * block. Needs an `rpcUrl`.
   *
   * @returns the hash of the one that takes its place
   * @throws {ProviderRpcError} the node's, such as when the first is in a block already
   */
  replace(hash: Hash, by: Replacement): Promise<Hash>;
}

/**
 * Makes a wallet with real keys: signatures and transactions are valid.
 *
 * @throws {Error} for options without an account, or with a key that is none
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
