import { expect, it } from 'vitest';
import { rewriteSource } from './rewriteSource.ts';

const place = { module: './wagmi' };
const others = { findConfig: () => place };

/** Rewritten code, and the notes with their lines. */
function rewrite(code: string, file = 'App.tsx') {
  const { code: text, notes } = rewriteSource(code, file, others);
  const told = notes.map(({ line, text: note }) => `${line}: ${note}`);
  return { text, notes: told.sort() };
}

it('rewriteSource leaves a file without RainbowKit unchanged', () => {
  const code = "import { useAccount } from 'wagmi';\n\nexport const a = 1;\n";
  expect(rewriteSource(code, 'a.ts', others)).toEqual({ code, changed: false, notes: [] });
});

it('rewriteSource refuses invalid source code', () => {
  expect(() => rewrite('import {')).toThrow(SyntaxError);
});

it('rewriteSource keeps the name of wagmi’s config, and adds the kit’s config', () => {
  const { text, notes } = rewrite(
    `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { mainnet } from 'wagmi/chains';

export const config = getDefaultConfig({
  appName: 'Harbour',
  appUrl: 'https://harbour.example',
  projectId: 'abc',
  chains: [mainnet],
  ssr: true,
});
`,
    'wagmi.ts',
  );
  expect(notes).toEqual([]);
  expect(text).toBe(`import { createMooringConfig } from '@mooring/connect';
import { pairing } from '@mooring/pairing';
import { safe } from '@mooring/safe';
import { mainnet } from 'wagmi/chains';

export const mooringConfig = createMooringConfig({
  appName: 'Harbour',
  chains: [mainnet],
  connectors: [
    pairing({
      projectId: 'abc',
      relayUrl: 'wss://relay.walletconnect.org',
      metadata: {
        name: 'Harbour',
        description: 'Harbour',
        url: 'https://harbour.example',
        icons: [],
      },
    }),
    safe({ allowedOrigins: ['https://app.safe.global'] }),
  ],
  ssr: true,
});
export const config = mooringConfig.wagmi;
`);
});

it('rewriteSource keeps an export of the config at the end of the file', () => {
  const { text } = rewrite(
    `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
const config = getDefaultConfig({ appName: 'Harbour', chains });
export default config;
`,
    'wagmi.ts',
  );
  expect(text).toContain('export const mooringConfig = createMooringConfig({');
  expect(text).toContain('const config = mooringConfig.wagmi;\nexport default config;');
});

