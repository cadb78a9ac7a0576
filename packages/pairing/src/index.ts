export type { PairingProvider } from './connector/pairingProvider.ts';
export { pairing } from './pairing.ts';
export type {
  PairingControl,
  PairingSession,
  PairingState,
  UnansweredRequest,
} from './pairingControl.ts';
export { PairingError, type PairingErrorCode, type PairingErrorReason } from './pairingError.ts';
export type {
  ChainRead,
  PairingMetadata,
  PairingOptions,
  PairingStorage,
  PairingTimeouts,
} from './pairingOptions.ts';
export type { ComposeSignIn, OfferedSignIn, SignInProof } from './session/offeredSignIn.ts';
