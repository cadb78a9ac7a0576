import { hashSafeMessage, hashTransaction } from '@mooring/safe/transactions';
import {
  buildContractSignature,
  buildSignatureBytes,
  calculateSafeMessageHash,
  calculateSafeTransactionHash,
  EthSafeSignature,
  predictSafeAddress,
  SafeProvider,
} from '@safe-global/protocol-kit';
import * as fc from 'fast-check';
import { type Address, getAddress, type Hex, hashMessage } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../world.testing.ts';
import { accountAddress, accountSafe } from './address.ts';
import { safeContracts } from './safeContracts.ts';
import { accountSignature, encodeAssertion } from './signature.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const CASES = 200;
const hex = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((all): Hex => `0x${Buffer.from(all).toString('hex')}`);
const anyAddress = hex(20).map((value) => getAddress(value));
const anyAmount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const signers = fc.sample(anyAddress, CASES);

test(`account addresses equal Safe’s SDK for ${CASES} signers`, async () => {
  const { ethereum } = world.devnet;
  const safeProvider = await SafeProvider.init({ provider: ethereum.rpcUrl, safeVersion: '1.4.1' });
  const customContracts = {
    safeSingletonAddress: safeContracts.safeL2,
    safeProxyFactoryAddress: safeContracts.proxyFactory,
    fallbackHandlerAddress: safeContracts.fallbackHandler,
  };
  for (const signer of signers) {
    const predicted = await predictSafeAddress({
      safeProvider,
      chainId: BigInt(ethereum.chain.id),
      safeAccountConfig: {
        owners: [signer],
        threshold: 1,
        fallbackHandler: safeContracts.fallbackHandler,
      },
      safeDeploymentConfig: { saltNonce: '0', safeVersion: '1.4.1' },
      customContracts,
    });
    expect(accountAddress(signer)).toBe(predicted);
  }
});

test(`transaction hashes equal Safe’s SDK in ${CASES} cases`, () => {
  const anyCall = fc.record({ to: anyAddress, value: anyAmount, data: hex(40) });
  const property = fc.property(
    anyAddress,
    anyCall,
    fc.nat(),
    fc.string(),
    (address, call, nonce, text) => {
      const safe = accountSafe(address, 10);
      const zero: Address = '0x0000000000000000000000000000000000000000';
      const fields = { ...call, operation: 0, gasToken: zero, refundReceiver: zero } as const;
      const numbers = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, nonce: BigInt(nonce) };
      const texts = { safeTxGas: '0', baseGas: '0', gasPrice: '0', nonce };
      expect(hashTransaction({ ...fields, ...numbers }, safe).hash).toBe(
        calculateSafeTransactionHash(
          address,
          { ...fields, ...texts, value: `${call.value}` },
          '1.4.1',
          10n,
        ),
      );
      expect(hashSafeMessage(text, safe).hash).toBe(
        calculateSafeMessageHash(address, hashMessage(text), '1.4.1', 10n),
      );
    },
  );
  fc.assert(property, { numRuns: CASES });
});

test(`contract signatures equal Safe’s SDK in ${CASES} cases`, async () => {
  const anyAssertion = fc.record({
    authenticatorData: hex(37),
    clientDataFields: fc.string({ unit: 'grapheme', maxLength: 200 }),
    r: anyAmount,
    s: anyAmount,
    hash: hex(32),
    credentialId: fc.constant('AAAA'),
  });
  const property = fc.asyncProperty(anyAddress, anyAssertion, async (signer, assertion) => {
    const data = encodeAssertion(assertion);
    const theirs = await buildContractSignature([new EthSafeSignature(signer, data, true)], signer);
    expect(theirs.signer).toBe(signer);
    const own = buildSignatureBytes([new EthSafeSignature(signer, data, true)]);
    expect(accountSignature(signer, assertion)).toBe(own.toLowerCase());
  });
  await fc.assert(property, { numRuns: CASES });
});
