import { expect, it } from 'vitest';
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

it('knows a connector for phones by its type and its shape', () => {
  const connector = { type: 'pairing', pairing: control };
  expect(pairingOf(connector)).toBe(control);
});

it.each([
  ['another type', { type: 'injected', pairing: control }],
  ['no control', { type: 'pairing' }],
  ['null', { type: 'pairing', pairing: null }],
  ['a control that cannot cancel', { type: 'pairing', pairing: { ...control, cancel: undefined } }],
])('takes %s for none', (_, connector) => {
  expect(pairingOf(connector)).toBeUndefined();
});
