/** Protocol primitives of the other side: for phone wallets, and for test wallets. */
export { sealEnvelope } from './crypto/envelope.ts';
export { agreeOnKey, createKeyPair, deriveTopic } from './crypto/keys.ts';
export { createRelayClient, type RelayClient } from './relay/relayClient.ts';
export type { ProtocolMethod } from './session/protocolMethods.ts';
export { LONGEST_SESSION_SECONDS as longestSessionSeconds } from './session/settlement.ts';
export { openTopicChannel, type PeerRequest } from './session/topicChannel.ts';
export { type PairingUri, parsePairingUri } from './uri/pairingUri.ts';
