export {
  type FaultScope,
  type Relay,
  type RelayFaults,
  type RelayLogLine,
  type RelayOptions,
  type SeenMessage,
  startRelay,
} from '@mooring/testing/pairing';
export { DEMO_ACCOUNTS, DEMO_MNEMONIC, type DemoAccount, RELAYER, TREASURY } from './accounts.ts';
export { LOCAL_CHAIN_IDS, type LocalChain, type LocalClient } from './chain/localChain.ts';
export { ANCHOR, dockAbi, HARBOUR_DOLLAR, type LocalToken } from './contracts/deployments.ts';
export { type Devnet, type DevnetOptions, startDevnet } from './devnet.ts';
export type { GatewayFailure, GatewayFaults, GatewayLie } from './gateway/faults.ts';
export type { SentNotification } from './gateway/notifications/notify.ts';
export { type Gateway, type GatewayOptions, startGateway } from './gateway/startGateway.ts';
export {
  DEMO_AVATAR,
  DEMO_CLAIMS,
  DEMO_NAMES,
  type DemoClaim,
  type DemoName,
} from './names/demoNames.ts';
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
export { PASSKEY_CONTRACTS } from './passkey/passkeyContracts.ts';
export { DELAY_PROXY_CODE } from './recovery/delayModifier.ts';
export { type LocalRecoveryModule, RECOVERY_MODULES } from './recovery/recoveryModules.ts';
export { SAFE_CONTRACTS, type SafeVersion } from './safe/contracts/safeContracts.ts';
export type {
  LocalSafe,
  Multisig,
  WaitingMessage,
  WaitingTransaction,
} from './safe/multisig/multisig.ts';
