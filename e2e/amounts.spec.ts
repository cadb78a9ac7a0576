import { type Address, parseEther } from 'viem';
import { expect, test } from './fixtures.ts';
import { Sender } from './sender.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

test('send form refuses an ambiguous amount, with the reason', async ({ page, visitor }) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  for (const [amount, text] of [
    ['1,125', 'Write 1125 or 1.125.'],
    ['1.5 ETH', 'without letters'],
    ['$1.50', 'not in another currency'],
    ["1'304.53", 'without an apostrophe'],
  ] as const) {
    await sender.fill(harbour, amount);
    await sender.send();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(
      new RegExp(text),
    );
    await expect(sender.review).not.toContainText('You send');
  }
  await sender.fill(harbour, '1.125');
  await expect(sender.review).toContainText('You send 1.125 ETH');
});

test('send form is closed, and looks so, until warnings are ticked', async ({ page, visitor }) => {
  const sender = new Sender(page);
  const send = sender.main.getByRole('button', { name: 'Send', exact: true });
  const ground = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  await visitor.arriveConnected('/send');
  const open = await ground();
  await sender.fill('0x000000000000000000000000000000000000dEaD', '0.125');
  await expect(sender.review).toContainText('Read and tick the warnings above first.');
  await expect(send).toBeDisabled();
  await expect.poll(ground).not.toBe(open);
  await sender.review.getByRole('checkbox', { name: /Nobody has the keys/ }).check();
  await expect(send).toBeEnabled();
  await expect.poll(ground).toBe(open);
});

test('send form keeps a press on its button, which late content moves away', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill(harbour, '0.125');
  await expect(sender.review).toContainText('You send 0.125 ETH');
  const send = sender.main.getByRole('button', { name: 'Send', exact: true });
  // Enabled once all that the review says has been read.
  await expect(send).toBeEnabled();
  await send.hover();
  await page.mouse.down();
  await sender.review.evaluate((review) => {
    review.style.marginBlockStart = '200px';
  });
  await page.mouse.up();
  await expect(sender.wallet.window).toContainText('0.125');
  await sender.wallet.reject();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.125');
});

test('send form validates a field on blur after a failed submit, not on every key', {
  tag: '@long',
}, async ({ page, visitor, browserName }) => {
  // Firefox cannot be asked for it.
  const isForced = browserName !== 'firefox';
  if (isForced) await page.emulateMedia({ forcedColors: 'active' });
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  const amount = page.getByLabel('Amount', { exact: true });
  const recipient = page.getByLabel('Recipient', { exact: true });
  const frame = (field: typeof amount) =>
    field.evaluate((element) => {
      const { borderTopStyle } = getComputedStyle(element.closest('.send-amount') ?? element);
      return borderTopStyle;
    });
  await sender.send();
  const summary = page.locator('.send-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveCount(2);
  for (const field of [amount, recipient]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    // Where colours are forced, the form of the border says it.
    expect(await frame(field)).toBe(isForced ? 'double' : 'solid');
    await field.press('x');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(field).toBeFocused();
    expect(await frame(field)).toBe('solid');
    await field.press('Tab');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  // Submitted by Enter, without leaving the field.
  await amount.fill('1x');
  await expect(amount).toHaveAttribute('aria-invalid', 'false');
  await amount.press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  // A fixed problem leaves the summary, and returns without taking the focus.
  await amount.fill('1');
  await recipient.fill(harbour);
  await expect(summary).toHaveCount(0);
  await recipient.press('x');
  await expect(recipient).toBeFocused();
});

test('balance shows all decimals by keyboard and touch', async ({ page, visitor, local }) => {
  const [mira] = local.devnet.accounts;
  if (!mira) throw new Error('The network has no accounts.');
  const value = parseEther('2.123456789012345678');
  await local.devnet.ethereum.client.setBalance({ address: mira.address, value });
  await visitor.arriveConnected('/');
  const balance = page.getByRole('button', { name: '2.12 ETH', exact: true });
  await balance.press('Enter');
  const exact = page.getByRole('button', { name: '2.123456789012345678 ETH', exact: true });
  await expect(exact).toHaveAttribute('aria-expanded', 'true');
  await exact.click();
  await expect(balance).toBeFocused();
});

test('home on a phone wraps the address and keeps texts off the chart', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.arriveConnected('/');
  const lines = await page.locator('.profile-address').evaluate((address) => {
    const range = document.createRange();
    range.selectNodeContents(address);
    const widths = new Map<number, number>();
    for (const { top, width } of range.getClientRects())
      widths.set(top, (widths.get(top) ?? 0) + width);
    return [...widths.values()];
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) / 2);
  const drawing = await page.locator('.chart-drawing').boundingBox();
  const labels = await page.locator('.chart-scale bdi').all();
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) {
    const box = await label.boundingBox();
    if (!box || !drawing) throw new Error('Nothing is drawn.');
    const isOff = box.y + box.height <= drawing.y || box.y >= drawing.y + drawing.height;
    expect(isOff, await label.innerText()).toBe(true);
  }
});

for (const width of [320, 390, 1280]) {
  test(`a huge balance wraps within its card, ${width} wide`, {
    tag: '@long',
  }, async ({ page, visitor, local }) => {
    const [mira] = local.devnet.accounts;
    if (!mira) throw new Error('The network has no accounts.');
    const value = 2n ** 255n - 12_345_678_901n;
    await local.devnet.ethereum.client.setBalance({ address: mira.address, value });
    await page.setViewportSize({ width, height: 900 });
    await visitor.arriveConnected('/');
    const card = page.locator('.holding').first();
    const amount = card.getByRole('button', { name: /ETH$/ });
    for (const digits of [/t ETH$/, /\.\d{18} ETH$/]) {
      await expect(amount).toHaveText(digits);
      const inner = await amount.boundingBox();
      const outer = await card.boundingBox();
      if (!inner || !outer) throw new Error('Nothing is shown.');
      expect(inner.x).toBeGreaterThanOrEqual(outer.x);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      await amount.press('Enter');
    }
  });
}

test('send form shows tiny amounts in the smallest unit', async ({ page, visitor }) => {
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await sender.fill(harbour, '0.000000000000000007');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(
    /In the smallest unit of ETH: 7/,
  );
});
