import type { Address } from 'viem';
import type { AskGateway } from '../askGateway.ts';
import { notificationTypesSchema, registeredDeviceSchema } from '../schemas/account.ts';
import { nothing } from '../schemas/values.ts';
import { addressPart, part } from './chainPath.ts';

/** Device, and its subscriptions to Safes. */
export interface NotificationRegistration {
  readonly cloudMessagingToken: string;
  readonly deviceType: 'ANDROID' | 'IOS' | 'WEB';
  /** Id of a registered device. Default: the gateway creates one. */
  readonly deviceUuid?: string | undefined;
  readonly safes: readonly {
    readonly chainId: number;
    readonly address: Address;
    /** Such as `EXECUTED_MULTISIG_TRANSACTION`. */
    readonly notificationTypes: readonly string[];
  }[];
}

/** Push notifications, API version 2. */
export function notificationRoutes(ask: AskGateway) {
  const device = (chainId: number, uuid: string) =>
    `/v2/chains/${chainId}/notifications/devices/${part(uuid)}`;
  const ofSafe = (chainId: number, uuid: string, safe: Address) =>
    `${device(chainId, uuid)}/safes/${addressPart(safe)}`;
  return {
    /** POST /v2/register/notifications; the other routes take `deviceUuid` of the response */
    register: ({ safes, ...registration }: NotificationRegistration) =>
      ask('/v2/register/notifications', registeredDeviceSchema, {
        method: 'POST',
        body: {
          ...registration,
          safes: safes.map((safe) => ({ ...safe, chainId: `${safe.chainId}` })),
        },
        signedIn: true,
      }),
    /** GET /v2/chains/{chainId}/notifications/devices/{uuid}/safes/{address} */
    types: (chainId: number, uuid: string, safe: Address) =>
      ask(ofSafe(chainId, uuid, safe), notificationTypesSchema, { signedIn: true }),
    /** DELETE /v2/chains/{chainId}/notifications/devices/{uuid}/safes/{address} */
    deleteSafe: (chainId: number, uuid: string, safe: Address) =>
      ask(ofSafe(chainId, uuid, safe), nothing, { method: 'DELETE', signedIn: true }),
    /** DELETE /v2/chains/{chainId}/notifications/devices/{uuid} */
    deleteDevice: (chainId: number, uuid: string) =>
      ask(device(chainId, uuid), nothing, { method: 'DELETE', signedIn: true }),
  };
}
