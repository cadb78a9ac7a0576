export type { PolicyFault, PolicyFaultCode } from './checkMessage.ts';
export { checkMessage, type SignInPolicy } from './checkMessage.ts';
export type { ClientOptions } from './client/askServer.ts';
export { SignInRequestError, type SignInRequestErrorReason } from './client/askServer.ts';
export type { PendingSignIn, PendingSignInAdapter } from './client/createPendingAdapter.ts';
export type {
  SignInAdapter,
  SigningPage,
  WalletSignInAdapter,
} from './client/createSignInAdapter.ts';
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
export type { SessionFollower, SessionState } from './client/followSession.ts';
export {
  type AuthJsClientOptions,
  type BetterAuthClientOptions,
  createAuthJsClient,
  createBetterAuthClient,
} from './client/otherServers.ts';
export type { SignInSession, SignInSessionPage } from './client/signInSession.ts';
export { createMessage } from './createMessage.ts';
export { readDateTime } from './dateTime.ts';
export { hasValidChecksum } from './hasValidChecksum.ts';
export { MAX_MESSAGE_LENGTH as maxMessageLength } from './messageGrammar.ts';
export { parseMessage } from './parseMessage.ts';
export type { ParsedMessage, ParseWarning, SignInFields } from './signInFields.ts';
export {
  type SignInFieldName,
  SignInMessageError,
  type SignInMessageErrorReason,
} from './signInMessageError.ts';
