import fc from 'fast-check';
import {
  type Address,
  bytesToHex,
  getAddress,
  type Hex,
  hexToBytes,
  keccak256,
  zeroAddress,
} from 'viem';
import { describe, expect, test } from 'vitest';
import { toBase64Url } from '../../../account/base64Url.ts';
import { type RecoveryRequest, requestLimits, toBytes } from './recoveryRequest.ts';
import { formatRequest, readRequest } from './requestLink.ts';

const account: Address = getAddress(`0x${'c'.repeat(40)}`);
const owner: Address = getAddress(`0x${'a'.repeat(40)}`);
const guardian: Address = getAddress(`0x${'1'.repeat(40)}`);
const request: RecoveryRequest = {
  account,
  newOwners: [owner],
  newThreshold: 1,
  networks: [
    { chainId: 1, nonce: 0n, signatures: [] },
    {
      chainId: 8453,
      nonce: 3n,
      signatures: [{ signer: guardian, signature: `0x${'5'.repeat(130)}` }],
    },
  ],
};
const link = `https://harbour.example/recovery#${formatRequest(request)}`;

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.some((byte) => byte > 1))
  .map((bytes) => getAddress(bytesToHex(bytes)));
const signature = fc
  .uint8Array({ minLength: 1, maxLength: 700 })
  .map((bytes): Hex => bytesToHex(bytes));
