import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

const version = '^1.2.3';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-migrate-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const application = {
  'package.json': `{
  "name": "boats",
  "dependencies": {
    "zod": "4.0.0",
    "@rainbow-me/rainbowkit": "^2.2.11",
    "react": "^19.0.0"
  }
}
`,
  'src/config/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
export const config = getDefaultConfig({ appName: 'Boats', projectId: 'abc', chains });
`,
  'src/App.tsx': `import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const App = () => <RainbowKitProvider>…</RainbowKitProvider>;
`,
  'src/app.css': "@import '@rainbow-me/rainbowkit/styles.css';\n[data-rk] { color: red }\n",
  'node_modules/thing/index.js': "import '@rainbow-me/rainbowkit';\n",
};

const read = (path: string) => readFile(join(folder, path), 'utf8');

it('migrate rewrites the files of an application', async () => {
  await put(application);
  const { files, notes } = await migrate({ folder, version });
  expect(files).toEqual(['package.json', 'src/App.tsx', 'src/app.css', 'src/config/wagmi.ts']);
  expect(notes).toEqual([
    { file: 'src/app.css', line: 2, text: expect.stringContaining('.mooring') },
  ]);
  expect(await read('package.json')).toBe(`{
  "name": "boats",
  "dependencies": {
    "zod": "4.0.0",
    "@mooring/connect": "^1.2.3",
    "@mooring/pairing": "^1.2.3",
    "@mooring/safe": "^1.2.3",
    "react": "^19.0.0"
  }
}
`);
  expect(await read('src/App.tsx')).toBe(`import { MooringProvider } from '@mooring/connect';
import { mooringConfig } from './config/wagmi';
export const App = () => <MooringProvider config={mooringConfig}>…</MooringProvider>;
`);
  expect(await read('src/app.css')).toContain("@import '@mooring/connect/styles.css';");
  expect(await read('node_modules/thing/index.js')).toContain('rainbow');
});

it('migrate reads folders of sources that are named as those of a build, and no build', async () => {
  const source = "import { ConnectButton } from '@rainbow-me/rainbowkit';\n";
  const folders = ['build', 'src/build', 'packages/page/out', 'packages/page/app/out'];
  await put(Object.fromEntries(folders.map((path) => [`${path}/Bar.tsx`, source])));
  await put({ 'package.json': '{}', 'packages/page/package.json': '{}' });
  const { files } = await migrate({ folder, version });
  expect(files).toEqual(['packages/page/app/out/Bar.tsx', 'src/build/Bar.tsx']);
});

const naming = '{\n  "dependencies": {\n    "@rainbow-me/rainbowkit": "^2.2.11"\n  }\n}\n';

it('migrate gives each manifest of a workspace what its files import', async () => {
  await put({
    ...application,
    'server/package.json': naming,
    'server/src/index.ts': 'export {};\n',
    'site/package.json': naming,
    'site/src/Bar.tsx':
      "import { ConnectButton } from '@rainbow-me/rainbowkit';\nexport const Bar = () => <ConnectButton />;\n",
  });
  await migrate({ folder, version });
  const dependencies = async (path: string) => JSON.parse(await read(path)).dependencies;
  expect(await dependencies('server/package.json')).toEqual({});
  expect(await dependencies('site/package.json')).toEqual({ '@mooring/connect': '^1.2.3' });
  expect(await dependencies('package.json')).toHaveProperty(['@mooring/pairing']);
});

it('migrate gives the manifests of a workspace what files beside them import', async () => {
  await put({
    'app/package.json': naming,
    'shared/Bar.tsx':
      "import { ConnectButton } from '@rainbow-me/rainbowkit';\nexport const Bar = () => <ConnectButton />;\n",
  });
  await migrate({ folder, version });
  expect(await read('app/package.json')).toBe(
    '{\n  "dependencies": {\n    "@mooring/connect": "^1.2.3"\n  }\n}\n',
  );
});

it('migrate leaves a file in another encoding than UTF-8 as it is, and reports it', async () => {
  const latin = Buffer.from(
    "import { ConnectButton } from '@rainbow-me/rainbowkit';\n// Caf\u00e9\nexport const Bar = () => <ConnectButton />;\n",
    'latin1',
  );
  await put(application);
  await writeFile(join(folder, 'src/Bar.tsx'), latin);
  const { files, notes } = await migrate({ folder, version });
  expect(files).toEqual(['package.json', 'src/App.tsx', 'src/app.css', 'src/config/wagmi.ts']);
  expect(notes).toContainEqual({
    file: 'src/Bar.tsx',
    line: 1,
    text: expect.stringContaining('UTF-8'),
  });
  expect(await readFile(join(folder, 'src/Bar.tsx'))).toEqual(latin);
});

it('migrate leaves a file of more than 1 MB as it is, and reports it if it names the kit', async () => {
  const filler = `// ${'x'.repeat(1_000_000)}\n`;
  const large = `import '@rainbow-me/rainbowkit/styles.css';\n${filler}`;
  await put({ ...application, 'src/large.ts': large, 'src/other.ts': filler });
  const { files, notes } = await migrate({ folder, version });
  expect(files).not.toContain('src/large.ts');
  expect(notes.filter(({ file }) => /large|other/.test(file))).toEqual([
    { file: 'src/large.ts', line: 1, text: expect.stringContaining('larger than 1 MB') },
  ]);
  expect(await read('src/large.ts')).toBe(large);
});

