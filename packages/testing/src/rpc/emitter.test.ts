import { expect, test, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

test('createEmitter reports a throwing listener and calls the others', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { on, off, emit } = createEmitter();
  const fault = new Error('a page’s own');
  const listener = vi.fn();
  on('chainChanged', () => {
    throw fault;
  });
  on('chainChanged', listener);
  emit('chainChanged', '0x1');
  off('chainChanged', listener);
  emit('chainChanged', '0x2');
  expect(listener.mock.calls).toEqual([['0x1']]);
  expect(report.mock.calls).toEqual([[fault], [fault]]);
  vi.unstubAllGlobals();
});

test('createEmitter calls a listener until it is removed', () => {
  const payloads: unknown[] = [];
  const { on, off, emit } = createEmitter();
  const listener = (payload: unknown) => payloads.push(payload);
  on('chainChanged', listener);
  on('chainChanged', listener);
  emit('chainChanged', 1);
  off('chainChanged', listener);
  emit('chainChanged', 2);
  emit('message', 3);
  expect(payloads).toEqual([1, 1, 2]);
});
