import { expect, test } from 'vitest';
import { checkOptions, type PairingOptions } from './pairingOptions.ts';

const sound: PairingOptions = {
  projectId: 'project',
  relayUrl: 'wss://relay.example.org',
  metadata: { name: 'Page', description: '', url: 'https://example.org', icons: [] },
};

test.each([
  ['wss://relay.example.org'],
  ['wss://relay.example.org:8443/path'],
  ['ws://localhost:3010'],
  ['ws://127.0.0.1:3010'],
  ['ws://127.9.9.9'],
  ['ws://[::1]:3010'],
])('checkOptions accepts a relay at %s', (relayUrl) => {
  expect(checkOptions({ ...sound, relayUrl })).toMatchObject({ relayMs: 10_000 });
});

const wrong: readonly [string, Partial<PairingOptions>, string][] = [
  ['no project id', { projectId: '' }, 'No projectId found'],
  ['a blank project id', { projectId: ' ' }, 'No projectId found'],
  ['a relay others can read along', { relayUrl: 'ws://relay.example.org' }, 'wss://'],
  ['a relay that only looks local', { relayUrl: 'ws://127.0.0.1.example.org' }, 'wss://'],
  ['a relay that is a page', { relayUrl: 'https://relay.example.org' }, 'wss://'],
  ['a relay that is not an address', { relayUrl: 'relay' }, 'wss://'],
  ['a network that is none', { chains: [0] }, 'chains: 0 is not a chain id.'],
  ['a time that is none', { timeouts: { relayMs: 0 } }, 'timeouts.relayMs'],
  ['a link that is good for too long', { timeouts: { proposalMs: 300_001 } }, 'at most 300000'],
  ['a request that ends too soon', { timeouts: { requestMs: 1_000 } }, 'from 300000'],
];

test.each(wrong)('checkOptions refuses %s', (_, options, words) => {
  expect(() => checkOptions({ ...sound, ...options })).toThrow(words);
});

test('checkOptions refuses options without a project id', () => {
  const options = { ...sound };
  Reflect.deleteProperty(options, 'projectId');
  expect(() => checkOptions(options)).toThrow(/^No projectId found$/);
});
