import { WalletKit } from '@reown/walletkit';
import { Core } from '@walletconnect/core';

/**
 * Client of the public wallet library, with keys and sessions in memory, that connects to this relay only.
 * `engine.signClient` is the library's dapp side.
 */
export async function startRealClient(relayUrl: string, name: string) {
  const core = new Core({
    relayUrl,
    projectId: 'test',
    logger: 'silent',
    telemetryEnabled: false,
    // Otherwise two clients in one process share keys and sessions.
    customStoragePrefix: name,
  });
  // The vendor's services: tests make no requests to other machines.
  core.verify.register = async () => '';
  core.verify.resolve = async () => ({ origin: '' });
  core.eventClient.init = async () => {};
  const { publisher } = core.relayer;
  const publish = publisher.publish.bind(publisher);
  publisher.publish = (...args) =>
    publish(...args).catch((error: unknown) => {
      if (closed.has(core)) return forever();
      throw error;
    });
  const metadata = { name, description: '', url: 'http://127.0.0.1', icons: [] };
  // The library's own core does not satisfy its type under `exactOptionalPropertyTypes`.
  const fitting = core as Parameters<typeof WalletKit.init>[0]['core'];
  const client = await WalletKit.init({ core: fitting, metadata });
  client.engine.signClient.logger.level = 'silent';
  awaitEnds(client.engine.signClient.engine);
  return client;
}

/**
 * Handles the rejection of a check that the library starts without awaiting it, for the end of a session that arrives
 * twice: a client publishes again what its relay has not answered in time.
 */
function awaitEnds(engine: object): void {
  const checking = engine as { isValidDisconnect(end: object): Promise<void> };
  const isValidDisconnect = checking.isValidDisconnect.bind(engine);
  checking.isValidDisconnect = (end) => {
    const checked = isValidDisconnect(end);
    checked.catch(() => {});
    return checked;
  };
}

const forever = () => new Promise<never>(() => {});

/** Clients that are closed for good. */
const closed = new WeakSet<object>();

/**
 * Closes a client for good. The library reconnects by itself, while it connects without a pause: once its relay has
 * stopped, a process would have time for nothing else. What it still publishes rejects a minute later, when its test is
 * over: that is ignored.
 */
export async function closeRealClient({ core }: Pick<RealClient, 'core'>): Promise<void> {
  closed.add(core);
  Object.assign(core.relayer, { connect: forever, toEstablishConnection: forever });
  await core.relayer.transportClose();
}

export type RealClient = Awaited<ReturnType<typeof startRealClient>>;
