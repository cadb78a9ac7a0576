// @vitest-environment jsdom
import { type Hex, numberToHex, recoverMessageAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { createConfig, http } from 'wagmi';
import { connect } from 'wagmi/actions';
import { mainnet, optimism } from 'wagmi/chains';
import { moveAccountFirst } from '../wallets/activeAccount.ts';
import { announcedConnector } from '../wallets/announcedConnector.ts';
import { isProvider } from '../wallets/walletRegistry.ts';
import { type SignInOptions, signIn } from './signIn.ts';

const mira = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const keeper = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const never = () => new Promise<never>(() => {});

interface Wallet {
  /** Answer to `personal_sign`. Default: a signature. */
  readonly signs?: (message: Hex) => unknown;
  /** Accounts returned once connected. */
  readonly accounts?: readonly string[] | Promise<readonly string[]>;
}

const READ_MS = 100;
const both = [mira.address, keeper.address];

/** Page with a wallet of two accounts, the first of them active, and a server. */
async function pageWith(wallet: Wallet = {}) {
  const asked: string[] = [];
  const sign = wallet.signs ?? ((raw: Hex) => mira.signMessage({ message: { raw } }));
  let accounts: Wallet['accounts'] = both;
  const provider: unknown = {
    on() {},
    removeListener() {},
    async request({ method, params }: { method: string; params: [Hex, string] }) {
      if (method === 'eth_chainId') return numberToHex(mainnet.id);
      if (method !== 'personal_sign') return accounts;
      asked.push(params[1]);
      return sign(params[0]);
    },
  };
  if (!isProvider(provider)) throw new Error('no provider');
  const transport = http('http://127.0.0.1:1');
  const wagmi = createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: transport, [optimism.id]: transport },
    multiInjectedProviderDiscovery: false,
    storage: null,
    connectors: [
      announcedConnector({ id: 'harbour', name: 'Harbour', provider: () => provider }, READ_MS),
    ],
  });
  const [connector] = wagmi.connectors;
  if (!connector) throw new Error('no connector');
  await connect(wagmi, { connector });
  accounts = wallet.accounts ?? both;
  const verified: { message: string; signature: Hex }[] = [];
  const steps: string[] = [];
  const cancel = new AbortController();
  const options: SignInOptions = {
    wagmi,
    adapter: {
      createMessage: ({ nonce, address, chainId }) => `${address} ${chainId} ${nonce}`,
      async verify(proof) {
        verified.push(proof);
        return (await recoverMessageAddress(proof)) === mira.address;
      },
    },
    takeNonce: async () => 'nonce1',
    timeouts: { signMs: 60_000, signInServerMs: 60_000 },
    signal: cancel.signal,
    onStep: (step) => steps.push(step),
  };
  return { wagmi, options, asked, verified, steps, cancel };
}

function moveTo(wagmi: SignInOptions['wagmi'], chainId: number) {
  wagmi.setState((state) => ({
    ...state,
    connections: new Map(
      [...state.connections].map(([uid, connection]) => [uid, { ...connection, chainId }]),
    ),
  }));
}

