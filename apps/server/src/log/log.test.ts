import { expect, it } from 'vitest';
import { boundRepeats, type LogEntry, loggedPath } from './log.ts';

const ID = '0123456789abcdef0123456789abcdef';

it.each([
  ['/auth/sessions', '/auth/sessions'],
  [`/auth/sessions/${ID}`, '/auth/sessions/{id}'],
  [`/contacts/${ID}`, '/contacts/{id}'],
  ['/contacts/import', '/contacts/import'],
  ['/a/0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48/b', '/a/{id}/b'],
  [`/a/${'Ab-_'.repeat(11)}`, '/a/{id}'],
  ['/accounts/AQIDBAUGBwgJCgsMDQ4PEA', '/accounts/{id}'],
  ['/assets/ConnectDialog-B2x9Qd1_.js', '/assets/ConnectDialog-B2x9Qd1_.js'],
  [`/${'a/'.repeat(200)}`, `/${'a/'.repeat(200)}`.slice(0, 200)],
])('loggedPath of %s is %s', (path, expected) => {
  expect(loggedPath(path)).toBe(expected);
});

it('boundRepeats passes on equal warnings once a minute, with the number of those omitted', () => {
  const time = { ms: 0 };
  const logged: LogEntry[] = [];
  const log = boundRepeats(
    (entry) => logged.push(entry),
    () => time.ms,
  );
  const failed = { level: 'error', message: 'request failed', reason: 'full' } as const;
  for (let count = 0; count < 5; count += 1) log({ ...failed, id: `id-${count}`, ms: count });
  log({ ...failed, reason: 'away' });
  log({ level: 'info', message: 'request' });
  log({ level: 'info', message: 'request' });
  time.ms = 60_000;
  log(failed);
  log(failed);
  expect(logged).toEqual([
    { ...failed, id: 'id-0', ms: 0 },
    { ...failed, reason: 'away' },
    { level: 'info', message: 'request' },
    { level: 'info', message: 'request' },
    { ...failed, repeated: 4 },
  ]);
});
