import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { kitCatalogue } from '../../packages/connect/src/texts/kitCatalogue.ts';
import { screens as spanish } from '../../packages/connect/src/texts/languages/es.ts';
import { screensCatalogue } from '../../packages/connect/src/texts/screensCatalogue.ts';
import { openApplication } from './application.tsx';
import { type OpenState, openState } from './openState.tsx';

let state: OpenState | undefined;
afterEach(() => {
  state?.close();
  vi.restoreAllMocks();
});

const dialog = page.getByRole('dialog');

test('screen keeps its language until the texts of the next one have loaded', async () => {
  state = await openState('connect-get');
  const { load } = screensCatalogue;
  const late = Promise.withResolvers<void>();
  vi.spyOn(screensCatalogue, 'load').mockImplementation((locale) =>
    late.promise.then(() => load(locale)),
  );
  // Like a change in another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: 'mooring.locale', newValue: 'es' }));
  await kitCatalogue.load('es');
  await new Promise(requestAnimationFrame);
  await expect.element(dialog.getByRole('heading', { name: 'Get MetaMask' })).toBeVisible();
  await expect.element(dialog).toMatchTextContent('For your phone');
  late.resolve();
  await expect.element(dialog).toMatchTextContent(spanish['get.phone']);
  await expect.element(dialog).not.toMatchTextContent('For your phone');
});

test('screen whose texts failed to load shows Retry', async () => {
  const load = vi.spyOn(screensCatalogue, 'load').mockRejectedValue(new Error('offline'));
  const has = vi.spyOn(screensCatalogue, 'has').mockReturnValue(false);
  const application = openApplication({ host: { dialogSize: 'compact' } });
  await application.openConnectDialog();
  await dialog.getByRole('button', { name: 'What is a wallet?' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('could not be loaded');
  await expect.element(dialog.getByRole('listitem')).not.toBeInTheDocument();
  load.mockRestore();
  has.mockRestore();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect
    .element(dialog.getByRole('heading', { name: 'Your keys, kept by you' }))
    .toBeVisible();
});
