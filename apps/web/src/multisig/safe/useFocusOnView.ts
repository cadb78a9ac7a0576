import { useEffect, useRef } from 'react';
import type { View } from '../../safe/place.ts';

/** Moves the focus to the heading after a view change within an account, as on a new page. */
export function useFocusOnView(view: View): void {
  const key = JSON.stringify(view, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = '';
    const heading = document.getElementById('safe-view');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [key]);
}
