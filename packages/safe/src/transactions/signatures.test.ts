import {
  buildContractSignature,
  buildSignatureBytes,
  EthSafeSignature,
} from '@safe-global/protocol-kit';
import * as fc from 'fast-check';
import { concat, type Hex, keccak256, numberToHex, pad, stringToHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { anyAddress, anyBytes } from './arbitraries.testing.ts';
import {
  approvedHashSignature,
  contractSignature,
  type SafeSignature,
  toSafeSignature,
} from './safeSignature.ts';
import { joinSignatures, splitSignatures } from './signatures.ts';

const hash = keccak256(stringToHex('a transaction'));
const accounts = Array.from({ length: 6 }, () => privateKeyToAccount(generatePrivateKey()));
const [first, second] = accounts;
if (!first || !second) throw new Error('No account');

const typed = await Promise.all(
  accounts.map(async (account) =>
    toSafeSignature({
      signature: await account.sign({ hash }),
      owner: account.address,
      hash,
      kind: 'typed-data',
    }),
  ),
);
const ethSign = await Promise.all(
  accounts.map(async (account) =>
    toSafeSignature({
      signature: await account.signMessage({ message: { raw: hash } }),
      owner: account.address,
      hash,
      kind: 'eth-sign',
    }),
  ),
);

/** Up to six signatures of distinct owners, of all kinds, in any order. */
const anySignatures = fc
  .record({
    keys: fc.shuffledSubarray([0, 1, 2, 3, 4, 5]),
    ethSign: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    others: fc.uniqueArray(fc.tuple(anyAddress, fc.option(anyBytes(150))), {
      maxLength: 5,
      selector: ([owner]) => owner,
    }),
  })
  .map(({ keys, ethSign: asText, others }) => [
    ...others.map(([owner, data]) =>
      data === null ? approvedHashSignature(owner) : contractSignature(owner, data),
    ),
    ...keys.flatMap((index) => (asText[index] ? ethSign : typed)[index] ?? []),
  ]);

async function joinedByOracle(signatures: readonly SafeSignature[]) {
  const theirs = await Promise.all(
    signatures.map(async (signature) => {
      const { owner } = signature;
      if (signature.kind === 'approved-hash')
        return new EthSafeSignature(owner, joinSignatures([signature]));
      if (signature.kind === 'contract') return new EthSafeSignature(owner, signature.data, true);
      return new EthSafeSignature(owner, signature.data);
    }),
  );
  return buildSignatureBytes(theirs);
}

test('joinSignatures equals Safe’s SDK for every kind of signature, and splitSignatures is its inverse', async () => {
  const property = fc.asyncProperty(anySignatures, async (signatures) => {
    fc.pre(signatures.length > 0);
    const joined = joinSignatures(signatures);
    expect(joined).toBe((await joinedByOracle(signatures)).toLowerCase());
    const read = await splitSignatures(joined, hash);
    expect(read.map(({ owner }) => owner.toLowerCase())).toEqual(
      signatures.map(({ owner }) => owner.toLowerCase()).toSorted(),
    );
    expect(new Set(read)).toEqual(new Set(signatures));
  });
  await fc.assert(property, { numRuns: 60 });
});

test('contractSignature equals Safe’s SDK', async () => {
  const inner = typed.slice(0, 2);
  const owner = accounts[4]?.address ?? '0x';
  const theirs = await buildContractSignature(
    inner.flatMap((one) =>
      one.kind === 'typed-data' ? [new EthSafeSignature(one.owner, one.data)] : [],
    ),
    owner,
  );
  expect(joinSignatures([contractSignature(owner, joinSignatures(inner))])).toBe(
    buildSignatureBytes([theirs]).toLowerCase(),
  );
});

test.each([0, 27])('toSafeSignature accepts v from %i on', async (from) => {
  const signature = await first.sign({ hash });
  const v = Number(`0x${signature.slice(-2)}`) - 27 + from;
  const given: Hex = `0x${signature.slice(2, -2)}${v.toString(16).padStart(2, '0')}`;
  expect(
    await toSafeSignature({ signature: given, owner: first.address, hash, kind: 'typed-data' }),
  ).toEqual(typed[0]);
});

const good = await first.sign({ hash });
test.each<[string, Hex, 'typed-data' | 'eth-sign', string]>([
  ['another owner’s', await second.sign({ hash }), 'typed-data', 'notThisOwner'],
  ['over another hash', await first.sign({ hash: keccak256('0x') }), 'typed-data', 'notThisOwner'],
  ['of the other kind', good, 'eth-sign', 'notThisOwner'],
  ['too short', `0x${good.slice(2, -2)}`, 'typed-data', 'malformed'],
  ['with another v', `0x${good.slice(2, -2)}1d`, 'typed-data', 'malformed'],
  ['of no point on the curve', `0x${'ff'.repeat(64)}1b`, 'typed-data', 'notThisOwner'],
  ['empty', '0x', 'typed-data', 'malformed'],
])('toSafeSignature refuses a signature %s', async (_name, signature, kind, reason) => {
  await expect(
    toSafeSignature({ signature, owner: first.address, hash, kind }),
  ).rejects.toMatchObject({
    name: 'SafeSignatureError',
    reason,
  });
});

test('joinSignatures refuses two signatures of one owner, of any kind and letter case', () => {
  const [one] = typed;
  if (!one) throw new Error('No signature');
  const again = { ...approvedHashSignature(one.owner), owner: one.owner };
  expect(() => joinSignatures([one, again])).toThrow('signed twice');
});

const owner = pad('0xaa', { size: 32 });
const word = (value: number) => numberToHex(value, { size: 32 });
const [lower, upper] = typed.toSorted((a, b) =>
  a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1,
);
if (lower?.kind !== 'typed-data' || upper?.kind !== 'typed-data') throw new Error('No signature');
test.each<[string, Hex, string]>([
  ['cut short', `0x${good.slice(2, -2)}`, 'malformed'],
  ['with a byte behind', concat([good, '0x00']), 'malformed'],
  ['half a byte', `${good}0`, 'malformed'],
  ['made by no key', `0x${'ff'.repeat(64)}1b`, 'malformed'],
  ['with an unknown v', `0x${good.slice(2, -2)}05`, 'malformed'],
  ['in descending order', concat([upper.data, lower.data]), 'notOrdered'],
  ['the same twice', concat([lower.data, lower.data]), 'duplicate'],
  ['a contract’s that points outside', concat([owner, word(65), '0x00']), 'malformed'],
  [
    'a contract’s that points far outside',
    concat([owner, `0x${'ff'.repeat(32)}`, '0x00']),
    'malformed',
  ],
  ['a contract’s that ends outside', concat([owner, word(65), '0x00', word(1)]), 'malformed'],
  ['a contract’s that points into itself', concat([owner, word(32), '0x00', word(0)]), 'malformed'],
  [
    'a contract’s with bytes behind',
    concat([owner, word(65), '0x00', word(0), '0xab']),
    'malformed',
  ],
  [
    'a contract that is not an address',
    concat([`0x${'ff'.repeat(32)}`, word(65), '0x00', word(0)]),
    'malformed',
  ],
  [
    'an approver that is not an address',
    concat([`0x${'ff'.repeat(32)}`, word(0), '0x01']),
    'malformed',
  ],
  ['endless', `0x${'00'.repeat(100_001)}`, 'tooLong'],
])('splitSignatures refuses signatures %s', async (_name, bytes, reason) => {
  await expect(splitSignatures(bytes, hash)).rejects.toMatchObject({
    name: 'SafeSignatureError',
    reason,
  });
});

test('splitSignatures returns signatures or throws a SafeSignatureError, for any bytes', async () => {
  const property = fc.asyncProperty(anyBytes(400), async (bytes) => {
    try {
      expect(joinSignatures(await splitSignatures(bytes, hash))).toBe(bytes);
    } catch (error) {
      expect(error).toMatchObject({ name: 'SafeSignatureError' });
    }
  });
  await fc.assert(property, { numRuns: 300 });
});
