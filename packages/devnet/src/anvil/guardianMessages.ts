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
