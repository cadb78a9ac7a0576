import { vi } from 'vitest';

/** Polls until there is a value, also on a slow machine. */
export function until<Found>(look: () => Found | Promise<Found>) {
  return vi.waitUntil(look, { timeout: 60_000, interval: 5 });
}
