import { isRecord } from '@mooring/internal';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createWallet, type Wallet, type WalletParts } from '../wallet/createWallet.ts';
import type { Answer, Question } from '../wallet/question.ts';
import { createStore } from '../wallet/store.ts';
import { type Network, parseState, unlistedNetwork } from '../wallet/walletState.ts';
import { readAddedChain } from './readAddedChain.ts';

/** Network of a test wallet. */
export interface TestChain {
  readonly id: number;
  /**
   * JSON-RPC URL of its node. Without it nothing leaves the wallet: transactions are signed and answered
   * with their hash, and reads fail with 4901 unless scripted.
   */
  readonly rpcUrl?: string | undefined;
}

/** Options of `createTestWallet`. */
export interface TestWalletOptions {
  /** Default: `Test Wallet`. */
  readonly name?: string | undefined;
  /** Default: `org.mooring.test`. Two wallets on one page need different ones. */
  readonly rdns?: string | undefined;
  /** Icon as a `data:` URL. */
  readonly icon?: string | undefined;
  /** Private keys; the first is the active account. Default: one generated key. */
  readonly accounts?: readonly Hex[] | undefined;
  /** The first is active. Default: Ethereum mainnet, without a node. */
  readonly chains?: readonly TestChain[] | undefined;
  /** True to start connected to the site. Default: false. */
  readonly connected?: boolean | undefined;
  /**
   * EIP-5792 capabilities by chain id. With `{ 1: { atomic: { status: 'supported' } } }` a batch on chain 1 is
   * one transaction (EIP-7702), with `unsupported` it is one for each call. `ready` is an account that its
   * first batch upgrades to `supported`. Without capabilities the wallet has no `wallet_*Calls*` methods,
   * like many real ones.
   */
  readonly capabilities?: Readonly<Record<number, object>> | undefined;
  /** True for a wallet that connects and signs in with one prompt (`wallet_connect`, ERC-7846). Default: false. */
  readonly connectsWithSignIn?: boolean | undefined;
  /**
   * Whole number: ignores prices of the page, and sets so many times the base fee, or the gas price of older networks.
   * Default: takes the page's prices, else twice the base fee.
   */
  readonly feeMultiplier?: number | undefined;
  /** Origin of the page, for messages it is signed in with. Default: this window's, if there is one. */
  readonly origin?: string | undefined;
}

/**
 * Wallet engine that approves every prompt and shares all accounts.
 *
 * @param onMessage called with notifications of the page's subscriptions
 */
export function openWallet(
  {
    accounts: keys = [generatePrivateKey()],
    chains = [{ id: 1 }],
    connected = false,
    capabilities,
    connectsWithSignIn = false,
    feeMultiplier,
    origin = globalThis.location?.origin,
  }: TestWalletOptions,
  onMessage: WalletParts['onMessage'],
): Wallet {
  checkParts(keys, chains, capabilities);
  const accounts = keys.map((key, index) => ({
    ...privateKeyToAccount(key),
    label: `Account ${index + 1}`,
  }));
  const shared = connected ? accounts.map(({ address }) => address) : [];
  return createWallet({
    accounts,
    networks: chains.map(networkOfChain),
    state: createStore(parseState({ connected: shared })),
    lock: createStore(false),
    ask: approveQuestion,
    readNetwork: async (id, asked) => readAddedChain(id, asked),
    capabilities: capabilities && (() => capabilities),
    batchOrder: 'together',
    signsWithoutNode: true,
    quirks: () => ({
      connectsWithSignIn,
      feeMultiplier: feeMultiplier === undefined ? undefined : BigInt(feeMultiplier),
    }),
    ...(origin !== undefined && { origin }),
    ...(onMessage && { onMessage }),
  });
}

/** @throws {TypeError} for a key or chain that cannot be used, with how to write it */
function checkParts(
  keys: readonly unknown[],
  chains: readonly unknown[],
  capabilities: object = {},
): void {
  for (const [index, key] of keys.entries()) {
    if (typeof key === 'string' && /^0x[\da-f]{64}$/i.test(key)) continue;
    // Without the value, which may be a secret.
    throw new TypeError(`accounts[${index}] is not a private key: write 0x and 64 hex digits.`);
  }
  for (const [index, chain] of chains.entries()) {
    if (isRecord(chain) && Number.isSafeInteger(chain['id'])) continue;
    throw new TypeError(
      `chains[${index}] is not a chain: write { id: 1, rpcUrl: 'http://127.0.0.1:8545' }.`,
    );
  }
  const other = Object.keys(capabilities).find((id) => !/^\d+$/.test(id));
  if (other !== undefined) {
    throw new TypeError(`capabilities has ${other} for a chain id: write it as a decimal number.`);
  }
}

function approveQuestion(question: Question, settled?: Promise<unknown>): Answer | Promise<Answer> {
  if (question.kind === 'connect') {
    return { approved: true, accounts: question.accounts.map(({ address }) => address) };
  }
  // Only the test unlocks the wallet.
  return (settled ?? Promise.resolve()).then(() => ({ approved: true, accounts: [] }));
}

const networkOfChain = ({ id, rpcUrl }: TestChain): Network => ({ ...unlistedNetwork(id), rpcUrl });
