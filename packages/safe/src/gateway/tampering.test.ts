import { getAddress, hashTypedData } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHttpServer } from '../testing/httpServer.testing.ts';
import { checkGatewayMessage } from '../transactions/checkGatewayMessage.ts';
import { checkGatewaySafe } from '../transactions/checkGatewaySafe.ts';
import { checkGatewayTransaction } from '../transactions/checkGatewayTransaction.ts';
import {
  ada,
  adasSignature,
  asText,
  ben,
  bensSignature,
  details,
  eve,
  evesSignature,
  friend,
  message,
  queuedRow,
  safe,
  safeAnswer,
  safeTxHash,
} from '../transactions/gatewayAnswers.testing.ts';
import { hashSafeMessage } from '../transactions/hashSafeMessage.ts';
import { hashTransaction } from '../transactions/hashTransaction.ts';
import { approvedHashSignature } from '../transactions/safeSignature.ts';
import { createTransaction } from '../transactions/safeTransaction.ts';
import { joinSignatures } from '../transactions/signatures.ts';
import { createGatewayClient, type GatewayClient } from './createGatewayClient.ts';

let server: Awaited<ReturnType<typeof startHttpServer>>;
let client: GatewayClient;
beforeAll(async () => {
  server = await startHttpServer();
  client = createGatewayClient({ baseUrl: server.origin, timeoutMs: 2_000 });
});
afterAll(() => server.stop());

const thief = getAddress(`0x${'e'.repeat(40)}`);
const { txInfo, txData, detailedExecutionInfo: info } = details;
const withInfo = (changes: object) => ({
  ...details,
  detailedExecutionInfo: { ...info, ...changes },
});
const withData = (changes: object) => ({ ...details, txData: { ...txData, ...changes } });
const confirmed = (...confirmations: readonly [string, string][]) =>
  withInfo({
    confirmations: confirmations.map(([value, signature]) => ({ signer: { value }, signature })),
  });

/** Another transaction, consistent except for its signers. */
const stolen = hashTransaction(createTransaction({ to: thief, value: 5n }, 7n), safe).hash;
const stolenDetails = {
  ...withInfo({ safeTxHash: stolen }),
  txId: `multisig_${safe.address}_${stolen}`,
  txInfo: { ...txInfo, recipient: { value: thief } },
  txData: { ...txData, to: { value: thief } },
};

async function found(answer: object, requested = safeTxHash) {
  server.answers(answer);
  const read = await client.transactions.get(10, requested);
  return checkGatewayTransaction(read, { safe, requested });
}

test('gateway note with HTML entities is returned as text', async () => {
  server.answers({ ...details, note: 'Tom &amp; Ann, 5 &lt; 6 &amp;lt; &nbsp;"7" &gt; 3' });
  const { note } = await client.transactions.get(10, safeTxHash);
  expect(note).toBe('Tom & Ann, 5 < 6 &lt; &nbsp;"7" > 3');
});

