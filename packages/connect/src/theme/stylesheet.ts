import { useInsertionEffect } from 'react';

/**
 * Puts a stylesheet on the page, by constructing it: the strictest content security policy and Trusted
 * Types let that through. Does nothing where a document has no such sheets, as in jsdom.
 * @returns takes it off the page
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

/** Has a stylesheet on the page from now on, once. */
export function keepStylesheet(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  adoptStylesheet(css);
}

/**
 * Puts a stylesheet on the page before what it is for is shown, and once; importing it does nothing.
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
