import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, run } from '../run.ts';

/** Files of the kit with one import each: from a higher layer, and from a lower one. */
const above = [
  ['core/layersProbe.ts', "export { Dialog } from '../ui/Dialog.tsx';"],
  ['theme/layersProbe.ts', "export type { Pairing } from '../wallets/pairing.ts';"],
  [
    'wallets/layersProbe.ts',
    "export const load = () => import('../dialogs/connect/ConnectDialog.tsx');",
  ],
  [
    'dialogs/connect/layersProbe.ts',
    "export { AccountDialog } from '../account/AccountDialog.tsx';",
  ],
  ['button/layersProbe.ts', "export { DialogHost } from '../app/DialogHost.tsx';"],
] as const;
const below = [
  'ui/layersProbe.ts',
  "export { isRecord } from '../core/text/untrusted.ts';",
] as const;

const paths = [...above, below].map(([name]) => join(root, 'packages/connect/src', name));
let output = '';
beforeAll(async () => {
  const texts = [...above, below].map(([, text]) => text);
  await Promise.all(paths.map((path, index) => writeFile(path, `${texts[index]}\n`)));
  ({ output } = await run('biome', ['lint', ...paths], { quiet: true }));
});
afterAll(() => Promise.all(paths.map((path) => rm(path, { force: true }))));

it.each(above)('%s is refused what lies above it: %s', (name) => {
  expect(output).toMatch(new RegExp(`${name}:1:\\d+ lint/style/noRestrictedImports`));
});

it('what lies below may be imported', () => {
  expect(output).not.toContain(below[0]);
});
