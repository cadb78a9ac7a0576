import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that is false once the person has left the view: what ends then must not lead them back. */
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
