import { useSyncExternalStore } from 'react';

/** Scheme of the page around the frame, which has its own switch; the system's where there is none. */
export function useSiteScheme(): 'light' | 'dark' | 'system' {
  return useSyncExternalStore(subscribe, readSiteScheme);
}

const site = parent === window ? undefined : parent.document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  if (site) observer.observe(site, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Reads the scheme once. */
export function readSiteScheme(): 'light' | 'dark' | 'system' {
  if (!site) return 'system';
  return site.classList.contains('dark') ? 'dark' : 'light';
}
