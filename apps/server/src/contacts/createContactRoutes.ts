import {
  answer,
  Refusal,
  readJson,
  refusalAnswer,
  type SignInServer,
} from '@mooring/sign-in/server';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { signedInAccount } from '../security/signedInAccount.ts';
import { type ContactOwner, ContactRefusal, type Contacts } from './createContacts.ts';

/** Largest request body of one contact, and of an import, in bytes. */
const CONTACT_BYTES = 8 * 1024;
const IMPORT_BYTES = 1024 * 1024;

/**
 * Answers `/contacts` and below for the signed-in account. `client` is the key of the budgets. Never
 * rejects.
 */
export type ContactRoutes = (
  request: Request,
  signIn: Pick<SignInServer, 'sessionOf'>,
  client: string | undefined,
) => Promise<Response>;

type Env = {
  Bindings: { signIn: Pick<SignInServer, 'sessionOf'>; client: string | undefined };
  Variables: { owner: ContactOwner };
};

/**
 * Creates the routes of contacts. The header `mooring-account` names the account a page expects (CAIP-10);
 * requests for another than the signed-in one are refused. `onError` is called with unexpected errors (HTTP
 * 500).
 */
export function createContactRoutes(
  contacts: Contacts,
  onError: (error: unknown) => void,
): ContactRoutes {
  const signedIn = createMiddleware<Env>(async (context, next) => {
    const { env, req } = context;
    const visitor = await signedInAccount(req.raw, env.signIn);
    if ('refusal' in visitor) return visitor.refusal;
    const { account } = visitor;
    if (req.method !== 'GET') await contacts.admitChange(account);
    context.set('owner', { account, client: env.client });
    return next();
  });
  const sentIn = ({ req }: Context<Env>, limit = CONTACT_BYTES) => readJson(req.raw, limit);
  const only = (...allow: string[]) => {
    return () => refusalAnswer(new Refusal('method-not-allowed', { allow }));
  };

  const [all, list, one] = [
    '/contacts',
    '/contacts/import',
    '/contacts/:id{[0-9a-f]{32}}',
  ] as const;
  const app = new Hono<Env>();
  app.get(all, signedIn, async (context) => {
    return answer({ contacts: await contacts.list(context.var.owner) });
  });
  app.post(all, signedIn, async (context) => {
    const contact = await contacts.add(context.var.owner, await sentIn(context));
    return answer({ contact }, { status: 201 });
  });
  app.all(all, only('GET', 'POST'));
  app.post(list, signedIn, async (context) => {
    return answer(await contacts.merge(context.var.owner, await sentIn(context, IMPORT_BYTES)));
  });
  app.all(list, only('POST'));
  app.put(one, signedIn, async (context) => {
    const { id } = context.req.param();
    const contact = await contacts.change(context.var.owner, id, await sentIn(context));
    return answer({ contact });
  });
  app.delete(one, signedIn, async (context) => {
    await contacts.remove(context.var.owner, context.req.param('id'));
    return answer({});
  });
  app.all(one, only('PUT', 'DELETE'));
  app.notFound(() => refusalAnswer(new Refusal('not-found')));
  app.onError((error) => {
    if (error instanceof Refusal) return refusalAnswer(error);
    if (error instanceof ContactRefusal) {
      const { code, faults } = error;
      const status = code === 'contact-invalid' ? 400 : 409;
      return answer({ error: code, ...(faults && { faults }) }, { status });
    }
    onError(error);
    return refusalAnswer(new Refusal('internal-error'));
  });
  return async (request, signIn, client) => app.fetch(request, { signIn, client });
}
