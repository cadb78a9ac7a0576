import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { accountsServer } from './accountsServer.ts';
import { relay } from './relay.ts';
import { walletSubmitter } from './walletSubmitter.ts';

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const submission = { chainId: 10, to, data: '0x1234' } as const;
const hash = `0x${'5a'.repeat(32)}`;

let close = () => {};
afterEach(() => close());

/** A server that answers all the same. */
async function startRelay(status: number, body: string | undefined) {
  const paths: (string | undefined)[] = [];
  const requests: { method: string | undefined; type: string | undefined; body: string }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const part of request) text += part;
    paths.push(request.url);
    requests.push({ method: request.method, type: request.headers['content-type'], body: text });
    if (body !== undefined) response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/relay`, requests, paths };
}

test('relay submitter posts the call as JSON, and returns the hash', async () => {
  const { url, requests } = await startRelay(200, JSON.stringify({ hash }));
  const { submit, name } = relay({ url, name: 'Harbour' });
  expect([await submit(submission), name]).toEqual([hash, 'Harbour']);
  expect(requests).toEqual([
    { method: 'POST', type: 'application/json', body: JSON.stringify(submission) },
  ]);
});

test.each<[string, number, string | undefined, string, string]>([
  [
    'refuses with words',
    403,
    '{"error":"budget","message":"Spent for today."}',
    'relayRefused',
    'HTTP 403 Spent for today.',
  ],
  ['refuses with a code', 429, '{"error":"too-many"}', 'relayRefused', 'too-many'],
  ['refuses with nothing', 400, '', 'relayRefused', 'HTTP 400'],
  ['is broken', 502, '<html>', 'relayUnreachable', 'HTTP 502'],
  ['answers without a hash', 200, '{"hash":"0x12"}', 'relayUnreachable', 'no hash'],
  ['answers with no JSON', 200, 'Aye', 'relayUnreachable', 'no hash'],
  ['is silent', 200, undefined, 'relayUnreachable', 'did not answer in 200 ms'],
])('relay submitter throws for a relay that %s', async (_, status, body, reason, words) => {
  const { url } = await startRelay(status, body);
  const sent = relay({ url, timeoutMs: 200 }).submit(submission);
  await expect(sent).rejects.toMatchObject({ reason, message: expect.stringContaining(words) });
});

test('relay submitter throws with the cause for an unreachable relay', async () => {
  const sent = relay({ url: 'http://127.0.0.1:1/relay' }).submit(submission);
  await expect(sent).rejects.toMatchObject({
    reason: 'relayUnreachable',
    message: expect.stringContaining('was not reached'),
    cause: expect.anything(),
  });
});

test('relay submitter truncates the message of a relay', async () => {
  const { url } = await startRelay(403, JSON.stringify({ message: 'a'.repeat(5_000) }));
  const error = await relay({ url }).submit(submission).catch(String);
  expect(error.length).toBeLessThan(400);
});

test('walletSubmitter switches the wallet’s network, and sends without value', async () => {
  const asked: unknown[] = [];
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [to],
    eth_chainId: '0x1',
    eth_sendTransaction: hash,
  };
  const wallet = {
    async request({ method, params }: { method: string; params?: unknown }) {
      asked.push([method, params]);
      return answers[method] ?? null;
    },
  };
  const { submit, name } = walletSubmitter(wallet, 'Another');
  expect([await submit(submission), name]).toEqual([hash, 'Another']);
  expect(asked).toEqual([
    ['eth_requestAccounts', undefined],
    ['eth_chainId', undefined],
    ['wallet_switchEthereumChain', [{ chainId: '0xa' }]],
    ['eth_sendTransaction', [{ from: to, to, data: '0x1234', value: '0x0', chainId: '0xa' }]],
  ]);
  answers['eth_sendTransaction'] = 'Aye';
  await expect(submit(submission)).rejects.toThrow('no hash');
});

const publicKey = { x: `0x${'1'.repeat(64)}`, y: `0x${'2'.repeat(64)}` } as const;

test('accountsServer looks up a passkey', async () => {
  const known = { publicKey, address: to };
  const { url, requests, paths } = await startRelay(200, JSON.stringify(known));
  const { lookUp } = accountsServer({ url });
  expect([await lookUp('a-_b'), await lookUp('a/b')]).toEqual([known, known]);
  expect(paths).toEqual(['/relay/a-_b', '/relay/a%2Fb']);
  const get = { method: 'GET', type: undefined, body: '' };
  expect(requests).toEqual([get, get]);
});

test.each<[string, number, string | undefined, string]>([
  ['refuses', 403, '{}', 'HTTP 403'],
  ['is broken', 502, '<html>', 'HTTP 502'],
  ['is silent', 200, undefined, 'did not answer in 200 ms'],
])('accountsServer throws for a server that %s', async (_, status, body, words) => {
  const { url } = await startRelay(status, body);
  await expect(accountsServer({ url, timeoutMs: 200 }).lookUp('a')).rejects.toThrow(words);
});

test('accountsServer returns undefined for an unknown passkey', async () => {
  const { url } = await startRelay(404, '{}');
  expect(await accountsServer({ url }).lookUp('a')).toBeUndefined();
  const gone = accountsServer({ url: 'http://127.0.0.1:1/accounts' });
  await expect(gone.lookUp('a')).rejects.toThrow('was not reached');
});

test('submitters have optional refund terms', () => {
  const wallet = { request: async () => null };
  const terms = { receiver: to } as const;
  expect(walletSubmitter(wallet, 'A').refund).toBeUndefined();
  expect(walletSubmitter(wallet, 'A', { refund: true }).refund).toEqual({});
  expect(walletSubmitter(wallet, 'A', { refund: terms }).refund).toEqual(terms);
  expect(relay({ url: '/relay', refund: terms }).refund).toEqual(terms);
});
