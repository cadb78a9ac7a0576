import { LONGEST_TIMER_MS } from './times.ts';

/** Mistakes logged on this page; in development only. */
const loggedMistakes = new Set<string>();

/** Logs a mistake of the application, once for a page, with the section of the documents that says how to fix it. */
export function logMistake(message: string, section: string): void {
  if (loggedMistakes.has(message)) return;
  loggedMistakes.add(message);
  console.error(withPage(message, section));
}

/** Creates the error of a mistake with which the application cannot work. */
export function createMistake(message: string, section: string): Error {
  return new Error(withPage(message, section));
}

/** Describes the first time, in ms, that is longer than any timer; undefined without one, `Infinity` among them. */
export function findTimerMistake(times: unknown): string | undefined {
  for (const [name, ms] of Object.entries(Object(times)))
    if (typeof ms === 'number' && ms > LONGEST_TIMER_MS)
      return `\`${name}\` is ${ms}, and a timer of more than ${LONGEST_TIMER_MS} ms ends at once: write that number for no limit.`;
  return undefined;
}

function withPage(message: string, section: string): string {
  return `Mooring: ${message}\nDocs: docs/troubleshooting.md#${section}`;
}
