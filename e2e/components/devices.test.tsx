import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_ACCOUNTS } from '../../packages/devnet/src/accounts.ts';
import { announce, localWallet } from './application.tsx';
import { openSitePage } from './sitePage.tsx';
import { createSiteServer, json } from './siteServer.ts';

const [{ address: mira }] = DEMO_ACCOUNTS;

/** Session of another device. */
function sessionOn(device: string) {
  const address = mira.toLowerCase();
  const createdAt = '2026-11-01T10:00:00.000Z';
  return {
    ...{ id: device, account: `eip155:0:${address}`, address, current: false, device },
    ...{ createdAt, lastSeenAt: createdAt, expiresAt: '2030-11-01T10:00:00.000Z' },
  };
}

test('devices are signed out everywhere while the sign-out of one is not answered', async () => {
  announce(localWallet({ connected: true }));
  const server = createSiteServer(mira);
  const [END, END_ALL] = ['DELETE /auth/sessions/Phone', 'POST /auth/sign-out-all'];
  server.on('GET /auth/sessions', () => json({ sessions: [sessionOn('Phone')], next: null }));
  server.on(END, () => new Promise(() => {}));
  server.on(END_ALL, () => {
    server.signedIn = null;
    return json({});
  });
  await openSitePage('/sessions', { server, returning: true });
  const one = page.getByRole('button', { name: 'Sign out: Phone' });
  await one.click();
  await expect.element(one).toHaveAttribute('aria-busy', 'true');
  await one.click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(page.getByText('You are signed out on every device.')).toBeVisible();
  expect(server.requests(END)).toHaveLength(1);
  expect(server.requests(END_ALL)).toHaveLength(1);
});

test('focus moves to the first device that “Show more” has shown, at the end of the list', async () => {
  announce(localWallet({ connected: true }));
  const server = createSiteServer(mira);
  const LIST = 'GET /auth/sessions';
  server.on(LIST, () => json({ sessions: [sessionOn('Phone')], next: 'more' }));
  await openSitePage('/sessions', { server, returning: true });
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  const sessions = ['Tablet', 'Laptop'].map(sessionOn);
  server.on(`${LIST}/after/more`, () => json({ sessions, next: null }));
  await more.click();
  const tablet = page.getByRole('listitem').filter({ hasText: 'Tablet' });
  await expect.element(tablet).toHaveFocus();
});
