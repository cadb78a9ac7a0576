import { WalletKit } from '@reown/walletkit';
import { Core } from '@walletconnect/core';
import { PHONE_NAME } from './phoneName.ts';
import type { PhoneSetup } from './setup.ts';

/** The public wallet library, running. */
export type Kit = Awaited<ReturnType<typeof startKit>>;

/**
 * Starts the public wallet library on the local relay. What its vendor's hosts would be asked (who
 * vouches for a site, how the library is used) is cut off first: nothing leaves this machine.
 */
export async function startKit({ relayUrl, projectId }: PhoneSetup) {
  const core = new Core({
    relayUrl,
    projectId,
    customStoragePrefix: 'demo-phone',
    telemetryEnabled: false,
    logger: 'silent',
  });
  core.verify.register = async () => '';
  core.verify.resolve = async () => ({ origin: '' });
  core.eventClient.init = async () => {};
  // The library's own core does not fit its own type where optional means left out.
  const fitting = core as Parameters<typeof WalletKit.init>[0]['core'];
  const kit = await WalletKit.init({
    core: fitting,
    metadata: {
      name: PHONE_NAME,
      description: 'A phone wallet for local networks',
      url: location.origin,
      icons: [],
      redirect: { universal: location.origin },
    },
    // The sheets have an order of their own, and one that is ignored must not hold up the next.
    signConfig: { disableRequestQueue: true },
  });
  // It reports as errors what it has dealt with, such as a question whose site has gone.
  kit.engine.signClient.logger.error = () => {};
  return kit;
}
