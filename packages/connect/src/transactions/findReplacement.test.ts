import { createClient, http } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findReplacement } from './findReplacement.ts';
import { type LocalChain, startLocalChain, startUnreliableNode } from './localChain.testing.ts';

let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain(31_401);
});
afterAll(() => chain.stop());

describe('the transaction that used a nonce', () => {
  // Blocks mined after it, so that the search ends before, on and after its doubling steps.
  test.each([0, 1, 2, 3, 7, 8, 100])('is found %i blocks back', async (blocks) => {
    const from = chain.takeAccount();
    await chain.send({ from, to: from });
    await chain.mine();
    const wanted = await chain.send({ from, to: from });
    await chain.mine();
    await chain.send({ from, to: from });
    await chain.mine(blocks + 1);
    expect(await findReplacement(chain.client, from, 1)).toMatchObject({
      hash: wanted,
      nonce: 1,
    });
  });

  test('is found where several share a block', async () => {
    const from = chain.takeAccount();
    await chain.send({ from, to: from });
    const wanted = await chain.send({ from, to: from });
    await chain.send({ from, to: from });
    await chain.mine();
    expect(await findReplacement(chain.client, from, 1)).toMatchObject({ hash: wanted });
  });

  test('is none while the nonce is free', async () => {
    expect(await findReplacement(chain.client, chain.takeAccount(), 0)).toBeUndefined();
  });

  test('is found by reading blocks where old nonces are forgotten', async () => {
    const node = await startUnreliableNode(chain.url);
    const from = chain.takeAccount();
    const wanted = await chain.send({ from, to: from });
    await chain.mine(6);
    const latest = await chain.client.getBlockNumber();
    node.failOn(
      (method, params) =>
        method === 'eth_getTransactionCount' && BigInt(String(params[1])) < latest - 1n,
    );
    const client = createClient({ transport: http(node.url, { retryCount: 0 }) });
    expect(await findReplacement(client, from, 0)).toMatchObject({ hash: wanted });

    await chain.mine(20);
    const later = await chain.client.getBlockNumber();
    node.failOn(
      (method, params) => method === 'eth_getTransactionCount' && BigInt(String(params[1])) < later,
    );
    expect(await findReplacement(client, from, 0)).toBeUndefined();

    node.setDown(true);
    await expect(findReplacement(client, from, 0)).rejects.toThrow();
    await node.stop();
  });
});
