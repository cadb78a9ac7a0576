export {
  type FaultScope,
  type Relay,
  type RelayFaults,
  type RelayLogLine,
  type RelayOptions,
  type SeenMessage,
  startRelay,
} from '@mooring/testing/pairing';
export { DEMO_ACCOUNTS, DEMO_MNEMONIC, type DemoAccount, TREASURY } from './accounts.ts';
export { LOCAL_CHAIN_IDS } from './chain/defineLocalChain.ts';
export type { LocalChain } from './chain/localChain.ts';
export type { LocalClient } from './chain/localClient.ts';
export { ANCHOR, dockAbi, HARBOUR_DOLLAR, type LocalToken } from './contracts/deployments.ts';
export { type Devnet, type DevnetOptions, startDevnet } from './devnet.ts';
export type { GatewayFailure, GatewayFaults, GatewayLie } from './gateway/faults.ts';
export type { Gateway, GatewayOptions } from './gateway/startGateway.ts';
export { startGateway } from './gateway/startGateway.ts';
export { DEMO_AVATAR } from './names/avatar.ts';
export { DEMO_CLAIMS, DEMO_NAMES, type DemoClaim, type DemoName } from './names/demoNames.ts';
export {
  type ChainDescription,
  describeNetwork,
  type NetworkDescription,
} from './network/describeNetwork.ts';
export {
  NETWORK_PORTS,
  type Network,
  type NetworkOptions,
  type NetworkPorts,
  startNetwork,
} from './network/startNetwork.ts';
export { SAFE_CONTRACTS, type SafeVersion } from './safe/contracts/safeContracts.ts';
export type { LocalSafe } from './safe/multisig/localSafe.ts';
export type { Multisig, WaitingMessage, WaitingTransaction } from './safe/multisig/multisig.ts';
