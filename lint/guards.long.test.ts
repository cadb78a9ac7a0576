import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, run } from '../scripts/run.ts';

const kit = 'packages/connect/src';

/** Files with a forbidden import each, and the rule that refuses it. */
const forbidden = [
  [`${kit}/core/probe.ts`, "export { Dialog } from '../ui/Dialog.tsx';", 'core-is-below'],
  [
    `${kit}/theme/probe.ts`,
    "export type { Pairing } from '../wallets/pairing.ts';",
    'theme-is-below',
  ],
  [
    `${kit}/wallets/probe.ts`,
    "export const load = () => import('../connect/ConnectDialog.tsx');",
    'wallets-is-below',
  ],
  [
    `${kit}/connect/probe.ts`,
    "export { AccountDialog } from '../account/AccountDialog.tsx';",
    'connect-is-below',
  ],
  [`${kit}/ui/probe.ts`, "import '../connect/connect.css';", 'ui-is-below'],
  [`${kit}/texts/probe.ts`, "import 'node:fs';", 'browser-without-node'],
  [
    'packages/safe/src/probe.ts',
    "export { startLocal } from '@mooring/devnet/local';",
    'packages-safe-imports',
  ],
  [
    'apps/server/src/probe.ts',
    "export type { ConnectButton } from '@mooring/connect';",
    'apps-server-imports',
  ],
  [
    'apps/page/src/site/probe.ts',
    "export { wagmiAbi } from '@mooring/safe/src/transactions/safeAbi.ts';",
    'not-found',
  ],
] as const;

/** Two folders, one of which needs the other's stylesheet. */
const circle = [
  ['apps/web/src/home/probe.ts', "import '../sessions/sessions.css';"],
  ['apps/web/src/sessions/probe.ts', "export { Overview } from '../home/Overview.tsx';"],
] as const;

const allowed = [
  `${kit}/ui/probeBelow.ts`,
  "export { visibleText } from '../core/text/visibleText.ts';",
] as const;

/** Files that the linter refuses. */
const linted = [
  ['apps/page/src/ui/probe.css', '.probe {\n  margin-left: 4px;\n}', 'logical'],
  ['apps/page/src/ui/probeBorder.css', '.probe {\n  border-left-width: 4px;\n}', 'logical'],
  ['apps/page/src/ui/probeScroll.css', '.probe {\n  scroll-padding-right: 4px;\n}', 'logical'],
  ['apps/page/src/ui/probeClear.css', '.probe {\n  clear: left;\n}', 'logical'],
  ['apps/page/src/ui/probeSides.css', '.probe {\n  padding: 0 0 0 4px;\n}', 'logical'],
  ['apps/page/src/ui/probeCorners.css', '.probe {\n  border-radius: 4px 0 0 4px;\n}', 'logical'],
  ['apps/page/src/ui/probeDiagonal.css', '.probe {\n  border-radius: 4px 0;\n}', 'logical'],
  [
    'apps/page/src/ui/probeStyle.tsx',
    "export const Probe = () => <p style={{ paddingLeft: 4, textAlign: 'left' }} />;",
    'logical',
  ],
  ['apps/page/src/ui/probeConstant.tsx', 'export const probe = { paddingLeft: 4 };', 'logical'],
  [
    'apps/page/src/ui/probeElement.tsx',
    "export const probe = (box: HTMLElement) => void (box.style.left = '4px');",
    'logical',
  ],
  [
    'packages/rpc-proxy/src/probe.ts',
    'export const later = Promise.withResolvers<void>();',
    'withResolvers',
  ],
] as const;

const probes = [...forbidden, ...circle, allowed, ...linted];
let imports = '';
let lint = '';
beforeAll(async () => {
  await Promise.all(probes.map(([path, text]) => writeFile(join(root, path), `${text}\n`)));
  ({ output: imports } = await run('node', ['lint/imports.ts'], { quiet: true }));
  const paths = linted.map(([path]) => path);
  ({ output: lint } = await run('biome', ['lint', ...paths], { quiet: true }));
});
afterAll(() => Promise.all(probes.map(([path]) => rm(join(root, path), { force: true }))));

describe('import rules', () => {
  it.each(forbidden)('refuse the import of %s: %s', (path, _, rule) => {
    expect(imports).toContain(`error ${rule}: ${path} → `);
  });

  it('refuse a circle between folders, also through a stylesheet', () => {
    expect(imports).toMatch(
      /error no-circle-of-folders: apps\/web\/src\/home → *\n *apps\/web\/src\/sessions/,
    );
  });

  it('allow imports from lower layers', () => expect(imports).not.toContain(allowed[0]));
});

describe('lint rules', () => {
  it.each(linted)('refuse %s: %s', (path, _, words) => {
    expect(lint).toContain(path);
    expect(lint).toContain(words);
  });
});
