import { isRecord } from '@mooring/internal';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { withTimeout } from 'viem';
import {
  type AuthenticationAdapter,
  type AuthenticationClient,
  AuthenticationContext,
  type AuthenticationStatus,
  type AuthenticationValue,
  type Nonces,
  type Together,
} from '../core/authentication.ts';
import { pairingOf } from '../wallets/pairing.ts';
import { createNonces } from './nonces.ts';
import type { createTogether } from './together/createTogether.ts';

interface AuthenticationOptions {
  /** Without sign-in the whole step is absent. Default: true. */
  readonly enabled?: boolean;
  /**
   * Counts only a signed-in visitor as connected. When false, a connected one may sign in and out from
   * the Account dialog. Default: true.
   */
  readonly required?: boolean;
  /**
   * Signs in with the prompt that connects, where a wallet can (ERC-7846; on phones CAIP-222): one prompt, not two.
   * Others connect first. Default: true.
   */
  readonly together?: boolean;
  readonly children: ReactNode;
}

/** Sign-in whose state the host keeps itself. */
export interface AuthenticationByStatus extends AuthenticationOptions {
  readonly adapter: AuthenticationAdapter;
  /** Sign-in status kept by the host; `loading` only until it is known for the first time. */
  readonly status: AuthenticationStatus;
  /**
   * Signed-in address, in upper or lower case; every other account counts as signed out. Without it the
   * sign-in counts for whichever account is connected.
   */
  readonly address?: string | undefined;
  readonly client?: undefined;
}

/** Sign-in whose state a client keeps, such as one of `@mooring/sign-in`. */
export interface AuthenticationByClient extends AuthenticationOptions {
  /** Made once for the page, outside of components. Started and stopped with the provider. */
  readonly client: AuthenticationClient;
}

/** Props of {@link AuthenticationProvider}: a client, or an adapter and the status. */
export type AuthenticationProviderProps = AuthenticationByStatus | AuthenticationByClient;

/** Time the server has to answer a sign-out, in ms. */
const SIGN_OUT_MS = 3_000;

/**
 * Provides sign-in to the Mooring components below it. Wraps {@link MooringProvider}.
 *
 * @example
 * ```tsx
 * import { AuthenticationProvider, MooringProvider } from '@mooring/connect';
 * import { createSignInClient } from '@mooring/sign-in';
 *
 * const client = createSignInClient();
 *
 * export const App = () => (
 *   <AuthenticationProvider client={client}>
 *     <MooringProvider config={config}>…</MooringProvider>
 *   </AuthenticationProvider>
 * );
 * ```
 */
export function AuthenticationProvider(props: AuthenticationProviderProps) {
  return props.client ? <ByClient {...props} /> : <ByStatus {...props} />;
}

const LOADING = { status: 'loading' } as const;
/** Nobody is known on a server, nor while a page takes over what a server rendered. */
const onServer = () => LOADING;

function ByClient({ client, ...options }: AuthenticationByClient) {
  const state = useSyncExternalStore(client.subscribe, client.getState, onServer);
  useEffect(() => client.start(), [client]);
  const address = state.status === 'authenticated' ? state.session.address : undefined;
  return <ByStatus {...options} adapter={client.adapter} status={state.status} address={address} />;
}

function ByStatus(props: AuthenticationByStatus) {
  const { adapter, enabled = true, required = true, together: wanted = true, children } = props;
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const { status, address } = useLastKnown(props.status, props.address, holds > 0);
  const latest = useLatest(adapter);
  const signOut = useSignOutOnce(latest);
  const [nonces] = useState(() => createNonces(() => latest.current.getNonce()));
  useEffect(() => {
    if (status === 'authenticated') nonces.forget();
  }, [status, nonces]);
  const together = useTogether(latest, { nonces, status: useLatest(wanted ? status : 'loading') });
  const value = useMemo<AuthenticationValue | null>(
    () =>
      enabled
        ? {
            adapter,
            status,
            address,
            required,
            signOut,
            hold,
            nonces,
            together: wanted ? together : undefined,
          }
        : null,
    [enabled, adapter, status, address, required, signOut, hold, nonces, together, wanted],
  );
  return <AuthenticationContext.Provider value={value}>{children}</AuthenticationContext.Provider>;
}

/** While a host asks its server again, or someone leaves, what was known stands: nothing blinks. */
function useLastKnown(status: AuthenticationStatus, address: string | undefined, held: boolean) {
  const [known, setKnown] = useState({ status, address });
  const changed = known.status !== status || known.address !== address;
  if (held || status === 'loading' || !changed) return known;
  setKnown({ status, address });
  return { status, address };
}

/**
 * A value as it is now; hosts may make a new adapter at every rendering. Set before the effects of what is below,
 * which act on the same change.
 */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}

type LatestAdapter = RefObject<AuthenticationAdapter>;

interface TogetherOptions {
  readonly nonces: Nonces;
  readonly status: RefObject<AuthenticationStatus>;
}

/**
 * Sign-in with the prompt that connects: a chunk of its own, for visitors who connect. The same object all along, so
 * that who signs in meanwhile ends no attempt.
 */
function useTogether(latest: LatestAdapter, { nonces, status }: TogetherOptions): Together {
  const loaded = useRef<Promise<ReturnType<typeof createTogether> | undefined>>(null);
  return useMemo(() => {
    const load = async () => {
      if (status.current !== 'unauthenticated') return undefined;
      loaded.current ??= import('./together/createTogether.ts').then(
        ({ createTogether }) => createTogether(() => latest.current, nonces),
        // Connecting does without.
        () => undefined,
      );
      return loaded.current;
    };
    return {
      prepare(wagmi) {
        void load().then((part) => part?.prepare(wagmi.storage));
        for (const connector of wagmi.connectors) {
          pairingOf(connector)?.offerSignIn?.(async () =>
            (await load())?.compose(wagmi.state.chainId),
          );
        }
      },
      async finish(connector) {
        // Only phones bring something of before: for others nothing is fetched.
        const session = pairingOf(connector)?.getSession();
        if (!isRecord(session) || !session['signIn']) return false;
        return (await load())?.finish(connector) ?? false;
      },
      plainWay: async (connector) => (await loaded.current)?.plainWay(connector),
      async connect(attempt, chainId, connect) {
        const part = await load();
        if (part) return part.connect(attempt, chainId, connect);
        await connect(attempt);
        return false;
      },
    };
  }, [latest, nonces, status]);
}

/** Asked again while it is under way, the server still hears of it once. */
function useSignOutOnce(latest: LatestAdapter) {
  const running = useRef<Promise<void>>(null);
  return useCallback(() => {
    running.current ??= signOutWithin(latest.current, SIGN_OUT_MS).finally(() => {
      running.current = null;
    });
    return running.current;
  }, [latest]);
}

/**
 * Signs out on the server.
 * @throws whatever the adapter throws, or an error when the server does not answer in time
 */
export async function signOutWithin(
  adapter: AuthenticationAdapter,
  timeoutMs: number,
): Promise<void> {
  await withTimeout(async () => adapter.signOut(), {
    timeout: timeoutMs,
    errorInstance: new Error(`The server did not answer the sign-out within ${timeoutMs} ms.`),
  });
}
