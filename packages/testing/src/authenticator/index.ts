export {
  type Authenticator,
  type AuthenticatorBehaviour,
  type AuthenticatorOptions,
  createAuthenticator,
  type HeldPasskey,
  type PasskeyResponse,
} from './createAuthenticator.ts';
