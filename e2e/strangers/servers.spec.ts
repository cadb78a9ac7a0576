// One page and its server in each framework of docs/sign-in.md, built from the packed packages.
import { expect } from '@playwright/test';
import { test } from './stranger.ts';

const servers = ['node', 'express', 'fastify', 'hono', 'auth-js', 'better-auth', 'siwe'];
const listing = process.env['MOORING_STRANGER_URL'] ?? '';

for (const server of servers) {
  test(`sign-in at ${server}: for every tab, through a reload, and never twice by one signature`, async ({
    page,
    context,
    wallet,
    button,
    dialog,
  }) => {
    const addresses: Record<string, string> = await (await fetch(listing)).json();
    const session = page.locator('output');
    await page.goto(addresses[server] ?? '');
    await expect(session).toHaveText('unauthenticated');
    await button('Connect wallet').click();
    await dialog('Connect a wallet').getByRole('button', { name: 'Test Wallet' }).click();
    const sent = page.waitForRequest(/verify$|callback\/siwe$/);
    await dialog('Sign in').getByRole('button', { name: 'Sign message' }).click();
    await expect(dialog('Sign in')).toHaveCount(0);
    await expect(session).toHaveText(/^0x[0-9a-f]{40}$/i);
    await expect(button(/^Account 0x/)).toBeVisible();

    await page.reload();
    await expect(button(/^Account 0x/)).toBeVisible();
    await expect(session).toHaveText(/^0x/);
    const signed = wallet.requests.filter(({ method }) => method === 'personal_sign');
    expect(signed).toHaveLength(1);
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(tab.locator('output')).toHaveText(/^0x/);

    await button(/^Account 0x/).click();
    await dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
    await expect(session).toHaveText('unauthenticated');
    await expect(tab.locator('output')).toHaveText('unauthenticated');

    // Replays the request with the cookies of this browser.
    const request = await sent;
    await tab.request.fetch(request, { headers: await request.allHeaders() });
    await tab.reload();
    await expect(tab.locator('output')).toHaveText('unauthenticated');
  });
}
