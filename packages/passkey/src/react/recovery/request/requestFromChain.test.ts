import type { Address } from 'viem';
import { expect, test } from 'vitest';
import type { RecoveryState } from '../../../recovery/recoveryState.ts';
import { createRequestFromChain } from './requestFromChain.ts';

const at = (digit: string): Address => `0x${digit.repeat(40)}`;
const [account, owner, other] = [at('1'), at('2'), at('3')];

const running = (newOwners: readonly Address[], state: 'on' | 'off' = 'on'): RecoveryState => ({
  ...{ state, guardians: [at('8'), at('9')], threshold: 1, nonce: 5n, time: 0 },
  running: { newOwners, newThreshold: 1, approvals: 1, executeAfter: 1 },
});
const idle: RecoveryState = { ...running([]), running: undefined } as RecoveryState;

test('createRequestFromChain has the networks on which the recovery runs, without signatures', () => {
  const request = createRequestFromChain(
    account,
    [
      { chainId: 10, found: running([owner]) },
      { chainId: 5, found: idle },
      { chainId: 1, found: running([owner]) },
      { chainId: 7, found: { state: 'unreachable', cause: undefined } },
    ],
    owner,
  );
  expect(request).toEqual({
    ...{ account, newOwners: [owner], newThreshold: 1 },
    networks: [1, 10].map((chainId) => ({ chainId, nonce: 4n, signatures: [] })),
  });
});

test('createRequestFromChain leaves out a recovery with other owners on another network', () => {
  const found = [
    { chainId: 1, found: running([owner]) },
    { chainId: 2, found: running([other]) },
    { chainId: 3, found: running([owner, other]) },
  ];
  expect(createRequestFromChain(account, found, owner)?.networks).toMatchObject([{ chainId: 1 }]);
});

test.each<[string, RecoveryState]>([
  ['makes another address the owner', running([other])],
  ['belongs to a disabled module', running([owner], 'off')],
  ['does not run', idle],
])('createRequestFromChain is undefined for a recovery that %s', (_case, found) => {
  expect(createRequestFromChain(account, [{ chainId: 1, found }], owner)).toBeUndefined();
});
