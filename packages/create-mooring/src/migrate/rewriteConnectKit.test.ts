import { expect, it } from 'vitest';
import { rewriteSource } from './rewriteSource.ts';

function rewrite(code: string, file = 'App.tsx') {
  const { code: text, notes } = rewriteSource(code, file, {
    from: 'connectkit',
    findConfig: () => ({ module: './wagmi' }),
  });
  return { text, notes: notes.map(({ line, text: note }) => `${line}: ${note}`).sort() };
}

it('makes the configuration, with the connectors that ConnectKit made', () => {
  const { text, notes } = rewrite(
    `import { getDefaultConfig } from 'connectkit';
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';

export const config = createConfig(
  getDefaultConfig({
    appName: 'Harbour',
    appUrl: 'https://harbour.example',
    walletConnectProjectId: process.env.ID!,
    coinbaseWalletPreference: 'all',
    enableFamily: false,
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
  }),
);
`,
    'wagmi.ts',
  );
  expect(notes).toEqual([]);
  expect(text).toBe(`import { createMooringConfig } from '@mooring/connect';
import { pairing } from '@mooring/pairing';
import { safe } from '@mooring/safe';
import { coinbaseWallet } from 'wagmi/connectors';
import { http } from 'wagmi';
import { mainnet } from 'wagmi/chains';

export const mooringConfig = createMooringConfig({
    appName: 'Harbour',
    chains: [mainnet],
    connectors: [
      pairing({
        projectId: process.env.ID!,
        relayUrl: 'wss://relay.walletconnect.org',
        metadata: {
          name: 'Harbour',
          description: 'Harbour',
          url: 'https://harbour.example',
          icons: [],
        },
      }),
      coinbaseWallet({ appName: 'Harbour', preference: { options: 'all', telemetry: false } }),
      safe({ allowedOrigins: ['https://app.safe.global'] }),
    ],
    transports: { [mainnet.id]: http() },
  });
export const config = mooringConfig.wagmi;
`);
});

it('keeps connectors of the application’s own, and names what has no counterpart', () => {
  const { text, notes } = rewrite(
    `import { getDefaultConfig } from 'connectkit';
import { createConfig } from 'wagmi';
export const config = createConfig(getDefaultConfig({ appName, connectors: ours, familyOptions, pollingInterval: 1 }));
`,
    'wagmi.ts',
  );
  expect(text).toContain('connectors: [\n    ...ours,\n  ]');
  expect(text).toContain('chains: [mainnet]');
  expect(text).not.toContain('coinbaseWallet');
  expect(notes).toEqual([
    expect.stringContaining('passkey'),
    expect.stringContaining('`chains` is required'),
    expect.stringContaining('`pollingInterval` is an option of wagmi'),
  ]);
});

it('hands the configuration to the provider, with its options', () => {
  const { text, notes } = rewrite(`import { ConnectKitProvider } from 'connectkit';
import { config } from './wagmi';
export const App = ({ children }) => (
  <WagmiProvider config={config}>
    <ConnectKitProvider theme="midnight" mode="auto" debugMode options={{ language: 'de-DE', initialChainId: 1, enforceSupportedChains: true, reducedMotion: true }}>
      {children}
    </ConnectKitProvider>
  </WagmiProvider>
);
`);
  expect(notes).toEqual([]);
  expect(text).toBe(`import { midnightTheme, MooringProvider } from '@mooring/connect';
import '@mooring/connect/styles.css';
import { config, mooringConfig } from './wagmi';
export const App = ({ children }) => (
  <WagmiProvider config={config}>
    <MooringProvider config={mooringConfig} theme={midnightTheme()} mode="system" locale="de" initialChain={1} enforceSupportedChains={true}>
      {children}
    </MooringProvider>
  </WagmiProvider>
);
`);
});

