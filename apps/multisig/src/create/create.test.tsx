// @vitest-environment jsdom
import { createTransactionStore } from '@mooring/connect';
import { DEMO_ACCOUNTS } from '@mooring/devnet';
import type { Hash } from 'viem';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

test('NewSafeForm shows the address first, creates the account in one transaction, and offers other networks', async () => {
  const page = await bench.openAt('/multisig?show=create');
  await expect.poll(() => page.all('#new-safe-network').length).toBe(1);
  expect(page.text()).toContain('With one owner, a lost key is a lost account.');
  page.press('Add an owner');
  await expect.poll(() => page.all('.new-safe-owner').length).toBe(2);
  page.press('Show the address');
  await expect.poll(() => page.text('.field-problem')).toBe('Enter the owner’s address or name.');
  page.type('Owner 2', 'newcomer.eth');
  await expect.poll(() => page.all('#new-safe-address').length).toBe(1);
  expect(page.text()).toContain(`Resolves to ${newcomer}`);
  expect(page.text()).toContain('Signatures required: 2 of 2');
  const address = page.text('#new-safe-address');
  expect(page.asked()).toEqual([]);
  page.press('Create the account');
  await expect.poll(() => page.text('#safe-name')).not.toBe('');
  expect(page.asked()).toEqual(['eth_sendTransaction']);
  expect(location.search).toContain(address);
  await page.settled();

  const [first, other] = bench.chainIds;
  const elsewhere = await bench.openAt(`/multisig?safe=${first}:${address}&show=open-elsewhere`);
  await expect.poll(() => elsewhere.text('#new-safe-address')).toBe(address);
  elsewhere.press('Switch to Local Rollup');
  await expect.poll(() => elsewhere.button('Create the account')?.ariaDisabled).toBe('false');
  elsewhere.press('Create the account');
  await expect.poll(() => location.search).toBe(`?safe=${other}:${address}`);
  await expect.poll(() => elsewhere.text('.safe-rule')).toContain('Signatures required: 2 of 2');
});

test('NewSafeForm keeps the typed form on an unsupported network', async () => {
  const page = await bench.openAt('/multisig?show=create');
  await expect.poll(() => page.all('#new-safe-network').length).toBe(1);
  page.press('Add an owner');
  await expect.poll(() => page.all('.new-safe-owner').length).toBe(2);
  page.type('Owner 2', newcomer);
  page.wallet.selectChain(999);
  await expect.poll(() => page.text()).toContain('Your wallet is on a network');
  page.wallet.selectChain(bench.chainIds[0] ?? 0);
  await expect.poll(() => page.text()).not.toContain('Your wallet is on a network');
  expect(page.typed('Owner 2')).toBe(newcomer);
});

test('CreateOnOtherNetwork links to an account that exists, with its initial owners', async () => {
  const page = await bench.open('&show=open-elsewhere');
  await expect.poll(() => page.text()).toContain('have changed here since');
  expect(page.all('.safe-transaction .safe-owners li')).toHaveLength(2);
});

test('CreateOnOtherNetwork follows a pending creation, and does not send it again (double submit)', async () => {
  const [{ address: owner }] = DEMO_ACCOUNTS;
  const [chainId = 0] = bench.chainIds;
  const first = await bench.openAt('/multisig?show=create');
  await expect.poll(() => first.text('#new-safe-address')).toMatch(/^0x/);
  const address = first.text('#new-safe-address');
  expect(first.text()).not.toContain('Proposed to the owners.');

  const sent: Hash = `0x${'ab'.repeat(32)}`;
  const reference = `create ${address.toLowerCase()}`;
  const before = () =>
    createTransactionStore().add(owner, chainId, {
      ...{ hash: sent, description: 'Create', multisig: {}, reference },
    });
  const page = await bench.openAt('/multisig?show=create', { before });
  await expect.poll(() => page.text()).toContain('Proposed to the owners.');
  page.press('Create the account');
  await expect.poll(() => page.text('.safe-action')).toContain('Waiting for the network');
  expect(page.asked()).toEqual([]);
});

test('AbsentOwners warns of an owner that is a contract on another network only', async () => {
  const [, rollup] = bench.chainIds;
  const page = await bench.openAt('/multisig?show=create', { chainId: rollup });
  await expect.poll(() => page.text('#new-safe-address')).toMatch(/^0x/);
  page.press('Add an owner');
  await expect.poll(() => page.all('.new-safe-owner').length).toBe(2);
  page.type('Owner 2', bench.address);
  await expect.poll(() => page.text()).toContain('but not on Local Rollup. They cannot sign there');
});

test('AbsentOwners names networks that do not answer, where an owner may be a contract', async () => {
  const [, rollup] = bench.chainIds;
  bench.refuse(new RegExp(`/rpc/${rollup}$`), () => new Response('', { status: 503 }));
  const page = await bench.openAt('/multisig?show=create', { early: true });
  await expect
    .poll(() => page.text())
    .toContain('No answer from: Local Rollup. Owners that are contracts there could not sign on');
  expect(page.text()).not.toContain('These owners are contracts');
});
