import { afterEach, expect, test } from 'vitest';
import {
  createSiweClient,
  type SiweClientOptions,
  type WalletSession,
} from './createSiweClient.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const page = { host: 'harbour.example', origin: 'https://harbour.example' };
const stops: (() => void)[] = [];
let sites = 0;
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Browser with a cookie; each tab is a client. */
function open(changes: Partial<SiweClientOptions> = {}) {
  let session: WalletSession | null = null;
  const errors: Error[] = [];
  sites += 1;
  const channel = `site ${sites}`;
  function openTab() {
    const client = createSiweClient({
      getNonce: async () => 'abcdefgh12345678',
      async verify({ signature }) {
        if (signature !== '0x01') return false;
        session = { address };
        return true;
      },
      async signOut() {
        session = null;
      },
      getSession: async () => session,
      onError: (error) => errors.push(error),
      page,
      channel,
      ...changes,
    });
    stops.push(client.start());
    return client;
  }
  return { openTab, errors };
}

/** Resolves once a tab has a status. */
function until(tab: ReturnType<typeof createSiweClient>, status: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (tab.getState().status === status) resolve();
    };
    tab.subscribe(look);
    look();
  });
}

test('createSiweClient signs in with the page’s message, and notifies the other tabs', async () => {
  const { openTab } = open({ statement: 'Sign in to Harbour.' });
  const [one, other] = [openTab(), openTab()];
  await until(one, 'unauthenticated');
  const nonce = await one.adapter.getNonce();
  const message = await one.adapter.createMessage({ nonce, address, chainId: 10 });
  expect(message).toMatch(
    /^harbour\.example wants you .*\n0x5aAe.*\n\nSign in to Harbour\.\n\nURI: https:\/\/harbour\.example\nVersion: 1\nChain ID: 10\nNonce: abcdefgh12345678\n/,
  );
  expect(await one.adapter.verify({ message, signature: '0x01' })).toBe(true);
  expect(one.getState()).toEqual({ status: 'authenticated', session: { address } });
  await until(other, 'authenticated');
  await other.adapter.signOut();
  expect(other.getState()).toEqual({ status: 'unauthenticated' });
  await until(one, 'unauthenticated');
});

test('createSiweClient returns false for a refused signature, without a change of state', async () => {
  const { openTab } = open();
  const tab = openTab();
  await until(tab, 'unauthenticated');
  expect(await tab.adapter.verify({ message: '', signature: '0x02' })).toBe(false);
  expect(tab.getState()).toEqual({ status: 'unauthenticated' });
});

test('createSiweClient throws when the server accepts the signature without a session', async () => {
  const { openTab } = open({ getSession: async () => null });
  await expect(openTab().adapter.verify({ message: '', signature: '0x01' })).rejects.toThrow(
    'its cookie was not sent back',
  );
});

test('createSiweClient reports an unreachable server to the host', async () => {
  const { openTab, errors } = open({ getSession: () => Promise.reject(new Error('502')) });
  await until(openTab(), 'unauthenticated');
  expect(errors.map(({ message }) => message)).toEqual(['502', '502', '502']);
});

test('createSiweClient sends no request before it is started', () => {
  const asked: string[] = [];
  createSiweClient({
    getNonce: async () => 'abcdefgh12345678',
    verify: async () => true,
    signOut: async () => {},
    getSession: async () => {
      asked.push('session');
      return null;
    },
  });
  expect(asked).toEqual([]);
});
