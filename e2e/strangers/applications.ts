/** Test application of another developer: a template beside this file, and its versions. */
export interface Application {
  readonly name: string;
  /** Starter: a package run by `npm exec`, its version, and arguments after the folder. */
  readonly create?: readonly string[];
  /**
   * Template folder, copied over the starter's files. `npm run dev` and `start` listen on `PORT` of
   * 127.0.0.1, for the journeys; `npm test` runs its own tests. It has either or both.
   */
  readonly template: string;
  /** For an application of another kit, which `create-mooring migrate` rewrites: the places it lists for review. */
  readonly migrate?: readonly string[];
  /** Versions of packages that are not ours. Default: those of this repository. */
  readonly versions: Readonly<Record<string, string>>;
  /** Node version. Default: this repository's. */
  readonly node?: string;
  /** Scripts that replace those of the template. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Spec file beside this one. Default: `journeys.spec.ts`. */
  readonly spec?: string;
  /** Journeys to run, by a part of their names. Default: all. */
  readonly journeys?: string;
  /**
   * Code samples of documents, copied verbatim. A sample is found by its first line, which names its file:
   * `// src/App.tsx`, or `# openid.conf`.
   */
  readonly samples?: Readonly<Record<string, readonly string[]>>;
  /** Files of this repository to copy. */
  readonly files?: readonly string[];
  /** True if part of `npm test`. */
  readonly quick: boolean;
}

/** Lowest versions allowed by the kit's peer dependencies. */
const oldest = {
  '@tanstack/react-query': '5.0.0',
  '@types/react': '18.2.0',
  '@types/react-dom': '18.2.0',
  react: '18.2.0',
  'react-dom': '18.2.0',
  viem: '2.22.0',
  wagmi: '2.14.0',
};

/** DOM implementations for unit tests, in addition to this repository's. */
const windows = { 'happy-dom': '21.0.4' };

const jest = {
  '@babel/preset-env': '7.29.14',
  '@babel/preset-react': '7.29.7',
  'babel-jest': '30.5.2',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
};

/** Versions of starters. */
const CREATE_VITE = '9.3.0';
const CREATE_NEXT_APP = '16.4.3';
const OXLINT = '1.94.0';

/** Like RainbowKit's own examples: the newest versions that it allows. */
const MIGRATED = {
  '@tanstack/react-query': '5.55.3',
  typescript: '5.9.3',
  viem: '2.38.0',
  wagmi: '2.19.3',
};

