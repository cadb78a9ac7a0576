export {
  createSignInServer,
  type ProvenAccount,
  type SignedIn,
  type SignedInSession,
  type SignInServer,
} from './createSignInServer.ts';
export { readJson } from './http/readBody.ts';
export {
  type JsonResponseOptions,
  jsonResponse,
  Refusal,
  type RefusalCode,
  type RefusalHints,
  refusalOfError,
  refusalResponse,
} from './refusal.ts';
export { loadRecover } from './signature/loadRecover.ts';
export type { ChainRequest } from './signature/verifyByContract.ts';
export {
  type RecoverSigner,
  type SignatureToVerify,
  type SignatureVerdict,
  verifySignature,
} from './signature/verifySignature.ts';
export type {
  AssertedAccount,
  RateLimit,
  SignInAssertion,
  SignInLimits,
  SignInServerOptions,
  SignInServerPolicy,
} from './signInServerOptions.ts';
export type {
  EndedSessions,
  NonceUse,
  SessionPlace,
  SignInStore,
  StoredNonce,
  StoredPendingSignIn,
  StoredSession,
} from './store/signInStore.ts';
export { StoreUnavailableError } from './store/storeUnavailableError.ts';
