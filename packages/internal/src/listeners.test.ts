import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('each hears until it stops, one given twice hears twice', () => {
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

test('one that stops another, or adds one, changes nothing of the round that runs', () => {
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

test('what feeds it starts with the first and stops with the last, each time', () => {
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
