import { type Address, type Hash, type Hex, numberToHex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { createEmitter } from '../rpc/emitter.ts';
import type { TestChain, TestWalletOptions } from './options.ts';

/** A transaction the wallet has signed. */
export interface SentTransaction {
  readonly hash: Hash;
  readonly chainId: number;
  readonly from: Address;
  /** Undefined for the creation of a contract. */
  readonly to: Address | undefined;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  readonly nonce: number;
  readonly gas: bigint;
  /** In wei for each unit of gas. */
  readonly maxFeePerGas: bigint;
  /** In wei for each unit of gas. */
  readonly maxPriorityFeePerGas: bigint;
}

/** Several calls under one id (EIP-5792). */
export interface Batch {
  readonly id: string;
  readonly chainId: number;
  readonly hashes: readonly Hash[];
}

export type WalletState = ReturnType<typeof createWalletState>;

/** What the wallet knows and is; pages hear of its changes. */
export function createWalletState(options: TestWalletOptions) {
  const keys = options.accounts ?? [generatePrivateKey()];
  const accounts: readonly PrivateKeyAccount[] = keys.map((key) => privateKeyToAccount(key));
  const [first] = accounts;
  if (!first) throw new Error('A wallet needs an account.');
  const chains: TestChain[] = [...(options.chains ?? [{ id: 1 }])];
  const { on, off, emit } = createEmitter();
  const transactions: SentTransaction[] = [];
  const batches: Batch[] = [];
  let waitingForKey: (() => void)[] = [];
  let active = first;
  let chainId = chains[0]?.id ?? 1;
  let isConnected = options.connected ?? false;
  let isLocked = false;

  function visible(): readonly Address[] {
    if (isLocked || !isConnected) return [];
    const others = accounts.filter((account) => account !== active);
    return [active, ...others].map(({ address }) => address);
  }

  /** Changes what pages see, and tells them if they do. */
  function change(make: () => void): void {
    const before = visible().join();
    make();
    if (visible().join() !== before) emit('accountsChanged', visible());
  }

  return {
    accounts,
    transactions,
    batches,
    capabilities: options.capabilities,
    on,
    off,
    visible,
    active: () => active,
    accountOf: (address: Address) => accounts.find((account) => account.address === address),
    chainId: () => chainId,
    chain: (id: number) => chains.find((chain) => chain.id === id),
    isConnected: () => isConnected,
    isLocked: () => isLocked,
    connect: () =>
      change(() => {
        isConnected = true;
      }),
    disconnect: () =>
      change(() => {
        isConnected = false;
      }),
    lock: () =>
      change(() => {
        isLocked = true;
      }),
    unlock(): void {
      change(() => {
        isLocked = false;
      });
      const waiting = waitingForKey;
      waitingForKey = [];
      for (const go of waiting) go();
    },
    /** At once when the wallet is unlocked. */
    untilUnlocked: () =>
      new Promise<void>((resolve) => {
        if (isLocked) waitingForKey.push(resolve);
        else resolve();
      }),
    selectAccount(index: number): void {
      const account = accounts[index];
      if (!account) throw new RangeError(`The wallet has no account ${index}.`);
      change(() => {
        active = account;
      });
    },
    selectChain(id: number): void {
      if (id === chainId) return;
      chainId = id;
      emit('chainChanged', numberToHex(id));
    },
    addChain: (chain: TestChain) => void chains.push(chain),
  };
}
