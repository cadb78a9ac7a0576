import { isRead, methodNames } from '@mooring/testing/wallet';

/** Permission methods of in-page wallets; a session has its own permissions. */
const PERMISSIONS = /^wallet_(request|get|revoke)Permissions$/;

/** Methods the phone grants a site that names none. */
export const USUAL_METHODS: readonly string[] = methodNames(true).filter(
  (name) => !PERMISSIONS.test(name),
);

/** True for methods the phone supports. */
export function hasMethod(name: string): boolean {
  return USUAL_METHODS.includes(name) || isRead(name);
}
