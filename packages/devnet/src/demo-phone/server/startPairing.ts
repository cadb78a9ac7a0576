import { type Relay, startRelay } from '@mooring/testing/pairing';
import type { PhoneWorld } from './phoneApp.ts';
import { startPhone } from './startPhone.ts';

export type PairingPorts = {
  /** Of the relay. Default: 0, any free one. */
  relayPort?: number;
  /** Of the demo phone. Default: 0; a fixed one lets the phone find its sites after another start. */
  phonePort?: number;
};

/** All that pairing with a phone needs, on this machine. */
export type LocalPairing = {
  readonly relay: Relay;
  /** The demo phone's page. */
  readonly phoneUrl: string;
  /** What a site and the phone tell the relay. */
  readonly projectId: string;
  stop(): Promise<void>;
};

/**
 * Starts a relay and a demo phone wallet on it. Both take some milliseconds; the phone is built when
 * its page is first opened.
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
    const phone = await startPhone({ devnet, relayUrl: relay.url, projectId, port: phonePort });
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
