import { expect, test } from 'vitest';
import { createDeviceStorage } from './deviceStorage.ts';

test('createDeviceStorage on a server keeps values in memory', () => {
  expect(typeof window).toBe('undefined');
  const device = createDeviceStorage();
  const changes: (string | null)[] = [];
  const stop = device.subscribe((key) => changes.push(key));
  device.set('a', '1');
  expect(device.get('a')).toBe('1');
  expect(device.keys('')).toEqual(['a']);
  expect(createDeviceStorage().get('a')).toBeNull();
  expect(changes).toEqual(['a']);
  stop();
});
