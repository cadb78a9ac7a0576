import type { Hex } from 'viem';

/** A network the wallet knows. */
export interface TestChain {
  readonly id: number;
  /**
   * Where its node answers JSON-RPC over HTTP. Without it nothing leaves the wallet: transactions are
   * signed and answered with their hash, and reads fail with 4901 unless a script answers them.
   */
  readonly rpcUrl?: string | undefined;
}

/** Options of `createTestWallet`. */
export interface TestWalletOptions {
  /** Default: `Test Wallet`. */
  readonly name?: string | undefined;
  /** Default: `org.mooring.test`. Two wallets on one page need two. */
  readonly rdns?: string | undefined;
  /** A `data:` address of a picture. */
  readonly icon?: string | undefined;
  /** Private keys, the first being the active account's; default: one made for this wallet. */
  readonly accounts?: readonly Hex[] | undefined;
  /** The first is the active one; default: Ethereum, without a node. */
  readonly chains?: readonly TestChain[] | undefined;
  /** Whether the person has shared the accounts with the site already; default: no. */
  readonly connected?: boolean | undefined;
  /**
   * What the wallet says it can do (EIP-5792), by chain id, such as
   * `{ 1: { atomic: { status: 'supported' } } }`. Without it the wallet has none of the `wallet_*Calls*`
   * methods, as many have not.
   */
  readonly capabilities?: Readonly<Record<number, object>> | undefined;
}
