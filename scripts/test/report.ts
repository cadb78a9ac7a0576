import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../run.ts';

/** A test that failed. */
export interface Failure {
  readonly name: string;
  /** The runner's message, at most 1,500 characters. */
  readonly reason: string;
  /** The command that runs it alone. */
  readonly alone: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

const REASON_LENGTH = 1_500;
/** Colours and other instructions to a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's instructions begin with one
const INSTRUCTIONS = /\u001b\[[\d;]*m/g;

/** All that a browser was started with: it hides what failed. */
const BROWSER_LOGS = /^Browser logs:\n\n(?:<launching>.*\n?|<launched>.*\n?|\[pid=.*\n?)*/m;

/** A runner's report; `undefined` when it wrote none. */
export async function readReport(
  file: string,
  read: (report: unknown) => Report,
): Promise<Report | undefined> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Reads Vitest's JSON report.
 *
 * @param command runs some of the tests, given a file and a name
 */
export function readVitest(command: string): (report: unknown) => Report {
  return (report) => {
    const failures = failedFiles(report, command);
    return {
      passed: numberAt(report, 'numPassedTests'),
      failed: failures.length,
      skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
      failures,
    };
  };
}

function failedFiles(report: unknown, command: string): Failure[] {
  return listAt(report, 'testResults').flatMap((file) => {
    const path = relative(root, String(at(file, 'name')));
    const failed = listAt(file, 'assertionResults').filter(
      (test) => at(test, 'status') === 'failed',
    );
    // A file that could not be loaded has no tests, but a message.
    if (at(file, 'status') === 'failed' && failed.length === 0) {
      const reason = shorten(String(at(file, 'message')));
      return [{ name: path, reason, alone: `${command} ${path}` }];
    }
    return failed.map((test) => ({
      name: `${path} › ${at(test, 'fullName')}`,
      reason: shorten(listAt(test, 'failureMessages').map(String).join('\n')),
      alone: `${command} ${path} -t ${quoted(String(at(test, 'title')))}`,
    }));
  });
}

/**
 * Reads Playwright's JSON report.
 *
 * @param command runs some of the tests, given a file and a line
 */
export function readPlaywright(command: string): (report: unknown) => Report {
  return (report) => {
    const stats = at(report, 'stats');
    return {
      passed: numberAt(stats, 'expected'),
      failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
      skipped: numberAt(stats, 'skipped'),
      failures: [
        ...listAt(report, 'errors').map((error) => ({
          name: 'playwright',
          reason: shorten(String(at(error, 'message'))),
          alone: command,
        })),
        ...listAt(report, 'suites').flatMap((suite) => failuresIn(suite, command)),
      ],
    };
  };
}

function failuresIn(suite: unknown, command: string): Failure[] {
  const own = listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests')
      .filter((test) => ['unexpected', 'flaky'].includes(String(at(test, 'status'))))
      .map((test) => {
        const place = `e2e/${at(spec, 'file')}:${at(spec, 'line')}`;
        return {
          name: `${place} › ${at(spec, 'title')}`,
          reason: shorten(
            listAt(test, 'results')
              .flatMap((result) => listAt(result, 'errors'))
              .map((error) => String(at(error, 'message')))
              .join('\n'),
          ),
          alone: `${command} ${place}`,
        };
      }),
  );
  return [...own, ...listAt(suite, 'suites').flatMap((inner) => failuresIn(inner, command))];
}

function shorten(reason: string): string {
  return reason.replace(INSTRUCTIONS, '').replace(BROWSER_LOGS, '').slice(0, REASON_LENGTH);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const found = at(value, name);
  return Array.isArray(found) ? found : [];
}

function numberAt(value: unknown, name: string): number {
  const found = at(value, name);
  return typeof found === 'number' ? found : 0;
}
