import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Returns a ref with the latest value; hosts may create a new adapter on every render. It is set before the effects of
 * child components, which react to the same change.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
