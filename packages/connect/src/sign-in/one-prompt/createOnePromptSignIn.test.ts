// @vitest-environment jsdom
import { createTestWallet } from '@mooring/testing';
import { stringToHex, verifyMessage } from 'viem';
import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createConfig, createStorage, http } from 'wagmi';
import { connect, getConnection } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';
import type { AuthenticationAdapter } from '../../core/authentication.ts';
import { attemptConnector } from '../../core/connectionAttempt.ts';
import { announcedConnector } from '../../wallets/announcedConnector.ts';
import { isProvider } from '../../wallets/walletRegistry.ts';
import { createNonces } from '../nonces.ts';
import { createOnePromptSignIn } from './createOnePromptSignIn.ts';

const { signal } = new AbortController();

interface Page {
  /** Default: a wallet that is not in the wallet list. */
  readonly rdns?: string;
  readonly connectsWithSignIn?: boolean;
  /** True if the wallet shares its accounts already. */
  readonly connected?: boolean;
  readonly adapter?: Partial<AuthenticationAdapter>;
}

const { host: site, origin } = location;
const messageOf: AuthenticationAdapter['createMessage'] = (fields) =>
  createSiweMessage({
    ...fields,
    domain: site,
    uri: `${origin}/in`,
    version: '1',
    statement: 'Come aboard.',
    resources: ['https://harbour.example/terms'],
    expirationTime: new Date('2100-01-01T00:00:00.000Z'),
  });

const nonceAfter = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, ms, 'nonce00001'));

// Loaded before timers are faked.
beforeAll(() => import('../../wallets/walletTable.ts'));
afterEach(() => void vi.useRealTimers());

/** Page with a server that verifies signatures, and a wallet that approves by script. */
function open(page: Page = {}) {
  const { rdns = 'example.harbour', connectsWithSignIn = true, connected, adapter = {} } = page;
  const wallet = createTestWallet({ connectsWithSignIn, connected });
  const { provider } = wallet;
  if (!isProvider(provider)) throw new Error('no provider');
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    multiInjectedProviderDiscovery: false,
    storage: null,
    connectors: [
      announcedConnector({ id: rdns, name: 'Harbour', provider: () => provider }, 3_000),
    ],
  });
  const [connector] = wagmi.connectors;
  if (!connector) throw new Error('no connector');
  const verified: string[] = [];
  let nonces = 0;
  const host: AuthenticationAdapter = {
    getNonce: async () => `nonce0000${++nonces}`,
    createMessage: messageOf,
    async verify({ message, signature }) {
      verified.push(message);
      const { address } = parseSiweMessage(message);
      return address !== undefined && verifyMessage({ address, message, signature });
    },
    signOut: async () => {},
    ...adapter,
  };
  const store = createNonces(() => host.getNonce());
  const onePrompt = createOnePromptSignIn(() => host, store);
  return {
    wallet,
    verified,
    prompts: () =>
      wallet.requests
        .map(({ method }) => method)
        .filter((method) => !/^eth_(accounts|chainId|getBlock)/.test(method)),
    nonces: () => nonces,
    takeNonce: store.take,
    connector,
    prepare: onePrompt.prepare,
    skipSignIn: onePrompt.skipSignIn,
    account: () => getConnection(wagmi).address,
    /** True once signed in as well. */
    connect: () =>
      onePrompt.connect({ connector, signal }, mainnet.id, (attempt) =>
        connect(wagmi, { connector: attemptConnector(attempt) }),
      ),
  };
}

