import type { Address } from 'viem';
import { Club } from '../club.ts';
import { expect, test } from '../fixtures.ts';
import { Owners } from '../owners.ts';
import { allowGateway, arriveAsBoatClub } from '../safeWallet.ts';
import { Sender } from '../sender.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

test.afterEach(allowGateway);

test('Safe transaction rejected by its owners is cancelled', async ({ page, visitor, local }) => {
  const owners = new Owners(local);
  await new Club(local).advanceTo(10n);
  const sender = new Sender(page);
  await arriveAsBoatClub(visitor, owners, '/send');
  await sender.fill(harbour, '0.15');
  await sender.send();
  await sender.wallet.approve();
  await sender.openActivity();
  await expect(sender.transaction(/0\.15 ETH/)).toContainText('1 of 2 signed');
  const { nonce } = await owners.nextProposal();
  await owners.reject(nonce);
  await expect(sender.transaction(/0\.15 ETH/)).toContainText('Cancelled');
});
