import { initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { FirebaseConfig } from './PushSwitch.tsx';

/**
 * Address of this browser for the push messages of a Firebase project, the same until the browser changes it.
 * @throws when the browser's service or Firebase does not respond
 */
export async function getMessagingToken(
  { vapidKey, ...project }: FirebaseConfig,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const app = initializeApp(project, { automaticDataCollectionEnabled: false });
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}
