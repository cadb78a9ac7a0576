import { cpus } from 'node:os';

/** Load of the machine since a moment. */
export interface MachineLoad {
  /** Sentence for a report, to explain exceeded time limits. */
  sentence(): string;
}

/** Starts measuring the load of all cores, including other processes. */
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
