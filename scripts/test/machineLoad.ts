import { cpus } from 'node:os';

/** How busy the machine's cores were, from a moment on. */
export interface MachineLoad {
  /** A sentence for somebody who wonders at a time limit. */
  sentence(): string;
}

/** Measures from now on how much of the cores was busy; tests of ours need not be who kept them so. */
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
