export type { ChainRead } from './account/address.ts';
export { type PasskeyContracts, passkeyContracts } from './account/contracts.ts';
export type { PublicKey } from './account/p256.ts';
export { askCredential, type PasskeyQuestion } from './credential/askCredential.ts';
export type {
  CredentialsContainerLike,
  PasskeyPlace,
} from './credential/browser.ts';
export { createCredential, type NewPasskey, type Passkey } from './credential/createCredential.ts';
export { type PasskeyObstacle, passkeyObstacle } from './credential/passkeyObstacle.ts';
export { PasskeyError, type PasskeyErrorReason } from './passkeyError.ts';
