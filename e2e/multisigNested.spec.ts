import type { Local } from '@mooring/devnet/local';
import { type Address, isHash, parseEther } from 'viem';
import type { SafeVersion } from '../packages/devnet/src/safe/contracts/safeContracts.ts';
import { createSafe } from '../packages/devnet/src/safe/multisig/safeTransactions.ts';
import { signHash } from '../packages/devnet/src/safe/multisig/signHash.ts';
import { Club } from './club.ts';
import { executeTransaction } from './executeTransaction.ts';
import { expect, safesOf, test } from './framed.ts';
import { Owners } from './owners.ts';
import { returnToPage } from './returnToPage.ts';
import type { SafeHost } from './safeHost.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

type Network = 'ethereum' | 'rollup';

/** Creates an account of a Safe and of Mira, with a coin. */
async function openOuter(local: Local, network: Network, version: SafeVersion, inner: Address) {
  const { accounts, [network]: chain } = local.devnet;
  const [mira] = accounts;
  if (!mira) throw new Error('The network has no accounts.');
  const { address, transaction } = createSafe(version, [inner, mira.address], 2);
  await executeTransaction(chain, transaction);
  const { from } = transaction;
  await executeTransaction(chain, { from, to: address, value: parseEther('1') });
  return { address, key: mira.privateKey, client: chain.client };
}

/** Proposes a payment of 0.1 ETH. */
async function propose(host: SafeHost) {
  await settled(host);
  await host.app.getByLabel('Recipient', { exact: true }).fill(harbour);
  await host.app.getByLabel('Amount', { exact: true }).fill('0.1');
  await host.app.getByRole('button', { name: 'Review', exact: true }).click();
  await press(host, 'Sign and propose');
}

/** Waits until nothing is loading any more. */
async function settled({ app }: Pick<SafeHost, 'app'>) {
  const busy = app.getByRole('main').locator('.skeleton, [aria-busy="true"]');
  await expect(busy).toHaveCount(0);
}

/** Presses a button, past the warnings it waits for. */
async function press({ app }: SafeHost, name: string) {
  const main = app.getByRole('main');
  await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  await settled({ app });
  for (const box of await main.getByRole('checkbox').all()) await box.check();
  await main.getByRole('button', { name, exact: true }).click();
}

/** Ids of an account's proposals. */
async function queueOf({ gateway }: Club, chainId: number, safe: Address) {
  const { results } = await gateway.safes.queued(chainId, safe);
  return results.flatMap((row) => (row.type === 'TRANSACTION' ? row.transaction.id : []));
}

/** Hash of the only proposal of an account. */
async function proposalOf(club: Club, chainId: number, safe: Address) {
  const ids = await queueOf(club, chainId, safe);
  const hash = ids[0]?.split('_').at(-1);
  if (hash === undefined || !isHash(hash)) throw new Error('Nothing is proposed.');
  return hash;
}

test('nested Safe: owners of an owner Safe approve and execute', { tag: '@full' }, async ({
  host,
  local,
}) => {
  const { club } = safesOf(local);
  const { chainId } = club;
  const owners = new Owners(local);
  const here = new Club(local);
  await here.advanceTo(10n);
  const outer = await openOuter(local, 'ethereum', '1.4.1', club.address);
  const before = await outer.client.getBalance({ address: harbour });
  const main = host.app.getByRole('main');

  const path = `/multisig?safe=${chainId}:${outer.address}&show=new`;
  await host.openConnected({ safe: club.address, path });
  await propose(host);
  await expect(main).toContainText('2 more signatures are needed');
  await expect(main).toContainText('Your account is a contract');
  await expect(host.question).toHaveCount(0);

  await press(host, 'Sign');
  await expect(host.question).toContainText('Confirm a transaction');
  await host.answer('Confirm');
  await expect(main).toContainText('Waiting for its transaction');

  // The gateway lists it once it is signed.
  const place = new URL(host.page.frame('app')?.url() ?? '');
  const approval = await owners.nextProposal();
  const proposals = (await queueOf(here, chainId, club.address)).length;
  await host.openConnected({ safe: club.address, path: `${place.pathname}${place.search}` });
  await expect(main).toContainText('Waiting for its transaction');
  await press(host, 'Sign');
  await expect(main).toContainText('Waiting for the network');
  await expect(host.question).toHaveCount(0);
  expect(await queueOf(here, chainId, club.address)).toHaveLength(proposals);
  await owners.confirmAndExecute(approval.hash);
  await expect(main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();
  await expect(main).toContainText('You have signed.');

  const hash = await proposalOf(here, chainId, outer.address);
  await here.gateway.transactions.confirm(chainId, hash, signHash(hash, outer.key));
  await returnToPage(host.page.frame('app'));
  await press(host, 'Execute');
  await expect(host.question).toContainText('Confirm a transaction');
  await host.answer('Confirm');
  await owners.confirmAndExecute((await owners.nextProposal()).hash);
  await expect(main).toContainText('Executed.');
  expect((await outer.client.getBalance({ address: harbour })) - before).toBe(parseEther('0.1'));
});

test('nested Safe: threshold 1 signs and executes immediately, on 1.5.0 too', {
  tag: '@full',
}, async ({ host, local }) => {
  const { kiosk } = safesOf(local);
  const { chainId } = kiosk;
  const here = new Club(local);
  const outer = await openOuter(local, 'rollup', '1.5.0', kiosk.address);
  const main = host.app.getByRole('main');
  const path = `/multisig?safe=${chainId}:${outer.address}&show=new`;
  await host.openConnected({ safe: kiosk.address, path });
  await propose(host);
  await expect(main).toContainText('2 more signatures are needed');
  await press(host, 'Sign');
  await expect(host.question).toContainText('Confirm a transaction');
  await host.answer('Confirm');
  await expect(main).toContainText('Signed. The other owners can see it now.');
  await expect(main.getByRole('heading', { name: 'Signatures: 1 of 2' })).toBeVisible();

  const hash = await proposalOf(here, chainId, outer.address);
  await here.gateway.transactions.confirm(chainId, hash, signHash(hash, outer.key));
  await press(host, 'Execute');
  await host.answer('Confirm');
  await expect(main).toContainText('Executed.');
});
