import type { SessionPlace } from './signInStore.ts';

/** Cursor before the first session of a list. */
export const listStart: SessionPlace = {
  lastSeenAt: Number.MAX_SAFE_INTEGER,
  createdAt: 0,
  id: '',
};
