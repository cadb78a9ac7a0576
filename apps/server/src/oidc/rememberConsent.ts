import type { OidcStore } from './oidcStore.ts';

/** Stores what an account allows an application, besides what it allowed before. */
export async function rememberConsent(
  store: OidcStore,
  account: string,
  { clientId, scopes, now }: { clientId: string; scopes: readonly string[]; now: number },
): Promise<void> {
  const consents = await store.consents(account);
  const before = consents.find((consent) => consent.clientId === clientId);
  const all = new Set([...(before?.scopes ?? []), ...scopes]);
  if (before && all.size === before.scopes.length) return;
  const times = { grantedAt: now, usedAt: now };
  await store.putConsent(account, { clientId, scopes: [...all], ...times });
}
