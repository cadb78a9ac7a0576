import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../freePort.ts';
import { packServer } from '../pack/packServer.testing.ts';
import { root } from '../run.ts';
import { hasTool } from './hasTool.testing.ts';

// deploy/Containerfile, built by buildah on a base of this machine's programs, since tests download no image. It runs as
// a container engine runs it: its own root, read-only, as process 1 of user 10001.

const canBuild = process.getuid?.() === 0 && (await hasTool('buildah'));

/** Programs of the build stage. */
const PROGRAMS = ['sh', 'bash', 'env', 'mkdir', 'cp', 'chown', 'grep', 'xargs', 'ldd'];
const BASE = 'localhost/node';

let folder: string;
const buildah = (...args: readonly string[]) =>
  execFileSync(
    'buildah',
    [
      ...['--storage-driver', 'vfs', '--root', join(folder, 'storage')],
      ...['--runroot', join(folder, 'runroot'), ...args],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 },
  ).trim();

/** Path of a program on the PATH, with links followed. */
const programPath = (name: string) =>
  realpathSync(execFileSync('which', [name], { encoding: 'utf8' }).trim());

function copyInto(base: string, file: string) {
  mkdirSync(join(base, dirname(file)), { recursive: true });
  copyFileSync(file, join(base, file));
}

/** Makes the base image: Node, npm, and the programs of the build stage with their libraries. */
function makeBase() {
  const base = join(folder, 'base');
  mkdirSync(join(base, 'usr/local/bin'), { recursive: true });
  for (const empty of ['bin', 'usr/bin', 'tmp', 'etc', 'proc', 'dev', 'sys', 'root'])
    mkdirSync(join(base, empty), { recursive: true });
  const copies = [
    [realpathSync(process.execPath), 'usr/local/bin/node'],
    ...PROGRAMS.map((name) => [programPath(name), join('bin', name)]),
  ];
  for (const [from = '', to = ''] of copies) {
    cpSync(from, join(base, to));
    // ldd is a script.
    if (to === 'bin/ldd') continue;
    for (const [library] of execFileSync('ldd', [from], { encoding: 'utf8' }).matchAll(/\/\S+/g))
      copyInto(base, library);
  }
  symlinkSync('/bin/env', join(base, 'usr/bin/env'));
  cpSync(dirname(dirname(programPath('npm'))), join(base, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'));
  const container = buildah('from', 'scratch');
  buildah('copy', '--quiet', container, base, '/');
  buildah('commit', '--quiet', '--rm', container, BASE);
  rmSync(base, { recursive: true });
}

/** The built image: its root, unpacked, and its configuration. */
let image: {
  rootfs: string;
  entrypoint: readonly string[];
  health: readonly string[];
  user: string;
  folder: string;
  environment: Readonly<Record<string, string>>;
};
beforeAll(async () => {
  if (!canBuild) return;
  folder = mkdtempSync(join(tmpdir(), 'mooring-image-'));
  makeBase();
  const context = join(folder, 'context');
  mkdirSync(context);
  const { filename } = await packServer(context);
  buildah(
    ...['build', '--isolation', 'chroot', '--format', 'docker', '--tag', 'mooring'],
    ...['--build-arg', `NODE_IMAGE=${BASE}`, '--build-arg', `PACKAGE=./${filename}`],
    ...['--file', join(root, 'deploy/Containerfile'), context],
  );
  const container = buildah('from', 'mooring');
  const { Docker } = JSON.parse(buildah('inspect', container));
  const { config } = Docker;
  const rootfs = buildah('mount', container);
  // An engine makes these.
  for (const place of ['proc', 'dev']) mkdirSync(join(rootfs, place), { recursive: true });
  image = {
    rootfs,
    entrypoint: config.Entrypoint,
    health: config.Healthcheck.Test,
    user: config.User,
    folder: config.WorkingDir,
    environment: Object.fromEntries(config.Env.map((line: string) => line.split('='))),
  };
}, 600_000);
afterAll(() => {
  if (canBuild) rmSync(folder, { recursive: true, force: true });
});

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts the image as process 1 of its own processes, with a read-only root and a folder as `/data`. */
function start(data: string, environment: Readonly<Record<string, string>>) {
  const script = [
    'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount --bind "$1" "$0/data"',
    'mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && rootfs="$0" && shift',
    `exec unshare --root="$rootfs" --wd=${image.folder} ${asUser()} "$@"`,
  ].join(' && ');
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script],
      ...[image.rootfs, data, ...image.entrypoint],
    ],
    { env: { PATH: process.env['PATH'], ...image.environment, ...environment } },
  );
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output.text += String(chunk);
    });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  /** Process 1 of the container, as this machine numbers it. */
  const first = () =>
    Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());
  return { output, ended, first };
}

