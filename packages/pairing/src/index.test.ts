import { expect, test } from 'vitest';
import * as all from './index.ts';

test('@mooring/pairing exports only its public names', () => {
  expect(Object.keys(all).sort()).toEqual(['PairingError', 'pairing']);
});

test('pairing without a project id throws when created', () => {
  const metadata = { name: 'Page', description: '', url: 'https://example.org', icons: [] };
  const relayUrl = 'wss://relay.example.org';
  expect(() => all.pairing({ projectId: '', relayUrl, metadata })).toThrow('No projectId found');
});