const requests = fc
  .record({
    addresses: fc.uniqueArray(address, { minLength: 2, maxLength: 8 }),
    threshold: fc.nat(6),
    networks: fc.uniqueArray(
      fc.record({
        chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        nonce: fc.bigInt(0n, requestLimits.nonce - 1n),
        signatures: fc.array(fc.record({ signer: address, signature }), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 5, selector: ({ chainId }) => chainId },
    ),
  })
  .map(({ addresses: [first = account, ...newOwners], threshold, networks }) => ({
    account: first,
    newOwners,
    newThreshold: 1 + (threshold % newOwners.length),
    networks: networks.sort((one, other) => one.chainId - other.chainId),
  }));

/** Writes bytes as a link, with a check that is right. */
function writeBytes(bytes: Uint8Array): string {
  const check = hexToBytes(keccak256(bytes)).subarray(0, 4);
  return `recovery-1-${toBase64Url(Uint8Array.from([...bytes, ...check]))}`;
}

/** Writes a request without its checks, as a stranger may. */
function writeHostile(change: Partial<RecoveryRequest>): string {
  return writeBytes(toBytes({ ...request, ...change }));
}

describe('readRequest', () => {
  test('reads back what formatRequest writes', () => {
    fc.assert(
      fc.property(requests, (one) => {
        expect(readRequest(formatRequest(one))).toEqual({ request: one });
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['the link', link],
    ['the fragment', link.slice(link.indexOf('#'))],
    ['a link in a message', `Please help: ${link}, and call me!`],
    ['a link with a full stop', `${link}.`],
    ['a link in brackets', `<${link}>`],
    ['a link in quotes', `“${link}”`],
    ['a link in emphasis', `_${link}_`],
    ['a link as Markdown', `[recover](${link})`],
    ['a link encoded by a chat application', encodeURIComponent(link)],
    [
      'a link encoded as a parameter',
      `https://chat.example/?u=${encodeURIComponent(link)}&from=me`,
    ],
    ['a link with a tracking parameter', `${link}?utm_source=chat`],
    ['a link on two lines', `${link}\nSent from my phone`],
  ])('reads %s', (_, text) => {
    expect(readRequest(text)).toEqual({ request });
  });

  test.each([
    ['an empty text', '', 'none'],
    ['another link', 'https://harbour.example/recovery', 'none'],
    ['an address', account, 'none'],
    ['a link that was cut', link.slice(0, -9), 'damaged'],
    ['a link in lower case', link.toLowerCase(), 'damaged'],
    [
      'a link in upper case',
      `recovery-1-${link.split('recovery-1-')[1]?.toUpperCase()}`,
      'damaged',
    ],
    ['a link with a line break inside', `${link.slice(0, 80)}\n${link.slice(80)}`, 'damaged'],
    ['no content', 'recovery-1-', 'none'],
    ['a later release', formatRequest(request).replace('-1-', '-2-'), 'otherVersion'],
    ['1 MB', `recovery-1-${'A'.repeat(1_048_576)}`, 'impossible'],
    ['a request with 1 MB after it', `${link} ${'A'.repeat(1_048_576)}`, 'impossible'],
    ['owner 0x0', writeHostile({ newOwners: [zeroAddress] }), 'impossible'],
    ['owner 0x1', writeHostile({ newOwners: [`0x${'1'.padStart(40, '0')}`] }), 'impossible'],
    ['the account as its owner', writeHostile({ newOwners: [account] }), 'impossible'],
    ['an owner twice', writeHostile({ newOwners: [owner, owner] }), 'impossible'],
    ['no owner', writeHostile({ newOwners: [] }), 'impossible'],
    ['threshold 0', writeHostile({ newThreshold: 0 }), 'impossible'],
    ['a threshold above the owners', writeHostile({ newThreshold: 2 }), 'impossible'],
    ['account 0x0', writeHostile({ account: zeroAddress }), 'impossible'],
    ['no network', writeHostile({ networks: [] }), 'impossible'],
    [
      'chain 0',
      writeHostile({ networks: [{ chainId: 0, nonce: 0n, signatures: [] }] }),
      'impossible',
    ],
    [
      'a network twice',
      writeHostile({ networks: [1, 1].map((chainId) => ({ chainId, nonce: 0n, signatures: [] })) }),
      'impossible',
    ],
    [
      'an empty signature',
      writeHostile({
        networks: [{ chainId: 1, nonce: 0n, signatures: [{ signer: guardian, signature: '0x' }] }],
      }),
      'impossible',
    ],
    [
      'bytes after the request',
      writeBytes(Uint8Array.from([...toBytes(request), 0])),
      'impossible',
    ],
    ['fewer bytes than it says', writeBytes(toBytes(request).subarray(0, -1)), 'impossible'],
  ])('refuses %s', (_, text, fault) => {
    expect(readRequest(text)).toEqual({ fault });
  });

  test('never throws, and returns nothing but possible requests, for any text and bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map(writeBytes);
    const letters = fc.string();
    const garbage = letters.map((text) => `recovery-1-${text}`);
    fc.assert(
      fc.property(fc.oneof(letters, garbage, bytes), (text) => {
        const { request: found } = readRequest(text);
        if (found) expect(readRequest(formatRequest(found))).toEqual({ request: found });
      }),
      { numRuns: 300 },
    );
  });

  test('refuses a link of which one character was changed', () => {
    const written = formatRequest(request);
    const place = fc.integer({ min: 'recovery-1-'.length, max: written.length - 1 });
    fc.assert(
      fc.property(place, fc.constantFrom(...'abcXYZ019'), (index, letter) => {
        fc.pre(written[index] !== letter);
        const changed = `${written.slice(0, index)}${letter}${written.slice(index + 1)}`;
        expect(readRequest(changed).request).toBeUndefined();
      }),
    );
  });
});

describe('formatRequest', () => {
  test('refuses an impossible request', () => {
    expect(() => formatRequest({ ...request, newThreshold: 0 })).toThrow(RangeError);
  });

  test('refuses a request that is too long for a link', () => {
    const signatures = Array.from({ length: 20 }, (_, index) => ({
      signer: getAddress(`0x${String(index + 10).repeat(20)}`),
      signature: `0x${'7'.repeat(8_000)}` as const,
    }));
    const networks = [{ chainId: 1, nonce: 0n, signatures }];
    expect(() => formatRequest({ ...request, networks })).toThrow(RangeError);
  });

  test('writes a short link before guardians sign', () => {
    const networks = [{ chainId: 1, nonce: 0n, signatures: [] }];
    expect(formatRequest({ ...request, networks }).length).toBeLessThan(100);
  });
});
