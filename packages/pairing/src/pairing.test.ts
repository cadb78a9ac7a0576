import { UserRejectedRequestError } from 'viem';
import { mainnet, optimism, sepolia } from 'viem/chains';
import { expect, test } from 'vitest';
import { createConfig, createStorage, http } from 'wagmi';
import { connect, disconnect, reconnect, switchChain } from 'wagmi/actions';
import { account, other, scanLink, settled } from './hostile/scriptedWallet.testing.ts';
import { pairing } from './pairing.ts';
import type { PairingOptions } from './pairingOptions.ts';
import { useWorld } from './real-wallet/world.testing.ts';
import { memoryStorage } from './store/deviceStorage.ts';
import { until } from './until.testing.ts';

const world = useWorld();

const metadata = { name: 'Page', description: '', url: 'http://127.0.0.1', icons: [] };

/** Storage shared by visits. */
function createDevice() {
  const items = new Map<string, string>();
  return {
    sessions: memoryStorage(),
    items: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  };
}

/** A visit: a wagmi app with a phone wallet as its only connector. */
function visit(device = createDevice(), options: Partial<PairingOptions> = {}) {
  const config = createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(), [optimism.id]: http() },
    storage: createStorage({ storage: device.items }),
    multiInjectedProviderDiscovery: false,
    connectors: [
      pairing({
        projectId: crypto.randomUUID(),
        relayUrl: world.relay().url,
        metadata,
        storage: device.sessions,
        ...options,
      }),
    ],
  });
  const [connector] = config.connectors;
  if (!connector) throw new Error('No connector.');
  const { control } = connector.mooring;
  const link = () =>
    until(() => {
      const state = control.getState();
      return state.status === 'waiting' ? state.uri : undefined;
    });
  return { device, config, connector, control, link };
}

async function connected(options: Partial<PairingOptions> = {}) {
  const page = visit(createDevice(), options);
  const connecting = connect(page.config, { connector: page.connector });
  const wallet = await scanLink(world.relay().url, await page.link());
  await wallet.approve();
  await wallet.settle();
  expect(await connecting).toEqual({ accounts: [account], chainId: 1 });
  return { ...page, wallet };
}

test('pairing connector has the id and control that the kit reads', () => {
  const { connector, control } = visit();
  expect(connector).toMatchObject({ id: 'pairing', type: 'pairing', name: 'Phone wallet' });
  expect(control.getState()).toEqual({ status: 'idle' });
  expect(control.getState()).toBe(control.getState());
});

test('pairing connector sends no request to the relay before it is chosen', async () => {
  const { config } = visit();
  expect(await reconnect(config)).toEqual([]);
  expect(world.relay().log).toEqual([]);
});

test('pairing connector connects, follows the wallet, and disconnects when the wallet does', async () => {
  const { config, wallet } = await connected();
  expect(config.state.status).toBe('connected');
  const connection = () => [...config.state.connections.values()][0];

  await wallet.ask('wc_sessionUpdate', { namespaces: settled([1, 10], [other, account]) });
  await until(() => connection()?.accounts[0] === other);
  const event = { name: 'chainChanged', data: '0xa' };
  await wallet.ask('wc_sessionEvent', { event, chainId: 'eip155:10' });
  await until(() => connection()?.chainId === 10);
  await wallet.ask('wc_sessionDelete', { code: 6000, message: 'Bye' });
  await until(() => config.state.status === 'disconnected');
});

test('pairing connector notifies listeners of its state until unsubscribed', async () => {
  const { config, connector, control, link } = visit();
  const heard: string[] = [];
  const leave = control.subscribe(() => heard.push(control.getState().status));
  const connecting = connect(config, { connector }).catch((error: unknown) => error);
  await link();
  control.cancel();
  expect(await connecting).toBeInstanceOf(UserRejectedRequestError);
  leave();
  expect(heard).toEqual(['starting', 'waiting', 'idle']);
});

test('pairing connector throws wagmi’s UserRejectedRequestError for a rejection on the phone', async () => {
  const { config, connector, link } = visit();
  const connecting = connect(config, { connector }).catch((error: unknown) => error);
  const wallet = await scanLink(world.relay().url, await link());
  await wallet.sayOnLink({ id: wallet.proposal.id, error: { code: 5002, message: 'No.' } });
  expect(await connecting).toBeInstanceOf(UserRejectedRequestError);
  expect(await connecting).toMatchObject({ code: 4001 });
});

test('pairing connector restores the session on the next visit, with the phone’s app open or suspended', async () => {
  const { device } = await connected();
  const next = visit(device);
  expect(await reconnect(next.config)).toMatchObject([{ accounts: [account], chainId: 1 }]);
  expect(next.control.getSession()).toMatchObject({
    wallet: { name: 'Wallet' },
    isAnswered: false,
    orphans: [],
  });
});

test('pairing connector restores the session on the visit after one that could not read it', async () => {
  const { device } = await connected();
  const unreadable = { ...device.sessions, get: () => Promise.reject(new Error('Lost.')) };
  expect(await reconnect(visit({ ...device, sessions: unreadable }).config)).toEqual([]);
  expect(await reconnect(visit(device).config)).toMatchObject([{ accounts: [account] }]);
});

test('pairing connector shows no link when there is no session to restore', async () => {
  const { connector, control } = visit();
  await expect(connector.connect({ isReconnecting: true })).rejects.toMatchObject({
    reason: 'sessionEnded',
  });
  expect(control.getState()).toEqual({ status: 'idle' });
});

test('pairing connector has nothing to restore after a disconnect', async () => {
  const { config, connector, device } = await connected();
  await disconnect(config, { connector });
  expect(config.state.status).toBe('disconnected');
  expect(await reconnect(visit(device).config)).toEqual([]);
});

test('pairing connector switches networks, and refuses one that is not configured', async () => {
  const { config, connector } = await connected();
  expect(await switchChain(config, { chainId: optimism.id, connector })).toEqual(optimism);
  expect(await connector.getChainId()).toBe(optimism.id);
  await until(() => [...config.state.connections.values()][0]?.chainId === optimism.id);
  const unknown = Reflect.get(sepolia, 'id') as typeof mainnet.id;
  await expect(switchChain(config, { chainId: unknown, connector })).rejects.toMatchObject({
    name: 'SwitchChainError',
  });
});

test('pairing connector reads chains by the page’s transports', async () => {
  const asked: unknown[] = [];
  const read = (chainId: number) => async (call: object) => {
    asked.push({ chainId, ...call });
    return '0x7';
  };
  const { connector } = await connected({ read });
  const provider = (await connector.getProvider()) as { request(call: object): Promise<unknown> };
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x7');
  expect(await provider.request({ method: 'eth_getBalance', params: [account, 'latest'] })).toBe(
    '0x7',
  );
  expect(asked).toEqual([
    { chainId: 1, method: 'eth_blockNumber' },
    { chainId: 1, method: 'eth_getBalance', params: [account, 'latest'] },
  ]);
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1');
  expect(await provider.request({ method: 'net_version' })).toBe('1');
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([account]);
});

test('pairing connector does not restore an earlier session after one that could not be stored', async () => {
  const { device } = await connected();
  const broken = async () => {
    throw new Error('Connection to Indexed Database server lost.');
  };
  const storage = { get: broken, set: broken, delete: broken };
  const second = visit(device, { storage });
  expect(await reconnect(second.config)).toEqual([]);
  const connecting = connect(second.config, { connector: second.connector });
  const wallet = await scanLink(world.relay().url, await second.link());
  await wallet.approve();
  await wallet.settle();
  await connecting;
  expect(await reconnect(visit(device).config)).toEqual([]);
});
