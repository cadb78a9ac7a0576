export type { FaultScope, RelayFaults } from '../relay/faults.ts';
export type { Relay, RelayLogLine, RelayOptions, SeenMessage } from '../relay/relay.ts';
export { startRelay } from '../relay/startRelay.ts';
export {
  createPairingPeer,
  type PairingPeer,
  type PairingPeerOptions,
  type PairOptions,
  type PeerSession,
} from './createPairingPeer.ts';
