import {
  createApp,
  type LogEntry,
  type MooringServerConfig,
  parseConfig,
  type RunningServer,
  serve,
} from '../src/index.ts';

/** The whole server on a free port, and what it has logged. */
export async function startApp(
  config: Partial<MooringServerConfig> & { networks: MooringServerConfig['networks'] },
  pageFolder: string | null = null,
): Promise<RunningServer & { logged: LogEntry[] }> {
  const logged: LogEntry[] = [];
  const app = createApp({
    config: parseConfig(config),
    page: pageFolder === null ? null : { folder: pageFolder },
    log: (entry) => logged.push(entry),
  });
  const server = await serve({ app, host: '127.0.0.1', port: 0 });
  return { ...server, logged };
}

/** Posts JSON and gives the status and the JSON answered, or null when there is no body. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
