/** How long a host may take to answer what no person has to decide, in ms. */
export const hostTimeoutMs = 10_000;
