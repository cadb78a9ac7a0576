import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that is false after the view is left, so that a finished action does not navigate back. */
export function useIsOpen(): () => boolean {
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return useCallback(() => open.current, []);
}
