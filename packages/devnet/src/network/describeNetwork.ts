import type { Address } from 'viem';
import { DEMO_MNEMONIC, type DemoAccount, RELAYER } from '../accounts.ts';
import type { LocalChain } from '../chain/localChain.ts';
import { type LocalToken, MULTICALL3_ADDRESS } from '../contracts/deployments.ts';
import { PASSKEY_CONTRACTS } from '../passkey/passkeyContracts.ts';
import { RECOVERY_MODULES } from '../recovery/recoveryModules.ts';
import { SAFE_CONTRACTS } from '../safe/contracts/safeContracts.ts';
import type { LocalSafe } from '../safe/multisig/multisig.ts';
import type { Network } from './startNetwork.ts';

/** Chain as plain data. */
export interface ChainDescription {
  readonly id: number;
  readonly name: string;
  readonly rpcUrl: string;
  readonly webSocketUrl: string;
  readonly tokens: readonly LocalToken[];
  readonly multicall3: Address;
  /** Address of the ENS universal resolver; null on a chain without names. */
  readonly ensUniversalResolver: Address | null;
  /** Both have a payable `dock()`: one always succeeds, one always reverts. */
  readonly contracts: { readonly alwaysSucceeds: Address; readonly alwaysReverts: Address };
}

/** Running network as plain data, for programs that start it with the command. */
export interface NetworkDescription {
  readonly chains: { readonly ethereum: ChainDescription; readonly rollup: ChainDescription };
  /** Funded on both chains. Their keys are public. */
  readonly accounts: readonly DemoAccount[];
  readonly mnemonic: string;
  /** Funded on both chains, to pay for others' transactions. Its key is public. */
  readonly relayer: DemoAccount;
  /** Names of the first chain and their addresses. */
  readonly names: readonly { readonly name: string; readonly address: Address }[];
  /** Deployed Safes, one on each chain. */
  readonly safes: readonly LocalSafe[];
  /** Contracts of Safe by release, on both chains. */
  readonly safeContracts: typeof SAFE_CONTRACTS;
  /** Passkey contracts, on both chains. */
  readonly passkeyContracts: typeof PASSKEY_CONTRACTS;
  /** Recovery modules by their period in days, on both chains. */
  readonly recoveryModules: typeof RECOVERY_MODULES;
  /** Base URL of gateway clients; routes are under `/v1`. */
  readonly gatewayUrl: string;
  /** Pairing relay, `ws://…`. Accepts any project id. */
  readonly relayUrl: string;
}

/**
 * Describes a running network as plain data.
 *
 * @example
 * ```ts
 * import { describeNetwork, startNetwork } from '@mooring/devnet';
 *
 * const network = await startNetwork();
 * console.log(JSON.stringify(describeNetwork(network)));
 * ```
 */
export function describeNetwork({ devnet, gateway, relay }: Network): NetworkDescription {
  return {
    chains: { ethereum: describeChain(devnet.ethereum), rollup: describeChain(devnet.rollup) },
    accounts: devnet.accounts,
    mnemonic: DEMO_MNEMONIC,
    relayer: RELAYER,
    names: devnet.names.map(({ name, address }) => ({ name, address })),
    safes: devnet.multisigs.map(({ safe }) => safe),
    safeContracts: SAFE_CONTRACTS,
    passkeyContracts: PASSKEY_CONTRACTS,
    recoveryModules: RECOVERY_MODULES,
    gatewayUrl: gateway.url,
    relayUrl: relay.url,
  };
}

function describeChain({ chain, rpcUrl, tokens, contracts }: LocalChain): ChainDescription {
  return {
    id: chain.id,
    name: chain.name,
    rpcUrl,
    webSocketUrl: rpcUrl.replace('http:', 'ws:'),
    tokens,
    multicall3: MULTICALL3_ADDRESS,
    ensUniversalResolver: chain.contracts?.ensUniversalResolver?.address ?? null,
    contracts,
  };
}
