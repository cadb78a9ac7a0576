import type { SessionPlace } from './signInStore.ts';

/** The place before every session of a list. */
export const listStart: SessionPlace = {
  lastSeenAt: Number.MAX_SAFE_INTEGER,
  createdAt: 0,
  id: '',
};
