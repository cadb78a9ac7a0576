import {
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type AuthenticationAdapter,
  type AuthenticationClient,
  AuthenticationContext,
  type AuthenticationStatus,
  type AuthenticationValue,
} from '../core/authentication.ts';
import { MooringContext } from '../core/MooringContext.ts';
import { useLatest } from '../core/useLatest.ts';
import { useAuthenticationMistakes } from '../development/useAuthenticationMistakes.ts';
import { createNonces } from './nonces.ts';
import { useOnePromptSignIn } from './useOnePromptSignIn.ts';
import { useSignOutOnce } from './useSignOutOnce.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

interface AuthenticationOptions {
  /** False removes sign-in from the kit. Default: true. */
  readonly enabled?: boolean;
  /**
   * True if a visitor counts as connected only once signed in; false to offer sign in and sign out in the Account
   * dialog. Default: true.
   */
  readonly required?: boolean;
  /**
   * True to connect and sign in with one prompt, if the wallet supports it (ERC-7846; on phones CAIP-222). Other
   * wallets prompt twice. Default: true.
   */
  readonly onePrompt?: boolean;
  readonly children: ReactNode;
}

/** Props for sign-in whose status the host keeps. */
export interface AuthenticationByStatus extends AuthenticationOptions {
  readonly adapter: AuthenticationAdapter;
  /** Sign-in status kept by the host; `loading` only until it is first known. */
  readonly status: AuthenticationStatus;
  /**
   * Signed-in address, in any letter case; other accounts count as signed out. Default: the sign-in counts for any
   * connected account.
   */
  readonly address?: string | undefined;
  readonly client?: undefined;
}

/** Props for sign-in whose status a client keeps, such as that of `@mooring/sign-in`. */
export interface AuthenticationByClient extends AuthenticationOptions {
  /** Client, created once per page, outside components. Starts and stops with the provider. */
  readonly client: AuthenticationClient;
}

/** Props of {@link AuthenticationProvider}: a client, or an adapter and the status. */
export type AuthenticationProviderProps = AuthenticationByStatus | AuthenticationByClient;

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
  if (process.env.NODE_ENV !== 'production') {
    // biome-ignore lint/correctness/useHookAtTopLevel: the condition is a constant of the build
    useAuthenticationMistakes(props, useContext(MooringContext));
  }
  return props.client ? <ByClient {...props} /> : <ByStatus {...props} />;
}

const LOADING = { status: 'loading' } as const;
/** Snapshot on the server and during hydration, when the status is unknown. */
const onServer = () => LOADING;

function ByClient({ client, ...options }: AuthenticationByClient) {
  const state = useSyncExternalStore(client.subscribe, client.getState, onServer);
  useEffect(() => client.start(), [client]);
  const address = state.status === 'authenticated' ? state.session.address : undefined;
  return <ByStatus {...options} adapter={client.adapter} status={state.status} address={address} />;
}

function ByStatus(props: AuthenticationByStatus) {
  const { adapter, enabled = true, required = true, onePrompt: wanted = true, children } = props;
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
  const onePrompt = useOnePromptSignIn(latest, {
    nonces,
    status: useLatest(wanted ? status : 'loading'),
  });
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
            onePrompt: wanted ? onePrompt : undefined,
          }
        : null,
    [enabled, adapter, status, address, required, signOut, hold, nonces, onePrompt, wanted],
  );
  return <AuthenticationContext.Provider value={value}>{children}</AuthenticationContext.Provider>;
}

/** Keeps the previous state while the session is refetched or a person signs out, so that nothing flickers. */
function useLastKnown(status: AuthenticationStatus, address: string | undefined, held: boolean) {
  const [known, setKnown] = useState({ status, address });
  const changed = known.status !== status || known.address !== address;
  if (held || status === 'loading' || !changed) return known;
  setKnown({ status, address });
  return { status, address };
}
