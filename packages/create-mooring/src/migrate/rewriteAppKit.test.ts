import { expect, it } from 'vitest';
import { rewriteSource } from './rewriteSource.ts';

function rewrite(code: string, file = 'App.tsx') {
  const { code: text, notes } = rewriteSource(code, file, {
    from: 'appkit',
    findConfig: () => ({ module: './config' }),
  });
  return { text, notes: notes.map(({ line, text: note }) => `${line}: ${note}`).sort() };
}

it('makes the configuration from the adapter of wagmi', () => {
  const { text, notes } = rewrite(
    `import { createAppKit } from '@reown/appkit/react';
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import { arbitrum, type AppKitNetwork, mainnet } from '@reown/appkit/networks';

const projectId = 'abc';
const metadata = { name: 'Harbour', description: 'Boats', url, icons: [] };
const networks = [mainnet, arbitrum] as [AppKitNetwork, ...AppKitNetwork[]];

export const wagmiAdapter = new WagmiAdapter({
  networks,
  projectId,
  ssr: true,
});

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  metadata,
  themeMode: 'dark',
  features: { email: true },
});
`,
    'config.ts',
  );
  expect(text).toBe(`import { createMooringConfig } from '@mooring/connect';
import { pairing } from '@mooring/pairing';
import { safe } from '@mooring/safe';
import { type Chain } from 'viem';
import { arbitrum, mainnet } from 'viem/chains';
import { coinbaseWallet } from 'wagmi/connectors';

const projectId = 'abc';
const metadata = { name: 'Harbour', description: 'Boats', url, icons: [] };
const networks = [mainnet, arbitrum] as [Chain, ...Chain[]];

export const mooringConfig = createMooringConfig({
  appName: 'Harbour',
  chains: networks,
  connectors: [
    pairing({
      projectId,
      relayUrl: 'wss://relay.walletconnect.org',
      metadata,
    }),
    coinbaseWallet({ appName: 'Harbour', preference: { options: 'all', telemetry: false } }),
    safe({ allowedOrigins: ['https://app.safe.global'] }),
  ],
  ssr: true,
});
export const wagmiAdapter = { wagmiConfig: mooringConfig.wagmi };

`);
  expect(notes).toEqual([
    expect.stringMatching(/^20: `themeMode` is `mode`/),
    expect.stringMatching(/^21: `features` has no counterpart/),
  ]);
});

it('puts the provider inside those of wagmi and TanStack Query', () => {
  const { text, notes } = rewrite(`import { wagmiAdapter } from './config';
export const App = ({ children }) => (
  <WagmiProvider config={wagmiAdapter.wagmiConfig as Config}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </WagmiProvider>
);
`);
  expect(notes).toEqual([]);
  expect(text).toContain("import { wagmiAdapter, mooringConfig } from './config';");
  expect(text).toContain("import '@mooring/connect/styles.css';");
  expect(text).toContain(
    '<QueryClientProvider client={client}><MooringProvider config={mooringConfig}>{children}</MooringProvider></QueryClientProvider>',
  );
});

it.each([
  ['<appkit-button />', '<ConnectButton />', 0],
  [
    '<w3m-button label="Board" balance="hide"></w3m-button>',
    '<ConnectButton label="Board" balance={false}></ConnectButton>',
    0,
  ],
  ['<appkit-account-button balance="show" />', '<ConnectButton balance={true} />', 0],
  ['<appkit-button size="sm" />', '<ConnectButton />', 1],
])('button %s', (before, after, count) => {
  const { text, notes } = rewrite(`export const Bar = () => ${before};\n`);
  expect(text).toBe(
    `import { ConnectButton } from '@mooring/connect';\nexport const Bar = () => ${after};\n`,
  );
  expect(notes).toHaveLength(count);
});

it('opens the dialogs of `useAppKit`, and reads the account from wagmi', () => {
  const { text, notes } =
    rewrite(`import { useAppKit, useAppKitAccount, useDisconnect } from '@reown/appkit/react';
export function Menu() {
  const { open } = useAppKit();
  const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' });
  const { disconnect } = useDisconnect();
  return (
    <Bare onClick={() => open()} onLeave={open} onChange={() => open({ view: 'Networks' })}>
      <b onClick={() => open({ view: 'OnRampProviders' })} />
    </Bare>
  );
}
`);
  expect(text).toContain("import { useAccount, useDisconnect } from 'wagmi';");
  expect(text).toContain('const { address, isConnected } = useAccount();');
  expect(text).toContain(
    'const { account: connectedAccount, accountDialog, connectDialog, networkDialog } = useConnectButton();',
  );
  expect(text).toContain(
    'onClick={() => (connectedAccount ? accountDialog : connectDialog).open()}',
  );
  expect(text).toContain('onChange={() => networkDialog.open()}');
  expect(notes).toEqual([expect.stringMatching(/^8: `useAppKit` had `open`/)]);
});

it('names networks, adapters and hooks that have no counterpart', () => {
  const { text, notes } = rewrite(
    `import { mainnet, solana } from '@reown/appkit/networks';
import { createAppKit, useAppKitAccount, useAppKitProvider } from '@reown/appkit/react';
export const modal = createAppKit({ adapters: [one, other], networks: [mainnet, solana], projectId });
export const useIt = () => { const { caipAddress } = useAppKitAccount(); modal.open(); return useAppKitProvider('eip155'); };
`,
    'modal.ts',
  );
  expect(text).toContain("import { solana } from '@reown/appkit/networks';");
  expect(notes).toEqual([
    expect.stringContaining('`solana` has no counterpart'),
    expect.stringContaining('`createAppKit` has no counterpart'),
    expect.stringContaining('`useAppKitAccount` has no counterpart'),
    expect.stringContaining('`useAppKitProvider` has no counterpart'),
    expect.stringContaining('Only Ethereum'),
    expect.stringContaining('What `createAppKit` returns'),
  ]);
});

it.each([
  ["'use client';\n", "'use client';\nimport { ConnectButton } from '@mooring/connect';\n"],
  [
    "'use client';\nimport { a } from './a';\n",
    "'use client';\nimport { ConnectButton } from '@mooring/connect';\nimport { a } from './a';\n",
  ],
])('keeps the directive above imports: %j', (before, after) => {
  const code = 'export const Bar = () => <appkit-button />;\n';
  expect(rewrite(before + code).text).toBe(after + code.replace('appkit-button', 'ConnectButton'));
});
