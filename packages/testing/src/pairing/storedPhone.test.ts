import { expect, test } from 'vitest';
import { expiryIn } from './expiry.ts';
import { readProposal } from './proposal.ts';
import { restoreLink } from './scannedLink.ts';
import type { PhoneState } from './startPhoneApp.ts';
import { readPhone, writePhone } from './storedPhone.ts';

const params = {
  proposer: { publicKey: 'ab'.repeat(32), metadata: { name: 'Harbour', url: 'u' } },
  requiredNamespaces: { eip155: { chains: ['eip155:one'], methods: [], events: [] } },
};

/** A phone with a link that has a proposal, and a session with a request of each kind. */
function keptPhone(expiry: number): PhoneState {
  const channel = { key: new Uint8Array(32).fill(7), expiry, heard: new Set([1, 2]) };
  const proposal = readProposal(1, params);
  if (!proposal) throw new Error('no proposal');
  const link = { ...channel, topic: 'link', proposals: new Map([[1, proposal]]) };
  const asked = { chainId: 10, method: 'personal_sign', params: ['0x'], expiry };
  const requests = [
    { id: 3, ...asked },
    { id: 4, ...asked, answer: { result: '0x1' } },
    { id: 5, ...asked, answer: { error: { code: 5000, message: 'No', data: undefined } } },
  ];
  const session = {
    ...{ ...channel, topic: 'session', site: { name: 'Harbour', url: 'u' } },
    terms: { accounts: ['0x1'], chainIds: [10], methods: ['personal_sign'], events: [] },
    requests: new Map(requests.map((request) => [request.id, request])),
  };
  return {
    relaySecret: 'cd'.repeat(32),
    links: new Map([['link', restoreLink(link, true)]]),
    sessions: new Map([['session', session]]),
  };
}

test('readPhone restores the stored state, invalid proposals included', () => {
  const kept = keptPhone(expiryIn(60));
  const read = readPhone(writePhone(kept));
  expect(read.relaySecret).toBe(kept.relaySecret);
  expect(read.sessions).toEqual(kept.sessions);
  const { outcome: _, ...link } = read.links.get('link') ?? {};
  const { outcome: __, ...before } = kept.links.get('link') ?? {};
  expect(link).toEqual(before);
});

test('readPhone restores unanswered requests', () => {
  const kept = keptPhone(expiryIn(60));
  const request = kept.sessions.get('session')?.requests.get(3);
  if (request) request.asking = new Promise(() => {});
  const read = readPhone(writePhone(kept)).sessions.get('session')?.requests.get(3);
  expect(read).not.toHaveProperty('asking');
});

test('readPhone drops expired links and sessions', () => {
  const read = readPhone(writePhone(keptPhone(1)));
  expect([read.links.size, read.sessions.size]).toEqual([0, 0]);
});

test.each([null, '{', '7', '{"links":7,"sessions":[{}]}', '{"relaySecret":7,"links":[null]}'])(
  'stored value %j starts a new phone',
  (text) => {
    expect(readPhone(text)).toEqual({
      relaySecret: undefined,
      links: new Map(),
      sessions: new Map(),
    });
  },
);
