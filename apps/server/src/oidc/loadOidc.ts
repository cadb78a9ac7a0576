import { readField } from '@mooring/internal';
import type { SignInServer } from '@mooring/sign-in/server';
import type { OidcOptions } from './createOidc.ts';
import type { Oidc } from './oidc.ts';

/** Requests after which a session may be another one, or none. */
const CHANGES =
  /^\/auth\/(?:verify|assertion|pending\/finish|sign-out|sign-out-all|sessions\/\w+)$/;

/** The OpenID provider, which is loaded only where it is configured. */
interface LazyOidc {
  ready: Promise<void>;
  open(): Promise<Oidc>;
  /** Answers a request to sign-in, and ends the grants of the sessions that it has ended. */
  watchSessions(
    signIn: SignInServer,
    request: Request,
    answer: () => Promise<Response | null>,
  ): Promise<Response | null>;
  stop(): Promise<void>;
}

/** Loads the OpenID provider; null without `oidc` in the configuration. */
export function loadOidc(options: OidcOptions): LazyOidc | null {
  if (!options.config.oidc) return null;
  const loading = import('./createOidc.ts').then(({ createOidc }) => createOidc(options));
  const ready = loading.then((oidc) => oidc.start());
  // Whoever awaits it is told; others fail by request.
  ready.catch(() => undefined);

  async function endOrphans(accounts: ReadonlySet<string>): Promise<void> {
    const oidc = await loading;
    for (const account of accounts) await oidc.endOrphans(account);
  }

  return {
    ready,
    open: () => loading,
    async watchSessions(signIn, request, answer) {
      const isChange = request.method !== 'GET' && CHANGES.test(new URL(request.url).pathname);
      if (!isChange) return answer();
      // A request that is refused ends nothing.
      const before = await signIn.findSession(request).catch(() => undefined);
      const response = await answer();
      if (response?.status !== 200) return response;
      const session = readField(await response.clone().json(), 'session');
      const after = readField(session, 'account');
      const accounts = new Set(before ? [before.account] : []);
      // A new session may have ended another of its account.
      if (typeof after === 'string') accounts.add(after);
      await endOrphans(accounts).catch(options.onError);
      return response;
    },
    async stop() {
      await (await loading.catch(() => undefined))?.stop();
    },
  };
}
