import type { DeviceStorage } from '@mooring/connect';
import { type GatewayClient, GatewayError } from '@mooring/safe/gateway';
import { removePushWorker } from './pushWorker.ts';

/** Key of this device's id at the gateway. */
export const DEVICE = 'push.device';
/** Key of this device's address for push messages, as the gateway has it. */
export const TOKEN = 'push.token';

/**
 * Ends push messages on this device, at the gateway and then at the browser.
 * @throws {GatewayError} when the gateway goes on sending them
 */
export async function endPushDevice(gateway: GatewayClient, storage: DeviceStorage): Promise<void> {
  const device = storage.get(DEVICE);
  // The id of a chain is part of the route, and of no meaning there.
  if (device !== null) await gateway.notifications.deleteDevice(1, device).catch(ignoreMissing);
  storage.remove(DEVICE);
  storage.remove(TOKEN);
  await removePushWorker();
}

/** Ignores what the gateway does not have. */
export function ignoreMissing(error: unknown): void {
  if (!(error instanceof GatewayError && error.status === 404)) throw error;
}