/** To add an application, add a row here, and a template for a new kind. */
export const applications: readonly Application[] = [
  {
    name: 'vite-newest',
    template: 'vite',
    versions: {},
    files: ['e2e/strangers/Members.tsx', 'e2e/strangers/Passkeys.tsx'],
    quick: false,
  },
  {
    name: 'vite-oldest',
    template: 'vite',
    versions: { ...oldest, typescript: '5.7.3', vite: '6.0.0' },
    files: ['e2e/strangers/Members.tsx', 'e2e/strangers/Passkeys.tsx'],
    // The tests of this repository use the newest versions.
    quick: true,
  },
  {
    name: 'starter',
    template: '../../examples/vite-react',
    versions: { oxlint: OXLINT },
    scripts: {
      dev: 'vite --host 127.0.0.1 --strictPort --port $PORT',
      start: 'npm run preview -- --host 127.0.0.1 --strictPort --port $PORT',
    },
    journeys: 'stranger: connects',
    quick: false,
  },
  {
    name: 'starter-next',
    template: '../../examples/next',
    versions: { next: CREATE_NEXT_APP, oxlint: OXLINT, typescript: '5.9.3' },
    scripts: {
      dev: 'next dev --hostname 127.0.0.1 --port $PORT',
      start: 'next start --hostname 127.0.0.1 --port $PORT',
    },
    journeys: 'stranger: connects',
    quick: false,
  },
  {
    name: 'create-vite',
    create: [`create-vite@${CREATE_VITE}`, '--template', 'react-ts', '--no-interactive'],
    template: 'create-vite',
    versions: {},
    scripts: {
      dev: 'vite --host 127.0.0.1 --strictPort --port $PORT',
      start: 'vite preview --host 127.0.0.1 --strictPort --port $PORT',
    },
    samples: { 'docs/getting-started.md': ['src/App.tsx', 'vite.config.ts'] },
    journeys: 'stranger: connects',
    quick: false,
  },
  {
    name: 'create-next-app',
    create: [
      `create-next-app@${CREATE_NEXT_APP}`,
      '--ts',
      '--app',
      '--no-linter',
      '--no-tailwind',
      '--no-src-dir',
      '--no-react-compiler',
      '--import-alias',
      '@/*',
      '--use-npm',
      '--skip-install',
      '--disable-git',
      '--yes',
    ],
    template: 'next',
    versions: {},
    scripts: {
      dev: 'next dev --hostname 127.0.0.1 --port $PORT',
      start: 'next start --hostname 127.0.0.1 --port $PORT',
    },
    files: ['e2e/strangers/Members.tsx', 'e2e/strangers/Passkeys.tsx'],
    samples: { 'docs/getting-started.md': ['app/page.tsx'] },
    journeys: 'stranger: connects|stranger: signs in|screens of another package',
    quick: false,
  },
  {
    name: 'react-router',
    template: 'react-router',
    versions: {
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      'react-router': '7.18.4',
      isbot: '5.1.32',
      typescript: '5.9.3',
    },
    files: ['e2e/strangers/Members.tsx'],
    samples: { 'docs/getting-started.md': ['app/routes/home.tsx'] },
    journeys: 'stranger: connects|stranger: signs in',
    quick: false,
  },
  {
    name: 'rainbowkit',
    template: 'rainbowkit',
    migrate: [],
    versions: MIGRATED,
    spec: 'migrated.spec.ts',
    quick: false,
  },
  {
    name: 'connectkit',
    template: 'connectkit',
    migrate: [
      // Options of the provider: no help for visitors without a wallet, the overlay, the disclaimer.
      'src/main.tsx:19',
      'src/main.tsx:19',
      'src/main.tsx:19',
    ],
    versions: MIGRATED,
    journeys: 'stranger: connects',
    quick: false,
  },
  {
    name: 'appkit',
    template: 'appkit',
    // `features`.
    migrate: ['src/config.ts:38'],
    versions: MIGRATED,
    journeys: 'stranger: connects',
    quick: false,
  },
  {
    name: 'looks',
    template: 'looks',
    versions: {
      '@chakra-ui/react': '3.38.0',
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mantine/core': '8.3.8',
      '@mantine/hooks': '8.3.8',
      '@mui/material': '7.3.9',
      '@tailwindcss/postcss': '4.3.5',
      antd: '5.29.3',
      bootstrap: '5.3.9',
      'chakra-2': 'npm:@chakra-ui/react@2.10.10',
      'create-next-app': CREATE_NEXT_APP,
      'create-vite': CREATE_VITE,
      'framer-motion': '12.43.0',
      'normalize.css': '8.0.1',
      postcss: '8.5.33',
      'styled-components': '6.6.0',
      'tailwind-3': 'npm:tailwindcss@3.4.19',
      tailwindcss: '4.3.5',
    },
    spec: 'looks.spec.ts',
    files: ['e2e/looks/hostSheets.ts'],
    quick: false,
  },
  {
    name: 'servers',
    template: 'servers',
    versions: {
      '@auth/core': '0.41.3',
      '@auth/express': '0.12.3',
      'better-auth': '1.7.25',
      express: '5.3.0',
      fastify: '5.12.8',
    },
    spec: 'servers.spec.ts',
    samples: {
      'docs/sign-in.md': [
        'server.mjs',
        'auth-js.mjs',
        'better-auth.mjs',
        'src/AuthJs.tsx',
        'src/BetterAuth.tsx',
      ],
    },
    quick: false,
  },
  {
    name: 'openid',
    template: 'openid',
    versions: { '@auth/core': '0.41.3', '@auth/express': '0.12.3', express: '5.3.0' },
    spec: 'openid.spec.ts',
    samples: { 'docs/openid-connect.md': ['auth-js.mjs', 'openid.conf'] },
    quick: false,
  },
  {
    name: 'unit-tests',
    template: 'unit-tests',
    versions: { ...windows, ...jest },
    files: ['packages/testing/examples/connect.test.tsx'],
    quick: false,
  },
  { name: 'imports', template: 'imports', versions: windows, quick: false },
  {
    name: 'imports-oldest',
    template: 'imports',
    versions: { ...windows, ...oldest },
    quick: false,
  },
  { name: 'devnet', template: 'devnet', versions: {}, quick: false },
  { name: 'devnet-node-20', template: 'devnet', versions: {}, node: '20.19.0', quick: false },
  // Lowest Node versions our packages support, without and with `node:sqlite`.
  {
    name: 'imports-node-20',
    template: 'imports',
    versions: windows,
    node: '20.19.0',
    quick: false,
  },
  {
    name: 'imports-node-22',
    template: 'imports',
    versions: windows,
    node: '22.13.0',
    quick: false,
  },
];
