import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Address, getAddress } from 'viem';
import { addressOf, type Call, GatewayError, invalidField, type Route } from '../http/call.ts';
import { addressField, readBody } from '../http/fields.ts';
import { NOTIFICATION_TYPES } from '../notifications/devices.ts';
import { signedInAccount } from './authRoutes.ts';

const DEVICE_ROUTE = '/v2/chains/:chainId/notifications/devices/:device';
/** Longest token the public gateway stores, in characters. */
const LONGEST_PUSH_TOKEN = 255;
const noText = 'Invalid input: expected string';
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const deviceField = v.pipe(v.string(noText), v.regex(UUID, 'Invalid UUID'));
const chainField = v.pipe(v.string(noText), v.regex(/^\d+$/, 'Invalid base-10 numeric string'));

const registrationFields = {
  cloudMessagingToken: v.string(noText),
  deviceType: v.picklist(['ANDROID', 'IOS', 'WEB'], 'Invalid option'),
  deviceUuid: v.nullish(deviceField),
  safes: v.array(
    v.object({
      chainId: v.string(noText),
      address: addressField,
      notificationTypes: v.array(v.picklist(NOTIFICATION_TYPES, 'Invalid option')),
    }),
  ),
};

const deletionFields = {
  subscriptions: v.pipe(
    v.array(
      v.object({
        chainId: chainField,
        deviceUuid: deviceField,
        safeAddress: addressField,
        signerAddress: v.optional(v.nullable(addressField)),
      }),
    ),
    v.minLength(1, 'At least one subscription is required'),
  ),
};

/** Push notifications. Like the public gateway it deletes for any client that knows the id of the device. */
export const notificationRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v2/register/notifications',
    async handle(call) {
      // Without a session a device has no owner, and gets no requests for a confirmation.
      const signer = signedInAccount(call);
      const registration = await readBody(call, registrationFields);
      const { cloudMessagingToken, deviceUuid, safes } = registration;
      const device = deviceUuid ?? randomUUID();
      const places = safes.map(({ chainId, address }) => `${chainId}/${address}`);
      if (
        cloudMessagingToken.length > LONGEST_PUSH_TOKEN ||
        hasTwice(places) ||
        safes.some(({ notificationTypes }) => hasTwice(notificationTypes))
      )
        throw new GatewayError(500, 'Internal server error', { code: 500 });
      call.world.devices.put(
        device.toLowerCase(),
        cloudMessagingToken,
        safes.map(({ chainId, address, notificationTypes }) => ({
          device: device.toLowerCase(),
          chainId,
          safe: address,
          signer,
          types: notificationTypes,
        })),
      );
      return { status: 201, body: { deviceUuid: device } };
    },
  },
  {
    method: 'GET',
    path: `${DEVICE_ROUTE}/safes/:safe`,
    handle(call) {
      const signer = signedInAccount(call, 'required');
      const [found] = call.world.devices.find({ ...deviceSafe(call), signer });
      return { body: (found?.types ?? []).map((name) => ({ name })) };
    },
  },
  {
    method: 'DELETE',
    path: `${DEVICE_ROUTE}/safes/:safe`,
    handle(call) {
      const { devices } = call.world;
      const [found] = devices.find(deviceSafe(call));
      if (!found) throw missing('No Subscription Found!');
      devices.remove([found]);
      return {};
    },
  },
  {
    method: 'DELETE',
    path: '/v2/notifications/subscriptions',
    async handle(call) {
      const { subscriptions } = await readBody(call, deletionFields);
      const { devices } = call.world;
      const found = subscriptions.flatMap(({ chainId, deviceUuid, safeAddress, signerAddress }) =>
        devices.find({
          device: deviceUuid.toLowerCase(),
          chainId,
          safe: safeAddress,
          signer: signerAddress,
        }),
      );
      if (found.length === 0) throw missing('No Subscription Found!');
      devices.remove(found);
      return {};
    },
  },
  {
    method: 'DELETE',
    path: DEVICE_ROUTE,
    handle(call) {
      const { device } = deviceOfPath(call);
      if (!call.world.devices.removeDevice(device)) throw missing('No Device Found!');
      return {};
    },
  },
];

/** Device of the path. The network is checked for its form alone. */
function deviceOfPath({ params }: Call): { chainId: string; device: string } {
  const read = (name: string, schema: typeof deviceField | typeof chainField) => {
    const parsed = v.safeParse(schema, params[name], { abortPipeEarly: true });
    if (!parsed.success) throw invalidField([], parsed.issues[0].message);
    return parsed.output;
  };
  return {
    device: read('device', deviceField).toLowerCase(),
    chainId: read('chainId', chainField),
  };
}

function deviceSafe(call: Call): { chainId: string; device: string; safe: Address } {
  return { ...deviceOfPath(call), safe: getAddress(addressOf(call, 'safe')) };
}

function hasTwice(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}

function missing(message: string): GatewayError {
  return new GatewayError(404, message, { statusCode: 404, error: 'Not Found' });
}
