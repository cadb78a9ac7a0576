/** Changes the language like another tab, and waits for texts and fonts. */
export async function showLocale(locale: string): Promise<void> {
  const changed = new Promise<void>((resolve) => {
    const root = document.documentElement;
    if (root.lang === locale) return resolve();
    const watcher = new MutationObserver(() => {
      if (root.lang !== locale) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(root, { attributeFilter: ['lang'] });
  });
  const key = 'mooring.locale';
  localStorage.setItem(key, locale);
  window.dispatchEvent(
    new StorageEvent('storage', { key, newValue: locale, storageArea: localStorage }),
  );
  await changed;
  await document.fonts.ready;
}
