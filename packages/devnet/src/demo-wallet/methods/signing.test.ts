import { unlistedNetwork } from '@mooring/testing/wallet';
import { stringToHex, verifyMessage, verifyTypedData } from 'viem';
import { expect, test } from 'vitest';
import { approve, FIRST, openTestWallet, reject, SECOND } from '../testWallet.ts';

const NETWORKS = [unlistedNetwork(10)];
const MAIL = {
  domain: { name: 'Mail', chainId: 10 },
  primaryType: 'Mail',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [{ name: 'text', type: 'string' }],
  },
  message: { text: 'hi' },
} as const;

async function connected(refuse = false) {
  const wallet = openTestWallet(NETWORKS, {}, (question) =>
    refuse && question.kind !== 'connect' ? reject() : approve(question),
  );
  await wallet.ask('eth_requestAccounts');
  return wallet;
}

test.each([
  ['text in hex', [stringToHex('Sign in'), FIRST]],
  ['plain text', ['Sign in', FIRST.toLowerCase()]],
  ['the account first', [FIRST, stringToHex('Sign in')]],
])('personal_sign signs %s', async (_, params) => {
  const { ask, questions } = await connected();
  const signature = await ask('personal_sign', ...params);
  expect(questions.at(-1)).toMatchObject({ kind: 'signText', text: 'Sign in' });
  if (typeof signature !== 'string') throw new Error('no signature');
  const valid = await verifyMessage({
    address: FIRST,
    message: 'Sign in',
    signature: `0x${signature.slice(2)}`,
  });
  expect(valid).toBe(true);
});

test.each([MAIL, JSON.stringify(MAIL)])('eth_signTypedData_v4 signs typed data', async (data) => {
  const { ask, questions } = await connected();
  const signature = await ask('eth_signTypedData_v4', FIRST, data);
  expect(questions.at(-1)).toMatchObject({ kind: 'signTypedData', account: { address: FIRST } });
  if (typeof signature !== 'string') throw new Error('no signature');
  const valid = await verifyTypedData({
    ...MAIL,
    domain: { ...MAIL.domain, chainId: 10n },
    address: FIRST,
    signature: `0x${signature.slice(2)}`,
  });
  expect(valid).toBe(true);
});

test.each([
  ['rejected', 4001, 'personal_sign', ['0x00', FIRST]],
  ['typed data rejected', 4001, 'eth_signTypedData_v4', [FIRST, MAIL]],
])('demo wallet signature %s is error %d', async (_, code, method, params) => {
  const wallet = await connected(true);
  expect(await wallet.code(method, ...params)).toBe(code);
});

test.each([
  ['an account of the wallet the site may not see', 4100, 'personal_sign', ['0x00', SECOND]],
  ['a stranger', 4100, 'eth_signTypedData_v4', [`0x${'1'.repeat(40)}`, MAIL]],
  ['no account', -32602, 'personal_sign', ['0x00']],
  ['no text', -32602, 'personal_sign', [7, FIRST]],
  ['no typed data', -32602, 'eth_signTypedData_v4', [FIRST]],
])('demo wallet refuses to sign for %s with %d', async (_, code, method, params) => {
  const wallet = await connected();
  expect(await wallet.code(method, ...params)).toBe(code);
  expect(wallet.questions).toHaveLength(1);
});
