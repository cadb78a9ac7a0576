import type { EventEmitter } from 'node:events';
import { DAY_MS, isRecord, lookUp } from '@mooring/internal';
import { StoreUnavailableError } from '@mooring/sign-in/server';
import {
  type AdapterFactory,
  type Configuration,
  errors,
  type FindAccount,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import type { ValidConfig } from '../config/configSchema.ts';
import { SCOPES } from '../config/oidcOptions.ts';
import { acrValues } from './authenticationMethod.ts';
import { clientMetadata } from './clientMetadata.ts';
import { claimsOfScopes } from './createClaims.ts';
import type { Keys } from './keys.ts';

const { Check, base } = interactionPolicy;

/** Paths of the library. */
const providerRoutes = {
  authorization: '/oidc/authorize',
  token: '/oidc/token',
  userinfo: '/oidc/userinfo',
  jwks: '/oidc/jwks',
  introspection: '/oidc/introspect',
  revocation: '/oidc/revoke',
  pushed_authorization_request: '/oidc/par',
  end_session: '/oidc/end',
};

/** Pages that tell a person of a refused request, by the path of the request. */
const refusedPages: Readonly<Record<string, string>> = {
  [providerRoutes.authorization]: '/authorize/refused',
  [providerRoutes.end_session]: '/sign-out/refused',
};

/** Cookies: of the session only within this server, of an interaction in the browser, for its own paths. */
export const cookieNames = {
  session: 'mooring-oidc-session',
  interaction: 'mooring-oidc-interaction',
  resume: 'mooring-oidc-resume',
};

/** Lifetimes, in seconds. An interaction lasts as long as a sign-in that waits for the owners of a Safe. */
const CODE_S = 60;
const ACCESS_S = 600;
const ID_TOKEN_S = 3_600;
const INTERACTION_S = 86_400;

/** Time after which an application may try an unavailable store again, in seconds. */
const STORE_RETRY_S = 5;

/** Configuration with a provider, whose issuer is the public URL. */
export type ConfigWithIssuer = ValidConfig & {
  publicUrl: string;
  oidc: NonNullable<ValidConfig['oidc']>;
};

/** Hooks of the library. */
export interface ProviderHooks {
  adapter: AdapterFactory;
  findAccount: FindAccount;
  loadExistingGrant: NonNullable<Configuration['loadExistingGrant']>;
  /** Resolves to true when the account of a request may sign in to the application. */
  isAllowed: (ctx: KoaContextWithOIDC) => Promise<boolean>;
  /** Sends a request to an application. */
  fetch: typeof fetch;
  onError: (error: unknown) => void;
}

/**
 * Creates the library's provider. Only the authorization code, with PKCE unless an application cannot, `query` alone as the response mode, no request
 * objects and no registration; every token ends with its session.
 */
export function createOidcProvider(
  config: ConfigWithIssuer,
  keys: Keys,
  hooks: ProviderHooks,
): Provider {
  const sessionDays = config.signIn === false ? 1 : config.signIn.sessionDays;
  const sessionSeconds = (sessionDays * DAY_MS) / 1_000;
  const withoutPkce = new Set(
    config.oidc.clients.filter((one) => !one.requirePkce).map(({ clientId }) => clientId),
  );
  const provider = new Provider(config.publicUrl, {
    adapter: hooks.adapter,
    clients: config.oidc.clients.map(clientMetadata),
    findAccount: hooks.findAccount,
    loadExistingGrant: hooks.loadExistingGrant,
    interactions: { policy: createPolicy(hooks), url: (_, { uid }) => `/authorize/${uid}` },
    routes: providerRoutes,
    jwks: keys.jwks,
    cookies: {
      names: cookieNames,
      keys: keys.cookies,
      // Its name is written and removed by the bridge.
      long: { signed: false, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    scopes: [...SCOPES],
    claims: claimsOfScopes,
    // Applications that read the ID token alone get the claims too.
    conformIdTokenClaims: false,
    acrValues,
    subjectTypes: ['public'],
    responseTypes: ['code'],
    pkce: { required: (_, { clientId }) => !withoutPkce.has(clientId) },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'ES256'] },
    allowOmittingSingleRegisteredRedirectUri: false,
    // `null` is the origin of every sandbox, and of the address of an application on a phone.
    clientBasedCORS: (_, origin, client) =>
      origin !== 'null' &&
      (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    // The library takes `offline_access` away without `prompt=consent`, which hardly any application sends. Here a
    // refresh token ends with the session, so that the operator's permission is enough.
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    ttl: {
      AuthorizationCode: CODE_S,
      AccessToken: ACCESS_S,
      IdToken: ID_TOKEN_S,
      Interaction: INTERACTION_S,
      Grant: sessionSeconds,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: true },
      introspection: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId,
      },
      revocation: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId,
      },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: askToSignOut },
    },
    fetch: hooks.fetch,
    renderError,
  });
  // The bridge sets the headers: of no client.
  provider.proxy = true;
  provider.use(signOutWithoutSession);
  provider.use(describeModes);
  provider.on('server_error', (ctx, error) => {
    hooks.onError(error);
    if (!(error instanceof StoreUnavailableError)) return;
    ctx.status = 503;
    ctx.set('retry-after', `${STORE_RETRY_S}`);
  });
  // Koa prints errors that nobody listens to; the types know the library's own events alone.
  const koa: EventEmitter = provider;
  koa.on('error', hooks.onError);
  return provider;
}

