import { useEffect } from 'react';
import { useSite } from './SiteContext.ts';

/** Sets the document title: the page first, then the site. */
export function useTitle(title: string): void {
  const { appName } = useSite().config;
  useEffect(() => {
    document.title = title === '' ? appName : `${title} · ${appName}`;
  }, [title, appName]);
}