function asUser(): string {
  const [uid, gid] = image.user.split(':');
  return `--setuid=${uid} --setgid=${gid}`;
}

/** Exit code of the health command in a running container. */
function checkHealth(pid: number, environment: Readonly<Record<string, string>>) {
  const [, ...command] = image.health;
  const into = ['--target', `${pid}`, '--mount', '--pid', '--root', '--wd', ...asUser().split(' ')];
  return spawnSync('nsenter', [...into, ...command], {
    env: { ...image.environment, ...environment },
  }).status;
}

/** Folder for `/data`, of the image's user. */
function dataFolder(): string {
  const data = mkdtempSync(join(folder, 'data-'));
  const [uid, gid] = image.user.split(':').map(Number);
  chownSync(data, uid ?? 0, gid ?? 0);
  return data;
}

describe.runIf(canBuild)('image', () => {
  it('is at most 160 MB, without a shell, and its user owns /data alone', () => {
    const bytes = Number(
      execFileSync('du', ['-sb', image.rootfs], { encoding: 'utf8' }).split('\t')[0],
    );
    console.info(`The image has ${Math.round(bytes / 1e6)} MB.`);
    expect(bytes).toBeLessThan(160_000_000);
    expect(image.user).toBe('10001:10001');
    const found = execFileSync('find', [image.rootfs, '-user', '10001'], { encoding: 'utf8' });
    expect(found.trim()).toBe(join(image.rootfs, 'data'));
    expect(readdirSync(join(image.rootfs, 'usr/local/bin'))).toEqual(['node']);
    expect(existsSync(join(image.rootfs, 'bin'))).toBe(false);
  });

  it('serves page and health with a read-only root, and ends with 0 on SIGTERM', async () => {
    const data = dataFolder();
    const PORT = `${await freePort()}`;
    const container = start(data, {
      PORT,
      MOORING_NETWORKS: '[{"id":1,"upstreams":["http://127.0.0.1:10"]}]',
    });
    await expect.poll(() => container.output.text).toMatch(/"listening on http:/);
    const url = `http://127.0.0.1:${PORT}`;
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok' });
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    expect(readdirSync(data)).toContain('mooring.sqlite');

    expect(checkHealth(container.first(), { PORT })).toBe(0);
    expect(checkHealth(container.first(), { PORT: '9' })).toBe(1);

    process.kill(container.first(), 'SIGTERM');
    expect(await container.ended).toBe(0);
    expect(container.output.text).toMatch(/"stopped"/);
    expect(container.output.text).not.toMatch(/"level":"error"/);
  });

  it('reads the configuration of /data, and says how to make one', async () => {
    const data = dataFolder();
    const without = start(data, {});
    expect(await without.ended).toBe(1);
    expect(without.output.text).toMatch(/no mooring\.config.* in \/data/);
    writeFileSync(
      join(data, 'mooring.config.json'),
      '{"port":1,"host":"192.0.2.1","networks":[{"id":1,"upstreams":["http://127.0.0.1:10"]}]}',
    );
    const container = start(data, { PORT: `${await freePort()}` });
    await expect
      .poll(() => container.output.text)
      .toMatch(/configuration: mooring\.config\.json; folder: \/data;.*listening on/s);
    process.kill(container.first(), 'SIGTERM');
    expect(await container.ended).toBe(0);
  });
});
