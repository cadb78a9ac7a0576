/** A minute, in ms. */
export const MINUTE_MS = 60_000;

/** An hour, in ms. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day, in ms. */
export const DAY_MS = 24 * HOUR_MS;

/** A day, in seconds. */
export const DAY_SECONDS = 86_400;
/** Longest time of a timer, in ms: browsers and Node end a longer one at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Time in ms without changes after which a typed name is looked up. */
export const NAME_DEBOUNCE_MS = 350;
