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
  const metadata = { name, description: '', url: 'http://127.0.0.1', icons: [] };
  // The library's own core does not satisfy its type under `exactOptionalPropertyTypes`.
  const fitting = core as Parameters<typeof WalletKit.init>[0]['core'];
  const client = await WalletKit.init({ core: fitting, metadata });
  client.engine.signClient.logger.level = 'silent';
  return client;
}

/**
 * Closes a client for good. The library reconnects by itself, while it connects without a pause: once its relay has
 * stopped, a process would have time for nothing else.
 */
export async function closeRealClient({ core }: Pick<RealClient, 'core'>): Promise<void> {
  const wait = () => new Promise<never>(() => {});
  Object.assign(core.relayer, { connect: wait, toEstablishConnection: wait });
  await core.relayer.transportClose();
}

export type RealClient = Awaited<ReturnType<typeof startRealClient>>;
