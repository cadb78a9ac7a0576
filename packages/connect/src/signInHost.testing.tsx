import { createTestWallet } from '@mooring/testing';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Address } from 'viem';
import { vi } from 'vitest';
import { type CreateConnectorFn, http } from 'wagmi';
import { connect } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';
import { MooringProvider } from './app/MooringProvider.tsx';
import type { AuthenticationAdapter } from './core/authentication.ts';
import { createMooringConfig } from './core/createMooringConfig.ts';
import { useDialogs } from './core/MooringContext.ts';
import { type ConnectionStatus, useConnectionStatus } from './core/useConnectionStatus.ts';
import {
  type AuthenticationByClient,
  type AuthenticationByStatus,
  AuthenticationProvider,
} from './sign-in/AuthenticationProvider.tsx';
import { announcedConnector } from './wallets/announcedConnector.ts';
import type { Pairing } from './wallets/pairing.ts';
import { useDisconnectWallet } from './wallets/useDisconnectWallet.ts';
import { isProvider } from './wallets/walletRegistry.ts';

export const mira: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const keeper: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** Of the two, which every local network funds. */
const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;

/** Creates an adapter that records its calls and returns the given results. */
export function adapterOf(answers: Partial<AuthenticationAdapter> = {}) {
  const asked: string[] = [];
  let given = 0;
  const adapter: AuthenticationAdapter = {
    async getNonce() {
      asked.push('getNonce');
      given += 1;
      return answers.getNonce?.() ?? `nonce${given}`;
    },
    createMessage(fields) {
      asked.push('createMessage');
      return answers.createMessage?.(fields) ?? fields.nonce;
    },
    async verify(proof) {
      asked.push('verify');
      return answers.verify?.(proof) ?? true;
    },
    async signOut() {
      asked.push('signOut');
      await answers.signOut?.();
    },
  };
  return { adapter, asked };
}

/** Props a host passes to the kit; without an adapter there is no sign-in. */
export type HostSignIn =
  | Omit<AuthenticationByStatus, 'children'>
  | Omit<AuthenticationByClient, 'children'>;

/** Creates a phone connector that returns a sign-in signed while the page was closed. */
function asPhone(connector: CreateConnectorFn, signIn: object): CreateConnectorFn {
  const nothing = () => {};
  const idle = { status: 'idle' };
  const session = { signIn };
  const control: Pairing = {
    getState: () => idle,
    subscribe: () => nothing,
    getSession: () => session,
    choose: nothing,
    forget: nothing,
    renew: nothing,
    cancel: nothing,
    check: async () => {},
  };
  return (config) => ({ ...connector(config), mooring: { kind: 'pairing', control } });
}

/**
 * A page with the kit, whose wallet shares two accounts, the first of them active.
 * @param signedByPhone message and signature; the wallet is a phone's
 */
export async function openHost(signIn: HostSignIn | undefined, signedByPhone?: object) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const wallet = createTestWallet({ accounts: keys });
  const { provider } = wallet;
  if (!isProvider(provider)) throw new Error('no provider');
  const announced = announcedConnector(
    { id: 'harbour', name: 'Harbour', provider: () => provider },
    5_000,
  );
  const config = createMooringConfig({
    appName: 'Host',
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    timeouts: { switchNetworkMs: 200 },
    connectors: [signedByPhone ? asPhone(announced, signedByPhone) : announced],
    storage: { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {} },
  });
  const { wagmi } = config;
  const [connector] = wagmi.connectors;
  if (!connector) throw new Error('no connector');
  const seen: ConnectionStatus[] = [];
  const errors: Error[] = [];
  let children: ReactNode = null;
  let dialog: string | null = null;
  let disconnect = async () => {};

  function Watch() {
    const status = useConnectionStatus();
    if (seen.at(-1) !== status) seen.push(status);
    dialog = useDialogs().current;
    disconnect = useDisconnectWallet().mutateAsync;
    return null;
  }

  const root = createRoot(document.createElement('div'));
  function show(given: HostSignIn | undefined) {
    const page = (
      <MooringProvider config={config} locale="en" onError={(error) => errors.push(error)}>
        <Watch />
        {children}
      </MooringProvider>
    );
    root.render(given ? <AuthenticationProvider {...given}>{page}</AuthenticationProvider> : page);
  }

  /** Runs a function, and waits for all its effects. */
  const follow = (doing: () => unknown) =>
    act(async () => {
      await doing();
      await vi.dynamicImportSettled();
    });

  await follow(() => show(signIn));
  return {
    wagmi,
    seen,
    errors,
    status: () => seen.at(-1),
    openDialog: () => dialog,
    connect: () => follow(() => connect(wagmi, { connector })),
    /** Its person takes another account. */
    switchTo: (account: Address) =>
      follow(() => wallet.selectAccount(wallet.accounts.indexOf(account))),
    /** Its person disconnects the page. */
    walletLeaves: () => follow(() => wallet.disconnect()),
    disconnect: () => disconnect(),
    hostShows: (page: ReactNode) =>
      follow(() => {
        children = page;
        show(signIn);
      }),
    hostSays: (given: HostSignIn) => follow(() => show(given)),
    follow,
    close: () => act(async () => root.unmount()),
  };
}
