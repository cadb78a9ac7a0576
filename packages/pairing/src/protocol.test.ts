import { expect, test } from 'vitest';
import * as all from './protocol.ts';

test('exports', () => {
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
