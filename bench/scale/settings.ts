export const SEED = 7_000;
/** Visitors at once, of each run. */
export const VISITORS: readonly number[] = [1_000, 2_500, 5_000, 10_000, 20_000];
export const WARM_UP_MS = 4_000;
export const LENGTH_MS = 8_000;
/** Connections of the proxy in front to each instance. */
export const CONNECTIONS = 64;
export const IDLE_CONNECTIONS = 2_000;
