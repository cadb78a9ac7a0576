/** Runs timers of a second or more immediately, except timeouts of a minute or more. */
export function fastForwardTimers(): void {
  const wait = window.setTimeout.bind(window);
  const hurried = (run: () => void, delayMs = 0, ...args: []) =>
    wait(run, delayMs >= 1_000 && delayMs < 60_000 ? 0 : delayMs, ...args);
  Reflect.set(window, 'setTimeout', hurried);
}
