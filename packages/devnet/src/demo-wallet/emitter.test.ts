import { afterEach, expect, test, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a listener hears its event until it is removed, and is removed once', () => {
  const heard: unknown[] = [];
  const events = createEmitter();
  const listener = (payload: unknown) => heard.push(payload);
  events.on('chainChanged', listener);
  events.on('chainChanged', listener);
  events.emit('chainChanged', 1);
  events.off('chainChanged', listener);
  events.emit('chainChanged', 2);
  events.emit('message', 3);
  expect(heard).toEqual([1, 1, 2]);
});

test('a listener that throws is reported and the next one still hears', () => {
  const reported: unknown[] = [];
  // A function of the browser that Node lacks.
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const heard: unknown[] = [];
  const events = createEmitter();
  const fault = new Error('page');
  events.on('connect', () => {
    throw fault;
  });
  events.on('connect', (payload) => heard.push(payload));
  events.emit('connect', 'x');
  expect([reported, heard]).toEqual([[fault], ['x']]);
});
