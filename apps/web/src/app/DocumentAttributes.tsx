import { useLocale, useTheme } from '@mooring/connect';
import { useLayoutEffect } from 'react';

/** Renders nothing: syncs the document's language, direction and theme with the visitor's settings. */
export function DocumentAttributes() {
  const { locale, direction } = useLocale();
  const { attributes } = useTheme();
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.lang = locale;
    html.dir = direction;
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'className') html.classList.add(value);
      else html.setAttribute(name, value);
    }
  }, [locale, direction, attributes]);
  return null;
}
