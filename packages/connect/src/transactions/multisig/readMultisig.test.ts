import { type Address, createClient, custom, type Hex, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalChain, startLocalChain } from '../localChain.testing.ts';
import { createLocalSafe } from './localSafe.testing.ts';
import { readMultisig } from './readMultisig.ts';

let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain(31_408);
});
afterAll(() => chain.stop());

async function contractOf(bytecode: Hex): Promise<Address> {
  const { address } = privateKeyToAccount(generatePrivateKey());
  await chain.client.setCode({ address, bytecode });
  return address;
}

test('readMultisig returns the rule of a Safe', async () => {
  const { address } = await createLocalSafe(chain);
  expect(await readMultisig(chain.client, address)).toEqual({ threshold: 2, owners: 3 });
});

test.each<[string, Hex | undefined]>([
  ['the account of a key', undefined],
  ['the account of a key that borrows a Safe’s code (EIP-7702)', `0xef0100${'11'.repeat(20)}`],
  ['a contract that refuses', '0x60006000fd'],
  ['a contract that answers nothing', '0x00'],
  ['a contract that runs into an invalid instruction', '0xfe'],
  // Answers every question with 32 bytes of 1, as it were an offset, a count and a text.
  ['a contract that answers 1 to everything', '0x600160005260206000f3'],
  ['a contract that echoes what it is asked', '0x3660006000373660006000f3'],
  // 64 bytes, of an offset far beyond the answer.
  ['a contract that points nowhere', '0x60001960005260406000f3'],
])('readMultisig returns null for %s', async (_name, bytecode) => {
  const address = bytecode ? await contractOf(bytecode) : chain.takeAccount();
  expect(await readMultisig(chain.client, address)).toBeNull();
});

test('readMultisig throws when the network does not answer', async () => {
  const client = createClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) });
  await expect(readMultisig(client, chain.takeAccount())).rejects.toThrow();
});

test('readMultisig throws when the network answers with no code', async () => {
  const client = createClient({ transport: custom({ request: async () => null }) });
  await expect(readMultisig(client, `0x${'5a'.repeat(20)}`)).rejects.toThrow('no code');
});

test.each([
  ['an internal error', { code: -32603, message: 'Something went wrong on the server' }],
  ['a limit', { code: -32603, message: 'rate limit exceeded' }],
  ['a node behind', { code: -32000, message: 'header not found' }],
])('readMultisig throws when the network answers calls with %s', async (_name, fault) => {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_getCode') return '0x6080';
    throw Object.assign(new Error(fault.message), fault);
  };
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  await expect(readMultisig(client, `0x${'5a'.repeat(20)}`)).rejects.toThrow(fault.message);
});
