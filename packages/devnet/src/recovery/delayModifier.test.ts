import { type Address, encodeAbiParameters, parseAbiParameters, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Devnet, startDevnet } from '../devnet.ts';
import { delayModifier } from '../generated/artifacts.ts';
import { DELAY_PROXY_CODE } from './delayModifier.ts';

const { abi } = delayModifier;
const module: Address = `0x${'d'.repeat(40)}`;
const avatar: Address = `0x${'a'.repeat(40)}`;
const recoverer: Address = `0x${'b'.repeat(40)}`;
const DAY_SECONDS = 86_400;
const addedCall = ['0x0000000000000000000000000000000000000009', 1n, '0x', 0] as const;

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet({ seed: false });
  const { client } = devnet.ethereum;
  await client.setCode({ address: module, bytecode: DELAY_PROXY_CODE });
  for (const address of [avatar, recoverer]) {
    await client.impersonateAccount({ address });
    await client.setBalance({ address, value: parseEther('1') });
  }
});
afterAll(() => devnet.stop());

async function write(account: Address, functionName: string, ...args: readonly unknown[]) {
  const { client } = devnet.ethereum;
  const call = { address: module, abi, functionName, args, account } as never;
  await client.simulateContract(call);
  const hash = await client.writeContract(call);
  await client.waitForTransactionReceipt({ hash });
}

const read = (functionName: 'txNonce' | 'queueNonce') =>
  devnet.ethereum.client.readContract({ address: module, abi, functionName });

test('Delay modifier queues, waits, executes in order, and is cancelled by its owner', async () => {
  const { client } = devnet.ethereum;
  // A Safe's answer to its module: true.
  await client.setCode({ address: avatar, bytecode: '0x600160005260206000f3' });
  const parameters = encodeAbiParameters(
    parseAbiParameters('address, address, address, uint256, uint256'),
    [avatar, avatar, avatar, BigInt(DAY_SECONDS), BigInt(DAY_SECONDS)],
  );
  await write(recoverer, 'setUp', parameters);
  await expect(write(recoverer, 'setUp', parameters)).rejects.toThrow('Already set up');
  await expect(write(recoverer, 'enableModule', recoverer)).rejects.toThrow('Not the owner');
  await expect(write(recoverer, 'execTransactionFromModule', ...addedCall)).rejects.toThrow(
    'Not a module',
  );
  await write(avatar, 'enableModule', recoverer);

  await write(recoverer, 'execTransactionFromModule', ...addedCall);
  await expect(write(recoverer, 'executeNextTx', ...addedCall)).rejects.toThrow('has to wait');
  await devnet.passTime(DAY_SECONDS);
  const [to, , data, operation] = addedCall;
  const other = write(recoverer, 'executeNextTx', to, 2n, data, operation);
  await expect(other).rejects.toThrow('Another transaction is next');
  await write(recoverer, 'executeNextTx', ...addedCall);
  expect([await read('txNonce'), await read('queueNonce')]).toEqual([1n, 1n]);

  await write(recoverer, 'execTransactionFromModule', ...addedCall);
  await expect(write(recoverer, 'setTxNonce', 2n)).rejects.toThrow('Not the owner');
  await expect(write(avatar, 'setTxNonce', 1n)).rejects.toThrow('not higher');
  await expect(write(avatar, 'setTxNonce', 3n)).rejects.toThrow('above the queue');
  await write(avatar, 'setTxNonce', 2n);
  await devnet.passTime(DAY_SECONDS);
  await expect(write(recoverer, 'executeNextTx', ...addedCall)).rejects.toThrow('Nothing waits');

  await write(recoverer, 'execTransactionFromModule', ...addedCall);
  await devnet.passTime(2 * DAY_SECONDS + 1);
  await expect(write(recoverer, 'executeNextTx', ...addedCall)).rejects.toThrow('has expired');
  await write(recoverer, 'skipExpired');
  expect([await read('txNonce'), await read('queueNonce')]).toEqual([3n, 3n]);
});
