import { lazyPart } from '../parts/lazyPart.tsx';
import type { ContradictedProps } from './Contradicted.tsx';

/** Notice of a receipt that contradicts an earlier simulation. */
export const Contradicted = lazyPart<ContradictedProps>(
  'contradicted',
  () => import('./contradictedPart.ts'),
  true,
);
