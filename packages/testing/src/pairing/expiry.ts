/** The time so many seconds from now, in seconds since 1970. */
export function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1_000) + seconds;
}

/** Whether a time in seconds since 1970 has come. */
export function isOver(expiry: number): boolean {
  return expiry * 1_000 <= Date.now();
}
