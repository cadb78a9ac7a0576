import { lazyPart } from '@mooring/page/ui';
import { partFallback } from '../parts/partFallback.tsx';
import type { DelayNoticeProps } from './DelayNotice.tsx';

/** Delay modifier of an account, in a separate chunk for the few that have one; a notice with a retry if it fails to load. */
export const LazyDelayNotice = lazyPart<DelayNoticeProps>(() => import('./part.ts'), partFallback);
