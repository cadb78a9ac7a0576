export {
  createSignInServer,
  type ProvenAccount,
  type SignedIn,
  type SignInServer,
} from './createSignInServer.ts';
export { answer, responseOf } from './http/answer.ts';
export { type PlainAnswer, plainAnswer } from './http/plainAnswer.ts';
export { type PlainRequest, plainRequest } from './http/plainRequest.ts';
export { readJson } from './http/readJson.ts';
export { Refusal, type RefusalCode } from './http/refusal.ts';
export type { ChainRequest } from './signature/chainRequest.ts';
export { loadNativeRecover } from './signature/loadNativeRecover.ts';
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
export type {
  EndedSessions,
  NonceUse,
  SessionPlace,
  SignInStore,
  StoredNonce,
  StoredPendingSignIn,
  StoredSession,
} from './store/signInStore.ts';
