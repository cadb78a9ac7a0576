import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Devnet, startDevnet } from '../devnet.ts';
import { PASSKEY_CONTRACTS } from './passkeyContracts.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet({ seed: false });
});
afterAll(() => devnet.stop());

test.each(['factory', 'verifier'] as const)(
  'passkey contract %s is on both chains',
  async (name) => {
    const address = PASSKEY_CONTRACTS[name];
    const code = await devnet.ethereum.client.getCode({ address });
    expect(code?.length).toBeGreaterThan(2_000);
    expect(await devnet.rollup.client.getCode({ address })).toBe(code);
  },
);

test('passkey verifiers are the precompile, then the contract', () => {
  expect(PASSKEY_CONTRACTS.verifiers).toBe(`0x0100${PASSKEY_CONTRACTS.verifier.slice(2)}`);
});
