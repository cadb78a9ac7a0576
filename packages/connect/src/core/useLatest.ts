import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * A value as it is now; hosts may make a new adapter at every rendering. Set before the effects of what is below,
 * which act on the same change.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
