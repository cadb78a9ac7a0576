import type { DeviceStorage } from '@mooring/connect';
import { removePushWorker } from './pushWorker.ts';

/** Key of this device's id at the gateway. */
export const DEVICE = 'push.device';
/** Key of this device's address for push messages, as the gateway has it. */
export const TOKEN = 'push.token';

/** Timeout of the gateway, in ms. */
const PUSH_LIMIT_MS = 15_000;

/**
 * Unsubscribes this device from push messages, at the gateway and in the browser. The settings page uses it without the
 * gateway client.
 * @throws {Error} if the gateway does not unsubscribe the device
 */
export async function endPushDevice(gatewayUrl: string, storage: DeviceStorage): Promise<void> {
  const device = storage.get(DEVICE);
  if (device !== null) await deleteDevice(gatewayUrl, device);
  storage.remove(DEVICE);
  storage.remove(TOKEN);
  await removePushWorker();
}

async function deleteDevice(gatewayUrl: string, device: string): Promise<void> {
  const base = gatewayUrl.replace(/\/+$/, '');
  // The route requires a chain id, which has no effect.
  const route = `${base}/v2/chains/1/notifications/devices/${encodeURIComponent(device)}`;
  const { ok, status } = await fetch(route, {
    method: 'DELETE',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(PUSH_LIMIT_MS),
  });
  // Not found: the gateway has no such device.
  if (!ok && status !== 404) throw new Error(`The gateway answered ${status}.`);
}
