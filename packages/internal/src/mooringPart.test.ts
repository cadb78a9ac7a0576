import { expect, test } from 'vitest';
import { connectorKind } from './mooringPart.ts';

const control = {};
test.each([
  ['of phones', { type: 'pairing', mooring: { kind: 'pairing', control } } as const, 'pairing'],
  [
    'of another type',
    { type: 'custom', mooring: { kind: 'passkey', control } } as const,
    'passkey',
  ],
  ['of wagmi for a Safe', { type: 'safe' }, 'safe'],
  ['of an extension', { type: 'injected' }, undefined],
  ['of no part', { type: 'passkey' }, undefined],
  ['that is none', undefined, undefined],
])('connectorKind of a connector %s', (_, connector, kind) => {
  expect(connectorKind(connector)).toBe(kind);
});