it.each([
  ['theme="retro"', 'themes are not here'],
  ['customTheme={theme}', 'tokens'],
  ['onConnect={tell}', 'useAccountEffect'],
  ['onDisconnect={tell}', 'useAccountEffect'],
  ['options={options}', 'properties of `<MooringProvider>`'],
  ['options={{ disclaimer: <p /> }}', 'appInfo'],
  ['options={{ hideNoWalletCTA: true }}', 'walletHelp'],
  ['options={{ hideQuestionMarkCTA: true }}', 'walletHelp'],
  ['options={{ walletConnectName: "Phone" }}', '`walletConnectName` has no counterpart'],
  ['options={{ language: tag }}', '`language` is `locale`'],
])('names the property %s', (property, note) => {
  const { text, notes } = rewrite(`import { ConnectKitProvider } from 'connectkit';
export const App = () => <ConnectKitProvider ${property} />;
`);
  expect(text).toContain('<MooringProvider config={mooringConfig} />');
  expect(notes).toEqual([expect.stringContaining(note)]);
});

it.each([
  ['<ConnectKitButton />', '<ConnectButton balance={false} />'],
  ['<ConnectKitButton showBalance label="Board" />', '<ConnectButton balance label="Board" />'],
  ['<ConnectKitButton showBalance={false} />', '<ConnectButton balance={false} />'],
])('button %s', (before, after) => {
  const { text, notes } = rewrite(
    `import { ConnectKitButton } from 'connectkit';\nexport const Bar = () => ${before};\n`,
  );
  expect(text).toBe(
    `import { ConnectButton } from '@mooring/connect';\nexport const Bar = () => ${after};\n`,
  );
  expect(notes).toEqual([]);
});

it('maps every field of the custom button', () => {
  const { text, notes } = rewrite(`import { ConnectKitButton } from 'connectkit';
export const Bar = () => (
  <ConnectKitButton.Custom>
    {({ isConnected, isConnecting, show, hide, address, ensName, truncatedAddress, chain, unsupported }) => (
      <Bare busy={isConnecting} onClick={show} onLeave={() => hide?.()} title={address} chain={chain} bad={unsupported}>
        {isConnected ? ensName ?? truncatedAddress : 'Board'}
      </Bare>
    )}
  </ConnectKitButton.Custom>
);
`);
  expect(notes).toEqual([]);
  expect(text).toContain(
    '{({ account: connectedAccount, accountDialog, connectDialog, network, status }) => (',
  );
  for (const part of [
    "busy={(status === 'connecting')}",
    'onClick={(connectedAccount ? accountDialog : connectDialog).open}',
    '(connectedAccount ? accountDialog : connectDialog).close?.()',
    'title={connectedAccount?.address}',
    'chain={network?.chain}',
    'bad={(network?.supported === false)}',
    '{(connectedAccount !== undefined) ? connectedAccount?.name ?? connectedAccount?.label :',
  ])
    expect(text).toContain(part);
});

it('opens the dialogs of `useModal`', () => {
  const { text, notes } = rewrite(`import { useModal } from 'connectkit';
export function Menu() {
  const { open, setOpen, openSwitchNetworks, openProfile, openAbout } = useModal();
  return (
    <Bare isOpen={open} onClick={() => setOpen(true)} onLeave={() => setOpen(false)}>
      <b onClick={() => openSwitchNetworks()} />
      <b onClick={() => openProfile()} />
      <b onClick={() => openAbout()} />
    </Bare>
  );
}
`);
  expect(text).toBe(`import { useConnectButton } from '@mooring/connect';
export function Menu() {
  const { account: connectedAccount, accountDialog, connectDialog, networkDialog } = useConnectButton();
  return (
    <Bare isOpen={(connectDialog.isOpen || accountDialog.isOpen)} onClick={() => (connectedAccount ? accountDialog : connectDialog).open()} onLeave={() => (connectedAccount ? accountDialog : connectDialog).close()}>
      <b onClick={() => networkDialog.open()} />
      <b onClick={() => accountDialog.open()} />
      <b onClick={() => openAbout()} />
    </Bare>
  );
}
`);
  expect(notes).toEqual([expect.stringMatching(/^8: `useModal` had `openAbout`/)]);
});

it('names sign-in and components that have no counterpart', () => {
  const { text, notes } = rewrite(`import { Avatar, SIWEProvider } from 'connectkit';
export const App = () => <SIWEProvider {...siwe}><Avatar /></SIWEProvider>;
`);
  expect(text).toContain("import { Avatar, SIWEProvider } from 'connectkit';");
  expect(notes).toEqual([
    expect.stringContaining('`Avatar` has no counterpart'),
    expect.stringContaining('`SIWEProvider` has no counterpart'),
  ]);
});
