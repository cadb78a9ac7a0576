import { useInsertionEffect } from 'react';

/**
 * Adds a constructed stylesheet to the page, which the strictest content security policy and Trusted Types allow. Does
 * nothing without constructed stylesheets, as in jsdom.
 * @returns the function that removes it
 */
export function adoptStylesheet(css: string): () => void {
  if (css === '' || !document.adoptedStyleSheets) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

const adopted = new Set<string>();

/** Adds a stylesheet to the page permanently, once. */
export function keepStylesheet(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  adoptStylesheet(css);
}

/**
 * Adds a component's stylesheet to the page before it renders, once; importing the stylesheet has no effect.
 *
 * @example
 * ```tsx
 * import { useStylesheet } from '@mooring/connect/parts';
 *
 * const styles = '.tide { font-variant-numeric: tabular-nums }';
 *
 * export function Tide({ metres }: { readonly metres: number }) {
 *   useStylesheet(styles);
 *   return <p className="tide">{metres}</p>;
 * }
 * ```
 */
export function useStylesheet(css: string): void {
  useInsertionEffect(() => keepStylesheet(css), [css]);
}
