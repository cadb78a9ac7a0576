import { answer, Refusal, refusalAnswer } from '@mooring/sign-in/server';
import { Hono } from 'hono';
import type { Passkeys } from './createPasskeys.ts';

type Env = { Bindings: { client: string | undefined } };

/**
 * Creates the route of passkeys, `/accounts/{credentialId}`: looked up by anyone. They are stored by signing in, and
 * by nothing else. `onError` is called with unexpected errors (HTTP 500). It never rejects.
 */
export function createPasskeyRoutes(passkeys: Passkeys, onError: (error: unknown) => void) {
  const one = '/accounts/:id';
  const app = new Hono<Env>();
  app.get(one, async ({ req, env }) => answer(await passkeys.find(req.param('id'), env.client)));
  app.all(one, () => refusalAnswer(new Refusal('method-not-allowed', { allow: ['GET'] })));
  app.notFound(() => refusalAnswer(new Refusal('not-found')));
  app.onError((error) => {
    if (error instanceof Refusal) return refusalAnswer(error);
    onError(error);
    return refusalAnswer(new Refusal('internal-error'));
  });
  return async (
    request: Request,
    _signIn: unknown,
    client: string | undefined,
  ): Promise<Response> => app.fetch(request, { client });
}
