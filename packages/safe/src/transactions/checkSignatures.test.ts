import { keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { checkSignatures } from './checkSignatures.ts';
import { joinHashes } from './safeHashes.ts';
import {
  approvedHashSignature,
  contractSignature,
  type SafeSignature,
  toSafeSignature,
} from './safeSignature.ts';

const hashes = joinHashes(keccak256(stringToHex('domain')), keccak256(stringToHex('message')));
const other = keccak256(stringToHex('another'));
const [ada, ben, eve] = (['1', '2', '3'] as const).map((digit) =>
  privateKeyToAccount(`0x${digit.repeat(64)}`),
);
if (!ada || !ben || !eve) throw new Error('No keys');

const signed = async (key: typeof ada, hash = hashes.hash) =>
  toSafeSignature({
    signature: await key.sign({ hash }),
    owner: key.address,
    hash,
    kind: 'typed-data',
  });
const adas = await signed(ada);
const adasAsText = await toSafeSignature({
  signature: await ada.signMessage({ message: { raw: hashes.hash } }),
  owner: ada.address,
  hash: hashes.hash,
  kind: 'eth-sign',
});
const contract = contractSignature(ben.address, '0x12');

test.each<[string, readonly SafeSignature[], readonly string[]]>([
  ['an owner’s', [adas], []],
  ['an owner’s over the text', [adasAsText], []],
  ['two owners’', [adas, await signed(ben)], []],
  ['an owner’s in both kinds', [adas, adasAsText], ['signature-duplicate']],
  ['a stranger’s', [await signed(eve)], ['signature-not-owner']],
  ['an owner’s over something else', [await signed(ada, other)], ['signature-invalid']],
  [
    'a stranger’s under an owner’s name',
    [{ ...(await signed(eve)), owner: ada.address }],
    ['signature-invalid'],
  ],
  [
    'one kind passed off as the other',
    [{ ...adas, kind: 'eth-sign', data: '0x' }],
    ['signature-invalid'],
  ],
  ['an approval', [approvedHashSignature(ben.address)], ['signature-unverified']],
  ['a contract’s', [contract], ['signature-unverified']],
  ['a strange contract’s', [contractSignature(eve.address, '0x')], ['signature-not-owner']],
])('checkSignatures of %s', async (_name, signatures, expected) => {
  const found = await checkSignatures(signatures, { hashes, owners: [ada.address, ben.address] });
  expect(found.map(({ code }) => code)).toEqual(expected);
});

test('checkSignatures reads the chain only for contract signatures and approvals', async () => {
  const asked: unknown[] = [];
  const check = (answer: boolean) => ({
    hashes,
    owners: [ada.address, ben.address],
    verify: async (signature: SafeSignature, about: unknown) => {
      asked.push([signature, about]);
      return answer;
    },
  });
  expect(await checkSignatures([adas, contract], check(true))).toEqual([]);
  expect(await checkSignatures([contract], check(false))).toMatchObject([
    { code: 'signature-invalid', severity: 'refuse' },
  ]);
  expect(asked).toEqual([
    [contract, hashes],
    [contract, hashes],
  ]);
});
