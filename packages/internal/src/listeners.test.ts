import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('createListeners calls each listener until it unsubscribes, one added twice twice', () => {
  const { emit, subscribe } = createListeners<[string]>();
  const heard = vi.fn();
  const stops = [subscribe(heard), subscribe(heard)];
  emit('a');
  stops[0]?.();
  stops[0]?.();
  emit('b');
  stops[1]?.();
  emit('c');
  expect(heard.mock.calls).toEqual([['a'], ['a'], ['b']]);
});

test('createListeners calls the listeners of the start of an event, also when one removes or adds another', () => {
  const { emit, subscribe } = createListeners();
  const late = vi.fn();
  const other = vi.fn();
  const stop = subscribe(() => {
    stopOther();
    stop();
    subscribe(late);
  });
  const stopOther = subscribe(other);
  emit();
  expect([other.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
  emit();
  expect([other.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
});

test('createListeners runs start with the first listener and stop with the last, each time', () => {
  const told: string[] = [];
  const { subscribe } = createListeners(() => {
    told.push('start');
    return () => told.push('stop');
  });
  const stops = [subscribe(() => {}), subscribe(() => {})];
  for (const stop of [...stops, ...stops]) stop();
  subscribe(() => {})();
  expect(told).toEqual(['start', 'stop', 'start', 'stop']);
});
