export type { PolicyFault, PolicyFaultCode } from './checkMessage.ts';
export { checkMessage, type SignInPolicy } from './checkMessage.ts';
export type { ClientOptions } from './client/clientOptions.ts';
export { type AuthJsClientOptions, createAuthJsClient } from './client/createAuthJsClient.ts';
export {
  type BetterAuthClientOptions,
  createBetterAuthClient,
} from './client/createBetterAuthClient.ts';
export type { PendingSignInAdapter } from './client/createPendingAdapter.ts';
export type { SignInAdapter, WalletSignInAdapter } from './client/createSignInAdapter.ts';
export {
  createSignInClient,
  type SignInClient,
  type SignInClientOptions,
  type SignInState,
} from './client/createSignInClient.ts';
export {
  createSiweClient,
  type SiweClient,
  type SiweClientOptions,
  type WalletSession,
} from './client/createSiweClient.ts';
export type { SessionFollower } from './client/followSession.ts';
export type { SigningPage } from './client/messageWriter.ts';
export type { PendingSignIn } from './client/pendingSignIn.ts';
export type { SessionState } from './client/sessionState.ts';
export { SignInRequestError } from './client/signInRequestError.ts';
export type { SignInSession, SignInSessionPage } from './client/signInSession.ts';
export { createMessage } from './createMessage.ts';
export { readDateTime } from './dateTime.ts';
export { hasValidChecksum } from './hasValidChecksum.ts';
export { maxMessageLength } from './messageGrammar.ts';
export { parseMessage } from './parseMessage.ts';
export type { ParsedMessage, ParseWarning, SignInFields } from './signInFields.ts';
export {
  type SignInFieldName,
  SignInMessageError,
  type SignInMessageErrorCode,
} from './signInMessageError.ts';
