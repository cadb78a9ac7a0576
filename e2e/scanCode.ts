import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** Link of the QR code on the screen, decoded from a screenshot. */
export async function scanCode(page: Page): Promise<string> {
  const code = page.getByRole('dialog').getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { data, width, height } = PNG.sync.read(await code.screenshot());
      link = jsQR(new Uint8ClampedArray(data), width, height)?.data;
      return link;
    })
    .toMatch(/^wc:/);
  return link ?? '';
}
