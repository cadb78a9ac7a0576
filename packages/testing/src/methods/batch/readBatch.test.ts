import { expect, test } from 'vitest';
import { readBatch, refuseUnsupported } from './readBatch.ts';

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BATCH = {
  version: '2.0.0',
  chainId: '0xa',
  atomicRequired: false,
  calls: [{ to: FIRST, value: '0x1' }],
};

test('readBatch reads a batch and assigns an id', () => {
  expect(readBatch({ ...BATCH, from: FIRST })).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    chainId: 10,
    from: FIRST,
    calls: [{ to: FIRST, value: 1n, data: '0x' }],
  });
});

const read = (changes: object, capabilities = {}) => {
  const batch = readBatch({ ...BATCH, ...changes });
  refuseUnsupported(batch, capabilities);
  return batch;
};

test('readBatch ignores an unsupported optional capability', () => {
  const capabilities = { paymasterService: { optional: true, url: 'x' } };
  expect(read({ id: 'mine', capabilities }).id).toBe('mine');
});

test.each([
  ['another version', -32602, { version: '1.0' }],
  ['no word on atomicity', -32602, { atomicRequired: undefined }],
  ['no call', -32602, { calls: [] }],
  ['a call that is none', -32602, { calls: [7] }],
  ['an id too long', -32602, { id: 'x'.repeat(8195) }],
  ['capabilities that are none', -32602, { capabilities: [] }],
  ['a capability', 5700, { capabilities: { paymasterService: { url: 'x' } } }],
  ['a capability of one call', 5700, { calls: [{ to: FIRST, capabilities: { gas: {} } }] }],
  ['too many calls', 5740, { calls: Array.from({ length: 101 }, () => ({ to: FIRST })) }],
  ['atomic execution', 5760, { atomicRequired: true }],
])('readBatch refuses %s with %d', (_, code, changes) => {
  expect(() => read(changes)).toThrow(expect.objectContaining({ code }));
});

test.each(['supported', 'ready'])('refuseUnsupported accepts an atomic batch: %s', (status) => {
  const capabilities = { atomic: { status } };
  expect(read({ atomicRequired: true }, capabilities).calls).toHaveLength(1);
});

test('refuseUnsupported refuses a capability that is listed as unsupported', () => {
  const asked = { capabilities: { paymasterService: { url: 'x' } } };
  expect(() => read(asked, { paymasterService: { supported: false } })).toThrow(
    expect.objectContaining({ code: 5700 }),
  );
});

test('refuseUnsupported accepts a supported capability', () => {
  const asked = { capabilities: { paymasterService: { url: 'x' } } };
  expect(read(asked, { paymasterService: { supported: true } }).calls).toHaveLength(1);
});
