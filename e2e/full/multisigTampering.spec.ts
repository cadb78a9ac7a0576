import type { GatewayLie } from '@mooring/devnet';
import { Club } from '../club.ts';
import { expect, test } from '../fixtures.ts';
import { Owner } from '../owner.ts';
import { within } from '../weather/weather.ts';

test.describe.configure(within(120_000));

const impostor = /0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC/i;

/** Message shown for each tampering of a transaction. */
const tamperings: readonly { readonly kind: GatewayLie; readonly reason: string }[] = [
  { kind: 'changed-recipient', reason: 'This is not the transaction that was asked for.' },
  { kind: 'changed-operation', reason: 'Unknown code would run as the account itself.' },
  {
    kind: 'foreign-signature',
    reason: 'A signature was not made by the owner it names.',
  },
  { kind: 'wrong-hash', reason: 'The transaction service’s hash is not the hash of these fields.' },
  { kind: 'unsorted-owners', reason: 'The order of the owners does not match the chain.' },
];

for (const { kind, reason } of tamperings) {
  test(`${kind}: refused with its reason, and the wallet is not asked`, async ({ page, local }) => {
    const { faults } = new Club(local);
    const mira = new Owner(page, local);
    await mira.recordRequests();
    await mira.arrive('mira');
    await mira.openTransaction(/^Send 64\.5 HUSD/);
    faults.begin(kind);
    await mira.goTo(page.url());
    await expect(mira.alert.filter({ hasText: 'Do not sign this.' })).toContainText(reason);
    await expect(mira.button('Sign')).toHaveAccessibleDescription(
      'This must not be signed, for the reasons above.',
    );
    await mira.pressClosed(mira.button('Sign'));
    await mira.expectWalletUnasked();
    await mira.goTo(mira.place());
    // The queue says so too, whatever the gateway's summary claims.
    await expect(mira.main).toContainText(/Do not sign this\.|nothing can be signed\./);
  });

  test(`${kind} where enough have signed: not executed`, async ({ page, local }) => {
    const { faults } = new Club(local);
    const mira = new Owner(page, local);
    await mira.recordRequests();
    await mira.arrive('mira');
    await mira.openTransaction(/^Send 0\.35 ETH/);
    faults.begin(kind);
    await mira.goTo(page.url());
    await expect(mira.alert.filter({ hasText: 'Do not sign this.' })).toContainText(reason);
    await mira.pressClosed(mira.action);
    await mira.expectWalletUnasked();
  });
}

