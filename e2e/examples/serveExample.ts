import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { preview } from 'vite';

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the static build of an application. */
export async function servePage(application: string): Promise<Served> {
  const server = await preview({
    root: application,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error(`${application} is not served.`);
  return { url, stop: () => server.close() };
}

/** Starts the application's own server, which prints its URL first. */
export async function serveProgram(application: string): Promise<Served> {
  const program = spawn(process.execPath, [join(application, 'dist/server/server.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', NODE_ENV: 'production' },
  });
  const said = once(createInterface(program.stdout), 'line').then(([line]) => String(line));
  const ended = once(program, 'exit');
  const url = await Promise.race([said, ended.then(() => undefined)]);
  if (!url) throw new Error(`${application} did not start.`);
  return {
    url,
    async stop() {
      program.kill();
      await ended;
    },
  };
}
