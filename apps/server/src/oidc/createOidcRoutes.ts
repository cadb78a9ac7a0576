import { DAY_MS, readRequestBody } from '@mooring/internal';
import {
  jsonResponse,
  Refusal,
  readJson,
  type SignInServer,
  type SignInStore,
} from '@mooring/sign-in/server';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { CLIENT_ID } from '../config/oidcOptions.ts';
import { demandAttempt } from '../limits/demandAttempt.ts';
import {
  type AccountEnv,
  createAccountRoutes,
  type RouteReports,
  signedIn,
} from '../security/accountRoutes.ts';
import type { Oidc, Visitor } from './oidc.ts';
import { OidcRefusal } from './oidcRefusal.ts';

/** Largest request body of the page, in bytes. */
const INTERACTION_BODY_BYTES = 1_024;
/** Longest query of a request, in bytes: Node takes 16 KB of headers. */
const MOST_QUERY = 8 * 1_024;
/** Rate limits per client. One of them may be the server of an application with many people; each question is a row. */
const OIDC_LIMITS = {
  oidcRequests: { count: 1_200, windowMs: 60_000 },
  oidcQuestions: { count: 5_000, windowMs: DAY_MS },
};

const answerBody = v.object({ decision: v.picklist(['allow', 'deny']) });
const signOutBody = v.object({
  xsrf: v.pipe(v.string(), v.maxLength(200)),
  everywhere: v.boolean(),
});

/** Paths of applications, and the methods they take. */
const LIBRARY_ROUTES: readonly [string, readonly string[]][] = [
  ['/authorize', ['GET']],
  ['/authorize/:uid', ['GET']],
  ['/end', ['GET']],
  ['/token', ['POST', 'OPTIONS']],
  ['/userinfo', ['GET', 'POST', 'OPTIONS']],
  ['/jwks', ['GET', 'OPTIONS']],
  ['/introspect', ['POST', 'OPTIONS']],
  ['/revoke', ['POST', 'OPTIONS']],
  ['/par', ['POST', 'OPTIONS']],
];
/** Paths that a browser is sent to by an application: its session counts there. */
const NAVIGATIONS = ['/oidc/authorize', '/oidc/end'];

/**
 * Creates the routes of the OpenID provider, `/oidc`: the library's for applications, and those of the page, in JSON.
 *
 * @param open Resolves to the provider once it is loaded.
 */
