import { type Address, getAddress, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { startMailSink } from '../apps/server/src/testing/mailSink.testing.ts';
import { addAuthenticator } from './authenticator.ts';
import { expect, startProduct } from './fixtures.ts';
import { setUpGuardians } from './guardianScreen.ts';
import {
  addAnswer,
  askGuardians,
  finishRecovery,
  openDevice,
  payWithNewKey,
  readRequestLink,
  signAsGuardian,
  startRecovery,
} from './lostPasskey.ts';
import { test as base, localhostUrl, press, signInWithPasskey } from './passkeyVisitor.ts';
import { Visitor } from './visitor.ts';
import { within } from './weather/weather.ts';

const EMAIL = 'mira@example.org';
const stranger: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

type MailSink = Awaited<ReturnType<typeof startMailSink>>;

const test = base.extend<object, { sink: MailSink }>({
  sink: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const sink = await startMailSink();
      await use(sink);
      await sink.stop();
    },
    { scope: 'worker' },
  ],
  local: [
    async ({ sink }, use) => {
      const guardian = {
        account: privateKeyToAccount(generatePrivateKey()),
        secret: 'a secret of this test',
      };
      const local = await startProduct({ mail: { smtpUrl: sink.url, guardian } });
      await use(local);
      await local.stop();
    },
    { scope: 'worker', ...within(60_000) },
  ],
});

/** Waits for the mail to the owner with a subject, and returns its text. */
async function readMail({ mails }: MailSink, subject: string): Promise<string> {
  const find = () => mails.find(({ text }) => text.includes(`Subject: Mooring: ${subject}`));
  // The server looks for events of the chain every 30 seconds.
  await expect.poll(find, within(60_000)).toBeDefined();
  expect(find()?.to).toEqual([EMAIL]);
  return find()?.text ?? '';
}

test.describe.configure(within(240_000));

// The authenticator is Chromium's.
test.describe('a lost passkey', { tag: ['@chromium', '@full'] }, () => {
  test('is replaced by a code from a mail and a wallet, the owner is warned, and the new one pays', async ({
    page,
    visitor,
    context,
    local,
    sink,
  }) => {
    await addAuthenticator(page);
    const account = getAddress(await signInWithPasskey(visitor, local.url));
    await local.devnet.ethereum.client.setBalance({ address: account, value: parseEther('1') });
    const wallet = local.devnet.accounts[0]?.address ?? '0x';
    await setUpGuardians(page, visitor, [wallet, stranger], async (dialog) => {
      await dialog.getByRole('button', { name: 'Add this site by e-mail' }).click();
      await expect(dialog).toContainText('There is no e-mail address yet.');
      await dialog.getByLabel('E-mail address').fill(EMAIL);
      await dialog.getByRole('button', { name: 'Add the address' }).click();
      await expect(dialog).toContainText('A mail was sent to your addresses.');
    });
    const added = await readMail(sink, 'the e-mail addresses of your account change');
    expect(added).toContain(account);

    // The person, on a new device.
    const own = await openDevice(context, 'new device');
    await askGuardians(own, local, account);
    await press(own, 'Send me a code by e-mail');
    await expect(own.getByText('a code was sent to it')).toBeVisible();
    const mail = await readMail(sink, 'code for a new key');
    expect(mail).toContain(account);
    const code = /^\d{4} \d{4}$/m.exec(mail)?.[0] ?? '';
    const field = own.getByLabel('Code from the e-mail');
    await field.fill(code.replace(/\d$/, (last) => `${(Number(last) + 1) % 10}`));
    await press(own, 'Confirm the code');
    await expect(own.getByText('This code is wrong or too old')).toBeVisible();
    await field.fill(code);
    await press(own, 'Confirm the code');
    await expect(own.getByText('Signatures: 1 of 2')).toBeVisible();

    // A guardian with a wallet.
    const friend = new Visitor(await openDevice(context, 'friend'));
    await friend.connect(localhostUrl(local.url));
    await friend.page.goto(await readRequestLink(own, local));
    await addAnswer(own, await signAsGuardian(friend.page, () => friend.wallet.approve()));

    await startRecovery(own);
    const warning = await readMail(sink, 'a recovery of your account has started');
    expect(warning).toContain(account);
    expect(warning).toMatch(/From .+ UTC on, all its owners are replaced by:/);
    await finishRecovery(own, local);
    await readMail(sink, 'a recovery of your account is finished');
    await payWithNewKey(own, local);
  });
});
