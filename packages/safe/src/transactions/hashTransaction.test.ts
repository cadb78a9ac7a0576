import {
  calculateSafeMessageHash,
  calculateSafeTransactionHash,
  hashSafeMessage as oracleMessageBytes,
  preimageSafeMessageHash,
  preimageSafeTransactionHash,
} from '@safe-global/protocol-kit';
import * as fc from 'fast-check';
import { concat, getAddress, hashTypedData, keccak256 } from 'viem';
import { expect, test } from 'vitest';
import { anyAddress, anyTransaction } from './arbitraries.testing.ts';
import { hashSafeMessage, messageTypedData } from './hashSafeMessage.ts';
import { hashTransaction, transactionTypedData } from './hashTransaction.ts';
import { createTransaction, type SafeTransaction } from './safeTransaction.ts';

const versions = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.3.0+L2', '1.4.1', '1.5.0'];
const plain = (version: string) => version.replace('+L2', '');
/** The oracle's preimage contains the chain for older releases too, unlike its hash. */
const hasChain = (version: string) => plain(version) >= '1.3.0';
const anyChain = fc.integer({ min: 1, max: 2 ** 31 });

/** Transaction in the oracle's format. */
function forOracle(transaction: SafeTransaction) {
  const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = transaction;
  return {
    ...rest,
    value: `${value}`,
    safeTxGas: `${safeTxGas}`,
    baseGas: `${baseGas}`,
    gasPrice: `${gasPrice}`,
    nonce: Number(nonce),
  };
}

test.each(versions)('hashTransaction of a transaction of %s equals Safe’s SDK', (version) => {
  const property = fc.property(
    anyTransaction,
    anyAddress,
    anyChain,
    (transaction, address, chainId) => {
      const ours = hashTransaction(transaction, { address, chainId, version });
      const oracle = [address, forOracle(transaction), plain(version), BigInt(chainId)] as const;
      expect(ours.hash).toBe(calculateSafeTransactionHash(...oracle));
      if (hasChain(version)) expect(ours.preimage).toBe(preimageSafeTransactionHash(...oracle));
      expect(concat(['0x1901', ours.domainHash, ours.messageHash])).toBe(ours.preimage);
      expect(keccak256(ours.preimage)).toBe(ours.hash);
    },
  );
  fc.assert(property, { numRuns: 40 });
});

test.each(versions)('transactionTypedData of version %s has the same hash', (version) => {
  const property = fc.property(anyTransaction, anyAddress, (transaction, address) => {
    const safe = { address, chainId: 10, version };
    const typedData = transactionTypedData(transaction, safe);
    expect(hashTypedData(typedData)).toBe(hashTransaction(transaction, safe).hash);
  });
  fc.assert(property, { numRuns: 20 });
});

test.each(versions)('hashSafeMessage of a message of %s equals Safe’s SDK', (version) => {
  const property = fc.property(
    fc.string({ unit: 'grapheme' }),
    anyAddress,
    anyChain,
    (text, address, chainId) => {
      const safe = { address, chainId, version };
      const ours = hashSafeMessage(text, safe);
      const bytes = oracleMessageBytes(text);
      const oracle = [address, bytes, plain(version), BigInt(chainId)] as const;
      if (hasChain(version)) expect(ours.hash).toBe(calculateSafeMessageHash(...oracle));
      else expect(ours.hash).toBe(hashTypedData(messageTypedData(text, safe)));
      if (hasChain(version)) expect(ours.preimage).toBe(preimageSafeMessageHash(...oracle));
    },
  );
  fc.assert(property, { numRuns: 30 });
});

test('hashSafeMessage accepts typed data', () => {
  const typedData = {
    domain: { name: 'Harbour', chainId: 1 },
    types: { Berth: [{ name: 'number', type: 'uint256' }] },
    primaryType: 'Berth',
    message: { number: 7n },
  } as const;
  const safe = { address: getAddress(`0x${'5a'.repeat(20)}`), chainId: 1, version: '1.4.1' };
  expect(hashSafeMessage(typedData, safe)).toEqual(
    hashSafeMessage({ raw: hashTypedData(typedData) }, safe),
  );
});

const address = getAddress(`0x${'5a'.repeat(20)}`);
const transaction = createTransaction({ to: address, value: 1n }, 3n);

test('hashTransaction includes the chain id from 1.3.0 on', () => {
  const hashOn = (chainId: number, version: string) =>
    hashTransaction(transaction, { address, chainId, version }).hash;
  expect(hashOn(1, '1.2.0')).toBe(hashOn(10, '1.2.0'));
  expect(hashOn(1, '1.3.0')).not.toBe(hashOn(10, '1.3.0'));
});

test('hashTransaction before 1.0.0 uses the older name of baseGas', () => {
  const typedData = transactionTypedData(transaction, { address, chainId: 1, version: '0.1.0' });
  // Type hash in the contract of 0.1.0.
  const fields = Object.entries(typedData.types).find(([name]) => name === 'SafeTx')?.[1] ?? [];
  const type = [...fields].map(({ type, name }) => `${type} ${name}`).join();
  expect(keccak256(new TextEncoder().encode(`SafeTx(${type})`))).toBe(
    '0x14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20',
  );
});

test('hashSafeMessage before 1.3.0 uses the domain without a chain id', () => {
  const { types } = messageTypedData('', { address, chainId: 1, version: '1.1.1' });
  const [, domain] = Object.entries(types).find(([name]) => name === 'EIP712Domain') ?? [];
  const fields = [...(domain ?? [])].map(({ type, name }) => `${type} ${name}`).join();
  // DOMAIN_SEPARATOR_TYPEHASH of the contract of 1.1.1.
  expect(keccak256(new TextEncoder().encode(`EIP712Domain(${fields})`))).toBe(
    '0x035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749',
  );
});

test('hashTransaction ignores the letter case of addresses', () => {
  const safe = { address, chainId: 1, version: '1.4.1' };
  const lower = { ...transaction, to: `0x${address.slice(2).toLowerCase()}` as const };
  expect(hashTransaction(lower, safe)).toEqual(hashTransaction(transaction, safe));
});

test.each(['', '1.4', 'v1.4.1', '1.4.1.1', '1.4.1 ', '1.4.1-rc.1', 'latest'])(
  'hashTransaction throws for the version "%s"',
  (version) => {
    expect(() => hashTransaction(transaction, { address, chainId: 1, version })).toThrow(
      'is not the version of a Safe',
    );
  },
);
