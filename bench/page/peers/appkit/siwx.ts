import type { SIWXConfig } from '@reown/appkit/react';
import { getAddress } from 'viem';
import { createSiweMessage } from 'viem/siwe';

let signedIn = false;
const listeners = new Set<() => void>();

/** Returns true once the server has a session. */
export const isSignedIn = () => signedIn;

export function onSignedIn(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(now: boolean) {
  signedIn = now;
  for (const listener of listeners) listener();
}

async function ask(path: string, body?: object) {
  const response = await fetch(`/siwx/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Sessions are the server's, which gives nonces and verifies. */
export const siwx: SIWXConfig = {
  async createMessage({ accountAddress, chainId }) {
    const { nonce } = await ask('nonce', {});
    const issuedAt = new Date();
    const data = {
      domain: location.host,
      uri: location.origin,
      version: '1' as const,
      nonce,
      statement: 'Sign in to Harbour.',
    };
    const text = createSiweMessage({
      ...data,
      address: getAddress(accountAddress),
      chainId: Number(chainId.split(':')[1]),
      issuedAt,
    });
    return {
      ...data,
      accountAddress,
      chainId,
      issuedAt: issuedAt.toISOString(),
      toString: () => text,
    };
  },
  async addSession(session) {
    await ask('verify', session);
    changed(true);
  },
  async revokeSession() {
    await ask('sign-out', {});
    changed(false);
  },
  async setSessions(sessions) {
    await ask('sign-out', {});
    for (const session of sessions) await ask('verify', session);
    changed(sessions.length > 0);
  },
  async getSessions(chainId, address) {
    const { session } = await ask('session');
    const isOf =
      session?.data.chainId === chainId &&
      session.data.accountAddress.toLowerCase() === address.toLowerCase();
    return isOf ? [session] : [];
  },
};
