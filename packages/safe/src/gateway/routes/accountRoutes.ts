import type { Address, Hex } from 'viem';
import type { RequestGateway } from '../askGateway.ts';
import {
  accountDataSettingsSchema,
  accountDataTypesSchema,
  accountSchema,
  authMeSchema,
  authNonceSchema,
  emailSchema,
  notificationTypesSchema,
  registeredDeviceSchema,
} from '../schemas/account.ts';
import { emptyResponse } from '../schemas/values.ts';
import { addressSegment, pathSegment, safePath } from './chainPath.ts';

/** Sign-in of the gateway (EIP-4361), with its session cookie. */
export function authRoutes(ask: RequestGateway) {
  const signedIn = true;
  return {
    /** GET /v1/auth/nonce */
    nonce: () => ask('/v1/auth/nonce', authNonceSchema, { signedIn }),
    /** POST /v1/auth/verify */
    verify: (message: string, signature: Hex) =>
      ask('/v1/auth/verify', emptyResponse, {
        method: 'POST',
        body: { message, signature },
        signedIn,
      }),
    /** GET /v1/auth/me */
    me: () => ask('/v1/auth/me', authMeSchema, { signedIn }),
    /** POST /v1/auth/logout */
    logout: () => ask('/v1/auth/logout', emptyResponse, { method: 'POST', body: {}, signedIn }),
  };
}

/** Accounts at the gateway. Gateways without these routes respond with 404. */
export function accountRoutes(ask: RequestGateway) {
  const path = (address: Address) => `/v1/accounts/${addressSegment(address)}`;
  const signedIn = true;
  return {
    /** POST /v1/accounts */
    create: (body: { readonly address: Address; readonly name?: string }) =>
      ask('/v1/accounts', accountSchema, { method: 'POST', body, signedIn }),
    /** GET /v1/accounts/{address} */
    get: (address: Address) => ask(path(address), accountSchema, { signedIn }),
    /** DELETE /v1/accounts/{address} */
    delete: (address: Address) => ask(path(address), emptyResponse, { method: 'DELETE', signedIn }),
    /** GET /v1/accounts/data-types */
    dataTypes: () => ask('/v1/accounts/data-types', accountDataTypesSchema),
    /** GET /v1/accounts/{address}/data-settings */
    dataSettings: (address: Address) =>
      ask(`${path(address)}/data-settings`, accountDataSettingsSchema, { signedIn }),
    /** PUT /v1/accounts/{address}/data-settings */
    setDataSettings: (
      address: Address,
      accountDataSettings: readonly { readonly dataTypeId: string; readonly enabled: boolean }[],
    ) =>
      ask(`${path(address)}/data-settings`, accountDataSettingsSchema, {
        method: 'PUT',
        body: { accountDataSettings },
        signedIn,
      }),
  };
}

/** Proof of ownership: an owner's signature over the gateway's text, and its time (ms since 1970). */
export interface EmailProof {
  readonly signature: Hex;
  readonly timestamp: number;
}

/** Owner and Safe of an email address. */
export interface EmailPlace {
  readonly chainId: number;
  readonly safe: Address;
  readonly signer: Address;
}

/** Email addresses for a Safe. Gateways without these routes respond with 404. */
export function emailRoutes(ask: RequestGateway) {
  const emails = ({ chainId, safe }: EmailPlace) => `${safePath(chainId, safe)}/emails`;
  const path = (place: EmailPlace) => `${emails(place)}/${addressSegment(place.signer)}`;
  return {
    /** POST …/safes/{address}/emails */
    register: (place: EmailPlace, emailAddress: string, proof: EmailProof) =>
      ask(emails(place), emptyResponse, {
        method: 'POST',
        body: { emailAddress, signer: addressSegment(place.signer) },
        headers: proofHeaders(proof),
      }),
    /** GET …/safes/{address}/emails/{signer} */
    get: (place: EmailPlace, proof: EmailProof) =>
      ask(path(place), emailSchema, { headers: proofHeaders(proof) }),
    /** PUT …/safes/{address}/emails/{signer} */
    change: (place: EmailPlace, emailAddress: string, proof: EmailProof) =>
      ask(path(place), emptyResponse, {
        method: 'PUT',
        body: { emailAddress },
        headers: proofHeaders(proof),
      }),
    /** DELETE …/safes/{address}/emails/{signer} */
    delete: (place: EmailPlace, proof: EmailProof) =>
      ask(path(place), emptyResponse, { method: 'DELETE', headers: proofHeaders(proof) }),
    /** POST …/safes/{address}/emails/{signer}/verify-resend */
    resendCode: (place: EmailPlace) =>
      ask(`${path(place)}/verify-resend`, emptyResponse, { method: 'POST', body: {} }),
    /** PUT …/safes/{address}/emails/{signer}/verify */
    verify: (place: EmailPlace, code: string) =>
      ask(`${path(place)}/verify`, emptyResponse, { method: 'PUT', body: { code } }),
  };
}

