import { useState } from 'react';

/** Action just done, kept with the history entry it led to. */
export type Arrival = 'proposed' | 'deleted';

/** State of a navigation after something was done. */
export function arrivalState(arrival: Arrival): { readonly arrival: Arrival } {
  return { arrival };
}

/** Action that led to this entry of the history; undefined for a link, or after leaving it. */
export function useArrival(): Arrival | undefined {
  const [arrival] = useState(() => readArrival(history.state));
  return arrival;
}

function readArrival(state: unknown): Arrival | undefined {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return undefined;
  const { arrival } = state;
  return arrival === 'proposed' || arrival === 'deleted' ? arrival : undefined;
}
