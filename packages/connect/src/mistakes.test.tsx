// @vitest-environment jsdom

import { completeJsdom } from '@mooring/testing';
import { act, createElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CreateConnectorFn, createConfig, http, mock, WagmiProvider } from 'wagmi';
import { base, mainnet } from 'wagmi/chains';
import { createMooringConfig } from './core/createMooringConfig.ts';
import { useMooring } from './core/MooringContext.ts';
import {
  AuthenticationProvider,
  ConnectButton,
  CustomConnectButton,
  CustomWalletButton,
  darkTheme,
  lightTheme,
  MooringProvider,
  useAccountDialog,
  useConnectDialog,
  WalletButton,
} from './index.ts';

const storage = { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {} };

const configOf = (connectors: readonly CreateConnectorFn[] = []) =>
  createMooringConfig({ appName: 'Harbour', chains: [mainnet], connectors, storage });

/** Creates an element with any props, as an untyped application may. */
const untyped = (component: unknown, props: object, ...children: ReactNode[]): ReactElement =>
  Reflect.apply(createElement, undefined, [component, props, ...children]);

const provider = (props: object, ...children: ReactNode[]) =>
  untyped(MooringProvider, { config: configOf(), locale: 'en', ...props }, ...children);

/** Arguments of `console.error`. */
let messages: string[] = [];
let errors: string[] = [];

