import {
  type AppOptions,
  createApp,
  type Database,
  type LogEntry,
  type MooringServerConfig,
  openDatabase,
  parseConfig,
  type RelayAccount,
  type RunningServer,
  serve,
} from '../index.ts';

/** The whole server on a free port, as `runFromConfig` serves it, over a database of its own, and what it has logged. */
export async function startApp(
  config: Partial<MooringServerConfig> & { networks: MooringServerConfig['networks'] },
  pageFolder: string | null = null,
  relayAccount?: RelayAccount,
  mail?: AppOptions['mail'],
  place: Parameters<typeof openDatabase>[0] = 'memory',
): Promise<
  RunningServer & { logged: LogEntry[]; database: Database; metrics: () => Promise<string> }
> {
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const database = await openDatabase(place, log);
  const app = createApp({
    config: parseConfig(config),
    page: pageFolder === null ? null : { folder: pageFolder },
    database,
    relayAccount,
    mail,
    log,
  });
  await app.ready;
  const server = await serve({ app, host: '127.0.0.1', port: 0, replacesGlobals: true });
  const stop = async () => {
    await server.stop();
    await app.stop?.();
    await database.close();
  };
  return {
    ...server,
    logged,
    database,
    metrics: async () => (await app.metrics?.metrics()) ?? '',
    stop,
  };
}

/** Posts JSON as a page of that address does; the status and the JSON answered, or null for no body. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
