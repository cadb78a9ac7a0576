import { lazyPart } from '@mooring/page/ui';
import { partFallback } from '../parts/partFallback.tsx';
import type { RecoveryNoticeProps } from './RecoveryNotice.tsx';

/** Recovery of an account, in a separate chunk for the few that have one; a notice with a retry if it fails to load. */
export const LazyRecoveryNotice = lazyPart<RecoveryNoticeProps>(
  async () => ({ Part: (await import('./RecoveryNotice.tsx')).RecoveryNotice }),
  partFallback,
);
