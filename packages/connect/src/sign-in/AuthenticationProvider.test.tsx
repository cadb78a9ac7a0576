// @vitest-environment jsdom

import { completeJsdom } from '@mooring/testing';
import { createSiweMessage } from 'viem/siwe';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AuthenticationClient } from '../core/authentication.ts';
import type { ConnectionStatus } from '../core/useConnectionStatus.ts';
import { adapterOf, type HostSignIn, keeper, mira, openHost } from '../signInHost.testing.tsx';
import { signOutWithin } from './useSignOutOnce.ts';

const { adapter } = adapterOf();
const open: { close: () => Promise<void> }[] = [];

async function hostOf(...given: Parameters<typeof openHost>) {
  const host = await openHost(...given);
  open.push(host);
  return host;
}

beforeAll(() => completeJsdom());
afterEach(async () => {
  for (const host of open.splice(0)) await host.close();
});

describe('connection status of a connected visitor', () => {
  it.each<[string, HostSignIn | undefined, ConnectionStatus]>([
    ['without sign-in', undefined, 'connected'],
    ['signed out', { adapter, status: 'unauthenticated' }, 'unauthenticated'],
    ['loading', { adapter, status: 'loading' }, 'loading'],
    ['signed in', { adapter, status: 'authenticated' }, 'connected'],
    [
      'signed in by name',
      { adapter, status: 'authenticated', address: mira.toLowerCase() },
      'connected',
    ],
    [
      'signed in with another account',
      { adapter, status: 'authenticated', address: keeper },
      'unauthenticated',
    ],
    [
      'signed out where it is optional',
      { adapter, status: 'unauthenticated', required: false },
      'connected',
    ],
    [
      'signed out where it is disabled',
      { adapter, status: 'unauthenticated', enabled: false },
      'connected',
    ],
  ])('%s', async (_, signIn, status) => {
    const host = await hostOf(signIn);
    expect(host.status()).toBe('disconnected');
    await host.connect();
    expect(host.status()).toBe(status);
  });

  it('keeps the last status while the host is loading again', async () => {
    const host = await hostOf({ adapter, status: 'authenticated', address: mira });
    await host.connect();
    const before = [...host.seen];
    await host.hostSays({ adapter, status: 'loading' });
    await host.hostSays({ adapter, status: 'authenticated', address: mira });
    expect(host.seen).toEqual(before);
  });
});

describe('useAccountChange', () => {
  it.each([true, false])(
    'opens the Sign in dialog for a signed-in visitor (required: %s)',
    async (required) => {
      const host = await hostOf({ adapter, status: 'authenticated', address: mira, required });
      await host.connect();
      expect(host.openDialog()).toBeNull();
      await host.switchTo(keeper);
      expect(host.openDialog()).toBe('sign-in');
    },
  );

  it('opens no dialog for a signed-out visitor', async () => {
    const host = await hostOf({ adapter, status: 'unauthenticated' });
    await host.connect();
    await host.switchTo(keeper);
    await host.switchTo(mira);
    expect(host.openDialog()).toBeNull();
  });
});

describe('useLateSignIn', () => {
  const { host: domain, origin: uri } = location;
  const message = createSiweMessage({
    address: mira,
    chainId: 1,
    domain,
    nonce: 'anchoraweigh',
    uri,
    version: '1',
  });

  it.each(['before', 'after'])(
    'signs in with the phone’s signature, the wallet reconnecting %s the server’s answer',
    async (when) => {
      const { adapter: its, asked } = adapterOf();
      const host = await hostOf(
        { adapter: its, status: 'loading' },
        { message, signature: '0x12' },
      );
      const connects = () => host.connect();
      const answers = () => host.hostSays({ adapter: its, status: 'unauthenticated' });
      for (const step of when === 'before' ? [connects, answers] : [answers, connects])
        await step();
      await expect.poll(() => asked).toEqual(['verify']);
    },
  );
});

