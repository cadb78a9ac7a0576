import { describe, expect, it } from 'vitest';
import { pairingOf } from './pairing.ts';

const control = {
  getState: () => ({ status: 'idle' }),
  subscribe: () => () => {},
  getSession: () => undefined,
  choose() {},
  forget() {},
  renew() {},
  cancel() {},
  check: async () => {},
};

describe('pairingOf', () => {
  it('returns the control of a connector for phones, whatever its type', () => {
    const connector = { type: 'custom', mooring: { kind: 'pairing', control } } as const;
    expect(pairingOf(connector)).toBe(control);
  });

  it.each([
    ['another kind', { type: 'pairing', mooring: { kind: 'passkey', control } } as const],
    ['a type alone', { type: 'pairing' }],
    ['nothing', undefined],
  ])('returns nothing for %s', (_, connector) => {
    expect(pairingOf(connector)).toBeUndefined();
  });
});
