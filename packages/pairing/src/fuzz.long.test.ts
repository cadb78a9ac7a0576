import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './crypto/base64.ts';
import { openEnvelope, sealEnvelope } from './crypto/envelope.ts';
import { createKey, createKeyPair } from './crypto/keys.ts';
import { parseMailbox, parseRelayFrame } from './relay/relayFrame.ts';
import { parseApproval } from './session/approval.ts';
import { parsePayload } from './session/payload.ts';
import { parseSessionRecord } from './session/sessionRecord.ts';
import { parseSettlement } from './session/settlement.ts';
import { parseSessionEvent } from './session/walletRequest.ts';
import { formatPairingUri, parsePairingUri } from './uri/pairingUri.ts';

/** Time budget of all parsers of external input together, in ms. `FUZZ_MS` overrides it. */
const budgetMs = Number(process.env['FUZZ_MS'] ?? 3_000);
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const key = createKey();
const { publicKey } = await createKeyPair();
const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const namespaces = { eip155: { accounts: [account], methods: ['a'], events: ['b'] } };
const settlement = { controller: { publicKey, metadata: {} }, namespaces, expiry: 2_000_000_000 };
const record = {
  version: 1,
  key: 'ab'.repeat(32),
  namespaces,
  expiry: 2_000_000_000,
  lastUpdate: 1,
  heard: [1],
};
const message = { topic: 'ab'.repeat(32), message: 'AAAA', tag: 1100, publishedAt: 1 };

/** Valid input; its mutations reach further than noise. */
const sound: readonly string[] = [
  formatPairingUri({ topic: 'ab'.repeat(32), key, expiry: 2_000_000_000 }),
  sealEnvelope('{"id":1,"jsonrpc":"2.0","result":true}', key),
  JSON.stringify({
    id: 1,
    jsonrpc: '2.0',
    method: 'irn_subscription',
    params: { id: 'a', data: message },
  }),
  JSON.stringify({ id: 1, jsonrpc: '2.0', error: { code: 5000, message: 'No', data: {} } }),
  JSON.stringify({ messages: [message], hasMore: false }),
  JSON.stringify({ event: { name: 'accountsChanged', data: [account] }, chainId: 'eip155:1' }),
  JSON.stringify(settlement),
  JSON.stringify(record),
];

/** Runs all parsers on a text; results must match their types. */
function readAll(text: string): void {
  const uri = parsePairingUri(text);
  if (uri) expect(parsePairingUri(formatPairingUri(uri))).toEqual(uri);
  const bytes = fromBase64(text);
  if (bytes) expect(toBase64(bytes)).toBe(text);
  if (text !== sound[1]) expect(openEnvelope(text, key)).toBeUndefined();
  const frame = parseRelayFrame(text);
  if (frame) expect(Number.isSafeInteger(frame.id)).toBe(true);
  const payload = parsePayload(text);
  if (payload) expect(payload.id).toBeGreaterThan(0);
  readValue(parse(text));
}

function readValue(value: unknown): void {
  parseMailbox(value);
  parseSessionEvent(value);
  parseSettlement(value, publicKey, Date.now());
  const approval = parseApproval(value) ?? parseSessionRecord(value)?.approval;
  for (const { chainId, address } of approval?.accounts ?? []) {
    expect(chainId).toBeGreaterThan(0);
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Valid text with a section removed, repeated, or replaced. */
const mutated = fc
  .tuple(fc.constantFrom(...sound), fc.nat(), fc.nat(80), fc.nat(3), fc.string({ maxLength: 30 }))
  .map(([text, at, length, way, noise]) => {
    const start = at % (text.length + 1);
    const [before, cut, after] = [
      text.slice(0, start),
      text.slice(start, start + length),
      text.slice(start + length),
    ];
    if (way === 0) return before + after;
    if (way === 1) return before + cut + cut + after;
    if (way === 2) return before + noise + after;
    return before;
  });

/** Valid value with one field, at any depth, replaced. */
const replaced = fc
  .tuple(fc.constantFrom<unknown>(namespaces, settlement, record), fc.nat(), fc.jsonValue())
  .map(([value, at, other]) => {
    let left = at % 12;
    return JSON.stringify(value, (_, inner: unknown) => {
      left -= 1;
      return left === 0 ? other : inner;
    });
  });

test(`parsers never throw for any text (FUZZ_SEED=${seed})`, { timeout: budgetMs + 20_000 }, () => {
  fc.assert(fc.property(fc.oneof(mutated, replaced, fc.string(), fc.json()), readAll), {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: budgetMs * 0.8,
    markInterruptAsFailure: false,
  });
  fc.assert(fc.property(fc.anything(), readValue), {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: budgetMs * 0.2,
  });
});

test('parsers never throw for any length', () => {
  for (const text of [...sound, 'A', '[', '{"a":'])
    readAll(text.repeat(Math.ceil(1_000_000 / text.length)));
});
