import { lazyPart, NoPart } from '@mooring/page/ui';
import type { ContradictedProps } from './Contradicted.tsx';

/** Notice of a receipt that contradicts an earlier simulation. */
export const LazyContradicted = lazyPart<ContradictedProps>(() => import('./contradictedPart.ts'), {
  failed: NoPart,
});
