import { initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { FirebaseConfig } from './PushSwitch.tsx';

/**
 * Returns the registration token of this browser for push messages of a Firebase project.
 * @throws when the browser's service or Firebase does not respond
 */
export async function getMessagingToken(
  { vapidKey, ...project }: FirebaseConfig,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const app = initializeApp(project, { automaticDataCollectionEnabled: false });
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}
