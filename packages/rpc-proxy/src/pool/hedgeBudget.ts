/** Limits extra requests to a share of all. */
export type HedgeBudget = {
  /** A request was made that had to be. */
  earn(): void;
  /** Takes one extra request, where there is one left. */
  spend(): boolean;
};

const SHARE = 0.1;
/** Extra requests that can be saved up. */
const MOST = 10;

/** One extra request for every ten, so that a network that is slow as a whole is not asked twice. */
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
