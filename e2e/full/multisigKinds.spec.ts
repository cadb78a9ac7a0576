import { addAuthenticator } from '../authenticator.ts';
import { Club } from '../club.ts';
import { test } from '../fixtures.ts';
import { test as framed } from '../framed.ts';
import { PasskeyOwner } from '../passkeyOwner.ts';
import { Phone } from '../phone.ts';
import { PhoneOwner } from '../phoneOwner.ts';
import { FramedSafeOwner, SafeOwner } from '../safeOwner.ts';
import { within } from '../weather/weather.ts';
import { Day, type Treasurer } from './treasurersDay.ts';

// A day each; wallets of the browser: multisig*.spec.ts.
test.describe.configure(within(300_000));

async function spend(treasurer: Treasurer) {
  const day = new Day(treasurer);
  await test.step('creates an account', () => day.create());
  await test.step('pays many at once', () => day.payMany());
  await test.step('spends from a limit', () => day.spend());
  await test.step('orders proposals', () => day.order());
  await test.step('exports', () => day.exportQueue());
  await test.step('signs a message', () => day.signMessage());
  await test.step('rejects', () => day.reject());
  await test.step('opens it elsewhere', () => day.openElsewhere());
}

test('with a phone', async ({ page, browser, local }) => {
  const phone = await Phone.open(browser, local.phoneUrl);
  const owner = new PhoneOwner(page, local, phone);
  await owner.connect('/multisig');
  await spend({ owner, address: local.devnet.accounts[0]?.address ?? '0x', deletes: true });
  await phone.close();
});

const relayed = test.extend({
  // A chain that goes back takes transactions of the relay with it, whose numbers then have a gap.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  restoredChains: async ({}, use) => use(undefined),
});

// The authenticator is Chromium's.
relayed('with a passkey', { tag: '@chromium' }, async ({ page, local }) => {
  await addAuthenticator(page);
  const owner = new PasskeyOwner(page, local);
  await spend({ owner, address: await owner.comeIn() });
});

test('as a Safe, connected from outside', async ({ page, local }) => {
  await new Club(local).advanceTo(10n);
  const owner = new SafeOwner(page, local);
  await owner.connect();
  await spend({ owner, address: owner.owners.safe.address, isContract: true });
});

framed('as a Safe, inside of Safe’s interface', async ({ page, local }) => {
  await new Club(local).advanceTo(10n);
  const owner = new FramedSafeOwner(page, local);
  const { address } = owner.owners.safe;
  await spend({ owner, address, isContract: true, isFramed: true });
});
