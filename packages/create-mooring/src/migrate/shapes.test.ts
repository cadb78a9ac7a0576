// Shapes met in applications of RainbowKit: how a configuration is cast, and how its wallets are listed.
import { parse } from '@babel/parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewriteSource, surveySource } from './rewriteSource.ts';

function rewrite(code: string, file = 'wagmi.ts') {
  const { code: text, notes } = rewriteSource(code, file, {
    findConfig: () => ({ module: './wagmi' }),
  });
  return { text, notes: notes.map(({ line, text: note }) => `${line}: ${note}`).sort() };
}

const kit = "import { getDefaultConfig } from '@rainbow-me/rainbowkit';\n";
const options = "{ appName: 'Harbour', projectId: 'abc', chains }";

describe('rewriteSource ignores casts', () => {
  it.each([
    [`getDefaultConfig(${options} as const)`, 'mooringConfig.wagmi;'],
    [`getDefaultConfig(${options} satisfies Options)`, 'mooringConfig.wagmi;'],
    [`getDefaultConfig((${options})!)`, 'mooringConfig.wagmi;'],
    [`getDefaultConfig(<Options>${options})`, 'mooringConfig.wagmi;'],
    [`getDefaultConfig(${options}) as Config`, 'mooringConfig.wagmi as Config;'],
    [`getDefaultConfig(${options}) satisfies Config`, 'mooringConfig.wagmi satisfies Config;'],
    [
      `(getDefaultConfig(${options}) as unknown) as Config`,
      '(mooringConfig.wagmi as unknown) as Config;',
    ],
    [`getDefaultConfig(${options})!`, 'mooringConfig.wagmi;'],
  ])('%s', (expression, wagmi) => {
    const { text, notes } = rewrite(`${kit}export const config = ${expression};\n`);
    expect(notes).toEqual([]);
    expect(text).toContain('export const mooringConfig = ');
    expect(text).toContain("pairing({\n      projectId: 'abc',");
    expect(text.trimEnd().split('\n').at(-1)).toMatch(
      /^export const config = \(?mooringConfig\.wagmi/,
    );
    expect(text.trimEnd().endsWith(wagmi), text).toBe(true);
  });

  it('in the provider and in the state of a button', () => {
    const { text, notes } = rewrite(
      `import { ConnectButton, darkTheme, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { config } from './wagmi';
export const App = () => (
  <WagmiProvider config={config as Config}>
    <RainbowKitProvider theme={darkTheme({ accentColor: '#fff' } as Options)} locale={'de-DE' as Locale}>
      <ConnectButton.Custom>
        {(({ account, chain }) => <b>{account!.displayName} {chain!.name}</b>) as Render}
      </ConnectButton.Custom>
    </RainbowKitProvider>
  </WagmiProvider>
);
`,
      'App.tsx',
    );
    expect(notes).toEqual([]);
    expect(text).toContain("import { config, mooringConfig } from './wagmi';");
    expect(text).toContain("darkTheme({ accent: '#fff' } as Options)} locale={'de' as Locale}>");
    expect(text).toContain('<b>{account!.label} {chain!.chain?.name}</b>');
  });
});

describe('rewriteSource follows a configuration', () => {
  it('exported as the default', () => {
    const { text, notes } = rewrite(`${kit}export default getDefaultConfig(${options});\n`);
    expect(notes).toEqual([]);
    expect(text).toContain('\nexport const mooringConfig = createMooringConfig({');
    expect(text.endsWith('});\nexport default mooringConfig.wagmi;\n')).toBe(true);
  });

  it('whose options are a variable', () => {
    const { text, notes } = rewrite(
      `${kit}const options = ${options};\nexport const config = getDefaultConfig(options);\n`,
    );
    expect(notes).toEqual([]);
    expect(text).toMatch(/const options = \{ appName: 'Harbour', connectors: \[\n {4}pairing/);
    expect(text).toContain('export const mooringConfig = createMooringConfig(options);');
  });

  it('made in a function, for the provider in it', () => {
    const { text, notes } = rewrite(
      `import { getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit';
export function App({ id }) {
  const config = getDefaultConfig({ appName: 'Harbour', projectId: id, chains });
  return <WagmiProvider config={config}><RainbowKitProvider>…</RainbowKitProvider></WagmiProvider>;
}
`,
      'App.tsx',
    );
    expect(notes).toEqual([]);
    expect(text).toContain('\n  const mooringConfig = createMooringConfig({');
    expect(text).toContain('\n  const config = mooringConfig.wagmi;\n');
    expect(text).toContain('<MooringProvider config={mooringConfig}>');
  });

  it('as wagmi’s where no variable has it, and says so', () => {
    const { text, notes } = rewrite(
      `${kit}export const make = () => getDefaultConfig({ chains });\n`,
    );
    expect(text).toContain('=> createMooringConfig({');
    expect(text).toContain('}).wagmi;\n');
    expect(notes).toEqual([expect.stringMatching(/^2: `<MooringProvider config=\{…\}>` takes/)]);
  });
});

const wallets = `${kit}import { baseAccount, coinbaseWallet, injectedWallet, ledgerWallet, rainbowWallet, safeWallet } from '@rainbow-me/rainbowkit/wallets';\n`;
const configured = (list: string) =>
  `export const config = getDefaultConfig({ appName: 'Harbour', projectId: 'abc', chains, wallets: ${list} });\n`;

describe('rewriteSource keeps lists of wallets', () => {
  it.each([
    [
      'in a constant',
      `const ours = [rainbowWallet, ledgerWallet];\n${configured("[{ groupName: 'Ours', wallets: ours }]")}`,
      ["const ours = ['rainbow', 'ledger'];", "wallets: [{ name: 'Ours', wallets: ours }]"],
    ],
    [
      'in a `let` that is assigned once',
      `let groupName = 'Ours';\nlet ours = [injectedWallet, ledgerWallet];\n${configured('[{ groupName, wallets: ours }]')}`,
      ["let ours = ['ledger'];", 'wallets: [{ name: groupName, wallets: ours }]'],
    ],
    [
      'spread',
      `const more = [{ groupName: 'More', wallets: [ledgerWallet] }];\n${configured("[{ groupName: 'Ours', wallets: [...[rainbowWallet]] }, ...more]")}`,
      [
        "const more = [{ name: 'More', wallets: ['ledger'] }];",
        "wallets: [{ name: 'Ours', wallets: [...['rainbow']] }, ...more]",
      ],
    ],
    [
      'cast',
      configured(
        "[{ groupName: 'Ours', wallets: [rainbowWallet as any, ledgerWallet!] as const }]",
      ),
      ["wallets: ['rainbow' as any, 'ledger'!] as const"],
    ],
    [
      'chosen by a condition',
      configured(
        "[{ groupName: 'Ours', wallets: isSmall ? [rainbowWallet] : [isDark ? rainbowWallet : ledgerWallet] }]",
      ),
      ["isSmall ? ['rainbow'] : [isDark ? 'rainbow' : 'ledger']"],
    ],
    [
      'called by functions',
      configured(
        "[{ groupName: 'Ours', wallets: [() => rainbowWallet({ projectId }), (given) => ledgerWallet(given)] }]",
      ),
      ["wallets: ['rainbow', 'ledger']"],
    ],
  ])('%s', (_, code, expected) => {
    const { text, notes } = rewrite(wallets + code);
    for (const part of expected) expect(text).toContain(part);
    expect(text).not.toContain('rainbow-me');
    expect(notes).toEqual([]);
  });

  it('each on a separate line, with tabs', () => {
    const { text, notes } = rewrite(`${wallets}
export const config = getDefaultConfig({
	appName: 'Harbour',
	projectId: 'abc',
	chains,
	wallets: [
		{
			groupName: 'Ours',
			wallets: [
				rainbowWallet, // the first
				injectedWallet,
				ledgerWallet
			],
		},
	],
});
`);
    expect(notes).toEqual([]);
    expect(text).toContain(
      "\t\t\tname: 'Ours',\n\t\t\twallets: [\n\t\t\t\t'rainbow', // the first\n\t\t\t\t'ledger'\n",
    );
    expect(text).toContain("\tconnectors: [\n\t\tpairing({\n\t\t\tprojectId: 'abc',\n");
    expect(text).not.toMatch(/^\t* +/m);
  });

  it('typed as a list', () => {
    const { text } = rewrite(
      `import type { WalletList } from '@rainbow-me/rainbowkit';
import { ledgerWallet } from '@rainbow-me/rainbowkit/wallets';
export const list: WalletList = [{ groupName: 'Ours', wallets: [ledgerWallet] }];
`,
    );
    expect(text).toContain("import { type WalletGroupOptions } from '@mooring/connect';");
    expect(text).toContain(
      "export const list: WalletGroupOptions[] = [{ name: 'Ours', wallets: ['ledger'] }];",
    );
  });
});

describe('rewriteSource replaces `getDefaultWallets`', () => {
  it('by connectors', () => {
    const { text, notes } = rewrite(`import { getDefaultWallets } from '@rainbow-me/rainbowkit';
import { createConfig } from 'wagmi';
const { connectors } = getDefaultWallets({ appName: 'Harbour', projectId: 'abc' });
export const config = createConfig({ connectors, chains });
`);
    expect(notes).toEqual([]);
    expect(text).toContain("const connectors = [\n  pairing({\n    projectId: 'abc',");
    expect(text).toContain("  safe({ allowedOrigins: ['https://app.safe.global'] }),\n];");
    expect(text).toContain("({\n  appName: 'Harbour',\n  chains: config.chains,\n  wagmi: config,");
  });

  it('by groups', () => {
    const { text, notes } = rewrite(
      `import { getDefaultConfig, getDefaultWallets } from '@rainbow-me/rainbowkit';
import { ledgerWallet } from '@rainbow-me/rainbowkit/wallets';
const { wallets } = getDefaultWallets();
${configured("[...wallets, { groupName: 'More', wallets: [ledgerWallet] }]")}`,
    );
    expect(notes).toEqual([]);
    expect(text).toContain(
      "const wallets = [{ name: 'Popular', wallets: ['safe', 'rainbow', 'metamask'] }];",
    );
    expect(text).toContain("wallets: [...wallets, { name: 'More', wallets: ['ledger'] }]");
    expect(text).toContain('safe({ allowedOrigins');
  });

  it('by nothing where its result is not taken apart, and says so', () => {
    const { notes } = rewrite(
      `import { getDefaultWallets } from '@rainbow-me/rainbowkit';\nexport default getDefaultWallets();\n`,
    );
    expect(notes).toEqual([expect.stringMatching(/^2: `getDefaultWallets` is gone/)]);
  });
});

describe('rewriteSource exports groups to the file that makes the configuration', () => {
  const list = (code: string) => `import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { ledgerWallet } from '@rainbow-me/rainbowkit/wallets';
${code}
`;
  const made = "{ appName: 'Harbour', projectId: 'abc' }";

  it.each([
    ['walletGroups', 'const', '\nexport { walletGroups };'],
    ['walletGroups', 'export const', ''],
    ['ours', 'const', '\nexport { ours as walletGroups };'],
    ['ours', 'export const', '\nexport { ours as walletGroups };'],
  ])('`%s`, a `%s`', (name, kind, exported) => {
    const { text, notes } = rewrite(
      list(`${kind} ${name} = [{ groupName: 'Ours', wallets: [ledgerWallet] }];
export const connectors = () => connectorsForWallets(${name}, ${made});`),
    );
    expect(notes).toEqual([]);
    expect(text).toContain(
      `\n${kind} ${name} = [{ name: 'Ours', wallets: ['ledger'] }];${exported}\nexport const connectors`,
    );
  });

  it.each([
    `connectorsForWallets([], ${made})`,
    `connectorsForWallets([], { appName, projectId: 'abc' })`,
  ])('with the name of the application: %s', (call) => {
    const { appName } = surveySource(
      list(`const appName = 'Harbour';\nexport const connectors = () => ${call};`),
      'connectors.ts',
      'rainbowkit',
    );
    expect(appName).toBe("'Harbour'");
    const { code, notes } = rewriteSource(
      `import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { config } from './wagmi';
export const App = () => <WagmiProvider config={config}><RainbowKitProvider /></WagmiProvider>;
`,
      'App.tsx',
      { findConfig: () => undefined, groups: { module: './connectors', appName } },
    );
    expect(notes).toEqual([]);
    expect(code).toContain(
      "  appName: 'Harbour',\n  chains: config.chains,\n  wallets: walletGroups,",
    );
  });
});

describe('rewriteSource keeps connectors', () => {
  it.each([
    ['safeWallet', "safe({ allowedOrigins: ['https://app.safe.global'] })", '@mooring/safe'],
    [
      'coinbaseWallet',
      "coinbaseWallet({ appName: 'Harbour', preference: { options: 'all', telemetry: false } })",
      'wagmi/connectors',
    ],
    [
      'baseAccount',
      "baseAccount({ appName: 'Harbour', preference: { telemetry: false } })",
      'wagmi/connectors',
    ],
  ])('%s', (wallet, connector, module) => {
    const { text, notes } = rewrite(
      wallets + configured(`[{ groupName: 'Ours', wallets: [ledgerWallet, ${wallet}] }]`),
    );
    expect(notes).toEqual([]);
    expect(text).toContain(`,\n    ${connector},\n  ]`);
    expect(text).toContain(`from '${module}';`);
    expect(text).not.toContain('rainbow-me');
  });

  it('with an option that was assigned', () => {
    const { text, notes } = rewrite(
      `${wallets}coinbaseWallet.preference = 'smartWalletOnly';\n${configured("[{ groupName: 'Ours', wallets: [coinbaseWallet] }]")}`,
    );
    expect(notes).toEqual([]);
    expect(text).toContain(
      "coinbaseWallet({ appName: 'Harbour', preference: { options: 'smartWalletOnly', telemetry: false } })",
    );
    expect(text).not.toContain('coinbaseWallet.preference');
    expect(text).toContain('wallets: []');
  });

  it('beside connectors of wagmi with the same names', () => {
    const { text, notes } = rewrite(
      `import { coinbaseWallet as coinbase, safe } from 'wagmi/connectors';
import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { baseAccount, safeWallet } from '@rainbow-me/rainbowkit/wallets';
export const others = [coinbase(), safe()];
${configured("[{ groupName: 'Ours', wallets: [safeWallet, baseAccount] }]")}`,
    );
    expect(notes).toEqual([]);
    expect(text).toContain(
      "import { coinbaseWallet as coinbase, safe, baseAccount } from 'wagmi/connectors';",
    );
    expect(text).toContain("import { safe as safeConnector } from '@mooring/safe';");
    expect(text).toContain("safeConnector({ allowedOrigins: ['https://app.safe.global'] })");
    const again = rewrite(
      `import { baseAccount as base } from '@rainbow-me/rainbowkit/wallets';
import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { baseAccount } from 'wagmi/connectors';
export const others = [baseAccount()];
${configured("[{ groupName: 'Ours', wallets: [base] }]")}`,
    );
    expect(again.text.match(/baseAccount.* from/g)).toEqual(['baseAccount } from']);
  });

  it('only of wallets that the file lists, if it lists any', () => {
    const others = { findConfig: () => undefined, wallets: new Map([['safeWallet', undefined]]) };
    const list = configured("[{ groupName: 'Ours', wallets: [ledgerWallet] }]");
    expect(rewriteSource(wallets + list, 'wagmi.ts', others).code).not.toContain('safe(');
    const elsewhere = kit + configured('ours');
    expect(rewriteSource(elsewhere, 'wagmi.ts', others).code).toContain('safe(');
  });

  it('beside wagmi’s own configuration', () => {
    const { text, notes } = rewrite(`import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { safeWallet } from '@rainbow-me/rainbowkit/wallets';
import { createConfig } from 'wagmi';
const connectors = connectorsForWallets([{ groupName: 'Ours', wallets: [safeWallet] }], { appName: 'Harbour', projectId: 'abc' });
export const config = createConfig({ connectors, chains }) as Config;
`);
    expect(notes).toEqual([]);
    expect(text).toContain("  safe({ allowedOrigins: ['https://app.safe.global'] }),\n];");
    expect(text).toContain("wallets: [{ name: 'Ours', wallets: ['safe'] }],");
  });

  it('with the relay and the metadata of `walletConnectParameters`, and names the others', () => {
    const { text, notes } = rewrite(`${kit}export const config = getDefaultConfig({
  appName: 'Harbour',
  projectId: 'abc',
  chains,
  walletConnectParameters: { relayUrl: relay, metadata: ours, customStoragePrefix: 'x' },
});
`);
    expect(text).toContain('relayUrl: relay,\n      metadata: ours,\n    })');
    expect(text).not.toContain('customStoragePrefix');
    expect(notes).toEqual([expect.stringMatching(/^6: `customStoragePrefix` of `wallet/)]);
  });
});

describe('rewriteSource names no variable out of scope', () => {
  it('leaves the provider without a configuration that it cannot find', () => {
    const { code, notes } = rewriteSource(
      `import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const App = ({ config }) => <WagmiProvider config={config}><RainbowKitProvider /></WagmiProvider>;
`,
      'App.tsx',
      { findConfig: () => undefined },
    );
    expect(code).not.toContain('mooringConfig');
    expect(notes).toMatchObject([{ line: 2, text: expect.stringContaining('needs `config`') }]);
  });

  it('leaves `connector` out of a render function', () => {
    const { text, notes } = rewrite(
      `import { WalletButton } from '@rainbow-me/rainbowkit';
export const Bar = () => (
  <WalletButton.Custom wallet="rainbow">
    {({ ready, mounted, connect, connector }) => (
      <button disabled={!ready || !mounted} onClick={connect}>{connector.name}</button>
    )}
  </WalletButton.Custom>
);
`,
      'Bar.tsx',
    );
    expect(text).toContain('{({ ready, connect }) => (');
    expect(text).toContain('disabled={!ready || !ready}');
    expect(notes).toEqual([expect.stringMatching(/^5: The button’s state has no `connector`/)]);
  });
});

it('gives notes the line that they have in the rewritten file', () => {
  const { code, notes } = rewriteSource(
    `${kit}export const config = getDefaultConfig({ appName: 'Harbour', projectId: 'abc', chains });
export const other = cssObjectFromTheme;
import { cssObjectFromTheme } from '@rainbow-me/rainbowkit';
`,
    'wagmi.ts',
    { findConfig: () => undefined },
  );
  const [note] = notes;
  expect(note?.line).toBe(4);
  expect(code.split('\n')[(note?.newLine ?? 0) - 1]).toContain('cssObjectFromTheme');
});

describe('rewriteSource writes no semicolons in a file that has none', () => {
  it.each([
    [
      'wagmi.ts',
      `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { rainbowWallet } from '@rainbow-me/rainbowkit/wallets'
import { agentWallet } from './agentWallet'
export const config = getDefaultConfig({ appName: 'Harbour', projectId: 'abc', chains, wallets: [{ groupName: 'Ours', wallets: [rainbowWallet, agentWallet] }] })
`,
    ],
    [
      'connectors.ts',
      `import { connectorsForWallets, cssStringFromTheme } from '@rainbow-me/rainbowkit'
import { createConfig } from 'wagmi'
const connectors = connectorsForWallets([], { appName: 'Harbour', projectId: 'abc' })
export const config = createConfig({ connectors, chains })
`,
    ],
    [
      'groups.ts',
      `import { connectorsForWallets } from '@rainbow-me/rainbowkit'
export const make = () => connectorsForWallets([], { appName: 'Harbour', projectId: 'abc' })
`,
    ],
    [
      'default.ts',
      `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
export default getDefaultConfig(${options})
`,
    ],
    [
      'App.tsx',
      `import { RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { config } from './wagmi'
export const App = () => <WagmiProvider config={config}><RainbowKitProvider /></WagmiProvider>
`,
    ],
  ])('%s', (file, code) => {
    const { code: text } = rewriteSource(code, file, { findConfig: () => undefined });
    expect(text).not.toBe(code);
    expect(text.match(/.*;$/gm)).toBeNull();
  });
});

describe('rewriteSource, for any nesting', () => {
  /** Casts around an expression, of any depth. */
  const casts = fc
    .array(fc.constantFrom('(_)', '(_ as any)', '(_ satisfies unknown)', '(_)!', '(<any>_)'), {
      maxLength: 4,
    })
    .map(
      (shapes) => (text: string) => shapes.reduce((inner, cast) => cast.replace('_', inner), text),
    );
  const { list } = fc.letrec<{ list: string; entry: string }>((tie) => ({
    list: fc
      .tuple(fc.array(tie('entry'), { maxLength: 4 }), casts)
      .map(([entries, cast]) => cast(`[${entries.join(', ')}]`)),
    entry: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('rainbowWallet', 'ledgerWallet', 'injectedWallet', 'safeWallet'),
      tie('list').map((inner) => `...${inner}`),
      fc.tuple(tie('list'), tie('list')).map(([one, other]) => `...(isDark ? ${one} : ${other})`),
    ),
  }));

  it('removes everything of RainbowKit, and returns valid code', () => {
    fc.assert(
      fc.property(list, casts, casts, (entries, castOptions, castCall) => {
        const given = castOptions(
          `{ appName: 'Harbour', projectId: 'abc', chains, wallets: [{ groupName: 'Ours', wallets: ${entries} }] }`,
        );
        const { text } = rewrite(
          `${wallets}export const config = ${castCall(`getDefaultConfig(${given})`)};\n`,
        );
        expect(text).not.toMatch(/rainbow-me|groupName|\w+Wallet\b/);
        expect(text).toContain('pairing({');
        expect(text.includes('safe({')).toBe(entries.includes('safeWallet'));
        parse(text, { sourceType: 'module', plugins: ['typescript'] });
      }),
    );
  });
});

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'rewriteSource finds nothing by the name %s, which every object inherits',
  (name) => {
    const codes = [
      ['rainbowkit', `const { ${name}: own } = useConnectModal();\nown;`],
      ['rainbowkit', `useConnectModal().${name};`],
      ['rainbowkit', `<ConnectButton ${name}="x" accountStatus={{ ${name}: 'full' }} />;`],
      ['rainbowkit', `<RainbowKitProvider ${name}="x" locale="${name}" />;`],
      ['rainbowkit', `darkTheme({ ${name}: 'x', ...darkTheme.accentColors.${name} });`],
      [
        'rainbowkit',
        `jest.mock('@rainbow-me/rainbowkit', () => ({ ${name}: 1, useConnectModal: () => ({ ${name}: 1 }) }));`,
      ],
      ['rainbowkit', `<ConnectButton.Custom>{({ ${name}: own }) => own}</ConnectButton.Custom>;`],
      ['connectkit', `<ConnectKitProvider options={{ ${name}: 1, language: '${name}' }} />;`],
      [
        'connectkit',
        `<ConnectKitButton.Custom>{({ ${name}: own }) => own}</ConnectKitButton.Custom>;`,
      ],
      ['appkit', `useAppKit().open({ view: '${name}' });`],
      ['appkit', `createAppKit({ ${name}: 1, adapters: [] });`],
    ] as const;
    const imports = {
      rainbowkit:
        "import { ConnectButton, RainbowKitProvider, darkTheme, useConnectModal } from '@rainbow-me/rainbowkit';",
      connectkit: "import { ConnectKitButton, ConnectKitProvider } from 'connectkit';",
      appkit: "import { createAppKit, useAppKit } from '@reown/appkit/react';",
    };
    for (const [from, code] of codes) {
      const { code: text, notes } = rewriteSource(`${imports[from]}\n${code}\n`, 'App.tsx', {
        findConfig: () => ({ module: './wagmi' }),
        from,
      });
      expect(() =>
        parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }),
      ).not.toThrow();
      expect(text + JSON.stringify(notes)).not.toMatch(/native code|\bundefined\b|\[object/);
    }
  },
);
