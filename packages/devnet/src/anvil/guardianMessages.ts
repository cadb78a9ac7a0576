/** What the guardian is told to run; passed as JSON in its first argument. */
export type GuardianTask = {
  /** The command that starts anvil. */
  command: string;
  /** One list of arguments for each anvil. */
  processes: readonly (readonly string[])[];
  /** Whether an anvil is asked to end, so that it can write its state, or simply killed. */
  writesState: boolean;
  /** Where anvil puts old blocks' state when memory gets short. Removed with the last anvil. */
  cacheFolder: string;
};

/** What the guardian says about the anvil at `index` of its task. */
export type GuardianMessage =
  | { kind: 'spawned'; index: number; pid: number }
  | { kind: 'listening'; index: number; port: number }
  /** There is no such command. */
  | { kind: 'missing'; index: number }
  /** It ended although nobody asked; `output` is the end of what it printed. */
  | { kind: 'exited'; index: number; output: string };

export function isGuardianMessage(value: unknown): value is GuardianMessage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('kind' in value && 'index' in value && typeof value.index === 'number')) return false;
  switch (value.kind) {
    case 'spawned':
      return 'pid' in value && typeof value.pid === 'number';
    case 'listening':
      return 'port' in value && typeof value.port === 'number';
    case 'missing':
      return true;
    case 'exited':
      return 'output' in value && typeof value.output === 'string';
    default:
      return false;
  }
}

export function isGuardianTask(value: unknown): value is GuardianTask {
  return (
    typeof value === 'object' &&
    value !== null &&
    'command' in value &&
    typeof value.command === 'string' &&
    'writesState' in value &&
    typeof value.writesState === 'boolean' &&
    'cacheFolder' in value &&
    typeof value.cacheFolder === 'string' &&
    'processes' in value &&
    Array.isArray(value.processes) &&
    value.processes.every((list) => Array.isArray(list) && list.every((a) => typeof a === 'string'))
  );
}