it('rewriteSource notes options without a counterpart', () => {
  const { text, notes } = rewrite(
    `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
export const config = getDefaultConfig({
  appName: 'Harbour',
  projectId,
  chains,
  pollingInterval: 1_000,
});
`,
    'wagmi.ts',
  );
  expect(text).not.toContain('pollingInterval');
  expect(text).toContain('      projectId,\n');
  expect(notes).toEqual([
    expect.stringMatching(/^6: `pollingInterval` is an option of wagmi's own configuration/),
  ]);
});

it('rewriteSource turns wallet groups into ids, and notes wallets missing in the wallet list', () => {
  const { text, notes } = rewrite(
    `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { injectedWallet, rainbowWallet, tahoWallet } from '@rainbow-me/rainbowkit/wallets';
export const config = getDefaultConfig({
  appName: 'Harbour',
  projectId: 'abc',
  chains,
  wallets: [{ groupName: 'Known', wallets: [rainbowWallet, tahoWallet, injectedWallet] }],
});
`,
    'wagmi.ts',
  );
  expect(text).toContain("wallets: [{ name: 'Known', wallets: ['rainbow'] }]");
  expect(text).not.toContain('rainbow-me');
  expect(notes).toEqual([expect.stringMatching(/^7: `tahoWallet` is left out/)]);
});

it('rewriteSource adds the kit’s config beside an own wagmi config', () => {
  const { text, notes } = rewrite(
    `import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { ledgerWallet } from '@rainbow-me/rainbowkit/wallets';
import { createConfig } from 'wagmi';
const connectors = connectorsForWallets(
  [{ groupName: 'Ours', wallets: [ledgerWallet] }],
  { appName: 'Harbour', projectId: 'abc' },
);
export const config = createConfig({ connectors, chains: [mainnet] });
`,
    'wagmi.ts',
  );
  expect(notes).toEqual([]);
  expect(text).toContain('const connectors = [\n  pairing({\n    projectId: ');
  expect(text).toContain(`export const mooringConfig = createMooringConfig({
  appName: 'Harbour',
  chains: config.chains,
  wallets: [{ name: 'Ours', wallets: ['ledger'] }],
  wagmi: config,
});`);
});

it('rewriteSource passes the config to the provider, imported from wagmi’s file', () => {
  const { text, notes } = rewrite(`import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { config } from './wagmi';
export const App = ({ children }) => (
  <WagmiProvider config={config}>
    <RainbowKitProvider coolMode initialChain={base} avatar={Face} appInfo={info} locale="pt-BR">
      {children}
    </RainbowKitProvider>
  </WagmiProvider>
);
`);
  expect(notes).toEqual([]);
  expect(text).toBe(`import { MooringProvider } from '@mooring/connect';
import { config, mooringConfig } from './wagmi';
export const App = ({ children }) => (
  <WagmiProvider config={config}>
    <MooringProvider config={mooringConfig} confetti initialChain={base} avatar={Face} appInfo={info} locale="pt">
      {children}
    </MooringProvider>
  </WagmiProvider>
);
`);
});

it('rewriteSource creates the config from wagmi’s own createConfig', () => {
  const code = `import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { wagmiConfig } from '~/wagmi';
export const App = () => (
  <WagmiProvider config={wagmiConfig}><RainbowKitProvider /></WagmiProvider>
);
`;
  const { code: text, notes } = rewriteSource(code, 'App.tsx', { findConfig: () => undefined });
  expect(text).toBe(`import { createMooringConfig, MooringProvider } from '@mooring/connect';
import { wagmiConfig } from '~/wagmi';

const mooringConfig = createMooringConfig({
  appName: 'My application',
  chains: wagmiConfig.chains,
  wagmi: wagmiConfig,
});
export const App = () => (
  <WagmiProvider config={wagmiConfig}><MooringProvider config={mooringConfig} /></WagmiProvider>
);
`);
  expect(notes.map(({ text: note }) => note)).toEqual([
    'Give `mooringConfig` the name of your application.',
  ]);
});

it('rewriteSource exports the groups when another file makes the wagmi config', () => {
  const { text, notes } = rewrite(
    `import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { ledgerWallet } from '@rainbow-me/rainbowkit/wallets';
const wallets = [ledgerWallet];
/** Ours. */
export const connectors = () =>
  connectorsForWallets(
    [
      { groupName: 'Ours', wallets },
    ],
    { appName: 'Harbour', projectId: 'abc' },
  );
`,
    'connectors.ts',
  );
  expect(notes).toEqual([]);
  expect(text).not.toContain('rainbow');
  expect(text).toContain(`const wallets = ['ledger'];
export const walletGroups = [
  { name: 'Ours', wallets },
];

/** Ours. */
export const connectors = () =>
  [
    pairing({`);
});

it('rewriteSource lists groups that only a function has', () => {
  const { text, notes } = rewrite(
    `import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { ledgerWallet, rainbowWallet } from '@rainbow-me/rainbowkit/wallets';
export function connectors(isSmall) {
  const wallets = isSmall ? [ledgerWallet] : [ledgerWallet, rainbowWallet];
  return connectorsForWallets([{ groupName: 'Ours', wallets }], { appName, projectId });
}
`,
    'connectors.js',
  );
  expect(text).not.toContain('walletGroups');
  expect(notes).toEqual([expect.stringMatching(/^5: Wallets are an option of the configuration/)]);
});

it('rewriteSource keeps the size of the dialog', () => {
  const { text, notes } = rewrite(`import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const App = () => <RainbowKitProvider modalSize="compact" />;
`);
  expect(text).toContain('<MooringProvider config={mooringConfig} dialogSize="compact" />');
  expect(notes).toEqual([]);
});

it('rewriteSource notes a config that is not found', () => {
  const code = `import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const App = () => <RainbowKitProvider chains={chains} />;
`;
  const { notes } = rewriteSource(code, 'App.jsx', { findConfig: () => undefined });
  expect(notes.map(({ text }) => text)).toEqual([
    expect.stringContaining('RainbowKit 1'),
    '`<MooringProvider>` needs `config`, from `createMooringConfig`.',
  ]);
});

it.each([
  ['lightTheme()', 'lightTheme()'],
  [
    "darkTheme({ accentColor: '#07c', borderRadius: 'small' })",
    "darkTheme({ accent: '#07c', radius: 'small' })",
  ],
  [
    "darkTheme({ fontStack: 'system', overlayBlur: 'large' })",
    "darkTheme({ font: 'system', overlay: 'blur' })",
  ],
  ["darkTheme({ overlayBlur: 'none' })", "darkTheme({ overlay: 'dim' })"],
  ['darkTheme({ ...darkTheme.accentColors.purple })', "darkTheme({ accent: 'violet' })"],
  [
    '{ lightMode: lightTheme(), darkMode: darkTheme() }',
    '{ light: lightTheme(), dark: darkTheme() }',
  ],
])('rewriteSource of the theme %s', (before, after) => {
  const { text, notes } = rewrite(
    `import { darkTheme, lightTheme, RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const App = () => <RainbowKitProvider theme={${before}} />;
`,
  );
  expect(text).toContain(`theme={${after}}`);
  expect(notes).toEqual([]);
});

it('rewriteSource notes a theme that other code changes', () => {
  const { notes } = rewrite(
    `import { darkTheme } from '@rainbow-me/rainbowkit';
export const theme = merge(darkTheme({ accentColor, accentColorForeground: '#fff' }), {});
`,
  );
  expect(notes).toEqual([
    expect.stringContaining('docs/theming.md'),
    expect.stringContaining('`accentColorForeground` is gone'),
    expect.stringContaining('`accent` is `#rgb`'),
  ]);
});

it.each([
  ['<ConnectButton />', '<ConnectButton />'],
  [
    '<ConnectButton accountStatus="avatar" showBalance={false} />',
    '<ConnectButton account="avatar" balance={false} />',
  ],
  [
    '<ConnectButton label="Come in" chainStatus="none" />',
    '<ConnectButton label="Come in" network="none" />',
  ],
  [
    "<ConnectButton accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }} />",
    "<ConnectButton account={{ small: 'avatar', large: 'full' }} />",
  ],
])('rewriteSource of the button %s', (before, after) => {
  const { text, notes } = rewrite(
    `import { ConnectButton } from '@rainbow-me/rainbowkit';\nexport const Bar = () => ${before};\n`,
  );
  expect(text).toBe(
    `import { ConnectButton } from '@mooring/connect';\nexport const Bar = () => ${after};\n`,
  );
  expect(notes).toEqual([]);
});

it('rewriteSource maps every field of the custom button', () => {
  const { text, notes } = rewrite(`import { ConnectButton } from '@rainbow-me/rainbowkit';
export const Bar = () => (
  <ConnectButton.Custom>
    {({ account, chain, openAccountModal, openChainModal, openConnectModal, authenticationStatus, mounted }) => {
      const ready = mounted && authenticationStatus !== 'loading';
      if (!mounted || !account) return <Bare ready={ready} onClick={openConnectModal} />;
      if (chain?.unsupported) return <Bare onClick={openChainModal} />;
      return (
        <Bare onClick={openAccountModal} title={account.displayName} src={account.ensAvatar}>
          {account.displayBalance} {account.ensName} {account.hasPendingTransactions ? '…' : ''} {chain.name}
        </Bare>
      );
    }}
  </ConnectButton.Custom>
);
`);
  expect(notes).toEqual([]);
  expect(text).toBe(`import { CustomConnectButton } from '@mooring/connect';
export const Bar = () => (
  <CustomConnectButton>
    {({
      account,
      network: chain,
      signIn,
      status,
      accountDialog: { open: openAccountModal },
      networkDialog: { open: openChainModal },
      connectDialog: { open: openConnectModal },
    }) => {
      const ready = status !== 'loading' && signIn.status !== 'loading';
      if (status === 'loading' || !account) return <Bare ready={ready} onClick={openConnectModal} />;
      if (chain?.supported === false) return <Bare onClick={openChainModal} />;
      return (
        <Bare onClick={openAccountModal} title={account.label} src={account.avatar}>
          {account.balance} {account.name} {(account.pendingTransactions > 0) ? '…' : ''} {chain.chain?.name}
        </Bare>
      );
    }}
  </CustomConnectButton>
);
`);
});

it('rewriteSource keeps a button for one wallet, by the kit’s id', () => {
  const { text, notes } = rewrite(`import { WalletButton } from '@rainbow-me/rainbowkit';
export const Bar = () => (
  <>
    <WalletButton wallet="metaMask" />
    <WalletButton wallet="unheard" />
    <WalletButton.Custom wallet="rainbow">{({ connect }) => <b onClick={connect} />}</WalletButton.Custom>
    <WalletButton.Custom wallet="trust">{({ error }) => <b title={error} />}</WalletButton.Custom>
  </>
);
`);
  expect(text).toContain("import { CustomWalletButton, WalletButton } from '@mooring/connect';");
  expect(text).toContain('<CustomWalletButton wallet="rainbow">{({ connect }) =>');
  expect(text).toContain('</CustomWalletButton>');
  expect(text).toContain('<WalletButton wallet="metamask" />');
  expect(notes).toEqual([
    expect.stringMatching(/^5: `wallet` is an id/),
    expect.stringMatching(/^7: The button’s state has no `error`/),
  ]);
});

it('rewriteSource drops the background of a network’s icon', () => {
  const { text, notes } = rewrite(`import { ConnectButton } from '@rainbow-me/rainbowkit';
export const Bar = () => (
  <ConnectButton.Custom>{({ chain }) => <i title={chain?.iconBackground}>{chain?.iconUrl}</i>}</ConnectButton.Custom>
);
`);
  expect(text).toContain('<i title={undefined}>{chain?.icon}</i>');
  expect(notes).toEqual([expect.stringMatching(/^3: There is no `iconBackground`/)]);
});

it('rewriteSource notes a custom button whose function is imported', () => {
  const { text, notes } = rewrite(`import { ConnectButton } from '@rainbow-me/rainbowkit';
export const Bar = () => <ConnectButton.Custom>{render}</ConnectButton.Custom>;
`);
  expect(text).toContain('<CustomConnectButton>{render}</CustomConnectButton>');
  expect(notes).toEqual([expect.stringMatching(/^2: The state of `CustomConnectButton`/)]);
});

it.each([
  [
    'const { openConnectModal } = useConnectModal();',
    'const { open: openConnectModal } = useConnectDialog();',
  ],
  [
    'const { openAccountModal: show, accountModalOpen } = useAccountModal();',
    'const { open: show, isOpen: accountModalOpen } = useAccountDialog();',
  ],
  ['const open = useChainModal().openChainModal;', 'const open = useNetworkDialog().open;'],
  [
    'const modal = useConnectModal(); modal.openConnectModal?.();',
    'const modal = useConnectDialog(); modal.open?.();',
  ],
  ['const add = useAddRecentTransaction();', 'const add = useTransactions().addTransaction;'],
])('rewriteSource of the hook %s', (before, after) => {
  const name = /use\w+/.exec(before)?.[0];
  const { text, notes } = rewrite(
    `import { ${name} } from '@rainbow-me/rainbowkit';\nexport function useIt() { ${before} }\n`,
    'useIt.ts',
  );
  expect(text).toContain(`export function useIt() { ${after} }`);
  expect(text).not.toContain('rainbow');
  expect(notes).toEqual([]);
});

it('rewriteSource notes code that opens a dialog that does not exist', () => {
  const { notes } = rewrite(`import { useConnectModal } from '@rainbow-me/rainbowkit';
export function Bar() {
  const { openConnectModal } = useConnectModal();
  return <>{openConnectModal && <Connect onClick={openConnectModal} />}</>;
}
`);
  expect(notes).toEqual([expect.stringMatching(/^4: `openConnectModal` is never `undefined`/)]);
});

it('rewriteSource keeps the four functions of an adapter, with types', () => {
  const { text, notes } = rewrite(`import {
  createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
  type AuthenticationStatus,
} from '@rainbow-me/rainbowkit';
const adapter = createAuthenticationAdapter({ getNonce: async () => 'a' });
export const App = ({ status }: { status: AuthenticationStatus }) => (
  <RainbowKitAuthenticationProvider adapter={adapter} status={status}>
    …
  </RainbowKitAuthenticationProvider>
);
`);
  expect(text).toContain(
    "const adapter = ({ getNonce: async () => 'a' } satisfies AuthenticationAdapter);",
  );
  expect(text).toContain('<AuthenticationProvider adapter={adapter} status={status}>');
  expect(text).toContain('type AuthenticationStatus,');
  expect(notes).toEqual([expect.stringContaining('Give it `address` too')]);
  const plain = rewrite(
    `import { createAuthenticationAdapter } from '@rainbow-me/rainbowkit';
export const adapter = createAuthenticationAdapter({ getNonce });
`,
    'adapter.js',
  );
  expect(plain.text).toContain('export const adapter = ({ getNonce });');
});

it('rewriteSource replaces the provider for next-auth by a client', () => {
  const { text, notes } =
    rewrite(`import { type GetSiweMessageOptions, RainbowKitSiweNextAuthProvider } from '@rainbow-me/rainbowkit-siwe-next-auth';
const messageOptions: GetSiweMessageOptions = () => ({ statement: 'Come aboard.' });
export const App = ({ children }) => (
  <RainbowKitSiweNextAuthProvider getSiweMessageOptions={messageOptions}>{children}</RainbowKitSiweNextAuthProvider>
);
`);
  expect(text).toBe(`import { AuthenticationProvider } from '@mooring/connect';
import { createAuthJsClient } from '@mooring/sign-in';
const messageOptions = () => ({ statement: 'Come aboard.' });

const signInClient = createAuthJsClient({
  provider: 'credentials',
  nonce: 'csrf-token',
  ...messageOptions(),
});
export const App = ({ children }) => (
  <AuthenticationProvider client={signInClient}>{children}</AuthenticationProvider>
);
`);
  expect(notes).toEqual([expect.stringContaining('CSRF token')]);
});

it('rewriteSource keeps double quotes, other imports and unknown code', () => {
  const { text, notes } = rewrite(`import "@rainbow-me/rainbowkit/styles.css";
import { ConnectButton as Button, cssStringFromTheme } from "@rainbow-me/rainbowkit";
export const Bar = () => <Button label={cssStringFromTheme({})} />;
`);
  expect(text).toBe(`import "@mooring/connect/styles.css";
import { ConnectButton as Button } from "@mooring/connect";
import { cssStringFromTheme } from "@rainbow-me/rainbowkit";
export const Bar = () => <Button label={cssStringFromTheme({})} />;
`);
  expect(notes).toEqual([
    '2: `cssStringFromTheme` has no counterpart that could be put in its place.',
  ]);
});

it.each([
  ['de-DE', 'de'],
  ['vi', 'vi'],
  ['zh-CN', 'zh'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-HK'],
])('rewriteSource maps the language %s to %s', (locale, tag) => {
  const { text, notes } = rewrite(`import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const App = () => <RainbowKitProvider locale="${locale}"><main /></RainbowKitProvider>;
`);
  expect(text).toContain(`locale="${tag}"`);
  expect(notes).not.toContainEqual(expect.stringContaining('There is no'));
});

it.each([
  ['const { connect, connectors } = useConnect();', 'useConnect'],
  ['const { connectors: [first] } = useConnect();', 'useConnect'],
  ['const first = useConnect().connectors[0];', 'useConnect'],
  ['const found = useConnect();\nfound.connectors.slice(2);', 'useConnect'],
  ["useConnectors().find(({ id }) => id === 'rainbow');", 'useConnectors'],
])('rewriteSource lists where wagmi’s connectors are read: %s', (code, hook) => {
  const { text, notes } = rewrite(`import { ${hook} } from 'wagmi';\n${code}\n`);
  expect(text).toContain(code);
  expect(notes).toEqual([
    expect.stringContaining('`connectors` no longer has one for each wallet'),
  ]);
});

it('rewriteSource lists no use of `useConnect` without its connectors', () => {
  const { notes } = rewrite(
    `import { useConnect } from 'wagmi';\nconst { connect } = useConnect();\n`,
  );
  expect(notes).toEqual([]);
});
