import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_ACCOUNTS } from '../../packages/devnet/src/accounts.ts';
import { announce, localWallet } from './application.tsx';
import { openSitePage } from './sitePage.tsx';
import { createSiteServer, json } from './siteServer.ts';

const [mira, keeper] = DEMO_ACCOUNTS.map(({ address }) => address);
if (!mira || !keeper) throw new Error('There are several accounts.');

test('import without notes keeps a note that another device has changed meanwhile', async () => {
  announce(localWallet({ connected: true }));
  const server = createSiteServer(mira);
  const contact = { id: 'keeper', name: 'Keeper', address: keeper };
  const [LIST, IMPORT] = ['GET /contacts', 'POST /contacts/import'];
  server.on(LIST, () => json({ contacts: [{ ...contact, note: 'Old' }] }));
  server.on(IMPORT, () => json({ added: 0, changed: 1, unchanged: 0 }));
  await openSitePage('/sessions', { server, returning: true });
  await expect.element(page.getByText('Old')).toBeVisible();

  server.on(LIST, () => json({ contacts: [{ ...contact, note: 'New' }] }));
  const file = new File([`name,address\nLight keeper,${keeper}\n`], 'contacts.csv');
  await page
    .elementLocator(document.querySelector('input[type=file]') ?? document.body)
    .upload(file);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Import/ })
    .click();
  const changed = { name: 'Light keeper', address: keeper, note: 'New' };
  await expect
    .poll(() => server.requests(IMPORT))
    .toMatchObject([{ body: { contacts: [changed] } }]);
});

test('focus moves to the heading when “Show all” shows the contacts again', async () => {
  announce(localWallet({ connected: true }));
  const server = createSiteServer(mira);
  const contacts = Array.from({ length: 9 }, (_, at) => ({
    ...{ id: `${at}`, name: `Keeper ${at}`, note: '' },
    address: `0x${`${at}`.repeat(40)}`,
  }));
  server.on('GET /contacts', () => json({ contacts }));
  await openSitePage('/sessions', { server, returning: true });
  await page.getByRole('searchbox').fill('nobody');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(page.getByText('Keeper 1')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
});
