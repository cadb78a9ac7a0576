import type { Hex } from 'viem';

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
   * EIP-5792 capabilities by chain id, such as `{ 1: { atomic: { status: 'supported' } } }`. Without them
   * the wallet has no `wallet_*Calls*` methods, like many real ones.
   */
  readonly capabilities?: Readonly<Record<number, object>> | undefined;
}
