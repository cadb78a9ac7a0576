import { findFaults } from './findFaults.ts';
import { showLocale } from './showLocale.ts';

/** What the walk calls from outside of the page. */
interface LayoutWalk {
  readonly findFaults: typeof findFaults;
  readonly showLocale: typeof showLocale;
}

declare global {
  interface Window {
    layoutWalk: LayoutWalk;
  }
}

window.layoutWalk = { findFaults, showLocale };
