import { expect, test } from 'vitest';
import * as all from './protocol.ts';

test('@mooring/pairing/protocol exports only its public names', () => {
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
