export {
  createSignInServer,
  type ProvenAccount,
  type SignedIn,
  type SignInServer,
} from './createSignInServer.ts';
export { readJson } from './http/readBody.ts';
export {
  type AnswerOptions,
  answer,
  Refusal,
  type RefusalCode,
  type RefusalHints,
  refusalAnswer,
} from './refusal.ts';
export type { ChainRequest } from './signature/askContract.ts';
export { loadRecover } from './signature/loadRecover.ts';
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