/** Sign-in and consent, as the specification says, and groups: a person who is in none is not let in. */
function createPolicy({ isAllowed }: Pick<ProviderHooks, 'isAllowed'>) {
  const policy = base();
  policy
    .get('consent')
    ?.checks.add(
      new Check(
        'not_allowed',
        'the account is not allowed',
        'access_denied',
        async (ctx) => !(await isAllowed(ctx)),
      ),
      0,
    );
  return policy;
}

/** Sends the browser to the page that asks; the fragment reaches no server and no log. */
function askToSignOut(ctx: KoaContextWithOIDC): void {
  const secret = ctx.oidc.session?.state?.['secret'];
  ctx.redirect(`/sign-out#${String(secret)}`);
}

/** Without a session there is nothing to ask: the library would send a form with an inline script. */
async function signOutWithoutSession(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  await next();
  if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200) return;
  const { post_logout_redirect_uri: uri, state } = ctx.oidc.params ?? {};
  ctx.body = null;
  ctx.redirect(returnUrl(uri, state));
}

/** Corrects the metadata, which name all modes of the library. */
async function describeModes(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  await next();
  const { body } = ctx;
  if (ctx.oidc?.route === 'discovery' && isRecord(body))
    ctx.body = { ...body, response_modes_supported: ['query'] };
}

/** URL that an application wants to come back to after signing out; the page's without one. */
export function returnUrl(uri: unknown, state: unknown): string {
  if (typeof uri !== 'string') return '/';
  const url = new URL(uri);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}

/** Answers an error that must not be sent to an application. An interaction that is over is told by the page. */
function renderError(
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string | undefined },
  error: Error,
): void {
  const uid: unknown = ctx['params']?.uid;
  if (error instanceof errors.SessionNotFound && typeof uid === 'string') {
    ctx.redirect(`/authorize/${encodeURIComponent(uid)}`);
    return;
  }
  // A person is in front of it: the page explains. No redirect, which an application could mistake for an answer.
  const page = lookUp(refusedPages, ctx.path);
  if (page !== undefined && ctx.accepts('text/plain', 'html') === 'html') {
    const url = `${page}#${encodeURIComponent(out.error)}`;
    ctx.type = 'text/html';
    ctx.body = `<!doctype html><title>400</title><meta http-equiv="refresh" content="0; url=${url}">\n`;
    return;
  }
  ctx.type = 'text/plain';
  ctx.body = `${out.error}${out.error_description ? `: ${out.error_description}` : ''}\n`;
}
