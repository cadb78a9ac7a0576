import { expect, test } from 'vitest';
import * as all from './protocol.ts';

test('what is public', () => {
  expect(Object.keys(all).sort()).toEqual([
    'agreeOnKey',
    'createKeyPair',
    'createRelayClient',
    'deriveTopic',
    'longestSessionSeconds',
    'openTopicChannel',
    'parsePairingUri',
    'sealEnvelope',
  ]);
});