export function createOidcRoutes(options: {
  open: () => Promise<Oidc>;
  /** Counts requests, across all servers that share it. */
  attempts: Pick<SignInStore, 'countAttempt'>;
  reports: RouteReports;
}): Hono<AccountEnv> {
  const { open, attempts, reports } = options;
  const app = createAccountRoutes(reports, refuseOidc);

  async function admit(limit: keyof typeof OIDC_LIMITS, client: string): Promise<void> {
    const { count: most, windowMs } = OIDC_LIMITS[limit];
    const key = `${limit} ${client}`;
    await demandAttempt(attempts, { key, limit, most, windowMs, now: Date.now() });
  }
  app.use(async ({ req, var: { client = 'unknown' } }, next) => {
    await admit('oidcRequests', client);
    if (req.path === '/oidc/authorize') await admit('oidcQuestions', client);
    await next();
  });

  app.get('/interaction/:uid', async ({ req, var: { signIn } }) => {
    const visitor = await signIn.findSession(req.raw);
    const oidc = await open();
    return jsonResponse(await oidc.showInteraction(req.raw, req.param('uid'), visitor));
  });

  app.post('/interaction/:uid', async ({ req, var: { signIn } }) => {
    const visitor = await signIn.findSession(req.raw);
    if (visitor && (req.header('mooring-account') ?? visitor.account) !== visitor.account)
      throw new Refusal('unauthenticated');
    const { decision } = await readValidBody(answerBody, req.raw);
    const oidc = await open();
    const answer = { decision, visitor };
    return jsonResponse({
      location: await oidc.answerInteraction(req.raw, req.param('uid'), answer),
    });
  });

  app.get('/applications', signedIn, async ({ var: { account } }) => {
    const oidc = await open();
    return jsonResponse({ applications: await oidc.listApplications(account) });
  });

  app.delete('/applications/:clientId', signedIn, async ({ req, var: { account } }) => {
    const clientId = req.param('clientId');
    // PostgreSQL takes no NUL.
    if (!CLIENT_ID.test(clientId)) throw new Refusal('not-found');
    const oidc = await open();
    await oidc.endApplication(account, clientId);
    return jsonResponse({});
  });

  app.get('/sign-out', signedIn, async ({ var: { session } }) => {
    const oidc = await open();
    return jsonResponse(await oidc.showSignOut(session));
  });

  app.post('/sign-out', signedIn, async ({ req, var: { session, signIn, client } }) => {
    const { xsrf, everywhere } = await readValidBody(signOutBody, req.raw);
    const oidc = await open();
    const { clientId, location } = await oidc.readSignOut(session, xsrf);
    if (!everywhere) {
      if (clientId !== undefined) await oidc.endAuthorization(session, clientId);
      return jsonResponse({ location });
    }
    const ended = await signOutVisitor(signIn, req.raw, client);
    // The session may still be alive: the person stays on the page, and can try again.
    if (!ended.ok) return ended;
    await oidc.endOrphans(session.account);
    return jsonResponse({ location }, { cookies: ended.headers.getSetCookie() });
  });

  // OpenID Connect Core 3.1.2.1 demands POST too, in which a browser sends no cookies from another site.
  app.post('/authorize', async ({ req }) => {
    const body = await readRequestBody(req.raw, MOST_QUERY);
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(req.header('content-type') ?? '');
    if (typeof body === 'string' || !isForm)
      throw new Refusal(body === 'tooLarge' ? 'too-large' : 'body-invalid');
    const query = new URLSearchParams(Buffer.from(body).toString());
    // Encoded, it may be longer than it was sent.
    if (query.toString().length > MOST_QUERY) throw new Refusal('too-large');
    return new Response(null, { status: 303, headers: { location: `/oidc/authorize?${query}` } });
  });

  for (const [path, methods] of LIBRARY_ROUTES)
    app.on([...methods], path, async ({ req, var: { signIn } }) => {
      const isNavigation = NAVIGATIONS.some((start) => req.path.startsWith(start));
      if (isNavigation && !takesQuery(req.query('response_mode')))
        return new Response('unsupported_response_mode\n', { status: 400 });
      const visitor = isNavigation ? await findNavigator(signIn, req.raw) : undefined;
      return (await open()).fetch(req.raw, visitor);
    });
  return app;
}

/** Other modes need a form with an inline script, errors in them too. */
function takesQuery(mode: string | undefined): boolean {
  return mode === undefined || mode === 'query';
}

/** Session of a browser that an application sends here; undefined without one, and in a frame. */
async function findNavigator(signIn: SignInServer, request: Request): Promise<Visitor> {
  try {
    return await signIn.findSession(request, { navigations: true });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function readValidBody<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const { body } = await readJson(request, INTERACTION_BODY_BYTES);
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new Refusal('body-invalid');
  return parsed.output;
}

/** Signs the browser of a request out; resolves to the response of sign-in, a refusal too. */
async function signOutVisitor(
  signIn: SignInServer,
  request: Request,
  client: string | undefined,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const url = new URL('/auth/sign-out', request.url);
  const asked = new Request(url, { method: 'POST', headers, body: '{}' });
  const response = await signIn.fetch(asked, client);
  if (response === null) throw new Error('Sign-in has no such route');
  return response;
}

function refuseOidc(error: Error) {
  if (!(error instanceof OidcRefusal)) return undefined;
  const { code, status } = error;
  return { code, response: jsonResponse({ error: code }, { status }) };
}
