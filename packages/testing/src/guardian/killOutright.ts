import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ends a server and everything it started, as a crash of the machine would end them. Where there is
 * no /proc it is the server alone, and what it started sees that and ends by itself.
 */
export function killOutright(server: number): void {
  const children = processes().filter((each) => parentOf(each) === server);
  for (const each of [server, ...children]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // Already gone, which is what was wanted.
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
    // The name in brackets may hold anything; the state and the parent follow it.
    const parent = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    return parent === undefined ? undefined : Number(parent);
  } catch {
    // Gone since the list was made.
    return undefined;
  }
}
