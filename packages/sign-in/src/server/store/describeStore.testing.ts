import { describe, test } from 'vitest';
import type { OpenStores } from '../conformance/storeCheck.ts';
import { storeChecks } from '../conformance/storeChecks.ts';

/** Registers each store check as a test. */
export function describeStore(name: string, openStores: OpenStores): void {
  describe(name, () => {
    for (const check of storeChecks) test(check.name, () => check.run(openStores));
  });
}
