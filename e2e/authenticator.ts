import type { Page } from '@playwright/test';

/** Virtual authenticator of the browser, which approves by default. */
export interface Authenticator {
  /** Number of its passkeys. */
  count(): Promise<number>;
  /** Number of touches, of making its passkeys and of signing by them. */
  touches(): Promise<number>;
  /** Sets whether user verification (finger, face or PIN) succeeds. */
  setVerified(isVerified: boolean): Promise<void>;
  /** Sets whether the prompt is answered. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Puts its passkeys into another, as a password manager does. */
  copyTo(other: Authenticator): Promise<void>;
  /** Adds a passkey of another authenticator. */
  add(credential: Credential): Promise<void>;
  /** Removes all passkeys. */
  clear(): Promise<void>;
}

type Credential = Parameters<Awaited<ReturnType<typeof openSession>>['addCredential']>[0];

/** Adds a platform authenticator to a page, by Chromium's WebAuthn domain. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const { addCredential, getCredentials, setVerified, setPresent, clear } = await openSession(page);
  return {
    count: async () => (await getCredentials()).length,
    touches: async () =>
      (await getCredentials()).reduce((sum, { signCount }) => sum + signCount, 0),
    setVerified,
    setPresent,
    async copyTo(other) {
      for (const credential of await getCredentials()) await other.add(credential);
    },
    add: addCredential,
    clear,
  };
}

async function openSession(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const getCredentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    getCredentials,
    async addCredential(credential: Awaited<ReturnType<typeof getCredentials>>[number]) {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    async setVerified(isUserVerified: boolean) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async setPresent(enabled: boolean) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async clear() {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}
