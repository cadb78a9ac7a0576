import type { SitePage } from '@mooring/page/site';

/** Path of a page of the navigation. */
export function pagePath(name: SitePage): string {
  return name === 'home' ? '/' : `/${name}`;
}
