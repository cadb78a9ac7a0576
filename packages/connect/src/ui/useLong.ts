import { useEffect, useState } from 'react';

/** After this many milliseconds a person may wonder where the wallet's window is. */
const LONG_MS = 6_000;

/** Whether something has lasted for `ms` milliseconds; anew each time it begins. */
export function useLong(lasting: boolean, ms = LONG_MS): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!lasting) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [lasting, ms]);
  return long;
}
