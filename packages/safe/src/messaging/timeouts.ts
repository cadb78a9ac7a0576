/** Timeout of host requests that need no decision of a person, in ms. */
export const hostTimeoutMs = 10_000;
