import { parseEther } from 'viem';
import { Club } from './club.ts';
import { test as base, expect } from './fixtures.ts';
import { anotherOwner, Owner, patient } from './owner.ts';
import { Phone, scan } from './phone.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** An owner's phone. */
const test = base.extend<{ phone: Phone }>({
  phone: async ({ browser, local }, use) => {
    const phone = await Phone.open(browser, local.phoneUrl);
    await use(phone);
    await phone.close();
  },
});
test.slow();

test('an owner with a phone proposes a file of payments, and executes it', {
  tag: '@full',
}, async ({ page, browser, local, watch, phone }) => {
  await new Club(local).advanceTo(10n);
  const { client } = local.devnet.ethereum;
  const before = await client.getBalance({ address: harbour });
  const mira = new Owner(page, local);
  await page.goto(mira.place('&show=new'));
  await mira.visitor.openConnectDialog();
  await mira.visitor.connectDialog.getByRole('button', { name: /^Phone wallet/ }).click();
  await phone.pair(await scan(page));
  await phone.approve();
  await mira.button('Pay many at once (CSV)').click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'payments.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Token,Recipient,Amount\nETH,harbour.eth,0.125\nHUSD,harbour.eth,2'),
  });
  await expect(mira.main).toContainText('2 payments are ready', patient);
  await mira.button('Review').click();
  await mira.pressPastWarnings('Sign and propose');
  await phone.approve();
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible(patient);

  const keeper = await anotherOwner(browser, local, watch, 'keeper', page.url());
  await keeper.press('Sign');
  await expect(keeper.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible(
    patient,
  );
  await expect(mira.button('Execute')).toBeVisible(patient);
  await mira.settled();
  await mira.pressPastWarnings('Execute');
  await phone.approve();
  await expect(mira.main).toContainText('Executed.', patient);
  expect((await client.getBalance({ address: harbour })) - before).toBe(parseEther('0.125'));
});
