import { expect, test } from 'vitest';
import * as all from './index.ts';

test('exports', () => {
  expect(Object.keys(all).sort()).toEqual(['PairingError', 'pairing']);
});

test('a page without a project id is refused when its configuration is made', () => {
  const metadata = { name: 'Page', description: '', url: 'https://example.org', icons: [] };
  const relayUrl = 'wss://relay.example.org';
  expect(() => all.pairing({ projectId: '', relayUrl, metadata })).toThrow('No projectId found');
});
