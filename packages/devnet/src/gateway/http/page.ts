import { LIMITS } from '../limits.ts';
import type { Call } from './call.ts';

/** Item of a list with the rows it stands for: itself, and labels before it. */
export type Rows = readonly unknown[];

/**
 * Page of a list at the `cursor` (`limit=20&offset=40`). `next` and `previous` are absolute URLs, as in the
 * public gateway.
 */
export function pageOf({ url }: Call, items: readonly Rows[]) {
  const cursor = new URLSearchParams(url.searchParams.get('cursor') ?? '');
  const asked = wholeNumber(cursor.get('limit') ?? url.searchParams.get('limit'));
  const limit = Math.min(asked || LIMITS.page, LIMITS.longestPage);
  const offset = wholeNumber(cursor.get('offset'));
  const at = (start: number): string => {
    const address = new URL(url);
    address.searchParams.set('cursor', `limit=${limit}&offset=${start}`);
    return address.href;
  };
  return {
    count: items.length,
    next: offset + limit < items.length ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results: items.slice(offset, offset + limit).flat(),
  };
}

function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