describe('disconnecting a signed-in visitor', () => {
  const signedIn = { status: 'authenticated', address: mira } as const;

  it('signs out once, and shows no unauthenticated status in between', async () => {
    let answer = () => {};
    const { adapter: its, asked } = adapterOf({
      signOut: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const host = await hostOf({ adapter: its, ...signedIn });
    await host.connect();
    await host.follow(() => {
      host.disconnect();
      host.disconnect();
    });
    await host.hostSays({ adapter: its, status: 'unauthenticated' });
    expect(host.status()).toBe('connected');
    await host.follow(() => answer());
    expect(host.status()).toBe('disconnected');
    expect(host.seen).not.toContain('unauthenticated');
    expect(asked).toEqual(['signOut']);
    expect(host.errors).toEqual([]);
  });

  it('disconnects even if the sign-out fails, and reports the error', async () => {
    const { adapter: its } = adapterOf({ signOut: () => Promise.reject(new Error('500')) });
    const host = await hostOf({ adapter: its, ...signedIn });
    await host.connect();
    await host.follow(host.disconnect);
    expect(host.status()).toBe('disconnected');
    expect(host.errors.map(({ message }) => message)).toEqual(['500']);
  });

  it('sends no sign-out for a signed-out visitor', async () => {
    const { adapter: its, asked } = adapterOf();
    const host = await hostOf({ adapter: its, status: 'unauthenticated' });
    await host.connect();
    await host.follow(host.disconnect);
    expect(asked).toEqual([]);
  });

  it('sends no sign-out when the wallet disconnects by itself and reconnects', async () => {
    const { adapter: its, asked } = adapterOf();
    const host = await hostOf({ adapter: its, ...signedIn });
    await host.connect();
    await host.walletLeaves();
    expect(host.status()).toBe('disconnected');
    await host.connect();
    expect(host.status()).toBe('connected');
    expect(asked).toEqual([]);
  });
});

describe('AuthenticationProvider with a client', () => {
  /** Client with the interface of `@mooring/sign-in`. */
  function createClient() {
    const listeners = new Set<() => void>();
    let state: ReturnType<AuthenticationClient['getState']> = { status: 'loading' };
    let started = 0;
    const client: AuthenticationClient = {
      adapter,
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      start() {
        started += 1;
        return () => {
          started -= 1;
        };
      },
    };
    const say = (next: typeof state) => {
      state = next;
      for (const listener of listeners) listener();
    };
    return { client, say, started: () => started };
  }

  it('starts the client, follows its state and stops it', async () => {
    const { client, say, started } = createClient();
    const host = await hostOf({ client });
    await host.connect();
    expect(host.status()).toBe('loading');
    expect(started()).toBe(1);
    await host.follow(() => say({ status: 'unauthenticated' }));
    expect(host.status()).toBe('unauthenticated');
    await host.follow(() => say({ status: 'authenticated', session: { address: mira } }));
    expect(host.status()).toBe('connected');
    await host.follow(() => say({ status: 'authenticated', session: { address: keeper } }));
    expect(host.status()).toBe('unauthenticated');
    await host.close();
    expect(started()).toBe(0);
  });

  it('counts any connected account as signed in if the session has no address', async () => {
    const { client, say } = createClient();
    const host = await hostOf({ client, required: true });
    await host.connect();
    await host.follow(() => say({ status: 'authenticated', session: {} }));
    expect(host.status()).toBe('connected');
  });
});

describe('signOutWithin', () => {
  const adapterOf = (signOut: () => Promise<void>) => ({
    getNonce: async () => '',
    createMessage: () => '',
    verify: async () => false,
    signOut,
  });

  it('sends the sign-out to the server', async () => {
    let told = 0;
    await signOutWithin(
      adapterOf(async () => {
        told += 1;
      }),
      60_000,
    );
    expect(told).toBe(1);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('500')), '500'],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
      'offline',
    ],
    ['is silent', () => new Promise<never>(() => {}), 'did not answer the sign-out within 5 ms'],
  ])('fails when the server %s', async (_, signOut, message) => {
    await expect(signOutWithin(adapterOf(signOut), 5)).rejects.toThrow(message);
  });
});
