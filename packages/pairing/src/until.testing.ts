import { vi } from 'vitest';

/** Looks until there is something, on a slow machine too. */
export function until<Found>(look: () => Found | Promise<Found>) {
  return vi.waitUntil(look, { timeout: 15_000, interval: 5 });
}
