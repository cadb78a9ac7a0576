import { isRead, methodNames } from '@mooring/testing/wallet';

/** The methods of sites that are in a page with their wallet; a session has its own permissions. */
const PERMISSIONS = /^wallet_(request|get|revoke)Permissions$/;

/** The methods the phone offers a site that names none. */
export const USUAL_METHODS: readonly string[] = methodNames(true).filter(
  (name) => !PERMISSIONS.test(name),
);

/** True for a method that the phone answers. */
export function hasMethod(name: string): boolean {
  return USUAL_METHODS.includes(name) || isRead(name);
}
