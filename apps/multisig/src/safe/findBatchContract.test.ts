import { canonicalDeployments, loadDeployments } from '@mooring/safe/transactions';
import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { findBatchContract } from './findBatchContract.ts';

const state = { address: zeroAddress, chainId: 1, owners: [], threshold: 1, nonce: 0n } as const;

// Of 1.3.0, many networks have only one of the deployments.
test.each([57, 1, 10, 324])(
  'findBatchContract returns the contract deployed with the code of a Safe (network %d)',
  async (chainId) => {
    const deployments = chainId === 324 ? await loadDeployments(chainId) : canonicalDeployments;
    for (const { version, contracts } of deployments) {
      for (const singleton of [contracts.safe, contracts.safeL2]) {
        if (!singleton) continue;
        const safe = { state: { ...state, version }, singleton, deployments: { deployments } };
        expect(findBatchContract(safe)).toBe(contracts.multiSendCallOnly);
      }
    }
  },
);

test.each([
  ['1.3.0+L2', canonicalDeployments[0]?.contracts.multiSendCallOnly],
  ['1.1.1', undefined],
])('findBatchContract for unknown code of version %s returns %s', (version, contract) => {
  const deployments = { deployments: canonicalDeployments };
  expect(
    findBatchContract({ state: { ...state, version }, singleton: zeroAddress, deployments }),
  ).toBe(contract);
});
