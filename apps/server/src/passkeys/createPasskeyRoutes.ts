import { jsonResponse } from '@mooring/sign-in/server';
import type { Hono } from 'hono';
import {
  type AccountEnv,
  createAccountRoutes,
  type RouteReports,
} from '../security/accountRoutes.ts';
import type { Passkeys } from './createPasskeys.ts';

/**
 * Creates the route of passkeys, `/accounts/{credentialId}`: a public lookup. Passkeys are stored only by signing in.
 */
export function createPasskeyRoutes(passkeys: Passkeys, reports: RouteReports): Hono<AccountEnv> {
  const app = createAccountRoutes(reports);
  app.get('/:id', async ({ req, var: { client } }) => {
    return jsonResponse(await passkeys.find(req.param('id'), client));
  });
  return app;
}
