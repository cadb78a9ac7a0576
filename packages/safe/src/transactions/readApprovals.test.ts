import { type Abi, type Address, encodeFunctionData, getAddress, maxUint256 } from 'viem';
import { expect, test } from 'vitest';
import { checkTransaction } from './checkTransaction.ts';
import { decodeCall } from './decodeCall.ts';
import { batchCalls } from './multiSend.ts';
import { readApprovals } from './readApprovals.ts';
import { createTransaction, type SafeCall, type SafeState } from './safeTransaction.ts';
import { permit2Abi, tokenAbi } from './tokenAbi.ts';

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const [owner, other, token, spender] = [at('5'), at('6'), at('7'), at('a')];
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const word = `0x${'12'.repeat(32)}` as const;
const safe: SafeState = {
  address: owner,
  chainId: 1,
  version: '1.4.1',
  owners: [at('1')],
  threshold: 1,
  nonce: 0n,
};

function call(abi: Abi, functionName: string, args: readonly unknown[], to = token): SafeCall {
  const data = encodeFunctionData<Abi, string>({ abi, functionName, args });
  return { to, value: 0n, data, operation: 0 };
}
const single = (of: Address, amount: bigint) => [
  of,
  { details: { token, amount, expiration: 9, nonce: 0 }, spender, sigDeadline: 9n },
  '0x12',
];
const batch = [
  owner,
  {
    details: [
      { token, amount: 5n, expiration: 9, nonce: 0 },
      { token: other, amount: 2n ** 160n - 1n, expiration: 9, nonce: 0 },
    ],
    spender,
    sigDeadline: 9n,
  },
  '0x12',
];
const permit = (of: Address, amount: bigint) => [of, spender, amount, 9n, 27, word, word];
const daiPermit = (allowed: boolean) => [owner, spender, 0n, 9n, allowed, 27, word, word];
const limited = { token, spender, isMore: false, isUnlimited: false };
const unlimited = { ...limited, isUnlimited: true };

test.each<[string, SafeCall, readonly object[], string | undefined]>([
  ['approve', call(tokenAbi, 'approve', [spender, 5n]), [{ ...limited, amount: 5n }], 'approval'],
  [
    'approve without limit',
    call(tokenAbi, 'approve', [spender, maxUint256]),
    [{ ...unlimited, amount: maxUint256 }],
    'approval-unlimited',
  ],
  [
    'as much as a token of 96 bits takes',
    call(tokenAbi, 'approve', [spender, 2n ** 96n - 1n]),
    [unlimited],
    'approval-unlimited',
  ],
  [
    'an approval taken back',
    call(tokenAbi, 'approve', [spender, 0n]),
    [{ ...limited, amount: 0n }],
    undefined,
  ],
  [
    'increaseAllowance',
    call(tokenAbi, 'increaseAllowance', [spender, 5n]),
    [{ ...limited, amount: 5n, isMore: true }],
    'approval',
  ],
  ['decreaseAllowance', call(tokenAbi, 'decreaseAllowance', [spender, 5n]), [], undefined],
  [
    'setApprovalForAll',
    call(tokenAbi, 'setApprovalForAll', [spender, true]),
    [{ ...unlimited, amount: 'items' }],
    'approval-unlimited',
  ],
  [
    'setApprovalForAll taken back',
    call(tokenAbi, 'setApprovalForAll', [spender, false]),
    [{ ...limited, amount: 0n }],
    undefined,
  ],
  ['permit', call(tokenAbi, 'permit', permit(owner, 5n)), [{ ...limited, amount: 5n }], 'approval'],
  ['another’s permit', call(tokenAbi, 'permit', permit(other, 5n)), [], undefined],
  ['DAI’s permit', call(tokenAbi, 'permit', daiPermit(true)), [unlimited], 'approval-unlimited'],
  [
    'DAI’s permit taken back',
    call(tokenAbi, 'permit', daiPermit(false)),
    [{ ...limited, amount: 0n }],
    undefined,
  ],
  [
    'Permit2’s approve',
    call(permit2Abi, 'approve', [token, spender, 5n, 9], permit2),
    [{ ...limited, amount: 5n }],
    'approval',
  ],
  [
    'Permit2’s permit',
    call(permit2Abi, 'permit', single(owner, 2n ** 160n - 1n), permit2),
    [unlimited],
    'approval-unlimited',
  ],
  ['another’s, of Permit2', call(permit2Abi, 'permit', single(other, 5n), permit2), [], undefined],
  [
    'Permit2’s permit of several',
    call(permit2Abi, 'permit', batch, permit2),
    [
      { ...limited, amount: 5n },
      { ...unlimited, token: other },
    ],
    'approval-unlimited',
  ],
  ['a transfer', call(tokenAbi, 'transfer', [spender, 5n]), [], undefined],
])('readApprovals of %s', (_, made, approvals, code) => {
  expect(readApprovals(decodeCall(made, { safe: owner }), owner)).toMatchObject(approvals);
  const codes = (one: SafeCall) =>
    checkTransaction(createTransaction(one, 0n), { safe }).map((found) => found.code);
  expect(codes(made)).toEqual(code === undefined ? [] : [code]);
  const twice = batchCalls([{ to: spender, value: 1n, data: '0x', operation: 0 }, made], '1.4.1');
  expect(checkTransaction(createTransaction(twice, 0n), { safe })).toMatchObject(
    code === undefined ? [] : [{ code, severity: 'warn', path: [1] }],
  );
});
