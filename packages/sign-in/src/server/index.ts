export {
  createSignInServer,
  type ProvenAccount,
  type SignedIn,
  type SignInServer,
} from './createSignInServer.ts';
export { type AnswerOptions, answer, refusalAnswer } from './http/answer.ts';
export { readJson } from './http/readJson.ts';
export { Refusal, type RefusalCode, type RefusalHints } from './refusal.ts';
export type { ChainRequest } from './signature/chainRequest.ts';
export { loadRecover } from './signature/loadRecover.ts';
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
