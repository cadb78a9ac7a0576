import { describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from '../deviceStorage.ts';
import { type CatalogueFiles, createCatalogue } from './catalogue.ts';
import { createLocaleStore } from './localeStore.ts';
import { locales } from './locales.ts';

/** Catalogue whose loads are resolved by the test. */
function slowCatalogue(first?: { hello: string }) {
  const english = Promise.withResolvers<{ hello: string }>();
  const arabic = Promise.withResolvers<{ hello: string }>();
  const rest = () => Promise.reject(new Error('no such file'));
  const files = {
    ...Object.fromEntries(locales.map((locale) => [locale, rest])),
    en: () => english.promise,
    ar: () => arabic.promise,
  } as CatalogueFiles<{ hello: string }>;
  const catalogue = createCatalogue(files, first);
  return {
    catalogue,
    english: () => english.resolve({ hello: 'Hello' }),
    arabic: () => arabic.resolve({ hello: 'مرحبا' }),
    failArabic: () => arabic.reject(new Error('offline')),
  };
}

function storeOf(
  catalogue: ReturnType<typeof slowCatalogue>['catalogue'],
  options: { languages?: string[]; storage?: ReturnType<typeof createDeviceStorage> } = {},
) {
  const onError = vi.fn();
  const { languages = ['en'], storage = createDeviceStorage() } = options;
  const store = createLocaleStore({ storage, catalogues: [catalogue], languages, onError });
  return { store, storage, onError };
}

describe('createLocaleStore', () => {
  it('shows the first English texts immediately, and all when loaded', async () => {
    const slow = slowCatalogue({ hello: 'Hello' });
    const { store } = storeOf(slow.catalogue);
    expect(store.get()).toMatchObject({ locale: 'en', complete: false, readable: true });
    const complete = store.whenComplete();
    slow.english();
    await complete;
    expect(store.get()).toMatchObject({ locale: 'en', complete: true, readable: true });
  });

  it('shows no English while Arabic is loading', async () => {
    const slow = slowCatalogue({ hello: 'Hello' });
    const { store } = storeOf(slow.catalogue, { languages: ['ar-EG', 'en'] });
    slow.english();
    expect(store.get()).toMatchObject({ locale: 'ar', complete: false, readable: false });
    slow.arabic();
    await store.whenComplete();
    expect(store.get()).toMatchObject({ locale: 'ar', complete: true, readable: true });
  });

  it('does not notify when the same language is chosen again: hosts may choose in an effect', async () => {
    const slow = slowCatalogue({ hello: 'Hello' });
    const { store } = storeOf(slow.catalogue);
    slow.english();
    await store.whenComplete();
    const before = store.get();
    const told = vi.fn();
    store.subscribe(told);
    await store.choose('en');
    expect(told).not.toHaveBeenCalled();
    expect(store.get()).toBe(before);
  });

  it('notifies when its texts are loaded, also while those of a part are loading', async () => {
    const slow = slowCatalogue({ hello: 'Hello' });
    const part = slowCatalogue();
    const { store } = storeOf(slow.catalogue);
    const complete = store.whenComplete();
    const wanting = store.load(part.catalogue);
    const told = vi.fn();
    store.subscribe(told);
    slow.english();
    await complete;
    expect(told).toHaveBeenCalledOnce();
    expect(store.get()).toMatchObject({ locale: 'en', complete: true, readable: true });
    part.english();
    await wanting;
    expect(store.get()).toMatchObject({ locale: 'en', complete: true, readable: true });
  });

  it('shows the last choice, even if its file loads first', async () => {
    const slow = slowCatalogue();
    const { store } = storeOf(slow.catalogue);
    const first = store.choose('ar');
    expect(store.get()).toMatchObject({ locale: 'en', chosen: 'ar' });
    const last = store.choose('en');
    expect(store.get()).toMatchObject({ locale: 'en', chosen: 'en' });
    slow.english();
    await last;
    slow.arabic();
    await first;
    expect(store.get().locale).toBe('en');
  });

  it('stores a choice, and follows a choice of another tab', async () => {
    const slow = slowCatalogue({ hello: 'Hello' });
    slow.english();
    slow.arabic();
    const { store, storage } = storeOf(slow.catalogue);
    store.subscribe(() => {});
    await store.choose('ar');
    expect(storeOf(slow.catalogue, { storage }).store.get().locale).toBe('ar');
    storage.set('locale', 'en');
    await store.whenComplete();
    expect(store.get().locale).toBe('en');
  });

  it('keeps the current language when a file fails to load, reports it, and can retry', async () => {
    const slow = slowCatalogue({ hello: 'Hello' });
    slow.english();
    const { store, onError } = storeOf(slow.catalogue);
    await store.whenComplete();
    slow.failArabic();
    await store.choose('ar');
    expect(store.get()).toMatchObject({ locale: 'en', chosen: 'en' });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('falls back to English when the first language fails to load', async () => {
    const slow = slowCatalogue();
    slow.english();
    slow.failArabic();
    const { store } = storeOf(slow.catalogue, { languages: ['ar'] });
    await store.whenComplete();
    expect(store.get()).toMatchObject({ locale: 'en', complete: true, readable: true });
  });

  it('loads and listens only while it has subscribers, and catches up afterwards', async () => {
    const slow = slowCatalogue();
    slow.english();
    slow.arabic();
    const storage = createDeviceStorage();
    const subscribed = vi.spyOn(storage, 'subscribe');
    const loaded = vi.spyOn(slow.catalogue, 'load');
    const { store } = storeOf(slow.catalogue, { storage });
    expect(subscribed).not.toHaveBeenCalled();
    expect(loaded).not.toHaveBeenCalled();
    store.subscribe(() => {})();
    storage.set('locale', 'ar');
    expect(store.get().chosen).toBe('en');
    store.subscribe(() => {});
    await store.whenComplete();
    expect(store.get().locale).toBe('ar');
  });

  it('loads the texts of a part, and later changes of language wait for them', async () => {
    const kit = slowCatalogue({ hello: 'Hello' });
    const part = slowCatalogue();
    kit.english();
    kit.arabic();
    part.english();
    const { store } = storeOf(kit.catalogue);
    await store.load(part.catalogue);
    expect(part.catalogue.has('en')).toBe(true);
    const choosing = store.choose('ar');
    await kit.catalogue.load('ar');
    await Promise.resolve();
    expect(store.get()).toMatchObject({ locale: 'en', chosen: 'ar' });
    part.arabic();
    await choosing;
    expect(store.get().locale).toBe('ar');
    expect(part.catalogue.has('ar')).toBe(true);
  });

  it('loads the texts of a part in a language that is loading already', async () => {
    const kit = slowCatalogue({ hello: 'Hello' });
    const part = slowCatalogue();
    kit.english();
    part.english();
    part.arabic();
    const { store } = storeOf(kit.catalogue);
    const choosing = store.choose('ar');
    const wanting = store.load(part.catalogue);
    kit.arabic();
    await choosing;
    await wanting;
    expect(store.get().locale).toBe('ar');
    expect(part.catalogue.has('ar')).toBe(true);
  });

  it('rejects when the texts of a part fail to load, and can retry', async () => {
    const kit = slowCatalogue({ hello: 'Hello' });
    kit.english();
    const part = slowCatalogue();
    const load = vi.spyOn(part.catalogue, 'load').mockRejectedValueOnce(new Error('offline'));
    const { store, onError } = storeOf(kit.catalogue);
    await expect(store.load(part.catalogue)).rejects.toThrow('offline');
    expect(onError).not.toHaveBeenCalled();
    part.english();
    await store.load(part.catalogue);
    expect(load).toHaveBeenCalledTimes(2);
    expect(store.get()).toMatchObject({ locale: 'en', readable: true });
  });

  it('ignores damaged storage', () => {
    const slow = slowCatalogue({ hello: 'Hello' });
    const storage = createDeviceStorage();
    storage.set('locale', '{"en":true}');
    expect(storeOf(slow.catalogue, { storage }).store.get().locale).toBe('en');
  });
});
