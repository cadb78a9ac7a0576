import type { Durability } from '@mooring/sign-in/server/database';

/** Of a change that is on disk before it resolves. */
export const LASTING_CHANGE: Durability = { isLasting: true };
