import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.ts';
import { readStartOptions, startUsage } from './startOptions.ts';

const none = { help: false, port: undefined, keep: false, config: undefined };

it.each([
  [[], none],
  [['--port', '0'], { ...none, port: '0' }],
  [['--port=8080', '--keep'], { ...none, port: '8080', keep: true }],
  [['--config', 'other.json'], { ...none, config: 'other.json' }],
  [['--help'], { ...none, help: true }],
  [['-h', '--keep'], { ...none, help: true, keep: true }],
])('readStartOptions of %j', (args, options) => {
  expect(readStartOptions(args)).toEqual(options);
});

it.each([
  [['--colour'], 'Unknown option: --colour'],
  [['-x'], 'Unknown option: -x'],
  [['--prot', '80'], 'Unknown option: --prot'],
  [['8080'], 'Unknown option: 8080'],
  [['--port'], '--port needs a port, 0 to 65535.'],
  [['--config', '--keep'], '--config needs the path of a file.'],
  [['--keep=yes'], '--keep takes no value.'],
  [['--port', 'http'], '--port must be a port, 0 to 65535, not http.'],
  [['--port', '65536'], '--port must be a port, 0 to 65535, not 65536.'],
])('readStartOptions refuses %j with a message and the usage', (args, sentence) => {
  expect(() => readStartOptions(args)).toThrow(new Error(`${sentence}\n\n${startUsage}`));
});

const start = (...args: readonly string[]) => startIn({}, ...args);

/** Runs the start command to its end. */
async function startIn(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    error += text;
  });
  const code = await new Promise((done) => child.once('close', done));
  return { code, out, error };
}

it('start command with --help prints the usage only', async () => {
  expect(await start('--help')).toEqual({ code: 0, out: startUsage, error: '' });
});

it('start command with an unknown option prints it and exits with 1', async () => {
  const { code, out, error } = await start('--prot', '80');
  expect([code, out]).toEqual([1, '']);
  expect(error).toMatch(/^Unknown option: --prot\n\nUsage: npm start/);
});

it.each([{ DATABASE_URL: 'postgres://a:SECRET@127.0.0.1/b' }, { HOST: '0.0.0.0' }])(
  'start command does not start the network in a box with %j',
  async (environment) => {
    const { code, out, error } = await startIn(environment, '--port', '0');
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(/there is no configuration file\..*copy mooring\.config\.example\.ts/s);
    expect(error).not.toContain('SECRET');
  },
);

it('start command with options in the environment does not start the network in a box', async () => {
  const { code, error } = await startIn({ MOORING_APP_NAME: 'Harbour' }, '--port', '0');
  expect([code, error]).toEqual([1, expect.stringMatching(/MOORING_NETWORKS: found nothing/)]);
});
