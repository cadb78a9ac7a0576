import { jsonResponse, readJson } from '@mooring/sign-in/server';
import type { Hono } from 'hono';
import {
  type AccountEnv,
  createAccountRoutes,
  type RouteReports,
  signedIn,
} from '../security/accountRoutes.ts';
import type { Recovery } from './createRecovery.ts';
import { RecoveryRefusal } from './recoveryRefusal.ts';

/** Largest request body, in bytes. */
const RECOVERY_BODY_BYTES = 4 * 1024;

/**
 * Creates the routes of recovery, `/accounts/recovery`: the guardian's address, the e-mail addresses of the signed-in
 * account, and codes, without a session: the person has lost the key.
 */
export function createRecoveryRoutes(recovery: Recovery, reports: RouteReports): Hono<AccountEnv> {
  const app = createAccountRoutes(reports, refuseRecovery);
  const read = async (request: Request) => (await readJson(request, RECOVERY_BODY_BYTES)).body;
  app.get('/guardian', () => jsonResponse({ address: recovery.guardian ?? null }));
  app.get('/contacts', signedIn, async ({ var: { session } }) =>
    jsonResponse({ contacts: await recovery.contacts(session) }),
  );
  app.post('/contacts', signedIn, async ({ req, var: { session } }) => {
    const contacts = await recovery.addContact(session, await read(req.raw));
    return jsonResponse({ contacts });
  });
  app.post('/contacts/remove', signedIn, async ({ req, var: { session } }) => {
    const contacts = await recovery.removeContact(session, await read(req.raw));
    return jsonResponse({ contacts });
  });
  app.post('/code', async ({ req, var: { client } }) => {
    await recovery.admit(client);
    await recovery.requestCode(await read(req.raw));
    return jsonResponse({}, { status: 202 });
  });
  app.post('/signature', async ({ req, var: { client } }) => {
    await recovery.admit(client);
    return jsonResponse(await recovery.sign(await read(req.raw)));
  });
  return app;
}

function refuseRecovery(error: Error) {
  if (!(error instanceof RecoveryRefusal)) return undefined;
  const { code, status } = error;
  return { code, response: jsonResponse({ error: code }, { status }) };
}
