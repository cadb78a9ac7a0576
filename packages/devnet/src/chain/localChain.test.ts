import * as chains from 'viem/chains';
import { expect, test } from 'vitest';
import { defineLocalChain, LOCAL_CHAIN_IDS } from './localChain.ts';

test.each(Object.entries(LOCAL_CHAIN_IDS))(
  'local chain id of %s is not used by a public network',
  (_key, id) => {
    const ids = Object.values(chains).flatMap((chain) =>
      typeof chain === 'object' && 'id' in chain ? [chain.id] : [],
    );
    expect(ids).toContain(1);
    expect(ids).not.toContain(id);
  },
);

test('universal resolver has Ethereum’s address, on the first chain only', () => {
  const rpcUrl = 'http://127.0.0.1:1';
  const ethereum = defineLocalChain({ key: 'ethereum', id: 1, rpcUrl });
  const rollup = defineLocalChain({ key: 'rollup', id: 10, rpcUrl });
  expect(ethereum.contracts?.ensUniversalResolver).toMatchObject({
    address: expect.stringMatching(
      new RegExp(chains.mainnet.contracts.ensUniversalResolver.address, 'i'),
    ),
  });
  expect(rollup.contracts?.ensUniversalResolver).toBeUndefined();
});

test.each([
  [undefined, 1_000],
  [2, 2_000],
])(
  'defineLocalChain with a block time of %s s sets the polling interval to %i ms',
  (blockTimeSeconds, expected) => {
    const rpcUrl = 'http://127.0.0.1:1';
    expect(defineLocalChain({ key: 'rollup', id: 10, rpcUrl, blockTimeSeconds }).blockTime).toBe(
      expected,
    );
  },
);
