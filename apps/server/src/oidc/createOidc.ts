import { timingSafeEqual } from 'node:crypto';
import {
  DAY_MS,
  HOUR_MS,
  isRecord,
  parseJson,
  readField,
  type SettledClock,
} from '@mooring/internal';
import type { NetworkClient } from '@mooring/rpc-proxy';
import { Refusal } from '@mooring/sign-in/server';
import type { Registry } from 'prom-client';
import type { ValidConfig } from '../config/configSchema.ts';
import type { Log } from '../log/log.ts';
import { chainRequest } from '../rpc/chainRequest.ts';
import { readAuthenticationMethod } from './authenticationMethod.ts';
import type { Application } from './clientMetadata.ts';
import { createAdapter } from './createAdapter.ts';
import { createBridge } from './createBridge.ts';
import { createClaims } from './createClaims.ts';
import { createGroups } from './createGroups.ts';
import { createHooks, createReplayError } from './createHooks.ts';
import { createInteractions, readOrigin, showClient } from './createInteractions.ts';
import { createLogouts, sendToApplication } from './createLogouts.ts';
import { type ConfigWithIssuer, createOidcProvider, returnUrl } from './createOidcProvider.ts';
import { createKeyReader, type Keys } from './keys.ts';
import type { Oidc, ShownClaims } from './oidc.ts';
import { createOidcMetrics } from './oidcMetrics.ts';
import { OidcRefusal } from './oidcRefusal.ts';
import type { OidcSession, OidcStore, SessionKey } from './oidcStore.ts';

/** Interval of passes over what is due, in ms. */
const LOGOUT_PASS_MS = 5_000;
/** Time for which delivered logouts are kept, in ms. */
const LOGOUTS_KEPT_MS = 30 * DAY_MS;

