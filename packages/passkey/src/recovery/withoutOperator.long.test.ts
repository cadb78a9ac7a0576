import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createTransaction,
  encodeExecution,
  hashTransaction,
  joinSignatures,
  toSafeSignature,
} from '@mooring/safe/transactions';
import { createAuthenticator } from '@mooring/testing/authenticator';
import {
  type Abi,
  type Address,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  parseEther,
  toFunctionSelector,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSigner } from '../account/address.ts';
import { origin } from '../place.testing.ts';
import { localContracts } from '../world.testing.ts';
import { setUpRecovery } from './guardianChanges.ts';
import { localModule, type RecoveryWorld, startRecoveryWorld } from './recoveryWorld.testing.ts';

const shop: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const { address: module } = localModule;

let world: RecoveryWorld;
/** Functions of the module, as the documentation lists them. */
let abi: Abi;
/** Section of the documentation. */
let page: string;
beforeAll(async () => {
  world = await startRecoveryWorld();
  const docs = join(import.meta.dirname, '../../../../docs/recovery.md');
  page = (await readFile(docs, 'utf8')).split('## When the operator is gone')[1] ?? '';
  const [, functions = ''] = /```text\n([\s\S]*?)\n```/.exec(page) ?? [];
  abi = parseAbi(functions.split('\n') as [string]);
});
afterAll(() => world.stop());

/** Reads as a block explorer does. */
const read = (functionName: string, account: Address) =>
  world.client.readContract({ address: module, abi, functionName, args: [account] });

/** Wallet with coins that its owner connects to a block explorer. */
async function openWallet(account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey())) {
  const { chain, rpcUrl } = world.devnet.ethereum;
  await world.client.setBalance({ address: account.address, value: parseEther('1') });
  const client = createWalletClient({ account, chain, transport: http(rpcUrl) });
  return {
    account,
    address: account.address,
    async write(functionName: string, ...args: readonly unknown[]) {
      const call = { address: module, abi, functionName, args } as const;
      await world.client.simulateContract({ ...call, account: account.address });
      const hash = await client.writeContract({ ...call, account, chain } as never);
      await world.client.waitForTransactionReceipt({ hash });
    },
    async send(to: Address, data: Hex) {
      const hash = await client.sendTransaction({ account, chain, to, data } as never);
      const { status } = await world.client.waitForTransactionReceipt({ hash });
      expect(status).toBe('success');
    },
  };
}

/** Call of the module, for a guardian that is a Safe. */
const encode = (functionName: string, ...args: readonly unknown[]) => ({
  ...{ to: module, value: 0n, operation: 0 as const },
  data: encodeFunctionData({ abi, functionName, args } as never),
});

describe('without the operator, as documented', () => {
  test('guardians give a passkey account to a wallet, which pays from it', async () => {
    const friend = await openWallet();
    const club = await world.openSafe();
    const lost = await world.createPasskeyGuardian();
    const { provider } = world.open({}, createAuthenticator({ origin }));
    const { address: account, publicKey } = await provider.connect({ create: 'Mira' });
    await world.fund(account);
    const calls = await setUpRecovery(world.createPlace(account), {
      guardians: [friend.address, club.address, lost.address],
      threshold: 2,
      futureOwners: [await readSigner(world.read, localContracts, publicKey)],
    });
    await provider.request({
      method: 'wallet_sendCalls',
      params: [{ calls: calls.map(({ to, data }) => ({ to, data })) }],
    });

    // 1. Read.
    expect(await read('getGuardians', account)).toContain(friend.address);
    expect(await read('threshold', account)).toBe(2n);
    expect(await read('getRecoveryRequest', account)).toMatchObject({ executeAfter: 0n });
    // 2. Choose the new owner.
    const owner = await openWallet();
    const recovery = [account, [owner.address], 1n] as const;
    // 3. Guardians.
    await friend.write('confirmRecovery', ...recovery, false);
    await club.execute([encode('confirmRecovery', ...recovery, true)]);
    const running = await read('getRecoveryRequest', account);
    expect(running).toMatchObject({ newOwners: [owner.address], approvals: 2n });
    // 4. Wait.
    const stranger = await openWallet();
    await expect(stranger.write('finalizeRecovery', account)).rejects.toThrow('period');
    await world.letPeriodPass();
    // 5. Anyone.
    await stranger.write('finalizeRecovery', account);
    // 6. The account is a Safe of the new owner.
    const safe = { address: account, chainId: world.chainId, version: '1.4.1' };
    const payment = createTransaction({ to: shop, value: parseEther('2') }, 1n);
    const { hash } = hashTransaction(payment, safe);
    const signature = await owner.account.sign({ hash });
    const signed = { signature, owner: owner.address, hash, kind: 'typed-data' } as const;
    const signatures = joinSignatures([await toSafeSignature(signed)]);
    await owner.send(account, encodeExecution(payment, signatures));
    expect(await world.client.getBalance({ address: shop })).toBe(parseEther('2'));
  });

  test('a wallet among the owners stops a recovery, whose approvals start nothing more', async () => {
    const account = await world.openSafe();
    const guardians = [await openWallet(), await openWallet(), await openWallet()];
    const choice = { guardians: guardians.map(({ address }) => address), threshold: 2 };
    await account.execute(await setUpRecovery(account.place, choice));
    const recovery = [account.address, [shop], 1n] as const;
    const [first, second, third] = guardians;
    await first?.write('confirmRecovery', ...recovery, false);
    await second?.write('confirmRecovery', ...recovery, true);

    const data = ['cancelRecovery()', 'invalidateNonce()'].map(toFunctionSelector);
    for (const one of data) {
      expect(page).toContain(`\`${one}\``);
      await account.execute([{ to: module, value: 0n, data: one, operation: 0 }]);
    }
    await world.letPeriodPass();
    await expect(third?.write('finalizeRecovery', account.address)).rejects.toThrow('running');
    const again = third?.write('confirmRecovery', ...recovery, true);
    await expect(again).rejects.toThrow('Too few approvals');
    expect(await account.readOwners()).toEqual([account.owner.address]);
  });
});
