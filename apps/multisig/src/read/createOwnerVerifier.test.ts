import {
  contractSignature,
  createTransaction,
  hashTransaction,
  type SafeState,
} from '@mooring/safe/transactions';
import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { type Address, concat, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnerVerifier } from './createOwnerVerifier.ts';

const safeAddress: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const owner: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const hashed = createTransaction({ to: owner, value: 1n }, 1n);
let node: AnvilChain;

beforeAll(async () => {
  node = await startAnvilChain(31_415);
});
afterAll(() => node.stop());

/** Code that answers `word` to one caller, and reverts for all others. */
const answersOnly = (caller: Address, word: Hex): Hex =>
  concat(['0x73', caller, '0x3314601d575f5ffd5b63', word, '0x60e01b5f5260205ff3']);

test.each([
  ['1.3.0', '0x20c13b0b'],
  ['1.4.1', '0x20c13b0b'],
  ['1.5.0', '0x1626ba7e'],
  ['1.10.0+L2', '0x1626ba7e'],
] as const)(
  'createOwnerVerifier calls an owner contract as the Safe %s does',
  async (version, word) => {
    const safe: SafeState = {
      ...{ address: safeAddress, chainId: 31_415, version, owners: [owner], threshold: 1 },
      nonce: 0n,
    };
    const verify = createOwnerVerifier(node.client, safe);
    const ask = () => verify(contractSignature(owner, '0x12'), hashTransaction(hashed, safe));
    await node.client.setCode({ address: owner, bytecode: answersOnly(safeAddress, word) });
    expect(await ask()).toBe(true);
    await node.client.setCode({ address: owner, bytecode: answersOnly(owner, word) });
    expect(await ask()).toBe(false);
  },
);
