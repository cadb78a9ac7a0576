import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './report.ts';

test('readReport returns name, reason and command of a failed unit test', () => {
  const name = resolve(import.meta.dirname, 'some.test.ts');
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name,
        status: 'failed',
        assertionResults: [
          { status: 'passed', title: 'fine', fullName: 'fine', failureMessages: [] },
          {
            status: 'failed',
            title: 'it isn’t',
            fullName: 'sums it isn’t',
            failureMessages: ['\u001b[31mexpected\u001b[39m 1 to be 2'],
          },
        ],
      },
    ],
  };
  expect(readVitest('npx vitest run --project unit')(report)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: [
      {
        name: 'scripts/test/some.test.ts › sums it isn’t',
        reason: 'expected 1 to be 2',
        alone: "npx vitest run --project unit scripts/test/some.test.ts -t 'it isn’t'",
      },
    ],
  });
});

test('readReport counts skipped tests, without those that the run leaves out by their tag', () => {
  const skipped = { status: 'skipped', title: 'slow', fullName: 'slow', failureMessages: [] };
  const tests = [{ ...skipped, tags: ['long'] }, skipped, { ...skipped, status: 'todo', tags: [] }];
  const report = { numPassedTests: 4, testResults: [{ name: 'a', assertionResults: tests }] };
  expect(readVitest('vitest')(report)).toMatchObject({ skipped: 3 });
  const isLong = (tags: readonly unknown[]) => tags.includes('long');
  expect(readVitest('vitest', isLong)(report)).toMatchObject({ skipped: 2 });
});

test('readReport counts a file that fails to load', () => {
  const name = resolve(import.meta.dirname, 'some.test.ts');
  const file = { name, status: 'failed', message: 'No such module', assertionResults: [] };
  const report = { numPassedTests: 4, numFailedTests: 0, testResults: [file] };
  expect(readVitest('vitest')(report)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: [
      {
        name: 'scripts/test/some.test.ts',
        reason: 'No such module',
        alone: 'vitest scripts/test/some.test.ts',
      },
    ],
  });
});

test('readReport returns name, reason, command, trace and page of a failed journey', () => {
  const spec = {
    file: 'connect.spec.ts',
    line: 3,
    title: 'a visitor connects',
    tests: [
      {
        status: 'unexpected',
        results: [
          {
            attachments: [
              { name: 'trace', path: resolve(import.meta.dirname, '../../test-results/trace.zip') },
              { name: 'note', body: 'of no file' },
              { name: 'page', body: Buffer.from('- heading "Send"').toString('base64') },
            ],
            errors: [
              {
                message:
                  'Timed out\nBrowser logs:\n\n<launching> /usr/bin/chromium --x\n[pid=7] hi',
              },
            ],
          },
        ],
      },
    ],
  };
  const report = {
    stats: { expected: 80, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  };
  expect(readPlaywright('npm run test:browser --')(report)).toEqual({
    passed: 80,
    failed: 1,
    skipped: 0,
    failures: [
      {
        name: 'e2e/connect.spec.ts:3 › a visitor connects',
        reason: 'Timed out\n',
        alone: 'npm run test:browser -- e2e/connect.spec.ts:3',
        kept: ['test-results/trace.zip'],
        page: '- heading "Send"',
      },
    ],
  });
});
