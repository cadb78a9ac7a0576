import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Program of `servers` in a separate process. */
export interface Program {
  readonly url: string;
  /** Requests its current metrics; for `memory` after a garbage collection. */
  ask(what?: 'memory'): Promise<Readonly<Record<string, unknown>>>;
  stop(): Promise<void>;
}

/** Starts a program of `servers`. */
export async function startProgram(name: string, args: readonly string[]): Promise<Program> {
  const file = resolve(import.meta.dirname, 'servers', name);
  const child = fork(file, args, { execArgv: ['--expose-gc'] });
  const nextMessage = async () => {
    const [message] = await once(child, 'message');
    return { ...Object(message) };
  };
  const { port } = await nextMessage();
  return {
    url: `http://127.0.0.1:${Number(port)}`,
    ask(what) {
      const answer = nextMessage();
      child.send(what ?? 'now');
      return answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
