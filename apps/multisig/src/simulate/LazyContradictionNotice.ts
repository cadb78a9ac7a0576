import { lazyPart, NoPart } from '@mooring/page/ui';
import type { ContradictionNoticeProps } from './ContradictionNotice.tsx';

/** Notice of a receipt that contradicts an earlier simulation. */
export const LazyContradictionNotice = lazyPart<ContradictionNoticeProps>(
  () => import('./contradictionPart.ts'),
  {
    failed: NoPart,
  },
);
