import { graphemes } from './graphemes.ts';

const longest = 24;

/**
 * Shortens a name for display: the part before the last label is cut to 24 characters and ends with `...`
 * (`abcdefghijklmnopqrstuvwx...`). A name of one label is unchanged. Counts graphemes: no emoji is cut in
 * half.
 *
 * @example
 * ```ts
 * import { formatName } from '@mooring/connect';
 *
 * formatName('pay.the-shop-round-the-corner.eth'); // 'pay.the-shop-round-the-c...'
 * ```
 */
export function formatName(name: string): string {
  const point = name.lastIndexOf('.');
  const before = graphemes(name.slice(0, Math.max(point, 0)));
  if (before.length <= longest) return name;
  return `${before.slice(0, longest).join('')}...`;
}
