import { type Relay, startRelay } from '@mooring/testing/pairing';
import { serve } from '../../http/serve.ts';
import { createPhoneApp, type PhoneWorld } from './phoneApp.ts';

export type PairingPorts = {
  /** Port of the relay. Default: 0, any free port. */
  relayPort?: number;
  /**
   * Port of the demo phone. Default: 0; with a fixed one the phone finds its sites again after a restart.
   */
  phonePort?: number;
};

/** Pairing with a phone, on this machine. */
export type LocalPairing = {
  readonly relay: Relay;
  /** The demo phone's page. `<phoneUrl>/wc?uri=<encoded link>` opens it and pairs. */
  readonly phoneUrl: string;
  /** Project id of sites and phone at the relay. */
  readonly projectId: string;
  stop(): Promise<void>;
};

/**
 * Starts a relay and a demo phone wallet on it: a page that meets a site over the relay, and signs and
 * sends with the local accounts. Every browser context is a phone of its own. Both take some
 * milliseconds; the phone is built when its page is first opened.
 *
 * @throws {Error} when a port is taken.
 */
export async function startPairing(
  devnet: PhoneWorld['devnet'],
  { relayPort = 0, phonePort = 0 }: PairingPorts = {},
): Promise<LocalPairing> {
  const projectId = 'local';
  const relay = await startRelay({ port: relayPort });
  try {
    const app = createPhoneApp({ devnet, relayUrl: relay.url, projectId });
    // This machine alone: it holds keys, if of accounts known to all.
    const phone = await serve({ app, host: '127.0.0.1', port: phonePort });
    return {
      relay,
      phoneUrl: phone.url,
      projectId,
      async stop() {
        await phone.stop();
        await relay.stop();
      },
    };
  } catch (error) {
    await relay.stop();
    throw error;
  }
}
