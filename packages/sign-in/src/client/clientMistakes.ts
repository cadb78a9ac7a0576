import { isRecord } from '@mooring/internal';
import { createMistake, findTimerMistake } from '@mooring/internal/mistakes';

/**
 * Checks the functions of `createSiweClient` in development.
 * @throws {Error} naming the first one that is missing
 */
export function checkSiweMistakes(options: unknown): void {
  for (const name of ['getNonce', 'verify', 'signOut', 'getSession']) {
    if (isRecord(options) && typeof options[name] === 'function') continue;
    throw createMistake(
      `createSiweClient has no function ${name}: it needs getNonce, verify, signOut and getSession.`,
      'sign-in',
    );
  }
}

/**
 * Checks the path of a sign-in server in development. Cookies of another origin are not sent.
 * @throws {Error} on a path that is a URL
 */
export function checkPathMistakes(path: unknown): void {
  if (path === '' || (typeof path === 'string' && /^\/(?!\/)/.test(path))) return;
  throw createMistake(
    `\`path\` is ${path}, which is not a path of this page's origin: write /api, and let your server pass it on.`,
    'sign-in',
  );
}

/**
 * Checks the timeout of requests in development.
 * @throws {Error} on a time that no timer has, with which every request would count as unanswered
 */
export function checkTimeoutMistakes(timeoutMs: number): void {
  const timer = findTimerMistake({ timeoutMs });
  if (timer !== undefined) throw createMistake(timer, 'sign-in');
  if (timeoutMs > 0) return;
  throw createMistake(`\`timeoutMs\` is ${timeoutMs}: write milliseconds, 1 or more.`, 'sign-in');
}
