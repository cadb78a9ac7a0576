import { jsonResponse } from '@mooring/sign-in/server';
import type { Hono } from 'hono';
import { type AccountEnv, createAccountRoutes } from '../security/accountRoutes.ts';
import type { Passkeys } from './createPasskeys.ts';

/**
 * Creates the route of passkeys, `/accounts/{credentialId}`: a public lookup. Passkeys are stored only by signing in.
 */
export function createPasskeyRoutes(
  passkeys: Passkeys,
  onError: (error: unknown) => void,
): Hono<AccountEnv> {
  const app = createAccountRoutes({ onError });
  app.get('/:id', async ({ req, var: { client } }) => {
    return jsonResponse(await passkeys.find(req.param('id'), client));
  });
  return app;
}
