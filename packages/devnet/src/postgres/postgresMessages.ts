/** What the guardian is told to run; passed as JSON in its first argument. */
export type PostgresTask = {
  /** The folder with PostgreSQL's programs. */
  programs: string;
  /** An empty folder for the cluster, removed with it. */
  folder: string;
};

/** What the guardian is asked. It starts the server once without being asked. */
export type PostgresRequest = 'kill' | 'start';

/** What the guardian says. */
export type PostgresMessage =
  /** The server takes connections. */
  | { kind: 'ready'; port: number; pid: number }
  /** The server is gone, as was asked. */
  | { kind: 'killed' }
  /** The cluster could not be made, or the server ended; `output` is the end of what it printed. */
  | { kind: 'failed'; output: string };

export function isPostgresTask(value: unknown): value is PostgresTask {
  return (
    typeof value === 'object' &&
    value !== null &&
    'programs' in value &&
    typeof value.programs === 'string' &&
    'folder' in value &&
    typeof value.folder === 'string'
  );
}

export function isPostgresMessage(value: unknown): value is PostgresMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  switch (value.kind) {
    case 'ready':
      return (
        'port' in value &&
        typeof value.port === 'number' &&
        'pid' in value &&
        typeof value.pid === 'number'
      );
    case 'killed':
      return true;
    case 'failed':
      return 'output' in value && typeof value.output === 'string';
    default:
      return false;
  }
}
