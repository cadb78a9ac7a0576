import { type Address, getAddress, parseEther } from 'viem';
import { addAuthenticator } from '../authenticator.ts';
import { expect } from '../fixtures.ts';
import { setUpGuardians } from '../guardianScreen.ts';
import {
  addAnswer,
  askGuardians,
  finishRecovery,
  openDevice,
  payWithNewKey,
  readRequestLink,
  signAsGuardian,
  startRecovery,
} from '../lostPasskey.ts';
import { PasskeyOwner } from '../passkeyOwner.ts';
import { localhostUrl, signInWithPasskey, test } from '../passkeyVisitor.ts';
import { Visitor } from '../visitor.ts';
import { within } from '../weather/weather.ts';

const stranger: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

test.describe.configure(within(240_000));

// The authenticator is Chromium's.
test.describe('a lost passkey', { tag: '@chromium' }, () => {
  test('is replaced by guardians, a wallet and a passkey account, and the new one pays', async ({
    page,
    visitor,
    context,
    local,
  }) => {
    const { client } = local.devnet.ethereum;
    await addAuthenticator(page);
    const account = getAddress(await signInWithPasskey(visitor, local.url));
    await client.setBalance({ address: account, value: parseEther('1') });
    const keeperPage = await openDevice(context, 'keeper');
    const keeper = new PasskeyOwner(keeperPage, local);
    const wallet = local.devnet.accounts[0]?.address ?? '0x';
    await setUpGuardians(page, visitor, [wallet, await keeper.comeIn(), stranger]);

    // The person, on a new device.
    const own = await openDevice(context, 'new device');
    await askGuardians(own, local, account);
    const link = await readRequestLink(own, local);
    const digits = await own.getByRole('img', { name: /^Digits to compare/ }).textContent();

    // A guardian with a wallet.
    const friend = new Visitor(await openDevice(context, 'friend'));
    await friend.connect(localhostUrl(local.url));
    await friend.page.goto(link);
    await expect(friend.page.getByText(account)).toBeVisible();
    const shown = friend.page.getByRole('img', { name: /^Digits to compare/ });
    await expect(shown).toHaveText(digits ?? '');
    const first = await signAsGuardian(friend.page, () => friend.wallet.approve());

    // A guardian with a passkey account.
    await keeperPage.goto(link);
    const second = await signAsGuardian(keeperPage, () => keeper.sign(account));

    // Closing the tab loses nothing.
    await own.goto(`${localhostUrl(local.url)}/recovery`);
    await addAnswer(own, first);
    await addAnswer(own, second);
    await startRecovery(own);
    await finishRecovery(own, local);
    await payWithNewKey(own, local);
  });
});
