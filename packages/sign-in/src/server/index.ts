export { createSignInServer, type SignInServer } from './createSignInServer.ts';
export type { ChainRequest } from './signature/chainRequest.ts';
export {
  type RecoverSigner,
  type SignatureToVerify,
  type SignatureVerdict,
  verifySignature,
} from './signature/verifySignature.ts';
export type {
  RateLimit,
  SignInLimits,
  SignInServerOptions,
  SignInServerPolicy,
} from './signInServerOptions.ts';
export { createSqliteStore } from './store/createSqliteStore.ts';
export type { NonceUse, SignInStore, StoredNonce, StoredSession } from './store/signInStore.ts';
