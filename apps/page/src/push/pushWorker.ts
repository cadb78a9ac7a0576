import type { Address } from 'viem';

/** Scope of the service worker, which contains no page, so that it handles push messages only. */
const SCOPE = '/push/';
/** Its texts, for `push-worker.js`. */
const TEXTS = 'mooring-push';

/** Texts of one account's push messages, in the language of the page. */
interface PushTexts {
  readonly waits: string;
  readonly changed: string;
}

/** Account, by chain id and address. */
export interface PushedAccount {
  readonly chainId: number;
  readonly address: Address;
}

declare global {
  interface Window {
    /** In Chromium only. It returns a trusted URL object, where the types expect a string. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** URL of the service worker's script; its policy can be created once. */
let workerUrl: string | undefined;

function trustedWorkerUrl(): string {
  const url = '/push-worker.js';
  const rules = { createScriptURL: () => url };
  return window.trustedTypes?.createPolicy('mooring-push', rules).createScriptURL(url) ?? url;
}

/**
 * Registers the service worker that shows push messages. Resolves once it is active, as subscribing requires.
 * @throws the browser's error, where it does not allow one
 */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  workerUrl ??= trustedWorkerUrl();
  const registration = await navigator.serviceWorker.register(workerUrl, { scope: SCOPE });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker) throw new Error('The service worker was not installed.');
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
  return registration;
}

const scopeOf = ({ chainId, address }: PushedAccount) =>
  `${SCOPE}${chainId}:${address.toLowerCase()}`;

/** Caches the notification texts of an account, for the service worker. */
export async function storePushTexts(account: PushedAccount, texts: PushTexts): Promise<void> {
  const cache = await caches.open(TEXTS);
  await cache.put(scopeOf(account), Response.json(texts));
}

/** Removes the cached texts of an account: the service worker then shows no notification for it. */
export async function deletePushTexts(account: PushedAccount): Promise<void> {
  await (await caches.open(TEXTS)).delete(scopeOf(account));
}

/** Databases of the library for push messages. */
const DATABASES = ['firebase-installations-database', 'firebase-messaging-database'];

/** Removes service worker and texts; the browser then deletes this device's push subscription. */
export async function removePushWorker(): Promise<void> {
  // Missing if the page is not served over https.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
  await caches.delete(TEXTS);
  for (const name of DATABASES) indexedDB.deleteDatabase(name);
}