/** Options of the OpenID provider. */
export interface OidcOptions {
  config: ValidConfig;
  database: { oidc: OidcStore };
  networks: ReadonlyMap<number, NetworkClient>;
  registry: Registry;
  log: Log;
  /** Clock of what is deleted. */
  clock: SettledClock;
  onError: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Creates the OpenID provider of a configuration with `oidc` and `publicUrl`, over a store that several servers may share.
 * Resolves when its keys are read and its applications are checked.
 */
export async function createOidc(options: OidcOptions): Promise<Oidc> {
  const { config, database, networks, registry, log, clock, onError, now = Date.now } = options;
  const { signIn } = config;
  const { oidc, publicUrl } = withIssuer(config);
  if (signIn === false) throw new TypeError('OpenID Connect needs sign-in');
  const store = database.oidc;
  const applications = new Map(oidc.clients.map((client) => [client.clientId, client]));
  const findReader = (chainId: number) => {
    const network = networks.get(chainId);
    return network && chainRequest(network);
  };
  const groups = createGroups(oidc.groups, findReader);
  const claims = createClaims({ config, findReader, groups });
  const metrics = createOidcMetrics(registry);
  const identity = findReader(config.identityNetwork) ?? (async () => '0x');
  const findMethod = (session: Pick<OidcSession, 'account' | 'credential'>) =>
    readAuthenticationMethod(session, identity);
  const isMember = async (account: string, { allow }: Application) =>
    allow === undefined || (await groups.find(account, allow)).length > 0;
  const hooks = {
    ...createHooks({ store, applications, claims, isMember, now }),
    adapter: createAdapter({ store, findMethod, createReplayError, now }),
    fetch: sendToApplication,
    onError,
  };
  const readKeys = createKeyReader(store, { keepMs: signIn.sessionDays * DAY_MS, now });

  function create(keys: Keys) {
    const provider = createOidcProvider(withIssuer(config), keys, hooks);
    provider.on('grant.success', () => metrics.granted('issued'));
    provider.on('grant.error', () => metrics.granted('refused'));
    return { version: keys.version, provider, bridge: createBridge(provider, publicUrl) };
  }
  let current: ReturnType<typeof create> | undefined;
  async function open() {
    const keys = await readKeys();
    if (current?.version !== keys.version) current = create(keys);
    return current;
  }
  // The library checks an application when it is first asked for.
  const { provider } = await open();
  for (const id of applications.keys())
    await provider.Client.find(id).catch((error: unknown) => {
      const reason = readField(error, 'error_description') ?? error;
      throw new Error(`The application ${id} cannot be used: ${String(reason)}`);
    });

  function showClaims(scopes: readonly string[], account: string | undefined): ShownClaims {
    const mail = account !== undefined && scopes.includes('email') && claims.email(account);
    const hasProfile = scopes.includes('profile');
    return {
      account: true,
      name: hasProfile,
      picture: hasProfile,
      groups: scopes.includes('groups') ? Object.keys(oidc.groups) : [],
      ...(mail && { email: mail }),
    };
  }

  /** State of a sign-out that an application began in a session. */
  async function readState(visitor: SessionKey) {
    const session = await store.findSession(visitor, now());
    const state = session?.state === undefined ? undefined : parseJson(session.state);
    if (!isRecord(state)) throw new OidcRefusal('sign-out-expired');
    return state;
  }

  const deliver = createLogouts({ store, open, metrics, log, now });
  let nextClearing = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    await store.endOrphans('due', now());
    await deliver();
    const settled = clock.now();
    if (settled !== null && performance.now() >= nextClearing) {
      nextClearing = performance.now() + HOUR_MS;
      await store.clear({ now: settled, before: settled - LOGOUTS_KEPT_MS });
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const running = new Set<Promise<void>>();
  function run(work: Promise<void>): Promise<void> {
    const caught = work.catch(onError);
    running.add(caught);
    return caught.finally(() => running.delete(caught));
  }
  function startPass(): void {
    if (isStopped) return;
    timer = setTimeout(() => void run(look()).then(startPass), LOGOUT_PASS_MS);
    timer.unref();
  }

  return {
    fetch: async (request, visitor) => (await open()).bridge.fetch(request, visitor),
    ...createInteractions({ store, applications, open, findMethod, isMember, showClaims, now }),
    async listApplications(account) {
      const consents = await store.consents(account);
      return consents
        .toSorted((one, other) => other.usedAt - one.usedAt)
        .flatMap(({ clientId, scopes, grantedAt, usedAt }) => {
          const application = applications.get(clientId);
          if (!application) return [];
          return {
            client: showClient(application),
            scopes,
            claims: showClaims(scopes, account),
            grantedAt: new Date(grantedAt).toISOString(),
            usedAt: new Date(usedAt).toISOString(),
          };
        });
    },
    async endApplication(account, clientId) {
      const wasAllowed = await store.endApplication(account, clientId, now());
      void run(deliver());
      if (!wasAllowed) throw new Refusal('not-found');
    },
    async showSignOut(visitor) {
      const { clientId, postLogoutRedirectUri: uri } = await readState(visitor);
      const application = applications.get(String(clientId));
      return {
        ...(application && { client: showClient(application) }),
        ...(typeof uri === 'string' && { returnTo: readOrigin(uri) }),
      };
    },
    async readSignOut(visitor, xsrf) {
      const state = await readState(visitor);
      if (!isSameSecret(xsrf, state['secret'])) throw new OidcRefusal('sign-out-expired');
      const { clientId, postLogoutRedirectUri } = state;
      return {
        clientId: typeof clientId === 'string' ? clientId : undefined,
        location: returnUrl(postLogoutRedirectUri, state['state']),
      };
    },
    async endAuthorization(visitor, clientId) {
      await store.saveSession(visitor, { authorizations: [], state: undefined }, now());
      await store.endAuthorization(visitor, clientId, now());
      void run(deliver());
    },
    async endOrphans(account) {
      await store.endOrphans({ account }, now());
      void run(deliver());
    },
    look,
    start: startPass,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/** @throws {TypeError} for a configuration without the provider: `parseConfig` refuses one without an issuer. */
function withIssuer(config: ValidConfig): ConfigWithIssuer {
  const { oidc, publicUrl } = config;
  if (!oidc || publicUrl === undefined) throw new TypeError('OpenID Connect is not configured');
  return { ...config, oidc, publicUrl };
}

function isSameSecret(written: string, expected: unknown): boolean {
  if (typeof expected !== 'string') return false;
  const [one, other] = [Buffer.from(written), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
