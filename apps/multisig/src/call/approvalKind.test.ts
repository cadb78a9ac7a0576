import { decodeCall, readApprovals } from '@mooring/safe/transactions';
import { type Abi, encodeFunctionData, maxUint256, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { approvalKind } from './approvalKind.ts';

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const token = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 addedAmount)',
  'function setApprovalForAll(address operator, bool approved)',
]);

/** Data of a call; the arguments of a table have different types. */
const encode = (functionName: string, args: readonly unknown[]) =>
  encodeFunctionData<Abi, string>({ abi, functionName, args });

test.each([
  ['approve', 5n, 'approve', 'approveUnknown'],
  ['approve', 0n, 'revoke', 'revoke'],
  ['approve', maxUint256, 'approveUnlimited', 'approveUnlimited'],
  ['increaseAllowance', 5n, 'approveMore', 'approveMore'],
  ['increaseAllowance', 0n, 'approveMore', 'approveMore'],
  ['increaseAllowance', maxUint256, 'approveUnlimited', 'approveUnlimited'],
  ['setApprovalForAll', true, 'approveItems', 'approveItems'],
  ['setApprovalForAll', false, 'revoke', 'revoke'],
] as const)(
  'the sentence on %s of %s is %s, %s for an unlisted token',
  (functionName, value, listed, unlisted) => {
    const data = encode(functionName, [account, value]);
    const decoded = decodeCall({ to: token, value: 0n, data, operation: 0 }, { safe: account });
    const [approval, ...others] = readApprovals(decoded, account);
    expect(others).toEqual([]);
    if (!approval) throw new Error('The call has no approval.');
    expect([approvalKind(approval, true), approvalKind(approval, false)]).toEqual([
      listed,
      unlisted,
    ]);
  },
);
