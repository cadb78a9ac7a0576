// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { createDeviceStorage } from './deviceStorage.ts';
import { openTwoTabs, refuse } from './twoTabs.testing.ts';

beforeEach(() => localStorage.clear());

describe('createDeviceStorage stores values', () => {
  test('in localStorage under the prefix', () => {
    const device = createDeviceStorage();
    device.set('theme', 'dark');
    expect(localStorage.getItem('mooring.theme')).toBe('dark');
    expect(device.get('theme')).toBe('dark');
    device.remove('theme');
    expect(localStorage.length).toBe(0);
    expect(device.get('theme')).toBeNull();
  });

  test('and lists keys by prefix, without those of others', () => {
    localStorage.setItem('tx.1', 'somebody else');
    localStorage.setItem('mooringx.tx.1', 'somebody else');
    const device = createDeviceStorage({ prefix: 'mooring' });
    for (const key of ['tx.1', 'tx.2', 'theme']) device.set(key, '·');
    expect(device.keys('tx.').sort()).toEqual(['tx.1', 'tx.2']);
    expect(device.keys('').sort()).toEqual(['theme', 'tx.1', 'tx.2']);
  });
});

describe('createDeviceStorage with a storage that throws', () => {
  const refusals = [
    ['every access', ['getItem', 'setItem', 'removeItem', 'key', 'length']],
    ['reading', ['getItem']],
    ['writing', ['setItem']],
    ['writing and removing', ['setItem', 'removeItem']],
  ] as const;
  test.each(refusals)('keeps values in memory: %s', (_, methods) => {
    const device = createDeviceStorage({ storage: refuse(openTwoTabs().first.storage, methods) });
    device.set('a', '1');
    expect(device.get('a')).toBe('1');
    expect(device.keys('')).toEqual(['a']);
    device.remove('a');
    expect(device.get('a')).toBeNull();
    expect(device.keys('')).toEqual([]);
  });

  test('works when reading window.localStorage throws', () => {
    const device = createDeviceStorage({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    device.set('a', '1');
    expect(device.get('a')).toBe('1');
  });

  test('prefers the value in memory until a write succeeds', () => {
    const { first, content } = openTwoTabs();
    let isFull = false;
    const device = createDeviceStorage({
      storage: () => (isFull ? refuse(first.storage, ['setItem']) : first.storage),
    });
    device.set('a', 'old');
    isFull = true;
    device.set('a', 'new');
    expect([device.get('a'), content.get('mooring.a')]).toEqual(['new', 'old']);
    isFull = false;
    device.set('a', 'new'); // the same value again: it now reaches the storage
    expect(content.get('mooring.a')).toBe('new');
    content.set('mooring.a', 'newer');
    expect(device.get('a')).toBe('newer');
  });

  test('keeps a key removed that the storage could not remove', () => {
    const { first, content } = openTwoTabs();
    content.set('mooring.a', '1');
    const device = createDeviceStorage({ storage: refuse(first.storage, ['removeItem']) });
    device.remove('a');
    expect(device.get('a')).toBeNull();
    expect(device.keys('')).toEqual([]);
  });
});

describe('createDeviceStorage subscribe', () => {
  test('calls listeners once per change, of this and of another tab', () => {
    const tabs = openTwoTabs();
    const here = createDeviceStorage(tabs.first);
    const there = createDeviceStorage(tabs.second);
    const changes: (string | null)[] = [];
    const stop = here.subscribe((key) => changes.push(key));

    here.set('a', '1');
    here.set('a', '1'); // no change
    there.set('b', '2');
    there.remove('b');
    tabs.second.storage.setItem('foreign', '3');
    tabs.clear();
    expect(changes).toEqual(['a', 'b', 'b', null]);

    stop();
    here.set('a', '2');
    there.set('b', '3');
    expect(changes).toHaveLength(4);
  });

  test('removes one listener when unsubscribed twice', () => {
    const device = createDeviceStorage();
    const changes: string[] = [];
    const stop = device.subscribe(() => changes.push('first'));
    device.subscribe(() => changes.push('second'));
    stop();
    stop();
    device.set('a', '1');
    expect(changes).toEqual(['second']);
  });

  test("prefers another tab's newer value to a failed write", () => {
    const tabs = openTwoTabs();
    const here = createDeviceStorage({
      ...tabs.first,
      storage: refuse(tabs.first.storage, ['setItem']),
    });
    const there = createDeviceStorage(tabs.second);
    here.subscribe(() => {});
    here.set('a', 'here');
    there.set('a', 'there');
    expect(here.get('a')).toBe('there');
  });

  test('listens to the window by default, not to its sessionStorage', () => {
    const device = createDeviceStorage();
    const changes: (string | null)[] = [];
    device.subscribe((key) => changes.push(key));
    const said = { key: 'mooring.a', newValue: '1' };
    window.dispatchEvent(new StorageEvent('storage', { ...said, storageArea: sessionStorage }));
    expect(changes).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { ...said, storageArea: localStorage }));
    expect(changes).toEqual(['a']);
  });

  test('calls listeners with null when the page returns from the back-forward cache', () => {
    const changes: (string | null)[] = [];
    createDeviceStorage().subscribe((key) => changes.push(key));
    window.dispatchEvent(new Event('pageshow'));
    expect(changes).toEqual([null]);
  });
});
