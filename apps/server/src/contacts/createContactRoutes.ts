import { jsonResponse, readJson } from '@mooring/sign-in/server';
import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  type AccountEnv,
  createAccountRoutes,
  type RouteReports,
  signedIn,
} from '../security/accountRoutes.ts';
import { type ContactOwner, ContactRefusal, type Contacts } from './createContacts.ts';

/** Largest request body of one contact, and of an import, in bytes. */
const CONTACT_BYTES = 8 * 1024;
const IMPORT_BYTES = 1024 * 1024;

const ID = '/:id{[0-9a-f]{32}}';

/** Creates the routes of the signed-in account's contacts, below `/contacts`. */
export function createContactRoutes(contacts: Contacts, reports: RouteReports): Hono<AccountEnv> {
  const countChange = createMiddleware<AccountEnv>(async (context, next) => {
    await contacts.admitChange(context.var.account);
    return next();
  });
  const ownerOf = ({ var: { account, client } }: Context<AccountEnv>): ContactOwner => {
    return { account, client };
  };
  const readBody = ({ req }: Context, limit = CONTACT_BYTES) => readJson(req.raw, limit);

  const app = createAccountRoutes(reports, refuseContact);
  app.get('/', signedIn, async (context) => {
    return jsonResponse({ contacts: await contacts.list(ownerOf(context)) });
  });
  app.post('/', signedIn, countChange, async (context) => {
    const contact = await contacts.add(ownerOf(context), await readBody(context));
    return jsonResponse({ contact }, { status: 201 });
  });
  app.post('/import', signedIn, countChange, async (context) => {
    return jsonResponse(
      await contacts.merge(ownerOf(context), await readBody(context, IMPORT_BYTES)),
    );
  });
  app.put(ID, signedIn, countChange, async (context) => {
    const id = context.req.param('id');
    const contact = await contacts.change(ownerOf(context), id, await readBody(context));
    return jsonResponse({ contact });
  });
  app.delete(ID, signedIn, countChange, async (context) => {
    await contacts.remove(ownerOf(context), context.req.param('id'));
    return jsonResponse({});
  });
  return app;
}

function refuseContact(error: Error) {
  if (!(error instanceof ContactRefusal)) return undefined;
  const { code, faults } = error;
  const status = code === 'contact-invalid' ? 400 : 409;
  return { code, response: jsonResponse({ error: code, ...(faults && { faults }) }, { status }) };
}
