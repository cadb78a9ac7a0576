import { jsonResponse, readJson } from '@mooring/sign-in/server';
import type { Hono } from 'hono';
import {
  type AccountEnv,
  createAccountRoutes,
  type RouteReports,
  signedIn,
} from '../security/accountRoutes.ts';
import type { Relay } from './createRelay.ts';
import { RelayRefusal } from './relayRefusal.ts';

/** Largest request body, in bytes: more than the largest calldata, in hex. */
const RELAY_BODY_BYTES = 64 * 1024;

/** Creates the routes of the relay, `/relay`: its state for the signed-in account, submissions, and recoveries. */
export function createRelayRoutes(relay: Relay, reports: RouteReports): Hono<AccountEnv> {
  const app = createAccountRoutes(reports, refuseSubmission);
  app.get('/', signedIn, async ({ var: { account } }) => {
    return jsonResponse({ networks: await relay.states({ account }) });
  });
  app.post('/', signedIn, async ({ req, var: { account, client } }) => {
    const owner = { account, client };
    await relay.admit(owner);
    const { body } = await readJson(req.raw, RELAY_BODY_BYTES);
    return jsonResponse(await relay.submit(owner, body));
  });
  // Without a session: the person has lost the key, and guardians have no account here.
  for (const kind of ['start', 'finish'] as const)
    app.post(`/recovery/${kind}`, async ({ req, var: { client } }) => {
      await relay.admitRecovery(client);
      const { body } = await readJson(req.raw, RELAY_BODY_BYTES);
      return jsonResponse(await relay.submitRecovery(kind, client, body));
    });
  return app;
}

function refuseSubmission(error: Error) {
  if (!(error instanceof RelayRefusal)) return undefined;
  const { code, message, status, retryAfterSeconds: seconds } = error;
  const hints = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  const headers: Record<string, string> =
    seconds === undefined ? {} : { 'retry-after': `${seconds}` };
  const response = jsonResponse({ error: code, message, ...hints }, { status, headers });
  return { code, response, ...(status === 429 && { limit: code }) };
}
