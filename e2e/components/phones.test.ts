import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type OpenState, openState } from './openState.tsx';

/** There is no app to open: prevents the navigation only. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

let state: OpenState | undefined;
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => {
  window.removeEventListener('click', stay);
  state?.close();
  vi.restoreAllMocks();
});

const dialog = () => page.getByRole('dialog');
const rows = () => [...dialog().element().querySelectorAll<HTMLElement>('.mooring-row')];
/** Waits for the link of this name; resolves with its href. */
const hrefOf = (name: string) =>
  expect.poll(() => dialog().getByRole('link', { name }).query()?.getAttribute('href'));

test('phone without a relay lists wallets with an in-app browser first', async () => {
  state = await openState('connect-phone-no-relay');
  expect(rows().map((row) => row.textContent)).toEqual(
    ['MetaMask', 'Coinbase Wallet', 'Trust Wallet', 'Phantom', 'OKX Wallet', 'Bitget Wallet'].map(
      (name) => expect.stringContaining(`Opens in ${name}’s browser`),
    ),
  );
  expect(rows().every((row) => row instanceof HTMLAnchorElement)).toBe(true);
  // A wallet without one offers to copy this page's URL.
  await page.getByRole('searchbox').fill('rainbow');
  await expect.poll(() => rows().map((row) => row.textContent)).toHaveLength(1);
  expect(rows()[0]?.textContent).toContain('Copy this page’s address');
});

test('phone: an in-app browser that did not open is retried, with the store link', async () => {
  state = await openState('connect-phone-inside');
  await expect.element(dialog()).toMatchTextContent('Connect there.');
  await hrefOf('Open Coinbase Wallet').toMatch(/^cbwallet:\/\/miniapp/);
  const store = dialog().getByRole('link', { name: 'Get it from App Store' });
  await expect.element(store).not.toBeInTheDocument();
  await expect.element(dialog()).toMatchTextContent('did not open?');
  await expect.element(store).toBeVisible();
  await hrefOf('Open Coinbase Wallet').toMatch(/^https:\/\/go\.cb-w\.com\/dapp\?cb_url=/);
  await expect
    .element(dialog().getByRole('button', { name: 'Copy this page’s address' }))
    .toBeVisible();
});

test('phone: the URL is copied for a wallet without a link', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  state = await openState('connect-phone-address');
  await dialog().getByRole('button', { name: 'Copy this page’s address' }).click();
  expect(written).toHaveBeenCalledWith(location.href);
  await expect.element(dialog().getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('phone: no approval is asked before the link; then the page opens in the wallet', async () => {
  state = await openState('connect-phone-starting');
  await expect.element(dialog()).toMatchTextContent('Preparing…');
  expect(dialog().element().textContent).not.toMatch(/Approve|Open Rainbow/);
  const address = dialog().getByRole('button', { name: 'Copy this page’s address' });
  await expect.element(address).not.toBeInTheDocument();
  await expect.element(address).toBeVisible();
  expect(dialog().element().textContent).not.toMatch(/Approve|Open Rainbow/);
});

for (const show of ['connect-phone-starting-long', 'connect-phone-failed-inside']) {
  test(`${show}: the wallet’s own browser needs no relay`, async () => {
    state = await openState(show);
    await hrefOf('Open in MetaMask’s browser').toMatch(/^https:\/\/link\.metamask\.io\/dapp\//);
    expect(dialog().element().textContent).not.toContain('Approve');
  });
}

test('phone: a failed relay is explained, with Retry', async () => {
  state = await openState('connect-phone-failed');
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('does not answer');
  await expect.element(dialog().getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('Android opens the chosen wallet, and the system’s choice for others', async () => {
  state = await openState('connect-phone-list-android');
  await hrefOf('MetaMask').toMatch(/^intent:\/\/wc\?uri=wc%3A.*;package=io\.metamask;/);
  await hrefOf('Trust Wallet').toMatch(/^trust:\/\/wc\?uri=wc%3A/);
  await hrefOf('Coinbase Wallet').toMatch(/^cbwallet:\/\/miniapp/);
  await hrefOf('Other wallets').toMatch(/^wc:/);
});

test('iPhone shows a code and a link for other wallets', async () => {
  state = await openState('connect-phone-other');
  await expect.element(dialog()).toMatchTextContent('paste it in your wallet');
  await expect.element(dialog().getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('phone: returning from the wallet asks whether it was approved', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  state = await openState('connect-phone-opened');
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(dialog().getByRole('button', { name: 'Check again' })).toBeVisible();
});