for (const kind of [
  'changed-recipient',
  'changed-operation',
  'foreign-signature',
  'wrong-hash',
] as const) {
  test(`${kind} that begins after the look: noticed before the wallet is asked`, async ({
    page,
    local,
  }) => {
    const { faults } = new Club(local);
    const mira = new Owner(page, local);
    await mira.recordRequests();
    await mira.arrive('mira');
    await mira.goTo(mira.place());
    await mira.openTransaction(/^Send 64\.5 HUSD/);
    await mira.pressAmid('Sign', () => faults.begin(kind));
    await expect(mira.main).toContainText('Your signature was not added.');
    await expect(mira.main).toContainText('It has changed since you looked at it.');
    await mira.expectWalletUnasked();
    faults.clear();
    await mira.goTo(page.url());
    await mira.press('Sign');
    await expect(mira.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
  });
}

for (const [kind, reason] of [
  ['foreign-signature', 'A signature was not made by the owner it names.'],
  ['wrong-hash', 'The transaction service’s hash is not the hash of these fields.'],
] as const) {
  test(`${kind} of a message: refused with its reason, and the wallet is not asked`, async ({
    page,
    local,
  }) => {
    const { faults } = new Club(local);
    const mira = new Owner(page, local);
    await mira.recordRequests();
    await mira.arrive('mira', mira.place('&show=messages'));
    await mira.main.getByRole('link', { name: /^Berth 12/ }).click();
    await mira.settled();
    faults.begin(kind);
    await mira.goTo(page.url());
    await expect(mira.alert.filter({ hasText: 'Do not sign this.' })).toContainText(reason);
    await mira.pressClosed(mira.button('Sign'));
    await mira.expectWalletUnasked();
    // A complete message is not shown as confirmed by the chain either.
    await mira.goTo(mira.place('&show=messages'));
    await expect(mira.row('The season opens')).toContainText(reason);
    await mira.main.getByRole('link', { name: /^The season opens/ }).click();
    await mira.settled();
    await expect(mira.main).not.toContainText('Checked on the chain just now');
  });
}

test('a recipient and a hash that are both changed: the row shows what would be signed, and refuses it', async ({
  page,
  local,
}) => {
  const { faults } = new Club(local);
  const mira = new Owner(page, local);
  faults.begin('changed-recipient');
  faults.begin('wrong-hash');
  await mira.arrive('mira');
  await expect(mira.row(/^Send 0\.35 ETH to 0x3C44…93BC/i).first()).toContainText(
    'Do not sign this.',
  );
  await mira
    .row(/^Send 0\.35 ETH/)
    .first()
    .getByText('Details')
    .click();
  await expect(mira.row(/^Send 0\.35 ETH/).first()).toContainText(impostor);
});

test('multisig tampering: a next page on another origin is not followed', async ({
  page,
  local,
}) => {
  const { faults } = new Club(local);
  const mira = new Owner(page, local);
  await mira.recordRequests();
  faults.begin('foreign-next-page');
  for (const tab of ['queue', 'history', 'messages']) {
    if (tab === 'queue') await mira.arrive('mira');
    else await mira.goTo(mira.place(`&show=${tab}`));
    await mira.button('Show more').click();
    await expect(mira.alert).toContainText(
      'The transaction service’s next page is on another server',
    );
  }
  await mira.goTo(mira.place('&show=new'));
  await expect(mira.alert).toContainText('was not loaded.');
  await expect(mira.button('Review')).toHaveCount(0);
  faults.clear();
  await mira.button('Retry').click();
  await expect(mira.button('Review')).toBeVisible();
});

test('multisig tampering: an endless list is cut, and the page stays usable', async ({
  page,
  local,
}) => {
  const { faults } = new Club(local);
  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  faults.begin('endless-list');
  for (const tab of ['queue', 'history', 'messages']) {
    await mira.goTo(mira.place(`&show=${tab}`));
    await expect(mira.alert).toContainText(/sent an invalid answer|was too large and was not read/);
    await expect(mira.row(/./)).toHaveCount(0);
    await expect(mira.main).toContainText('Signatures required: 2 of 3');
  }
});

test('markup in names is shown as text (XSS)', async ({ page, local }) => {
  const { faults } = new Club(local);
  const mira = new Owner(page, local);
  faults.begin('script-in-name');
  await mira.arrive('mira');
  const title = await page.title();
  for (const query of ['', '&show=history', '&show=messages']) {
    await mira.goTo(mira.place(query));
    await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
  }
  await mira.goTo(mira.place());
  await mira.openTransaction(/^Batch of 2 calls/);
  await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
  // The application's name is shown as self-declared.
  await expect(mira.main).toContainText('<img src=x');
  expect(title).not.toContain('taken');
  expect(await page.title()).not.toContain('taken');
});

for (const [fault, words] of [
  ['down', /CGW error - status (Service Unavailable|503)/],
  ['busy', 'CGW error - 429: Too many requests'],
] as const) {
  test(`${fault}: said in the gateway’s words, and tried again`, async ({ page, local }) => {
    const { faults } = new Club(local);
    const mira = new Owner(page, local);
    await mira.recordRequests();
    await mira.arrive('mira');
    await mira.openTransaction(/^Send 64\.5 HUSD/);
    faults.begin(fault);
    await mira.button('Sign').click();
    await expect(mira.main).toContainText('Your signature was not added.');
    await expect(mira.main).toContainText(words);
    await mira.expectWalletUnasked();
    await page.goto('/multisig');
    await expect(mira.alert).toContainText(words);
    faults.clear();
    await mira.button('Retry').click();
    await expect(mira.main.getByRole('link', { name: /boat-club\.eth/ })).toBeVisible();
  });
}

test('a slow gateway shows a loading state next to what the chain has answered', async ({
  page,
  local,
}) => {
  const { faults } = new Club(local);
  const mira = new Owner(page, local);
  await mira.arrive('mira');
  faults.slow(600_000);
  await page.reload();
  await expect(mira.main).toContainText('Signatures required: 2 of 3');
  await expect(mira.main.getByRole('region', { name: 'Queue' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(mira.main.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
  faults.clear();
});