describe('signIn', () => {
  it('signs the connected account’s message with the wallet, and verifies it on the server', async () => {
    const { options, asked, verified, steps } = await pageWith();
    await signIn(options);
    expect(asked).toEqual([mira.address]);
    expect(verified).toEqual([
      { message: `${mira.address} 1 nonce1`, signature: expect.stringMatching(/^0x[\da-f]{130}$/) },
    ]);
    expect(steps).toEqual(['askWallet', 'askServer']);
  });

  it.each<[string, Partial<SignInOptions>, string]>([
    [
      'a nonce request that fails',
      { takeNonce: () => Promise.reject(new Error('503')) },
      'preparing_error',
    ],
    ['a nonce request that hangs (timeout)', { takeNonce: never }, 'preparing_error'],
  ])('fails on %s', async (_, broken, reason) => {
    const { options, asked } = await pageWith();
    const timeouts = { ...options.timeouts, signInServerMs: 20 };
    await expect(signIn({ ...options, timeouts, ...broken })).rejects.toMatchObject({ reason });
    expect(asked).toEqual([]);
  });

  it.each<[string, Partial<SignInOptions['adapter']>, string]>([
    [
      'a createMessage that fails',
      {
        createMessage() {
          throw new Error('no statement');
        },
      },
      'oops_error',
    ],
    ['a createMessage that hangs (timeout)', { createMessage: never }, 'oops_error'],
    ['a server that refuses', { verify: async () => false }, 'verifying_error'],
    ['a server that fails', { verify: () => Promise.reject(new Error('500')) }, 'verifying_error'],
    ['a server that hangs (timeout)', { verify: never }, 'verifying_error'],
  ])('fails on %s', async (_, broken, reason) => {
    const { options } = await pageWith();
    const timeouts = { ...options.timeouts, signInServerMs: 20 };
    const adapter = { ...options.adapter, ...broken };
    await expect(signIn({ ...options, timeouts, adapter })).rejects.toMatchObject({ reason });
  });

  it.each<[string, Wallet, string]>([
    ['rejects', { signs: () => Promise.reject({ code: 4001, message: 'no' }) }, 'rejected'],
    [
      'rejects, wrapped',
      { signs: () => Promise.reject({ code: -32603, data: { code: 4001 } }) },
      'rejected',
    ],
    ['rejects over pairing', { signs: () => Promise.reject({ code: 5000 }) }, 'rejected'],
    ['throws', { signs: () => Promise.reject(new Error('broken')) }, 'signing_error'],
    ['answers null', { signs: () => null }, 'signing_error'],
    ['answers no hex', { signs: () => 'signed' }, 'signing_error'],
    [
      'answers an oversized signature',
      { signs: () => `0x${'00'.repeat(70_000)}` },
      'signing_error',
    ],
    ['hangs (timeout)', { signs: never }, 'signing_error'],
    ['has switched to another account', { accounts: [keeper.address] }, 'signing_error'],
  ])('fails with a wallet that %s', async (_, wallet, reason) => {
    const { options, verified } = await pageWith(wallet);
    const timeouts = { ...options.timeouts, signMs: 20 };
    await expect(signIn({ ...options, timeouts })).rejects.toMatchObject({
      name: 'SignInError',
      reason,
    });
    expect(verified).toEqual([]);
  });

  it('waits for a wallet that answers a read late', async () => {
    const accounts = new Promise<string[]>((resolve) => setTimeout(resolve, 2 * READ_MS, both));
    const { options, verified } = await pageWith({ accounts });
    await signIn(options);
    expect(verified).toHaveLength(1);
  });

  it('fails as late with a wallet that does not answer a read', async () => {
    const { options, asked } = await pageWith({ accounts: never() });
    await expect(signIn(options)).rejects.toMatchObject({ reason: 'signing_error', late: true });
    expect(asked).toEqual([]);
  });

  it('sends no request to a wallet on the wrong network', async () => {
    const { wagmi, options, asked } = await pageWith();
    moveTo(wagmi, 424_242);
    await expect(signIn(options)).rejects.toMatchObject({ reason: 'oops_error' });
    expect(asked).toEqual([]);
  });

  it.each<[string, (wagmi: SignInOptions['wagmi']) => void]>([
    ['another account', (wagmi) => moveAccountFirst(wagmi, keeper.address)],
    ['another network', (wagmi) => moveTo(wagmi, optimism.id)],
    [
      'disconnected',
      (wagmi) => wagmi.setState((state) => ({ ...state, current: null, connections: new Map() })),
    ],
  ])('ends as changed when the wallet switches to %s while it signs', async (_, change) => {
    const page = await pageWith({
      signs(raw) {
        change(page.wagmi);
        return mira.signMessage({ message: { raw } });
      },
    });
    await expect(signIn(page.options)).rejects.toMatchObject({ reason: 'changed' });
    expect(page.verified).toEqual([]);
  });

  it('ends as changed when the account changes before the prompt', async () => {
    const { wagmi, options, asked } = await pageWith();
    const takeNonce = async () => {
      moveAccountFirst(wagmi, keeper.address);
      return 'nonce1';
    };
    await expect(signIn({ ...options, takeNonce })).rejects.toMatchObject({ reason: 'changed' });
    expect(asked).toEqual([]);
  });

  it('rejects as cancelled immediately, and ignores the wallet’s later answer', async () => {
    let answer = (_: Hex) => {};
    const page = await pageWith({
      signs: () =>
        new Promise<Hex>((resolve) => {
          answer = resolve;
          page.cancel.abort();
        }),
    });
    await expect(signIn(page.options)).rejects.toMatchObject({ reason: 'cancelled' });
    answer(`0x${'1b'.repeat(65)}`);
    await Promise.resolve();
    expect(page.verified).toEqual([]);
  });
});