test('honest gateway response is accepted, with signatures in order', async () => {
  const checked = await found(details);
  if (!('transaction' in checked)) throw new Error('Refused');
  expect(checked).toMatchObject({ refused: false, findings: [], hashes: { hash: safeTxHash } });
  const joined = joinSignatures(checked.signatures);
  const inOrder = [
    [ada.address, adasSignature],
    [ben.address, asText(bensSignature)],
  ].toSorted(([a = ''], [b = '']) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  expect(joined).toBe(`0x${inOrder.map(([, signature = '']) => signature.slice(2)).join('')}`);
});

test.each<[string, object, readonly string[]]>([
  [
    'another recipient',
    withData({ to: { value: thief } }),
    ['not-requested', 'shown-differs', 'hash-mismatch', 'signature-invalid'],
  ],
  [
    'another recipient in the headline alone',
    { ...details, txInfo: { ...txInfo, recipient: { value: thief } } },
    ['shown-differs'],
  ],
  [
    'another amount in the headline alone',
    { ...details, txInfo: { ...txInfo, transferInfo: { type: 'NATIVE_COIN', value: '4' } } },
    ['shown-differs'],
  ],
  [
    'a token in the headline',
    {
      ...details,
      txInfo: { ...txInfo, transferInfo: { type: 'ERC20', tokenAddress: thief, value: '5' } },
    },
    ['shown-differs'],
  ],
  [
    'a cancellation in the headline',
    {
      ...details,
      txInfo: {
        type: 'Custom',
        to: { value: friend },
        dataSize: '0',
        value: '5',
        isCancellation: true,
      },
    },
    ['shown-differs'],
  ],
  [
    'a change of settings in the headline',
    { ...details, txInfo: { type: 'SettingsChange' } },
    ['shown-differs'],
  ],
  ['another amount', withData({ value: '500' }), ['hash-mismatch']],
  [
    'a delegatecall',
    withData({ operation: 1, hexData: '0x12345678' }),
    ['delegatecall-unknown-target', 'hash-mismatch'],
  ],
  ['other call data', withData({ hexData: '0x12345678' }), ['hash-mismatch']],
  ['another nonce', withInfo({ nonce: 8 }), ['hash-mismatch']],
  [
    'a refund to itself',
    withInfo({ gasPrice: '1', refundReceiver: { value: thief } }),
    ['hash-mismatch', 'gas-price'],
  ],
  ['another hash', withInfo({ safeTxHash: stolen }), ['hash-mismatch']],
  [
    'another hash in the id',
    { ...details, txId: `multisig_${safe.address}_${stolen}` },
    ['not-requested'],
  ],
  ['another Safe', { ...details, safeAddress: thief }, ['safe-mismatch']],
  ['another transaction altogether', stolenDetails, ['not-requested', 'signature-invalid']],
  [
    'a foreign signature as an owner’s',
    confirmed([ada.address, adasSignature], [ben.address, evesSignature]),
    ['signature-invalid'],
  ],
  [
    'an owner’s signature as another’s',
    confirmed([ben.address, adasSignature]),
    ['signature-invalid'],
  ],
  [
    'a signature of another transaction',
    confirmed([ada.address, await ada.sign({ hash: stolen })]),
    ['signature-invalid'],
  ],
  [
    'the same signature twice',
    confirmed([ada.address, adasSignature], [ada.address, adasSignature]),
    ['signature-duplicate'],
  ],
  ['a signature that is none', confirmed([ada.address, '0x1234']), ['signature-invalid']],
  [
    'two signatures as one',
    confirmed([ada.address, `${adasSignature}${asText(bensSignature).slice(2)}`]),
    ['signature-invalid'],
  ],
  ['no fields', { ...details, txData: null }, ['fields-invalid']],
  [
    'a module’s transaction',
    { ...details, detailedExecutionInfo: { type: 'MODULE', address: { value: thief } } },
    ['fields-invalid'],
  ],
])('tampering is detected: gateway reports %s', async (_name, answer, expected) => {
  const { refused, findings } = await found(answer);
  const codes = findings.map(({ code }) => code);
  for (const code of expected) expect(codes).toContain(code);
  expect(refused).toBe(true);
});

test('former owner’s signature is not counted, the others are', async () => {
  const answer = confirmed([ada.address, adasSignature], [eve.address, evesSignature]);
  expect(await found(answer)).toMatchObject({
    refused: false,
    findings: [{ code: 'signature-set-aside', severity: 'note' }],
    signatures: [{ owner: ada.address }],
  });
});

test('hash of the id must match without a signing request', async () => {
  server.answers({ ...details, txId: `multisig_${safe.address}_${stolen}` });
  const read = await client.transactions.get(10, 'some-row');
  const { findings } = await checkGatewayTransaction(read, { safe });
  expect(findings.map(({ code }) => code)).toEqual(['not-requested']);
});

test('on-chain approval is a warning until it is read from the chain', async () => {
  const approval = joinSignatures([approvedHashSignature(ben.address)]);
  const answer = confirmed([ada.address, adasSignature], [ben.address, approval]);
  expect(await found(answer)).toMatchObject({
    refused: false,
    findings: [{ code: 'signature-unverified', severity: 'warn' }],
  });
  const read = await client.transactions.get(10, safeTxHash);
  const verified = (approved: boolean) =>
    checkGatewayTransaction(read, { safe, verify: async () => approved });
  expect(await verified(true)).toMatchObject({ refused: false, findings: [] });
  expect(await verified(false)).toMatchObject({
    refused: true,
    findings: [{ code: 'signature-invalid' }],
  });
});

test.each<[string, object, readonly string[]]>([
  ['the truth', safeAnswer, []],
  [
    'owners in another order',
    { ...safeAnswer, owners: safeAnswer.owners.toReversed() },
    ['owners-order-differs'],
  ],
  [
    'an owner more',
    { ...safeAnswer, owners: [...safeAnswer.owners, { value: eve.address }] },
    ['owners-differ'],
  ],
  [
    'another owner',
    { ...safeAnswer, owners: [{ value: ada.address }, { value: eve.address }] },
    ['owners-differ'],
  ],
  ['another threshold', { ...safeAnswer, threshold: 1 }, ['threshold-differs']],
  ['another version', { ...safeAnswer, version: '1.5.0' }, ['version-differs']],
  ['another nonce', { ...safeAnswer, nonce: 8 }, ['nonce-differs']],
  ['another network', { ...safeAnswer, chainId: '1' }, ['safe-mismatch']],
  ['another Safe', { ...safeAnswer, address: { value: thief } }, ['safe-mismatch']],
])('tampering is detected: gateway reports %s of the Safe', async (_name, answer, expected) => {
  server.answers(answer);
  const codes = checkGatewaySafe(await client.safes.get(10, safe.address), safe);
  expect(codes.map(({ code }) => code)).toEqual(expected);
});

const typedData = {
  types: {
    Berth: [
      { name: 'number', type: 'uint256' },
      { name: 'ship', type: 'Ship' },
    ],
    Ship: [{ name: 'name', type: 'string' }],
  },
  domain: { name: 'Harbour' },
  message: { number: 7, ship: { name: 'Argo' } },
};
const typedHash = hashSafeMessage(
  { raw: hashTypedData({ ...typedData, primaryType: 'Berth' }) },
  safe,
).hash;
test.each<[string, object, readonly string[]]>([
  ['the truth', message, []],
  [
    'an empty text',
    { ...message, message: '', messageHash: hashSafeMessage('', safe).hash, confirmations: [] },
    [],
  ],
  [
    'another text',
    { ...message, message: 'Berth 8 is free' },
    ['hash-mismatch', 'signature-invalid'],
  ],
  ['another hash', { ...message, messageHash: safeTxHash }, ['hash-mismatch']],
  ['typed data', { ...message, message: typedData, messageHash: typedHash, confirmations: [] }, []],
  [
    'typed data that does not hold together',
    { ...message, message: { ...typedData, message: { number: 'many' } } },
    ['fields-invalid'],
  ],
  [
    'typed data with no one root',
    {
      ...message,
      message: {
        ...typedData,
        types: { A: [{ name: 'b', type: 'B' }], B: [{ name: 'a', type: 'A[]' }] },
      },
    },
    ['fields-invalid'],
  ],
])('tampering is detected: gateway reports %s of a message', async (_name, answer, expected) => {
  server.answers(answer);
  const read = await client.messages.get(10, message.messageHash);
  const { findings, refused } = await checkGatewayMessage(read, { safe });
  expect(findings.map(({ code }) => code)).toEqual(expected);
  expect(refused).toBe(expected.length > 0);
});

const queued = `/v1/chains/10/safes/${safe.address}/transactions/queued`;

/** URL the client requests when a gateway reports this next page. */
async function askedFor(next: string): Promise<string | undefined> {
  server.answers({ results: [queuedRow], next, previous: null });
  const first = await client.safes.queued(10, safe.address, { trusted: true });
  const pageUrl = first.next ?? undefined;
  await client.safes.queued(10, safe.address, { trusted: true, pageUrl });
  return server.heard.at(-1)?.url;
}

test.each([
  ['its own address', `ORIGIN${queued}?trusted=true&cursor=limit%3D20%26offset%3D20`],
  ['another host, behind a proxy', `http://localhost${queued}?cursor=limit%3D20%26offset%3D20`],
  ['its path without a prefix', `ORIGIN/cgw${queued}?cursor=limit%3D20%26offset%3D20`],
  ['a path alone', `${queued}?cursor=limit%3D20%26offset%3D20`],
  ['another list', 'ORIGIN/v1/auth/logout?cursor=limit%3D20%26offset%3D20'],
  ['an origin of others', 'https://evil.example/?cursor=limit%3D20%26offset%3D20&key=1'],
])('next page at %s is requested at the gateway, by its cursor only', async (_name, next) => {
  expect(await askedFor(next.replace('ORIGIN', server.origin))).toBe(
    `${queued}?trusted=true&cursor=limit%3D20%26offset%3D20`,
  );
});

test('next page is read by offset too', async () => {
  expect(await askedFor(`${server.origin}${queued}?limit=20&offset=40&evil=1`)).toBe(
    `${queued}?trusted=true&limit=20&offset=40`,
  );
});

test('next page’s cursor cannot change the path', async () => {
  const cursor = encodeURIComponent('1&trusted=false#/../../about');
  expect(await askedFor(`${server.origin}${queued}?cursor=${cursor}`)).toBe(
    `${queued}?trusted=true&cursor=1%26trusted%3Dfalse%23%2F..%2F..%2Fabout`,
  );
});

test.each([
  '',
  '/v1/chains',
  'javascript:alert(1)',
  'https://evil.example/',
  `ORIGIN${queued}`,
  `ORIGIN${queued}?cursor=`,
  `ORIGIN${queued}?cursor=${'1'.repeat(501)}`,
  `ORIGIN${queued}?limit=20`,
  `ORIGIN${queued}?offset=-1`,
])('next page at "%s" is refused', async (place) => {
  const next = place.replace('ORIGIN', server.origin);
  server.answers({ results: [], next });
  const { next: pageUrl } = await client.safes.queued(10, safe.address);
  const before = server.heard.length;
  await expect(
    client.safes.queued(10, safe.address, { pageUrl: pageUrl ?? undefined }),
  ).rejects.toMatchObject({
    reason: 'pageElsewhere',
    message: 'The gateway’s next page has no cursor.',
  });
  expect(server.heard).toHaveLength(before);
});

test('markup in a name is returned as text (XSS)', async () => {
  const name = '<script>alert(1)</script>';
  server.answers({ ...safeAnswer, address: { value: safe.address, name } });
  expect((await client.safes.get(10, safe.address)).address.name).toBe(name);
});

const rows = (many: number) => ({ results: Array.from({ length: many }, () => queuedRow) });
test.each<[string, unknown, string]>([
  ['null', null, 'answerInvalid'],
  ['a list', [], 'answerInvalid'],
  ['results that are none', { results: 'many' }, 'answerInvalid'],
  ['more rows than a page has', rows(1_001), 'answerInvalid'],
])('response with %s is refused', async (_name, answer, reason) => {
  server.answers(answer);
  await expect(client.safes.queued(10, safe.address)).rejects.toMatchObject({
    name: 'GatewayError',
    reason,
    message: expect.stringContaining('Unexpected response to GET'),
  });
});

const oddNonce = (nonce: unknown) => ({
  ...queuedRow,
  transaction: {
    ...queuedRow.transaction,
    executionInfo: { ...queuedRow.transaction.executionInfo, nonce },
  },
});
const { id } = queuedRow.transaction;
test.each<[string, unknown, object]>([
  ['of no known type', { type: 'ALERT' }, { id: undefined, hash: undefined, nonce: undefined }],
  ['that is not an object', 'row', { id: undefined, hash: undefined, nonce: undefined }],
  ['with a name without end', { type: 'LABEL', label: 'x'.repeat(10_000) }, { id: undefined }],
  [
    'with an id without end',
    { type: 'TRANSACTION', transaction: { id: 'x'.repeat(301) } },
    { id: undefined },
  ],
  ['with an amount below zero', { type: 'CONFLICT_HEADER', nonce: -1 }, { nonce: '-1' }],
  [
    'with a nonce that is not exact',
    oddNonce(2 ** 60),
    { id, hash: safeTxHash, nonce: '1152921504606847000' },
  ],
  ['with a nonce beyond the greatest', oddNonce('9'.repeat(78)), { id, nonce: '9'.repeat(78) }],
  ['with a nonce of too many digits', oddNonce('9'.repeat(79)), { id, nonce: undefined }],
])('unreadable row %s does not hide other rows', async (_name, odd, known) => {
  server.answers({ results: [queuedRow, odd, queuedRow] });
  const { results } = await client.safes.queued(10, safe.address);
  expect(results.map(({ type }) => type)).toEqual(['TRANSACTION', 'UNREADABLE', 'TRANSACTION']);
  expect(results[1]).toMatchObject(known);
});

test('message that is too large does not hide other messages', async () => {
  const large = { type: 'MESSAGE', ...message, message: 'x'.repeat(300_000) };
  server.answers({ results: [{ type: 'MESSAGE', ...message }, large] });
  const { results } = await client.messages.list(10, safe.address);
  expect(results).toMatchObject([
    { type: 'MESSAGE', message: message.message },
    { type: 'UNREADABLE', hash: message.messageHash },
  ]);
});

test('page with the largest possible messages is read', async () => {
  const large = { type: 'MESSAGE', ...message, message: 'x'.repeat(300_000) };
  server.answers({ results: Array.from({ length: 20 }, () => large) });
  expect((await client.messages.list(10, safe.address)).results).toHaveLength(20);
});

test('unreadable row keeps its proposer', async () => {
  const proposer = { value: ada.address };
  server.answers(withInfo({ nonce: 2 ** 60, proposer }));
  await expect(client.transactions.get(10, safeTxHash)).rejects.toMatchObject({
    reason: 'answerInvalid',
  });
  server.answers(withInfo({ nonce: 2 ** 60, proposer }));
  expect(await client.transactions.proposer(10, safeTxHash)).toBe(ada.address);
});

test('endless list ends with an error', async () => {
  server.onRequest((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"results":[');
    const row = `${JSON.stringify(queuedRow)},`.repeat(200);
    const more = () => {
      while (!response.destroyed && response.write(row));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  await expect(client.safes.queued(10, safe.address)).rejects.toMatchObject({ reason: 'tooLarge' });
});

test('request without a response is aborted after the timeout', async () => {
  server.onRequest(() => {});
  const hasty = createGatewayClient({ baseUrl: server.origin, timeoutMs: 50 });
  await expect(hasty.safes.get(10, safe.address)).rejects.toMatchObject({
    reason: 'unreachable',
    status: 0,
    message: 'The gateway could not be reached.',
  });
});

test('redirect is not followed', async () => {
  server.onRequest((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' });
    response.end();
  });
  await expect(client.safes.get(10, safe.address)).rejects.toMatchObject({ reason: 'unreachable' });
});

test.each<[string, number, string | undefined, unknown, string]>([
  ['a code', 422, undefined, { code: 1337, message: 'No' }, 'CGW error - 1337: No'],
  ['a code in words', 422, undefined, { code: 'custom', message: 'No' }, 'CGW error - custom: No'],
  [
    'a status code',
    404,
    undefined,
    { statusCode: 404, message: 'Cannot GET' },
    'CGW error - 404: Cannot GET',
  ],
  ['both', 404, undefined, { code: 42, statusCode: 404, message: 'No' }, 'CGW error - 42: No'],
  ['code 0', 400, undefined, { code: 0, message: 'No' }, 'CGW error - 0: No'],
  [
    'a message without a code',
    500,
    'Internal Server Error',
    { message: 'No' },
    'CGW error - status Internal Server Error',
  ],
  [
    'a page',
    502,
    'Bad Gateway',
    '<html><h1>Bad Gateway</h1></html>',
    'CGW error - status Bad Gateway',
  ],
  ['a page, without status text', 502, '', '<html>', 'CGW error - status 502'],
  ['nothing', 503, 'Service Unavailable', '', 'CGW error - status Service Unavailable'],
  [
    'a message without end',
    400,
    undefined,
    { code: 1, message: 'x'.repeat(9_000) },
    `CGW error - 1: ${'x'.repeat(500)}`,
  ],
])(
  'GatewayError has the message of a response with %s',
  async (_name, status, statusText, body, expected) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const fetch = async () => new Response(text, { status, statusText: statusText ?? '' });
    const answered = createGatewayClient({ baseUrl: server.origin, fetch });
    await expect(answered.accounts.get(friend)).rejects.toMatchObject({
      name: 'GatewayError',
      reason: 'refused',
      status,
      message: expected,
    });
  },
);

test('gateway without accounts returns its own error', async () => {
  server.answers({ statusCode: 404, message: 'Cannot GET /v1/accounts/data-types' }, 404);
  await expect(client.accounts.dataTypes()).rejects.toThrow(
    'CGW error - 404: Cannot GET /v1/accounts/data-types',
  );
});

test('HTML of a proxy is a gateway error', async () => {
  server.onRequest((_request, response) => response.end('<html>Sign in</html>'));
  await expect(client.safes.get(10, safe.address)).rejects.toMatchObject({
    reason: 'answerInvalid',
  });
});

test('former owner’s signature of a message is not counted', async () => {
  const signature = await eve.sign({ hash: message.messageHash });
  server.answers({ ...message, confirmations: [{ owner: { value: eve.address }, signature }] });
  const read = await client.messages.get(10, message.messageHash);
  const checked = await checkGatewayMessage(read, { safe, requested: message.messageHash });
  expect(checked).toMatchObject({ refused: false, signatures: [] });
  expect(checked.findings.map(({ code }) => code)).toEqual(['signature-set-aside']);
});
