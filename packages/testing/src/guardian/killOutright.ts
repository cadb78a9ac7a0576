import { readdirSync, readFileSync } from 'node:fs';

/**
 * Kills a server and its children, as a crash of the machine would. Without /proc only the server is
 * killed, and its children exit when they notice.
 */
export function killOutright(server: number): void {
  const children = processes().filter((each) => parentOf(each) === server);
  for (const each of [server, ...children]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // Already exited.
    }
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | undefined {
  try {
    // The name in brackets may contain anything; state and parent follow it.
    const parent = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    return parent === undefined ? undefined : Number(parent);
  } catch {
    // It has exited already.
    return undefined;
  }
}
