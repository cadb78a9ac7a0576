import {
  answer,
  Refusal,
  readJson,
  refusalAnswer,
  type SignInServer,
} from '@mooring/sign-in/server';
import { Hono } from 'hono';
import { signedInAccount } from '../security/signedInAccount.ts';
import type { Relay } from './createRelay.ts';
import { RelayRefusal } from './relayRefusal.ts';

/** Largest request body, in bytes: more than the calldata a relay takes, in hex. */
const BODY_BYTES = 64 * 1024;

type Env = {
  Bindings: { signIn: Pick<SignInServer, 'sessionOf'>; client: string | undefined };
};

/**
 * Creates the routes of the relay, `/relay`: its state for the signed-in account, and sending for it.
 * `onError` is called with unexpected errors (HTTP 500). They never reject.
 */
export function createRelayRoutes(relay: Relay, onError: (error: unknown) => void) {
  const path = '/relay';
  const app = new Hono<Env>();
  app.get(path, async ({ req, env }) => {
    const visitor = await signedInAccount(req.raw, env.signIn);
    return 'refusal' in visitor
      ? visitor.refusal
      : answer({ networks: await relay.states(visitor) });
  });
  app.post(path, async ({ req, env }) => {
    const visitor = await signedInAccount(req.raw, env.signIn);
    if ('refusal' in visitor) return visitor.refusal;
    const owner = { account: visitor.account, client: env.client };
    await relay.admit(owner);
    const { body } = await readJson(req.raw, BODY_BYTES);
    return answer(await relay.submit(owner, body));
  });
  app.all(path, () => refusalAnswer(new Refusal('method-not-allowed', { allow: ['GET', 'POST'] })));
  app.notFound(() => refusalAnswer(new Refusal('not-found')));
  app.onError((error) => {
    if (error instanceof Refusal) return refusalAnswer(error);
    if (error instanceof RelayRefusal) {
      const { code, message, status, retryAfterSeconds: seconds } = error;
      if (seconds === undefined) return answer({ error: code, message }, { status });
      const headers = { 'retry-after': `${seconds}` };
      return answer({ error: code, message, retryAfterSeconds: seconds }, { status, headers });
    }
    onError(error);
    return refusalAnswer(new Refusal('internal-error'));
  });
  return async (
    request: Request,
    signIn: Env['Bindings']['signIn'],
    client: string | undefined,
  ): Promise<Response> => app.fetch(request, { signIn, client });
}