it('migrate keeps the byte order mark of a file', async () => {
  await put({ ...application, 'src/App.tsx': `\ufeff${application['src/App.tsx']}` });
  await migrate({ folder, version });
  expect((await read('src/App.tsx')).startsWith('\ufeffimport { MooringProvider }')).toBe(true);
});

it('migrate keeps the line ends of Windows', async () => {
  const windows = Object.entries(application).map(([path, text]) => [
    path,
    text.replaceAll('\n', '\r\n'),
  ]);
  await put(application);
  await migrate({ folder, version });
  const paths = ['package.json', 'src/App.tsx', 'src/app.css', 'src/config/wagmi.ts'];
  const expected = await Promise.all(paths.map(read));
  await put(Object.fromEntries(windows));
  await migrate({ folder, version });
  const found = await Promise.all(paths.map(read));
  expect(found).toEqual(expected.map((text) => text.replaceAll('\n', '\r\n')));
});

/** User without rights of its own, on Linux and macOS. */
const NOBODY = 65_534;

/** Does something as a user whose files have limits, which root's have not. */
async function asOrdinaryUser<T>(act: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return act();
  for (const path of ['', ...(await readdir(folder, { recursive: true }))])
    await chown(join(folder, path), NOBODY, NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}

it('migrate continues after files that it may not read or write, and reports them', async () => {
  await put(application);
  await chmod(join(folder, 'src/app.css'), 0o444);
  await chmod(join(folder, 'src/App.tsx'), 0o000);
  const { files, notes } = await asOrdinaryUser(() => migrate({ folder, version }));
  expect(files).toEqual(['package.json', 'src/config/wagmi.ts']);
  expect(notes).toEqual(
    expect.arrayContaining([
      { file: 'src/App.tsx', line: 1, text: expect.stringMatching(/^Not read: EACCES/) },
      {
        file: 'src/app.css',
        line: 1,
        text: expect.stringMatching(/^Not written: E(?:ACCES|PERM)/),
      },
    ]),
  );
});

it('migrate writes nothing in a dry run', async () => {
  await put(application);
  expect((await migrate({ folder, version, dryRun: true })).files).toHaveLength(4);
  for (const [path, text] of Object.entries(application)) expect(await read(path)).toBe(text);
});

it('migrate continues after a file that it cannot read, and reports it', async () => {
  await put({ ...application, 'src/broken.ts': "import { from '@rainbow-me/rainbowkit';" });
  const { files, notes } = await migrate({ folder, version });
  expect(files).not.toContain('src/broken.ts');
  expect(notes).toContainEqual({
    file: 'src/broken.ts',
    line: 1,
    text: expect.stringMatching(/^Not read: /),
  });
});

it('migrate continues after a manifest that is not JSON, and reports it', async () => {
  const manifest = '{ "dependencies": { "@rainbow-me/rainbowkit": "^2.2.11", } }\n';
  await put({ ...application, 'package.json': manifest });
  const { files, notes } = await migrate({ folder, version });
  expect(files).toContain('src/App.tsx');
  expect(await read('package.json')).toBe(manifest);
  expect(notes).toContainEqual({
    file: 'package.json',
    line: 1,
    text: expect.stringMatching(/^Not read: /),
  });
});

it('migrate refuses a folder without RainbowKit, or one that cannot be read', async () => {
  await put({ 'package.json': '{}' });
  await expect(migrate({ folder, version })).rejects.toMatchObject({ reason: 'nothingToMigrate' });
  await expect(migrate({ folder: join(folder, 'none'), version })).rejects.toMatchObject({
    reason: 'folderUnreadable',
    cause: { code: 'ENOENT' },
  });
});

const remains: readonly (readonly [
  shape: string,
  file: string,
  text: string,
  line: number,
  note: RegExp,
])[] = [
  [
    'a re-export',
    'src/kit.ts',
    "// Ours.\nexport { ConnectButton } from '@rainbow-me/rainbowkit';\n",
    2,
    /exported again/,
  ],
  [
    'a re-export of all',
    'src/kit.js',
    "export * from '@rainbow-me/rainbowkit';\n",
    1,
    /exported again/,
  ],
  [
    '`import()`',
    'src/lazy.ts',
    "export const load = () => import('@rainbow-me/rainbowkit');\n",
    1,
    /loaded here/,
  ],
  [
    '`require`',
    'src/old.cjs',
    "const kit = require('@rainbow-me/rainbowkit');\n",
    1,
    /loaded here/,
  ],
  [
    'a name without a counterpart',
    'src/css.ts',
    "import { cssStringFromTheme } from '@rainbow-me/rainbowkit';\ncssStringFromTheme();\n",
    1,
    /no counterpart/,
  ],
  [
    'a mock of wallets',
    'src/a.test.ts',
    "jest.mock('@rainbow-me/rainbowkit/wallets');\n",
    1,
    /is mocked/,
  ],
  [
    'MDX',
    'docs/page.mdx',
    "# Hi\n\nimport { ConnectButton } from '@rainbow-me/rainbowkit';\n",
    3,
    /still named/,
  ],
  [
    'a page',
    'index.html',
    '<link href="/node_modules/@rainbow-me/rainbowkit/styles.css">\n',
    1,
    /still named/,
  ],
  [
    'configuration',
    'tsconfig.json',
    '{\n  "types": ["@rainbow-me/rainbowkit"]\n}\n',
    2,
    /still named/,
  ],
  [
    'a hidden folder’s file',
    '.storybook/main.yml',
    'kit: "@rainbow-me/rainbowkit"\n',
    1,
    /still named/,
  ],
];

it.each(remains)('lists %s, and keeps the dependency', async (_, file, text, line, note) => {
  await put({ ...application, [file]: text });
  for (const dryRun of [true, false]) {
    const { notes } = await migrate({ folder, version, dryRun });
    expect(notes.filter((found) => found.file === file)).toEqual([
      { file, line, text: expect.stringMatching(note) },
    ]);
    expect(notes).toContainEqual({
      file: 'package.json',
      line: dryRun ? 5 : 8,
      text: '`@rainbow-me/rainbowkit` stays: 1 place needs it.',
    });
  }
  expect(await read('package.json')).toContain('"@rainbow-me/rainbowkit": "^2.2.11"');
  expect(await read(file)).toBe(text);
});

const marks: readonly (readonly [
  shape: string,
  file: string,
  text: string,
  line: number,
  note: RegExp,
])[] = [
  [
    'an attribute in a stylesheet',
    'src/a.scss',
    'a {}\n\n[data-rk] a {}\n',
    3,
    /^`\[data-rk\]` no longer matches/,
  ],
  [
    'a custom property',
    'src/a.css',
    ':root { --rk-colors-accentColor: red }\n',
    1,
    /^`--rk-colors-accentColor` has no effect/,
  ],
  [
    'a custom property in code',
    'src/Box.tsx',
    "export const a = { color: 'var(--rk-colors-accentColor)' };\n",
    1,
    /has no effect/,
  ],
  [
    'a test id',
    'e2e/a.spec.ts',
    "page.getByTestId('rk-connect-button');\n",
    1,
    /^`rk-connect-button` no longer matches/,
  ],
  ['a comment', 'src/b.ts', '// As @rainbow-me/rainbowkit does.\n', 1, /in a comment/],
];

it.each(marks)('lists %s', async (_, file, text, line, note) => {
  await put({ ...application, [file]: text });
  const { notes } = await migrate({ folder, version });
  expect(notes).toContainEqual({ file, line, text: expect.stringMatching(note) });
  expect(await read('package.json')).not.toContain('rainbow');
});

it('rewrites mocks and lists of packages', async () => {
  await put({
    ...application,
    'next.config.mjs':
      "export default { transpilePackages: ['@rainbow-me/rainbowkit', '@rainbow-me/rainbowkit/wallets', 'a'] };\n",
    'src/a.test.tsx': `vi.mock('@rainbow-me/rainbowkit', async () => {
  const openChainModal = vi.fn();
  return {
    ...(await vi.importActual('@rainbow-me/rainbowkit')),
    ConnectButton: () => null,
    useChainModal: () => ({ openChainModal }),
    useConnectModal: vi.fn(() => ({ openConnectModal: vi.fn(), connectModalOpen: false })),
    getDefaultConfig: vi.fn(),
  };
});
`,
  });
  const { notes } = await migrate({ folder, version });
  expect(await read('next.config.mjs')).toContain("['@mooring/connect', 'a']");
  expect(await read('src/a.test.tsx')).toBe(`vi.mock('@mooring/connect', async () => {
  const openChainModal = vi.fn();
  return {
    ...(await vi.importActual('@mooring/connect')),
    ConnectButton: () => null,
    useNetworkDialog: () => ({ open: openChainModal }),
    useConnectDialog: vi.fn(() => ({ open: vi.fn(), isOpen: false })),
    getDefaultConfig: vi.fn(),
  };
});
`);
  expect(notes).toContainEqual({
    file: 'src/a.test.tsx',
    line: 8,
    text: '`@mooring/connect` has no `getDefaultConfig` to mock.',
  });
});

it('adds a connector for a wallet that another file lists', async () => {
  await put({
    ...application,
    'src/config/wallets.ts': `import { safeWallet } from '@rainbow-me/rainbowkit/wallets';
export const wallets = [{ groupName: 'Ours', wallets: [safeWallet] }];
`,
    'src/config/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { wallets } from './wallets';
export const config = getDefaultConfig({ appName: 'Boats', projectId: 'abc', chains, wallets });
`,
  });
  await migrate({ folder, version });
  expect(await read('src/config/wallets.ts')).toContain("[{ name: 'Ours', wallets: ['safe'] }]");
  expect(await read('src/config/wagmi.ts')).toContain('safe({ allowedOrigins: [');
});

it('rewrites nothing where only other files name the kit', async () => {
  await put({ 'index.html': '<script src="@rainbow-me/rainbowkit"></script>' });
  const { files, notes } = await migrate({ folder, version });
  expect(files).toEqual([]);
  expect(notes).toHaveLength(1);
});

const connectKit = {
  'package.json': '{\n  "dependencies": {\n    "connectkit": "^1.9.2"\n  }\n}\n',
  'src/wagmi.ts': `import { getDefaultConfig } from 'connectkit';
import { createConfig } from 'wagmi';
export const config = createConfig(getDefaultConfig({ appName: 'Boats', walletConnectProjectId: 'abc', chains }));
`,
  'src/App.tsx': `import { ConnectKitButton, ConnectKitProvider } from 'connectkit';
export const App = () => <ConnectKitProvider><ConnectKitButton /></ConnectKitProvider>;
`,
};

it('finds ConnectKit by itself', async () => {
  await put(connectKit);
  const { from, files, notes } = await migrate({ folder, version });
  expect(from).toBe('connectkit');
  expect(files).toEqual(['package.json', 'src/App.tsx', 'src/wagmi.ts']);
  expect(notes).toEqual([]);
  expect(await read('package.json')).not.toContain('connectkit');
  expect(await read('src/App.tsx')).toContain("import { mooringConfig } from './wagmi';");
});

it('migrates from the kit that it is told', async () => {
  await put({ ...application, ...connectKit });
  expect((await migrate({ folder, version, from: 'connectkit' })).from).toBe('connectkit');
  await expect(migrate({ folder, version, from: 'connectkit' })).rejects.toMatchObject({
    reason: 'nothingToMigrate',
    message: expect.stringContaining('imports ConnectKit'),
  });
});

it('migrates AppKit’s adapter of wagmi, from one file to another', async () => {
  await put({
    'package.json': JSON.stringify({
      dependencies: { '@reown/appkit': '1.8.0', '@reown/appkit-adapter-wagmi': '1.8.0' },
    }),
    'config/index.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import { mainnet } from '@reown/appkit/networks';
export const wagmiAdapter = new WagmiAdapter({ projectId: 'abc', networks: [mainnet] });
`,
    'context/index.tsx': `'use client';
import { createAppKit } from '@reown/appkit/react';
import { wagmiAdapter } from '../config';
const modal = createAppKit({ adapters: [wagmiAdapter], projectId: 'abc', networks: [mainnet] });
export const Context = ({ children }) => <WagmiProvider config={wagmiAdapter.wagmiConfig}>{children}</WagmiProvider>;
`,
    'app/page.tsx': 'export default () => <appkit-button />;\n',
    'app/page.css': 'appkit-button { --w3m-accent: red }\n',
  });
  const { from, notes } = await migrate({ folder, version });
  expect(from).toBe('appkit');
  expect(notes).toEqual([
    expect.objectContaining({ file: 'app/page.css', line: 1 }),
    expect.objectContaining({ file: 'app/page.css', line: 1 }),
    { file: 'config/index.ts', line: 6, text: expect.stringContaining('name of your application') },
  ]);
  expect(await read('config/index.ts')).toMatch(
    /createMooringConfig\(\{\n {2}appName: 'My application', *connectors: \[/,
  );
  expect(await read('context/index.tsx')).toBe(`'use client';
import { MooringProvider } from '@mooring/connect';
import '@mooring/connect/styles.css';
import { wagmiAdapter, mooringConfig } from '../config';
export const Context = ({ children }) => <WagmiProvider config={wagmiAdapter.wagmiConfig}><MooringProvider config={mooringConfig}>{children}</MooringProvider></WagmiProvider>;
`);
  expect(await read('package.json')).not.toContain('@reown');
});
