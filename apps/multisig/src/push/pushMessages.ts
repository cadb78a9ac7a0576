import type { DeviceStorage } from '@mooring/connect';
import {
  DEVICE,
  deletePushTexts,
  endPushDevice,
  type PushedAccount,
  registerPushWorker,
  storePushTexts,
  TOKEN,
} from '@mooring/page/push';
import { type GatewayClient, GatewayError } from '@mooring/safe/gateway';
import { type Address, isAddress, isAddressEqual } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import type { Config } from 'wagmi';
import type { FirebaseConfig } from './PushSwitch.tsx';

export type PushTexts = Parameters<typeof storePushTexts>[1];

/** Thrown if the browser has no push service, or cannot reach it. */
export class NoPushServiceError extends Error {
  override readonly name = 'NoPushServiceError';
}

/** Lifetime of the sign-in message in ms; the gateway's session ends with it. */
const SESSION_MS = 3_600_000;
/** Prefix of the storage keys of subscribed owners, by account. */
const ACCOUNTS = 'push.account.';

interface Setup {
  readonly wagmi: Config;
  readonly gateway: GatewayClient;
  readonly gatewayUrl: string;
  readonly storage: DeviceStorage;
  readonly firebase: FirebaseConfig;
  readonly account: PushedAccount;
}

/** Push messages of one account, through the gateway's registration of devices. */
export function pushMessages(setup: Setup) {
  const { gateway, gatewayUrl, storage, firebase, account } = setup;
  const { chainId, address } = account;
  const key = `${ACCOUNTS}${chainId}.${address.toLowerCase()}`;

  /** Returns the registration token of this device. */
  async function tokenOf(): Promise<string> {
    try {
      const registration = await registerPushWorker();
      const { getMessagingToken } = await import('./messagingToken.ts');
      return await getMessagingToken(firebase, registration);
    } catch (cause) {
      throw new NoPushServiceError('The browser has no address for push messages.', { cause });
    }
  }

  async function register(token: string, isNew: boolean): Promise<void> {
    const types = ['CONFIRMATION_REQUEST', 'MESSAGE_CONFIRMATION_REQUEST'];
    const { deviceUuid } = await gateway.notifications.register({
      cloudMessagingToken: token,
      deviceType: 'WEB',
      deviceUuid: storage.get(DEVICE) ?? undefined,
      safes: isNew ? [{ chainId, address, notificationTypes: types }] : [],
    });
    storage.set(DEVICE, deviceUuid);
    storage.set(TOKEN, token);
  }

  /** Owner notified on this device; null for none. */
  function subscriber(): Address | null {
    const stored = storage.get(key);
    return stored !== null && isAddress(stored, { strict: false }) ? stored : null;
  }

  async function unsubscribe(): Promise<void> {
    const deviceUuid = storage.get(DEVICE);
    if (deviceUuid === null) return;
    const subscription = { chainId, deviceUuid, safe: address };
    await gateway.notifications.deleteSubscriptions([subscription]).catch(ignoreMissing);
  }

  return {
    subscriber,

    /**
     * Subscribes this device. The gateway notifies an owner who has signed in there.
     * @throws {NoPushServiceError} before the wallet prompt
     * @throws {GatewayError}
     * @throws the wallet's error
     */
    async turnOn(options: {
      readonly owner: Address;
      readonly texts: PushTexts;
      readonly onPrompt: () => void;
    }): Promise<void> {
      const { owner, texts, onPrompt } = options;
      const token = await tokenOf();
      await signInAtGateway({ ...setup, owner, onPrompt });
      // Another owner's subscription stays beside a new one.
      if (subscriber() !== null) await unsubscribe();
      await storePushTexts(account, texts);
      await register(token, true);
      storage.set(key, owner);
    },

    /** @throws {Error} if the gateway may still send messages */
    async turnOff(): Promise<void> {
      const isLast = storage.keys(ACCOUNTS).every((other) => other === key);
      await (isLast ? endPushDevice(gatewayUrl, storage) : unsubscribe());
      storage.remove(key);
      await deletePushTexts(account);
    },

    /** Updates the device's registration token at the gateway if the browser has changed it. */
    async renew(): Promise<void> {
      const token = await tokenOf();
      if (token !== storage.get(TOKEN)) await register(token, false);
    },
  };
}

/** Ignores a missing registration (404). */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof GatewayError && error.status === 404)) throw error;
}

/** Returns null without a session (401 or 403); another error does not tell. */
function nullIfSignedOut(error: unknown): null {
  if (error instanceof GatewayError && (error.status === 401 || error.status === 403)) return null;
  throw error;
}

interface SignIn extends Setup {
  readonly owner: Address;
  readonly onPrompt: () => void;
}

/**
 * Signs in at the gateway (EIP-4361), unless this owner is.
 * @throws {GatewayError} before the wallet prompt if the gateway does not tell who is signed in
 * @throws {Error} when the browser refuses the gateway's cookie: the registration would have no owner
 */
async function signInAtGateway(signIn: SignIn) {
  const { wagmi, gateway, gatewayUrl, account, owner, onPrompt } = signIn;
  const isSignedIn = async () => {
    const me = await gateway.auth.me().catch(nullIfSignedOut);
    const signer = me?.signerAddress ?? null;
    return signer !== null && isAddressEqual(signer, owner);
  };
  if (await isSignedIn()) return;
  const { nonce } = await gateway.auth.nonce();
  const now = Date.now();
  const message = createSiweMessage({
    address: owner,
    chainId: account.chainId,
    domain: location.host,
    // Not the page's URL: the gateway chose the nonce, and could otherwise sign in at the page's server.
    uri: gatewayUrl,
    nonce,
    version: '1',
    issuedAt: new Date(now),
    expirationTime: new Date(now + SESSION_MS),
  });
  const { messageSignature } = await import('../safe/signing.ts');
  onPrompt();
  const signature = await messageSignature(wagmi, owner, message);
  await gateway.auth.verify(message, signature);
  if (!(await isSignedIn())) throw new Error("The browser does not keep the gateway's cookie.");
}
