import type { Hex } from 'viem';
import type { AskGateway } from '../askGateway.ts';
import { authMeSchema, authNonceSchema } from '../schemas/account.ts';
import { nothing } from '../schemas/values.ts';

/** Sign-in of the gateway (EIP-4361), with its session cookie. */
export function authRoutes(ask: AskGateway) {
  const signedIn = true;
  return {
    /** GET /v1/auth/nonce */
    nonce: () => ask('/v1/auth/nonce', authNonceSchema, { signedIn }),
    /** POST /v1/auth/verify */
    verify: (message: string, signature: Hex) =>
      ask('/v1/auth/verify', nothing, { method: 'POST', body: { message, signature }, signedIn }),
    /** GET /v1/auth/me */
    me: () => ask('/v1/auth/me', authMeSchema, { signedIn }),
    /** POST /v1/auth/logout */
    logout: () => ask('/v1/auth/logout', nothing, { method: 'POST', body: {}, signedIn }),
  };
}
