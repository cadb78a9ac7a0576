// @vitest-environment jsdom
import { createTestWallet } from '@mooring/testing';
import { verifyMessage } from 'viem';
import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import { describe, expect, it } from 'vitest';
import { createConfig, http } from 'wagmi';
import { connect, getConnection } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';
import type { AuthenticationAdapter } from '../../../core/authentication.ts';
import { announcedConnector } from '../../../wallets/announcedConnector.ts';
import { isProvider } from '../../../wallets/walletRegistry.ts';
import { createNonces } from '../nonces.ts';
import { createTogether } from './createTogether.ts';

interface Page {
  /** Default: one that the catalogue does not know. */
  readonly rdns?: string;
  readonly connectsWithSignIn?: boolean;
  /** True for a wallet that shares its accounts already. */
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

/** A page whose server verifies for real, and a wallet without windows. */
function open(page: Page = {}) {
  const { rdns = 'example.harbour', connectsWithSignIn = true, connected, adapter = {} } = page;
  const wallet = createTestWallet({ connectsWithSignIn, connected });
  const { provider } = wallet;
  if (!isProvider(provider)) throw new Error('no provider');
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
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
  const together = createTogether(() => host, store);
  return {
    wallet,
    verified,
    prompts: () =>
      wallet.requests
        .map(({ method }) => method)
        .filter((method) => !/^eth_(accounts|chainId|getBlock)/.test(method)),
    nonces: () => nonces,
    takeNonce: store.take,
    prepare: together.prepare,
    account: () => getConnection(wagmi).address,
    /** True once signed in as well. */
    connect: () =>
      together.connect(connector, mainnet.id, (chosen) => connect(wagmi, { connector: chosen })),
  };
}

describe('a wallet that can do both', () => {
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

  it('may be told no, and is asked nothing else', async () => {
    const { wallet, prompts, account, connect } = open();
    wallet.next('connect').reject();
    await expect(connect()).rejects.toMatchObject({ code: 4001 });
    expect(account()).toBeUndefined();
    expect(prompts()).toEqual(['wallet_connect']);
  });

  it('is connected where the server does not take what it signed', async () => {
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
    ['a signature beyond all bounds', () => ({ signature: `0x${'00'.repeat(70_000)}` })],
  ])('is connected only, where it signs %s', async (_, change) => {
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

describe('the two steps of before', () => {
  it('are left where the wallet does not know the method, with the nonce', async () => {
    const page = open({ connectsWithSignIn: false });
    const { wallet, prompts, account, connect, takeNonce } = page;
    expect(await connect()).toBe(false);
    expect(await takeNonce()).toBe('nonce00001');
    expect(account()).toBe(wallet.accounts[0]);
    expect(prompts()).toEqual(['wallet_connect', 'wallet_requestPermissions']);
  });

  it.each<[string, Page]>([
    ['the wallet is known not to', { rdns: 'io.metamask' }],
    ['the wallet does not announce itself', { rdns: 'browser' }],
    ['the server gives no nonce', { adapter: { getNonce: () => Promise.reject(new Error()) } }],
    ['the server takes too long', { adapter: { getNonce: () => new Promise(() => {}) } }],
    ['the message is none of EIP-4361', { adapter: { createMessage: ({ nonce }) => nonce } }],
    [
      'the message is for another page',
      {
        adapter: {
          createMessage: async (fields) =>
            (await messageOf(fields)).replaceAll(site, 'else.example'),
        },
      },
    ],
  ])('are left where %s', async (_, page) => {
    const { prompts, account, connect } = open(page);
    expect(await connect()).toBe(false);
    expect(account()).toBeDefined();
    expect(prompts()).toEqual(['wallet_requestPermissions']);
  });
});
