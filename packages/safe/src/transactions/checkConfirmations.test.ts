import { type Address, keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { checkConfirmations } from './checkConfirmations.ts';
import { joinHashes } from './safeHashes.ts';
import { approvedHashSignature, contractSignature, type SafeSignature } from './safeSignature.ts';
import { joinSignatures } from './signatures.ts';

const hashes = joinHashes(keccak256(stringToHex('domain')), keccak256(stringToHex('message')));
const [ada, ben, eve] = (['1', '2', '3'] as const).map((digit) =>
  privateKeyToAccount(`0x${digit.repeat(64)}`),
);
if (!ada || !ben || !eve) throw new Error('No keys');
const vault: Address = '0x4444444444444444444444444444444444444444';
const lodge: Address = '0x5555555555555555555555555555555555555555';
const owners = [ada.address, ben.address, vault, lodge];

const byKey = async (key: typeof ada, owner = key.address) => ({
  owner,
  signature: await key.sign({ hash: hashes.hash }),
});
const byContract = (signature: SafeSignature) => ({
  owner: signature.owner,
  signature: joinSignatures([signature]),
});
const vaults = byContract(contractSignature(vault, '0x12'));
const lodges = byContract(approvedHashSignature(lodge));

test('checkConfirmations verifies contract signatures concurrently, and keeps their order', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const checking = checkConfirmations([vaults, await byKey(ada), lodges], {
    hashes,
    owners,
    verify: ({ owner }) => {
      asked.push(owner);
      // No one responds before both are asked; the last one asked responds first.
      return new Promise((resolve) => {
        answers.unshift(() => resolve(true));
        if (answers.length === 2) for (const answer of answers) answer();
      });
    },
  });
  const { signatures, findings } = await checking;
  expect(asked).toEqual([vault, lodge]);
  expect(findings).toEqual([]);
  expect(signatures.map(({ owner }) => owner)).toEqual([vault, ada.address, lodge]);
});

test.each([
  ['a stranger’s under an owner’s name', [byKey(eve, ada.address)], ['signature-invalid']],
  ['a former owner’s', [byKey(eve)], ['signature-set-aside']],
  ['a former owner’s beside an owner’s', [byKey(eve), byKey(ada)], ['signature-set-aside']],
  [
    'a former owner that is a contract',
    [byContract(contractSignature(eve.address, '0x12'))],
    ['signature-set-aside'],
  ],
  [
    'a former owner’s that cannot be read',
    [{ owner: eve.address, signature: '0x1234' as const }, byKey(ada)],
    ['signature-set-aside'],
  ],
  ['an owner’s twice', [byKey(ben), byKey(ben)], ['signature-duplicate']],
  [
    'bytes that are not a signature',
    [{ owner: ada.address, signature: '0x12' }],
    ['signature-invalid'],
  ],
  [
    'a contract that says no',
    [byContract(contractSignature(vault, '0x99'))],
    ['signature-withdrawn'],
  ],
  [
    'a contract that says no, and then yes',
    [byContract(contractSignature(vault, '0x99')), vaults],
    ['signature-withdrawn'],
  ],
  ['a contract’s twice', [vaults, vaults], ['signature-duplicate']],
] as const)('checkConfirmations of %s', async (_, claimed, codes) => {
  const asked: unknown[] = [];
  const { findings } = await checkConfirmations(await Promise.all(claimed), {
    hashes,
    owners,
    verify: async (signature) => {
      asked.push(signature);
      return 'data' in signature && signature.data === '0x12';
    },
  });
  expect(findings.map(({ code }) => code)).toEqual(codes);
  expect(asked.length).toBeLessThanOrEqual(claimed.length);
});

test('checkConfirmations throws when the network does not answer', async () => {
  const check = { hashes, owners, verify: () => Promise.reject(new Error('No answer')) };
  await expect(checkConfirmations([await byKey(ada), vaults, lodges], check)).rejects.toThrow(
    'No answer',
  );
});
