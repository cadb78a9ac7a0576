import { jsonResponse, readJson } from '@mooring/sign-in/server';
import type { Hono } from 'hono';
import { type AccountEnv, createAccountRoutes, signedIn } from '../security/accountRoutes.ts';
import type { Relay } from './createRelay.ts';
import { RelayRefusal } from './relayRefusal.ts';

/** Largest request body, in bytes: more than the largest calldata, in hex. */
const BODY_BYTES = 64 * 1024;

/** Creates the routes of the relay, `/relay`: its state for the signed-in account, and submissions. */
export function createRelayRoutes(
  relay: Relay,
  onError: (error: unknown) => void,
): Hono<AccountEnv> {
  const app = createAccountRoutes({ refuse: relayRefusalResponse, onError });
  app.get('/', signedIn, async ({ var: { account } }) => {
    return jsonResponse({ networks: await relay.states({ account }) });
  });
  app.post('/', signedIn, async ({ req, var: { account, client } }) => {
    const owner = { account, client };
    await relay.admit(owner);
    const { body } = await readJson(req.raw, BODY_BYTES);
    return jsonResponse(await relay.submit(owner, body));
  });
  return app;
}

function relayRefusalResponse(error: Error): Response | undefined {
  if (!(error instanceof RelayRefusal)) return undefined;
  const { code, message, status, retryAfterSeconds: seconds } = error;
  if (seconds === undefined) return jsonResponse({ error: code, message }, { status });
  const headers = { 'retry-after': `${seconds}` };
  return jsonResponse({ error: code, message, retryAfterSeconds: seconds }, { status, headers });
}
