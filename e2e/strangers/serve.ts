import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { freePort } from '../../scripts/freePort.ts';
import { root } from '../../scripts/run.ts';

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** Time a server has to start, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

/** Ports that a script gets for further servers. */
const MORE_PORTS = 8;

/**
 * Runs a script that serves an application, until stopped.
 * @throws {Error} with its output, when it exits or does not respond in time
 */
export async function serve(folder: string, script: 'dev' | 'start'): Promise<Served> {
  const port = await freePort();
  const more: number[] = [];
  while (more.length < MORE_PORTS) more.push(await freePort());
  const url = `http://127.0.0.1:${port}/`;
  // Its own process group: npm starts a shell, which starts the server.
  const server = spawn('npm', ['run', '--silent', script], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      MORE_PORTS: more.join(' '),
      // The application's own Node comes first, if any; else this repository's.
      PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(server, 'exit');
  const stop = async () => {
    // Also when the script has exited: what it started may still run.
    if (server.pid !== undefined) endGroup(server.pid);
    await ended;
  };
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`npm run ${script} does not serve ${folder}:\n${said}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function endGroup(id: number): void {
  try {
    process.kill(-id);
  } catch {
    // All of it has exited.
  }
}
