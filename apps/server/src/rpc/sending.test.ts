import { type Devnet, startDevnet } from '@mooring/devnet';
import { type Answer, fixed, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson, startApp } from '../testing/startApp.testing.ts';

let devnet: Devnet;
const started: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(async () => {
  for (const stop of started) await stop();
  await devnet.stop();
});

const id = () => devnet.ethereum.chain.id;
let nonces = 0;

/** Transaction signed by an account of the local chain. */
async function signed(): Promise<string> {
  const account = privateKeyToAccount(devnet.accounts[0]?.privateKey ?? '0x');
  const { client } = devnet.ethereum;
  const nonce = (await client.getTransactionCount({ address: account.address })) + nonces;
  return account.signTransaction({
    chainId: id(),
    nonce,
    to: account.address,
    value: parseEther('0.001'),
    gas: 21_000n,
    maxFeePerGas: 10_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
}

/** Upstream with the given answer, else a proxy to the real chain. */
async function nodeThat(answer: Answer): Promise<TestUpstream> {
  const node = await startUpstream(answer);
  node.self.chainId = id();
  started.push(node.stop);
  return node;
}

/** Forwards the request, then closes the connection without a response. */
const takesAndDies: Answer = ({ body }, response) => {
  void postJson(devnet.ethereum.rpcUrl, body).then(() => response.destroy());
};

async function start(upstreams: string[], rawTransactions = true) {
  const { name, nativeCurrency: currency } = devnet.ethereum.chain;
  const app = await startApp({
    networks: [{ id: id(), name, currency, upstreams }],
    rawTransactions,
    limits: { upstreamTimeoutMs: 5_000 },
  });
  started.push(app.stop);
  return (raw: string) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] };
    return postJson(`${app.url}/rpc/${id()}`, body);
  };
}

const hash = expect.stringMatching(/^0x[0-9a-f]{64}$/);

it('eth_sendRawTransaction is refused unless the operator allows it', async () => {
  const send = await start([devnet.ethereum.rpcUrl], false);
  expect((await send(await signed())).body).toMatchObject({ error: { code: -32_601 } });
});

it('eth_sendRawTransaction sends the transaction, and succeeds when repeated', async () => {
  const send = await start([devnet.ethereum.rpcUrl]);
  const raw = await signed();
  const { body } = await send(raw);
  expect(body).toEqual({ jsonrpc: '2.0', id: 1, result: hash });
});

it('eth_sendRawTransaction tries the next upstream only after a refusal', async () => {
  const [limited, third] = [await nodeThat(fixed(429, '')), await nodeThat(fixed(200, ''))];
  const send = await start([limited.url, devnet.ethereum.rpcUrl, third.url]);
  expect((await send(await signed())).body).toMatchObject({ result: hash });
  expect([limited.received.length, third.received.length]).toEqual([1, 0]);
});

it('eth_sendRawTransaction succeeds when an upstream accepted it and closed the connection', async () => {
  const dying = await nodeThat(takesAndDies);
  const send = await start([dying.url, devnet.ethereum.rpcUrl]);
  expect((await send(await signed())).body).toMatchObject({ result: hash });
});

it('eth_sendRawTransaction succeeds when a node already knows the transaction', async () => {
  const error = { code: -32_000, message: 'already known' };
  const node = await nodeThat(fixed(200, JSON.stringify({ jsonrpc: '2.0', id: 1, error })));
  const send = await start([node.url]);
  expect((await send(await signed())).body).toMatchObject({ result: hash });
});

it('eth_sendRawTransaction fails when a node returns another hash', async () => {
  const result = `0x${'11'.repeat(32)}`;
  const node = await nodeThat(fixed(200, JSON.stringify({ jsonrpc: '2.0', id: 1, result })));
  const send = await start([node.url]);
  expect((await send(await signed())).status).toBe(502);
});

it.each([['0x'], ['0x1'], ['text'], ['']])(
  'eth_sendRawTransaction of %j is refused without an upstream',
  async (raw) => {
    const send = await start([devnet.ethereum.rpcUrl]);
    expect((await send(raw)).body).toMatchObject({ error: { code: -32_602 } });
  },
);

it('eth_sendRawTransaction returns the reason of a node’s refusal', async () => {
  const send = await start([devnet.ethereum.rpcUrl]);
  nonces = -1;
  expect((await send(await signed())).body).toMatchObject({
    error: { message: expect.stringMatching(/nonce too low/) },
  });
  nonces = 0;
});
