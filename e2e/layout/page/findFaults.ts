import type { Fault } from '../fault.ts';
import { findClipped } from './clipped.ts';
import { itemsOf, scopeOf } from './item.ts';
import { findOutside } from './outside.ts';
import { findOverflow } from './overflow.ts';
import { findOverlaps } from './overlap.ts';
import { findSpills } from './spill.ts';
import { findSmallTargets } from './target.ts';

/** All faults of the current page, scrolled to its top. */
export function findFaults(): readonly Fault[] {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const scope = scopeOf();
  const items = itemsOf(scope);
  return [
    ...findOverflow(scope),
    ...findClipped(items),
    ...findSpills(items),
    ...findOverlaps(items),
    ...findSmallTargets(items),
    ...findOutside(scope, items),
  ];
}
