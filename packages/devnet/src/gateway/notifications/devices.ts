import type { Address } from 'viem';
import { GatewayError } from '../http/call.ts';
import { GATEWAY_LIMITS } from '../world.ts';

/** Kinds of notifications of the public gateway. */
export const NOTIFICATION_TYPES = [
  'CONFIRMATION_REQUEST',
  'DELETED_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MESSAGE_CONFIRMATION_REQUEST',
  'MODULE_TRANSACTION',
] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Subscription of a device to a Safe, for the account that was signed in; `null` for none. */
export interface Subscription {
  device: string;
  chainId: string;
  safe: Address;
  signer: Address | null;
  types: readonly NotificationType[];
}

/** Identifies subscriptions. Without `signer` those of all accounts. */
export type SubscriptionKey = Pick<Subscription, 'device' | 'chainId' | 'safe'> & {
  signer?: Address | null | undefined;
};

/** Registered devices with their subscriptions, oldest first. Ids of devices are in lower case. */
export type Devices = ReturnType<typeof createDevices>;

export function createDevices() {
  const tokens = new Map<string, string>();
  let subscriptions: readonly Subscription[] = [];
  const without = (gone: readonly Subscription[]) => {
    subscriptions = subscriptions.filter((one) => !gone.includes(one));
  };
  const find = ({ device, chainId, safe, signer }: SubscriptionKey) =>
    subscriptions.filter(
      (one) =>
        one.device === device &&
        one.chainId === chainId &&
        one.safe === safe &&
        (signer === undefined || one.signer === signer),
    );

  return {
    find,
    /** Registers a device. Replaces the same subscriptions, and those without an owner to the same Safes. */
    put(device: string, token: string, added: readonly Subscription[]): void {
      for (const one of added) without([...find(one), ...find({ ...one, signer: null })]);
      const isNew = !tokens.has(device);
      if (
        subscriptions.length + added.length > GATEWAY_LIMITS.subscriptions ||
        (isNew && tokens.size >= GATEWAY_LIMITS.devices)
      )
        throw new GatewayError(503, 'The local gateway is full', { code: 503 });
      tokens.set(device, token);
      subscriptions = [...subscriptions, ...added];
    },
    /** Removes subscriptions. Their devices stay. */
    remove: without,
    /** True if there was such a device. */
    removeDevice(device: string): boolean {
      without(subscriptions.filter((one) => one.device === device));
      return tokens.delete(device);
    },
    /** Subscriptions to a Safe with the token of their device, unique by token, the oldest first. */
    subscribersOf(chainId: string, safe: Address) {
      const found = subscriptions.flatMap((one) => {
        const token = tokens.get(one.device);
        const isOfSafe = one.chainId === chainId && one.safe === safe;
        return isOfSafe && token !== undefined ? [{ ...one, token }] : [];
      });
      return found.filter(
        ({ token }, index) => found.findIndex((other) => other.token === token) === index,
      );
    },
    clear(): void {
      tokens.clear();
      subscriptions = [];
    },
  };
}