describe('one-prompt sign-in with a wallet that supports it', () => {
  it('connects and signs in with one prompt, by the host’s own message', async () => {
    const { wallet, verified, prompts, nonces, prepare, account, connect } = open();
    prepare();
    expect(await connect()).toBe(true);
    expect(account()).toBe(wallet.accounts[0]);
    expect(nonces()).toBe(1);
    expect(prompts()).toEqual(['wallet_connect']);
    expect(parseSiweMessage(verified[0] ?? '')).toMatchObject({
      address: wallet.accounts[0],
      nonce: 'nonce00001',
      domain: site,
      uri: `${origin}/in`,
      statement: 'Come aboard.',
      resources: ['https://harbour.example/terms'],
      expirationTime: new Date('2100-01-01T00:00:00.000Z'),
      chainId: 1,
    });
  });

  it('waits for a slow server', async () => {
    vi.useFakeTimers();
    const { prompts, connect } = open({ adapter: { getNonce: nonceAfter(3_000) } });
    const connecting = connect();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await connecting).toBe(true);
    expect(prompts()).toEqual(['wallet_connect']);
  });

  it('connects without signing in on later visits if the wallet never answered', async () => {
    const storage = createStorage({ storage: localStorage });
    const { wallet, prepare, account, connect } = open();
    prepare(storage);
    wallet.next('wallet_connect').hang();
    void connect();
    await wallet.nextRequest('wallet_connect');
    const next = open();
    next.prepare(storage);
    expect(await next.connect()).toBe(false);
    expect(next.prompts()).toEqual(['wallet_requestPermissions']);
    expect(account()).toBeUndefined();
    localStorage.clear();
  });

  it('connects without signing in when the user skips an unanswered request', async () => {
    const { wallet, connector, skipSignIn, prompts, account, connect } = open();
    expect(skipSignIn(connector)).toBeUndefined();
    wallet.next('wallet_connect').hang();
    // It shows nothing for the request that it leaves unanswered.
    wallet.next('wallet_requestPermissions').approve();
    void connect();
    await wallet.nextRequest('wallet_connect');
    const leaveOut = await vi.waitUntil(() => skipSignIn(connector), 60_000);
    leaveOut();
    expect(await connect()).toBe(false);
    expect(account()).toBe(wallet.accounts[0]);
    expect(prompts()).toEqual(['wallet_connect', 'wallet_requestPermissions']);
  });

  it('fails as busy when the user skips a request whose prompt is open', async () => {
    const { wallet, connector, skipSignIn, account, connect } = open();
    wallet.next('wallet_connect').hang();
    void connect();
    await wallet.nextRequest('wallet_connect');
    (await vi.waitUntil(() => skipSignIn(connector), 60_000))();
    await expect(connect()).rejects.toMatchObject({ code: -32002 });
    expect(account()).toBeUndefined();
  });

  it('offers no skip once the wallet has answered', async () => {
    const { connector, skipSignIn, connect } = open();
    await connect();
    expect(skipSignIn(connector)).toBeUndefined();
  });

  it('ends on a rejection without another prompt', async () => {
    const { wallet, prompts, account, connect } = open();
    wallet.next('connect').reject();
    await expect(connect()).rejects.toMatchObject({ code: 4001 });
    expect(account()).toBeUndefined();
    expect(prompts()).toEqual(['wallet_connect']);
  });

  it('connects without signing in when the server refuses the signature', async () => {
    const { prompts, account, connect } = open({ adapter: { verify: async () => false } });
    expect(await connect()).toBe(false);
    expect(account()).toBeDefined();
    expect(prompts()).toEqual(['wallet_connect']);
  });

  it.each<[string, (message: string) => object]>([
    ['another nonce', (message) => ({ message: message.replace('nonce00001', 'nonce99999') })],
    ['another page', (message) => ({ message: message.replaceAll(site, 'evil.example') })],
    [
      'another account',
      (message) => ({ message: message.replace(/0x\w{40}/, `0x${'1'.repeat(40)}`) }),
    ],
    ['no text', () => ({ message: 7 })],
    ['no signature', () => ({ signature: 'yes' })],
    ['an oversized signature', () => ({ signature: `0x${'00'.repeat(70_000)}` })],
  ])('connects without signing in when the wallet signs %s', async (_, change) => {
    const { wallet, verified, account, connect } = open({ connected: true });
    const [address] = wallet.accounts;
    if (!address) throw new Error('no account');
    const message = await messageOf({ address, chainId: 1, nonce: 'nonce00001' });
    const signed = { message, signature: '0x00', ...change(message) };
    wallet.next('wallet_connect').answer({
      accounts: [{ address, capabilities: { signInWithEthereum: signed } }],
    });
    expect(await connect()).toBe(false);
    expect(account()).toBe(address);
    expect(verified).toEqual([]);
  });
});

describe('one-prompt sign-in falls back to two prompts', () => {
  it('when the wallet does not know the method, with the same nonce', async () => {
    const page = open({ connectsWithSignIn: false });
    const { wallet, prompts, account, connect, takeNonce } = page;
    expect(await connect()).toBe(false);
    expect(await takeNonce()).toBe('nonce00001');
    expect(account()).toBe(wallet.accounts[0]);
    expect(prompts()).toEqual(['wallet_connect', 'wallet_requestPermissions']);
  });

  it.each<[string, Page]>([
    ['the wallet is known not to support it', { rdns: 'io.metamask' }],
    ['the wallet does not announce itself', { rdns: 'browser' }],
    ['the server returns no nonce', { adapter: { getNonce: () => Promise.reject(new Error()) } }],
    ['the server takes too long', { adapter: { getNonce: nonceAfter(60_000) } }],
    ['the message does not follow EIP-4361', { adapter: { createMessage: ({ nonce }) => nonce } }],
    [
      'the message is for another page',
      {
        adapter: {
          createMessage: async (fields) =>
            (await messageOf(fields)).replaceAll(site, 'else.example'),
        },
      },
    ],
  ])('when %s', async (_, page) => {
    vi.useFakeTimers();
    const { prompts, account, connect } = open(page);
    const connecting = connect();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await connecting).toBe(false);
    expect(account()).toBeDefined();
    expect(prompts()).toEqual(['wallet_requestPermissions']);
  });
});

