/** Budget of hedge requests, a share of all requests. */
export type HedgeBudget = {
  /** Counts a regular request. */
  earn(): void;
  /** Takes one hedge request. Returns false when none is left. */
  spend(): boolean;
};

const SHARE = 0.1;
/** Most hedge requests saved up. */
const MOST = 10;

/** Creates a budget of one hedge per ten requests, so that a slow network does not get twice the load. */
export function createHedgeBudget(): HedgeBudget {
  let left = MOST;
  return {
    earn() {
      left = Math.min(MOST, left + SHARE);
    },
    spend() {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
