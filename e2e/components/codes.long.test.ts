import jsQR from 'jsqr';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OpenState, openState, type View } from './openState.tsx';

let state: OpenState | undefined;
afterEach(() => state?.close());

/** Link of the dialog's QR code, decoded from a screenshot. */
async function scan(): Promise<string | undefined> {
  const code = page.getByRole('dialog').getByRole('img');
  await expect.element(code).toBeVisible();
  code.element().scrollIntoView();
  const picture = await page.getByRole('dialog').screenshot({ base64: true, save: false });
  const bitmap = await createImageBitmap(
    await (await fetch(`data:image/png;base64,${picture}`)).blob(),
  );
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!canvas) throw new Error('The browser draws nothing.');
  canvas.drawImage(bitmap, 0, 0);
  const { data, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

const PAIRING_URI = /^wc:[\da-f]{64}@2\?relay-protocol=irn&symKey=[\da-f]{64}&expiryTimestamp=\d+$/;

const cases: readonly (readonly [what: string, show: string, view: View, link: RegExp])[] = (
  ['light', 'dark'] as const
).flatMap((theme) => [
  [
    'with the mark of the application',
    'connect-scan-waiting',
    { locale: 'en', theme, width: 1280 },
    PAIRING_URI,
  ],
  [
    'with the mark of a wallet',
    'connect-scan-wallet',
    { locale: 'en', theme, width: 1280 },
    PAIRING_URI,
  ],
  ['on a narrow screen', 'connect-scan-program', { locale: 'en', theme, width: 320 }, PAIRING_URI],
  [
    'of a store',
    'connect-get',
    { locale: 'en', theme, width: 1280 },
    /^https:\/\/apps\.apple\.com\/app\/id\d+$/,
  ],
  [
    'in a language written from the right',
    'connect-scan-wallet',
    { locale: 'ar', theme, width: 1280 },
    PAIRING_URI,
  ],
]);

for (const [what, show, view, link] of cases) {
  test(`a code ${what} can be scanned, ${view.theme}`, async () => {
    state = await openState(show);
    await state.look(view);
    expect(await scan()).toMatch(link);
  });
}
