import { findFaults } from './findFaults.ts';
import { findUnmirrored } from './findUnmirrored.ts';
import { isDrawn } from './isDrawn.ts';
import { showLocale } from './showLocale.ts';

/** API of the walk in the page. */
interface LayoutWalk {
  readonly findFaults: typeof findFaults;
  readonly findUnmirrored: typeof findUnmirrored;
  readonly isDrawn: typeof isDrawn;
  readonly showLocale: typeof showLocale;
}

declare global {
  interface Window {
    layoutWalk: LayoutWalk;
  }
}

window.layoutWalk = { findFaults, findUnmirrored, isDrawn, showLocale };
