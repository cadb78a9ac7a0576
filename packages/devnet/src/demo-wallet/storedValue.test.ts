import { expect, test } from 'vitest';
import { createStoredValue, type StringStorage } from './storedValue.ts';
import { mapStorage } from './testWallet.ts';

const parse = (stored: unknown) => (typeof stored === 'number' ? stored : 0);
const open = (storage: StringStorage) => createStoredValue({ key: 'k', storage, parse });

test('createStoredValue stores and emits a change', () => {
  const storage = mapStorage();
  const value = open(storage);
  const values: number[] = [];
  const stop = value.subscribe(() => values.push(value.get()));
  value.update((now) => now + 1);
  stop();
  value.update((now) => now + 1);
  expect([values, storage.map.get('k'), open(storage).get()]).toEqual([[1], '2', 2]);
});

test.each(['{', '"text"', ''])('createStoredValue ignores damaged storage %j', (text) => {
  const storage = mapStorage();
  storage.setItem('k', text);
  expect(open(storage).get()).toBe(0);
});

test('createStoredValue merges with the value of another tab', () => {
  const storage = mapStorage();
  const [one, other] = [open(storage), open(storage)];
  one.update(() => 10);
  other.update((now) => now + 1);
  one.reload();
  expect(one.get()).toBe(11);
});

test('createStoredValue keeps the value in memory while storage is full (quota)', () => {
  const storage = mapStorage();
  let full = true;
  const value = open({
    getItem: storage.getItem,
    setItem(key, text) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, text);
    },
  });
  value.update(() => 5);
  value.reload();
  expect(value.get()).toBe(5);
  full = false;
  value.update((now) => now + 1);
  expect(storage.map.get('k')).toBe('6');
});

test('createStoredValue is empty when storage is denied', () => {
  const value = open({
    getItem() {
      throw new DOMException('refused', 'SecurityError');
    },
    setItem() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  value.update((now) => now + 3);
  expect(value.get()).toBe(3);
});
