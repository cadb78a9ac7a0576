import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, run } from '../run.ts';

/** What the linter says of a file of the kit with one import. */
async function lint(folder: string, line: string): Promise<string> {
  const file = join(root, 'packages/connect/src', folder, 'layersProbe.ts');
  await writeFile(file, `${line}\n`);
  try {
    const { output } = await run('biome', ['lint', file], { quiet: true });
    return output;
  } finally {
    await rm(file);
  }
}

it.each([
  ['core', "export { Dialog } from '../ui/Dialog.tsx';"],
  ['ui', "export type { Pairing } from '../wallets/pairing.ts';"],
  ['wallets', "export const load = () => import('../dialogs/connect/ConnectDialog.tsx');"],
  ['dialogs/connect', "export { AccountDialog } from '../account/AccountDialog.tsx';"],
  ['button', "export { DialogHost } from '../app/DialogHost.tsx';"],
])('%s is refused what lies above it: %s', async (folder, line) => {
  expect(await lint(folder, line)).toContain('noRestrictedImports');
});

it('what lies below may be imported', async () => {
  expect(await lint('ui', "export { isRecord } from '../core/text/isRecord.ts';")).not.toContain(
    'noRestrictedImports',
  );
});
