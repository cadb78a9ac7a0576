import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Files that may import more. */
const tests = '\\.(?:test|testing|test-d)\\.tsx?$';
const ours = '^(?:packages|apps)/';

/** Entry of a package: its index, or one named in its `exports`. */
const entry = (name: string, path = 'index.ts') => `^packages/${name}/src/${path}$`;

/** Entry of a room of what pages are made of, or a stylesheet there. */
const room = '^apps/page/src/[\\w-]+/(?:index.ts|[\\w-]+.css)$';

/** A part imports, of ours, itself and what is named; tests may import more. */
const part = (folder: string, ...allowed: readonly string[]): IForbiddenRuleType => ({
  name: `${folder.replace('/', '-')}-imports`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: tests },
  to: {
    path: ours,
    pathNot: [
      `^${folder}/`,
      entry('internal', '(?:index|baseError|mistakes|parameters|schema).ts'),
      ...allowed,
    ],
  },
});

/** Layers in a folder, the highest first: each imports only from those after it. */
const layers = (folder: string, names: readonly string[]): IForbiddenRuleType[] =>
  names.flatMap((name, index) =>
    index === 0
      ? []
      : {
          name: `${name}-is-below`,
          comment: `Layers: ${names.join(' → ')}.`,
          severity: 'error',
          from: { path: `^${folder}/${name}/`, pathNot: tests },
          to: { path: `^${folder}/(?:${names.slice(0, index).join('|')})/` },
        },
  );

const kit = 'packages/connect/src';

/** Rules within a part: no circle of folders, tests included. */
export const folderRules: readonly IForbiddenRuleType[] = [
  {
    name: 'no-circle-of-folders',
    comment: 'Folders that import each other can only be read together.',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
];

/** Rules between parts and layers (docs/architecture.md). */
export const importRules: readonly IForbiddenRuleType[] = [
  { name: 'not-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  part('packages/internal'),
  part('packages/connect'),
  part('packages/pairing'),
  part('packages/safe'),
  part('packages/sign-in'),
  part('packages/rpc-proxy'),
  part('packages/create-mooring'),
  part(
    'packages/passkey',
    entry('safe', '(?:payment|transactions)/index.ts'),
    entry('connect', '(?:index|address|parts).ts'),
  ),
  {
    name: 'passkey-without-react',
    comment: 'Screens are a separate part; accounts work without React.',
    severity: 'error',
    from: { path: '^packages/passkey/src/(?!react/)', pathNot: tests },
    to: { path: '^packages/(?:connect|passkey/src/react)/|node_modules/(?:@types/)?react/' },
  },
  part('packages/testing', entry('pairing', '(?:index|protocol).ts')),
  part(
    'apps/web',
    entry('(?:connect|pairing|passkey|safe|sign-in)'),
    entry('connect', '(?:address.ts|styles.css)'),
    entry('passkey', '(?:account|react|react/recovery|recovery|simulation)/index.ts'),
    entry('safe', '(?:gateway|payment|transactions)/index.ts'),
    room,
    '^apps/multisig/src/index.ts$',
  ),
  part(
    'apps/multisig',
    entry('(?:connect|passkey|safe)'),
    entry('connect', 'address.ts'),
    entry('passkey', '(?:account|recovery|simulation)/index.ts'),
    entry('safe', '(?:gateway|payment|transactions)/index.ts'),
    room,
  ),
  part(
    'apps/page',
    entry('(?:connect|passkey|safe|sign-in)'),
    entry('connect', 'address.ts'),
    entry('passkey', '(?:account|recovery|simulation)/index.ts'),
    entry('safe', '(?:gateway|payment|transactions)/index.ts'),
    '^apps/server/src/index.ts$',
  ),
  {
    name: 'server-is-types-alone',
    comment: 'The page has the type of its configuration from the server, and nothing else.',
    severity: 'error',
    from: { path: '^apps/page/', pathNot: tests },
    to: { path: '^apps/server/', dependencyTypesNot: ['type-only'] },
  },
  part(
    'apps/server',
    entry('rpc-proxy'),
    entry('sign-in', '(?:index|server/.*).ts'),
    entry('passkey', '(?:account|recovery)/index.ts'),
    entry('safe', 'transactions/index.ts'),
  ),
  part('apps/docs', entry('(?:connect|testing)'), entry('connect', '(?:parts.ts|styles.css)')),
  {
    name: 'browser-without-node',
    severity: 'error',
    from: {
      path: '^packages/(?:connect|pairing|passkey|safe|sign-in)/|^apps/(?:multisig|page|web)/src/',
      pathNot: [tests, '^packages/sign-in/src/server/'],
    },
    to: { dependencyTypes: ['core'] },
  },
  ...layers(kit, [
    'app',
    'button',
    'account',
    'sign-in',
    'network',
    'connect',
    'transactions',
    'identity',
    'wallets',
    'ui',
    'theme',
    'texts',
    'core',
    'development',
  ]),
];
