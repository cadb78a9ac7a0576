import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { relative } from 'node:path';
import { root } from '../run.ts';

/** Failed test. */
export interface Failure {
  readonly name: string;
  /** Message of the runner, at most 1,500 characters. */
  readonly reason: string;
  /** Command that runs only this test. */
  readonly alone: string;
  /** Files about the failure, such as its trace and a picture, relative to the root. */
  readonly kept?: readonly string[];
  /** Accessibility trees of the page and its frames at the failure, at most 4,000 characters. */
  readonly page?: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

const REASON_LENGTH = 1_500;
const PAGE_LENGTH = 4_000;
/** ANSI escape sequences. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's instructions begin with one
const INSTRUCTIONS = /\u001b\[[\d;]*m/g;

/** Launch log of a browser, which hides the error. */
const BROWSER_LOGS = /^Browser logs:\n\n(?:<launching>.*\n?|<launched>.*\n?|\[pid=.*\n?)*/m;

/** Report of a runner; `undefined` if it wrote none. */
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
 * Parses Vitest's JSON report.
 *
 * @param command runs a file or a named test
 * @param isLeftOut true for the tags of a test that the run leaves out, which is not skipped. Default: none
 */
export function readVitest(
  command: string,
  isLeftOut: (tags: readonly unknown[]) => boolean = () => false,
): (report: unknown) => Report {
  return (report) => {
    const failures = failedFiles(report, command);
    const tests = listAt(report, 'testResults').flatMap((file) => listAt(file, 'assertionResults'));
    const skipped = tests.filter(
      (test) => SKIPPED_STATUSES.has(at(test, 'status')) && !isLeftOut(listAt(test, 'tags')),
    );
    return {
      passed: numberAt(report, 'numPassedTests'),
      failed: failures.length,
      skipped: skipped.length,
      failures,
    };
  };
}

const SKIPPED_STATUSES = new Set<unknown>(['skipped', 'pending', 'todo', 'disabled']);

function failedFiles(report: unknown, command: string): Failure[] {
  return listAt(report, 'testResults').flatMap((file) => {
    const path = relative(root, String(at(file, 'name')));
    const failed = listAt(file, 'assertionResults').filter(
      (test) => at(test, 'status') === 'failed',
    );
    // A file that failed to load has a message instead of tests.
    if (at(file, 'status') === 'failed' && failed.length === 0) {
      const reason = shortenReason(String(at(file, 'message')));
      return [{ name: path, reason, alone: `${command} ${path}` }];
    }
    return failed.map((test) => ({
      name: `${path} › ${at(test, 'fullName')}`,
      reason: shortenReason(listAt(test, 'failureMessages').map(String).join('\n')),
      alone: `${command} ${path} -t ${quoted(String(at(test, 'title')))}`,
    }));
  });
}

/**
 * Parses Playwright's JSON report.
 *
 * @param command runs a file at a line
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
          reason: shortenReason(String(at(error, 'message'))),
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
        const attachments = listAt(test, 'results').flatMap((one) => listAt(one, 'attachments'));
        const page = attachments.find((attachment) => at(attachment, 'name') === 'page');
        return {
          name: `${place} › ${at(spec, 'title')}`,
          reason: shortenReason(
            listAt(test, 'results')
              .flatMap((result) => listAt(result, 'errors'))
              .map((error) => String(at(error, 'message')))
              .join('\n'),
          ),
          alone: `${command} ${place}`,
          kept: attachments
            .map((attachment) => at(attachment, 'path'))
            .filter((path) => typeof path === 'string')
            .map((path) => relative(root, path)),
          ...(page !== undefined && { page: decodeBody(at(page, 'body')).slice(0, PAGE_LENGTH) }),
        };
      }),
  );
  return [...own, ...listAt(suite, 'suites').flatMap((inner) => failuresIn(inner, command))];
}

/** Text of an attachment, which a report has in Base64. */
function decodeBody(body: unknown): string {
  return Buffer.from(String(body), 'base64').toString();
}

function shortenReason(reason: string): string {
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

/** Load of the machine since a moment. */
export interface MachineLoad {
  /** Sentence for a report, to explain exceeded time limits. */
  sentence(): string;
}

/** Starts measuring the load of all cores, including other processes. */
export function watchLoad(): MachineLoad {
  const before = times();
  return {
    sentence() {
      const now = times();
      const all = now.all - before.all;
      const share = all > 0 ? (now.busy - before.busy) / all : 0;
      const { length } = cpus();
      return `${Math.round(share * 100)} % of ${length} cores were busy`;
    },
  };
}

function times() {
  let busy = 0;
  let all = 0;
  for (const { times: core } of cpus()) {
    const own = core.user + core.nice + core.sys + core.irq;
    busy += own;
    all += own + core.idle;
  }
  return { busy, all };
}