describe('one-prompt sign-in with a phone wallet', () => {
  /** Pairing connector whose wallet signs the offered sign-in, or does not. */
  function openPhone(signs: (message: string) => object | undefined, adapter = {}) {
    const wallet = createTestWallet({ connected: true });
    const [account = '0x'] = wallet.accounts;
    let compose: (() => Promise<unknown>) | undefined;
    let signIn: object | undefined;
    const asked: unknown[] = [];
    const control = {
      getState: () => ({ status: 'idle' }),
      subscribe: () => () => {},
      getSession: () => ({ signIn }),
      offerSignIn(given: () => Promise<unknown>) {
        compose = given;
      },
      forgetSignIn() {
        signIn = undefined;
      },
      ...{ choose() {}, forget() {}, renew() {}, cancel() {}, check: async () => {} },
    };
    const verified: string[] = [];
    let nonces = 0;
    const host: AuthenticationAdapter = {
      getNonce: async () => `nonce0000${++nonces}`,
      createMessage: messageOf,
      async verify({ message, signature }) {
        verified.push(message);
        return verifyMessage({ address: account, message, signature });
      },
      signOut: async () => {},
      ...adapter,
    };
    const store = createNonces(() => host.getNonce());
    const onePrompt = createOnePromptSignIn(() => host, store);
    const connector = {
      type: 'pairing',
      id: 'pairing',
      mooring: { kind: 'pairing', control },
      getAccounts: async () => [account],
    };
    const wagmi = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://127.0.0.1:1') },
      multiInjectedProviderDiscovery: false,
      connectors: [() => connector as never],
    });
    const [phone] = wagmi.connectors;
    if (!phone) throw new Error('no connector');
    control.offerSignIn(() => onePrompt.compose(mainnet.id));
    return {
      verified,
      asked,
      nonces: () => nonces,
      takeNonce: store.take,
      isKept: () => signIn !== undefined,
      finish: () => onePrompt.finish(phone),
      connect: () =>
        onePrompt.connect({ connector: phone, signal }, mainnet.id, async () => {
          const fields = await compose?.().catch(() => undefined);
          asked.push(fields);
          if (!fields) return;
          const { chainId, issuedAt, expirationTime, ...texts } = fields as Record<string, string>;
          const message = createSiweMessage({
            ...texts,
            address: account,
            chainId: Number(chainId),
            issuedAt: new Date(issuedAt ?? ''),
            expirationTime: new Date(expirationTime ?? ''),
          } as never);
          signIn = signs(message);
          const { message: text } = Object(signIn);
          const params = [stringToHex(String(text)), account];
          const signature = await wallet.provider.request({ method: 'personal_sign', params });
          if (signIn) signIn = { signature, ...signIn };
        }),
    };
  }

  it('signs in with the host’s message, verified once for several callers', async () => {
    const page = openPhone((message) => ({ message }));
    const [signedIn] = await Promise.all([page.connect(), page.finish()]);
    expect(signedIn).toBe(true);
    expect(await page.finish()).toBe(false);
    expect(page.verified).toHaveLength(1);
    expect(page.asked).toMatchObject([{ nonce: 'nonce00001', chainId: 1, domain: site }]);
    expect(page.isKept()).toBe(false);
    expect(await page.takeNonce()).toBe('nonce00002');
  });

  it('keeps the nonce for the later sign-in if the phone does not sign', async () => {
    const page = openPhone(() => undefined);
    expect(await page.connect()).toBe(false);
    expect(await page.takeNonce()).toBe('nonce00001');
    expect(page.nonces()).toBe(1);
  });

  it('connects when the server returns no nonce, and requests a nonce again later', async () => {
    let isDown = true;
    const getNonce = async () => {
      if (isDown) throw new Error('The server is away.');
      return 'nonce00009';
    };
    const page = openPhone((message) => ({ message }), { getNonce });
    expect(await page.connect()).toBe(false);
    expect(page.asked).toEqual([undefined]);
    isDown = false;
    expect(await page.takeNonce()).toBe('nonce00009');
  });

  it('keeps the phone’s signature while the server is unreachable', async () => {
    const verify = () => Promise.reject(new Error('The server is away.'));
    const page = openPhone((message) => ({ message }), { verify });
    expect(await page.connect()).toBe(false);
    expect(page.isKept()).toBe(true);
  });

  it.each<[string, (message: string) => object]>([
    ['for another page', (message) => ({ message: message.replaceAll(site, 'evil.example') })],
    [
      'for another account',
      (message) => ({ message: message.replace(/0x\w{40}/, `0x${'1'.repeat(40)}`) }),
    ],
    ['no text', () => ({ message: 7 })],
    ['with no signature', (message) => ({ message, signature: 'yes' })],
  ])('connects without signing in when the phone signs %s', async (_, signs) => {
    const page = openPhone(signs);
    expect(await page.connect()).toBe(false);
    expect(page.verified).toEqual([]);
  });
});