beforeAll(() => completeJsdom());
beforeEach(() => {
  messages = [];
  errors = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(console, 'error').mockImplementation((message) => messages.push(String(message)));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Renders a page, and waits until all that follows from it has come. */
async function render(page: ReactNode): Promise<void> {
  const root = createRoot(document.createElement('div'));
  try {
    await act(async () => root.render(page));
    await act(() => vi.dynamicImportSettled());
  } catch (error) {
    errors.push(String(error));
  }
  await act(async () => root.unmount());
}

function OpenAccount() {
  const { open } = useAccountDialog();
  useEffect(open, [open]);
  return null;
}

function OpenOn({ wallet }: { readonly wallet: string }) {
  const { openOn } = useConnectDialog();
  useEffect(() => openOn(wallet), [openOn, wallet]);
  return null;
}

const otherConfig = () => createConfig({ chains: [base], transports: { [base.id]: http() } });

const loading = { status: 'loading' };
const client = { adapter: {}, getState: () => loading, subscribe: () => () => {}, start() {} };

/** A passkey's connector without the option `screens`. */
const screenless: CreateConnectorFn = (config) => ({
  ...mock({ accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })(config),
  id: 'passkey',
  mooring: { kind: 'passkey', control: {} },
});

describe('components, in development, refuse', () => {
  const adapter = { getNonce() {}, createMessage() {}, verify() {}, signOut() {} };
  it.each<[string, () => ReactNode, string]>([
    ['a missing config', () => provider({ config: undefined }), 'needs `config`'],
    ['a wagmi config', () => provider({ config: otherConfig() }), 'is a wagmi config'],
    [
      'what is not a config',
      () => provider({ config: {} }),
      'not what createMooringConfig returns',
    ],
    ['an unknown mode', () => provider({ mode: 'auto' }), '`mode` is auto'],
    ['an unknown locale', () => provider({ locale: 'de-DE' }), "matchLocale(['de-DE'])"],
    ['a theme function', () => provider({ theme: darkTheme }), 'not a function: call it'],
    ['the name of a theme', () => provider({ theme: 'dark' }), 'made by `lightTheme()`'],
    ['no theme', () => provider({ theme: null }), 'made by `lightTheme()`'],
    [
      'a theme function of a pair',
      () => provider({ theme: { light: lightTheme(), dark: darkTheme } }),
      'not a function: call it',
    ],
    ['a part that is no theme', () => provider({ theme: { light: {} } }), 'made by `lightTheme()`'],
    [
      'sign-in without a client or an adapter',
      () => untyped(AuthenticationProvider, {}),
      'needs `client`',
    ],
    [
      'what is not a client',
      () => untyped(AuthenticationProvider, { client: {} }),
      'not a sign-in client',
    ],
    [
      'an adapter without a function',
      () => untyped(AuthenticationProvider, { adapter: { ...adapter, verify: undefined } }),
      'has no function verify',
    ],
    [
      'an unknown status',
      () => untyped(AuthenticationProvider, { adapter, status: 'idle' }),
      '`status` is idle',
    ],
    ['a hook outside the provider', () => <OpenAccount />, 'need a <MooringProvider>'],
    [
      'an element in place of a function',
      () => provider({}, untyped(CustomConnectButton, {}, <b />)),
      '<CustomConnectButton> needs a function',
    ],
    [
      'no function',
      () => provider({}, untyped(CustomWalletButton, { wallet: 'metamask' })),
      '<CustomWalletButton> needs a function',
    ],
  ])('%s', async (_, page, message) => {
    await render(page());
    expect(errors[0]).toContain(message);
  });
});

describe('components, in development, log', () => {
  it.each<[string, () => ReactNode, string]>([
    ['a provider inside another', () => provider({}, provider({})), 'is inside another: keep one'],
    [
      'sign-in inside the provider',
      () => provider({}, untyped(AuthenticationProvider, { client })),
      '<AuthenticationProvider> is inside <MooringProvider>',
    ],
    [
      'a wagmi provider around with another config',
      () => <WagmiProvider config={otherConfig()}>{provider({})}</WagmiProvider>,
      'A <WagmiProvider> around <MooringProvider>',
    ],
    [
      'a wagmi provider inside with another config',
      () =>
        provider(
          {},
          <WagmiProvider config={otherConfig()}>
            <ConnectButton />
          </WagmiProvider>,
        ),
      'is inside <MooringProvider>: remove it',
    ],
    ["a prop of RainbowKit's", () => provider({ modalSize: 'compact' }), 'Write dialogSize'],
    ["a prop of ConnectKit's", () => provider({ customTheme: {} }), 'Write theme'],
    ['an unknown dialogSize', () => provider({ dialogSize: 'small' }), 'it is wide or compact'],
    [
      'an initialChain it does not have',
      () => provider({ initialChain: 5 }),
      '`initialChain` is 5',
    ],
    [
      "a prop of RainbowKit's button",
      () => provider({}, untyped(ConnectButton, { showBalance: false })),
      'Write balance',
    ],
    [
      'a button for an unknown wallet',
      () => provider({}, <WalletButton wallet="metamsk" />),
      'No wallet has the id "metamsk"',
    ],
    [
      'a dialog opened on an unknown wallet',
      () => provider({}, <OpenOn wallet="rainbw" />),
      'No wallet has the id "rainbw"',
    ],
    [
      'the Account dialog without an account',
      () => provider({}, <OpenAccount />),
      'while no account is connected',
    ],
    [
      'a passkey connector without screens',
      () => provider({ config: configOf([screenless]) }, <OpenOn wallet="metamask" />),
      'passkey() has no `screens`',
    ],
  ])('%s, once and with a page', async (_, page, message) => {
    await render(page());
    const told = messages.filter((each) => each.includes(message));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Mooring: .+\nDocs: docs\/troubleshooting\.md#[a-z-]+$/);
  });

  it('a config per render', async () => {
    const root = createRoot(document.createElement('div'));
    for (let time = 0; time < 3; time += 1) await act(async () => root.render(provider({})));
    await act(async () => root.unmount());
    expect(messages.join()).toContain('The config changes with each render');
  });

  it('rendering on a server without ssr', () => {
    vi.stubGlobal('window', undefined);
    renderToString(provider({}, <ConnectButton />));
    vi.unstubAllGlobals();
    expect(messages.join()).toContain('write createMooringConfig({ ssr: true })');
  });

  it('nothing in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await render(provider({ modalSize: 'small', initialChain: 6 }, <OpenOn wallet="rainbw2" />));
    expect(messages).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('nothing for a valid page', async () => {
    const config = configOf();
    await render(
      <WagmiProvider config={config.wagmi} reconnectOnMount={false}>
        {provider(
          { config, mode: 'dark', initialChain: mainnet, theme: lightTheme({ accent: 'violet' }) },
          <ConnectButton className="place" />,
          <WalletButton wallet="metamask" />,
          <CustomConnectButton>{() => null}</CustomConnectButton>,
          <OpenOn wallet="rainbow" />,
        )}
      </WagmiProvider>,
    );
    expect(messages).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('an error is', () => {
  function Report({ error }: { readonly error: Error }) {
    const { report } = useMooring();
    useEffect(() => report(error), [report, error]);
    return null;
  }

  it.each<[string, object, number]>([
    ['logged without onError', { reason: 'busy' }, 1],
    ['not logged after a rejection', { reason: 'rejected' }, 0],
    ['not logged after a rejection in a wallet', { code: 4001 }, 0],
  ])('%s', async (_, fields, count) => {
    const error = Object.assign(new Error('The wallet did not connect.'), fields);
    await render(provider({}, <Report error={error} />));
    expect(messages).toHaveLength(count);
  });

  it('passed to onError, and not logged', async () => {
    const received: unknown[] = [];
    const onError = (each: unknown) => received.push(each);
    const error = new Error('The wallet did not connect.');
    await render(provider({ onError }, <Report error={error} />));
    expect(received).toEqual([error]);
    expect(messages).toEqual([]);
  });
});

describe('a theme, in development,', () => {
  const create = (options: object) => Reflect.apply(lightTheme, undefined, [options]);

  it.each([
    ['radius', { radius: 'round' }, 'none of none, small, medium, large'],
    ['overlay', { overlay: 'heavy' }, 'none of dim, blur, none'],
    ['accent', { accent: 'teal' }, 'is not a colour'],
    ['token', { tokens: { background: '#fff' } }, 'has no token "background"'],
  ])('refuses an unknown %s', (_, options, message) => {
    expect(() => create(options)).toThrow(message);
  });

  it("logs an option of RainbowKit's", () => {
    create({ accentColor: '#0b6570' });
    expect(messages.join()).toContain('no option `accentColor`. Write accent.');
  });
});
