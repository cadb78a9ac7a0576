import { WalletKit } from '@reown/walletkit';
import { Core } from '@walletconnect/core';

/**
 * A client of the public wallet library, keys and sessions in memory, that talks to a relay and to
 * nobody else. `engine.signClient` is the library's page side.
 */
export async function startRealClient(relayUrl: string, name: string) {
  const core = new Core({
    relayUrl,
    projectId: 'test',
    logger: 'silent',
    telemetryEnabled: false,
    // Two clients in one process would share keys and sessions without it.
    customStoragePrefix: name,
  });
  // Its vendor's services: nothing of a test leaves this machine.
  core.verify.register = async () => '';
  core.verify.resolve = async () => ({ origin: '' });
  core.eventClient.init = async () => {};
  const metadata = { name, description: '', url: 'http://127.0.0.1', icons: [] };
  // The library's own core does not fit its own type where optional means left out.
  const fitting = core as Parameters<typeof WalletKit.init>[0]['core'];
  const client = await WalletKit.init({ core: fitting, metadata });
  client.engine.signClient.logger.level = 'silent';
  return client;
}

export type RealClient = Awaited<ReturnType<typeof startRealClient>>;