/** Unsubscribes, by the token in an email. */
export function subscriptionRoutes(ask: RequestGateway) {
  return {
    /** DELETE /v1/subscriptions */
    end: (category: string, token: string) =>
      ask('/v1/subscriptions', emptyResponse, { method: 'DELETE', query: { category, token } }),
    /** DELETE /v1/subscriptions/all */
    endAll: (token: string) =>
      ask('/v1/subscriptions/all', emptyResponse, { method: 'DELETE', query: { token } }),
  };
}

function proofHeaders({ signature, timestamp }: EmailProof) {
  return {
    'Safe-Wallet-Signature': signature,
    'Safe-Wallet-Signature-Timestamp': `${timestamp}`,
  };
}

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

/** Subscription of a device. */
export interface NotificationSubscription {
  readonly chainId: number;
  readonly deviceUuid: string;
  readonly safe: Address;
  /** Account that was signed in, `null` for none. Default: any. */
  readonly signer?: Address | null | undefined;
}

/**
 * Push notifications, API version 2. Anyone with the id of a device can end its subscriptions, without a session too.
 */
export function notificationRoutes(ask: RequestGateway) {
  const device = (chainId: number, uuid: string) =>
    `/v2/chains/${chainId}/notifications/devices/${pathSegment(uuid)}`;
  const ofSafe = (chainId: number, uuid: string, safe: Address) =>
    `${device(chainId, uuid)}/safes/${addressSegment(safe)}`;
  return {
    /**
     * POST /v2/register/notifications; the other routes need `deviceUuid` of the response. Without a session, the
     * device is registered without an owner, and gets no notifications that ask for a confirmation.
     */
    register: ({ safes, ...registration }: NotificationRegistration) =>
      ask('/v2/register/notifications', registeredDeviceSchema, {
        method: 'POST',
        body: {
          ...registration,
          safes: safes.map((safe) => ({ ...safe, chainId: `${safe.chainId}` })),
        },
        signedIn: true,
      }),
    /** GET /v2/chains/{chainId}/notifications/devices/{uuid}/safes/{address}, of the account signed in */
    types: (chainId: number, uuid: string, safe: Address) =>
      ask(ofSafe(chainId, uuid, safe), notificationTypesSchema, { signedIn: true }),
    /** DELETE /v2/chains/{chainId}/notifications/devices/{uuid}/safes/{address}: one account's at a time */
    deleteSafe: (chainId: number, uuid: string, safe: Address) =>
      ask(ofSafe(chainId, uuid, safe), emptyResponse, { method: 'DELETE' }),
    /** DELETE /v2/notifications/subscriptions */
    deleteSubscriptions: (subscriptions: readonly NotificationSubscription[]) =>
      ask('/v2/notifications/subscriptions', emptyResponse, {
        method: 'DELETE',
        body: {
          subscriptions: subscriptions.map(({ chainId, deviceUuid, safe, signer }) => ({
            chainId: `${chainId}`,
            deviceUuid,
            safeAddress: addressSegment(safe),
            signerAddress: signer && addressSegment(signer),
          })),
        },
      }),
    /** DELETE /v2/chains/{chainId}/notifications/devices/{uuid} */
    deleteDevice: (chainId: number, uuid: string) =>
      ask(device(chainId, uuid), emptyResponse, { method: 'DELETE' }),
  };
}
