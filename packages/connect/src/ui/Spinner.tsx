import { useEffect, useState } from 'react';

/**
 * Spinner while waiting; does not move under reduced motion.
 *
 * @example
 * ```tsx
 * import { Spinner } from '@mooring/connect/parts';
 *
 * export const Wait = () => <p><Spinner /> Mooring…</p>;
 * ```
 */
export function Spinner() {
  return <span className="mooring-spinner" aria-hidden="true" />;
}

/** Time after which a hint about the wallet's window is shown, in ms. */
const HINT_DELAY_MS = 6_000;

/**
 * Returns true once `lasting` has been true for `ms` milliseconds; starts over each time.
 *
 * @example
 * ```tsx
 * import { useElapsed } from '@mooring/connect/parts';
 *
 * export function Waiting({ busy }: { readonly busy: boolean }) {
 *   return useElapsed(busy) && <p>Is a window of your wallet open?</p>;
 * }
 * ```
 */
export function useElapsed(lasting: boolean, ms = HINT_DELAY_MS): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!lasting) return;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [lasting, ms]);
  return elapsed;
}
