import { createPublicClient, http } from 'viem';
import { mainnet, optimism } from 'viem/chains';
import { afterEach, expect, test, vi } from 'vitest';
import { createConfig } from 'wagmi';
import {
  connect,
  disconnect,
  getAccount,
  reconnect,
  sendCalls,
  signMessage,
  switchChain,
} from 'wagmi/actions';
import { createFrame, type Frame, silence } from '../messaging/frames.testing.ts';
import { safe } from './safe.ts';

const host = 'https://host.example';
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';
const safeTxHash = `0x${'ab'.repeat(32)}` as const;
const signature = `0x${'12'.repeat(65)}` as const;
const info = { safeAddress, chainId: 10, threshold: 1, owners: [safeAddress], isReadOnly: false };

afterEach(() => {
  vi.useRealTimers();
});

function page(frame: Frame) {
  const config = createConfig({
    chains: [mainnet, optimism],
    client: ({ chain }) => createPublicClient({ chain, transport: http('http://127.0.0.1:1') }),
    connectors: [safe({ allowedOrigins: [host], window: frame.window, pollMs: 1 })],
    storage: null,
  });
  const [connector] = config.connectors;
  if (!connector) throw new Error('No connector');
  return { config, connector };
}

function framed(answers: Parameters<Frame['answers']>[0] = {}) {
  const frame = createFrame({ tells: true });
  frame.answers({ getSafeInfo: () => info, ...answers });
  return frame;
}

test('safe connector in a frame of an allowed host connects without a prompt', async () => {
  const { config, connector } = page(framed());
  expect(connector).toMatchObject({ id: 'safe', type: 'safe', name: 'Safe' });
  expect(await connector.isAuthorized()).toBe(true);
  await reconnect(config);
  expect(getAccount(config)).toMatchObject({
    status: 'connected',
    address: safeAddress,
    chainId: 10,
  });
});

test.each([
  ['no frame', undefined],
  ['a frame of someone else', createFrame({ hostOrigin: 'https://evil.example', tells: true })],
])(
  'safe connector in %s is not authorized, sends nothing, and rejects connect with the reason',
  async (_name, given) => {
    const frame = given ?? createFrame();
    if (!given) Object.assign(frame.window, { parent: frame.window });
    const { config, connector } = page(frame);
    expect(await connector.isAuthorized()).toBe(false);
    expect(await connector.getProvider()).toBeUndefined();
    await reconnect(config);
    expect(getAccount(config).status).toBe('disconnected');
    await expect(connect(config, { connector })).rejects.toMatchObject({ code: 4900 });
    expect(frame.addressed).toEqual([]);
  },
);

test('safe connector on a server is not authorized, and does not throw', async () => {
  const config = createConfig({
    chains: [mainnet],
    client: ({ chain }) => createPublicClient({ chain, transport: http('http://127.0.0.1:1') }),
    connectors: [safe({ allowedOrigins: [host] })],
    storage: null,
  });
  expect(await config.connectors[0]?.isAuthorized()).toBe(false);
});

test('safe connector is not authorized when the host does not answer within ten seconds (timeout), and can be tried again', async () => {
  const frame = framed({ getSafeInfo: () => silence });
  const { connector } = page(frame);
  // Load the chunk of the host protocol before timers are faked.
  await import('./openSafe.ts');
  vi.useFakeTimers();
  const asked = connector.isAuthorized();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(frame.listeners.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe(false);
  expect(frame.listeners.size).toBe(0);
  frame.answers({ getSafeInfo: () => info });
  expect(await connector.isAuthorized()).toBe(true);
});

test('safe disconnects only this page, and connects again', async () => {
  const { config, connector } = page(framed());
  await connect(config, { connector });
  await disconnect(config);
  expect(getAccount(config).status).toBe('disconnected');
  expect(await connector.isAuthorized()).toBe(false);
  const { accounts, chainId } = await connect(config, { connector });
  expect({ accounts, chainId }).toEqual({ accounts: [safeAddress], chainId: 10 });
  expect(await connector.isAuthorized()).toBe(true);
});

test('safe connector refuses a wrong network, and names that of the Safe', async () => {
  const { config, connector } = page(framed());
  await connect(config, { connector });
  expect((await switchChain(config, { chainId: 10 })).id).toBe(10);
  await expect(switchChain(config, { chainId: 1 })).rejects.toThrow(
    /This Safe is on network 10 only, not on 1/,
  );
});

test('safe connector returns accounts with capabilities on request', async () => {
  const { config, connector } = page(framed());
  const { accounts } = await connect(config, { connector, withCapabilities: true });
  expect(accounts).toEqual([{ address: safeAddress, capabilities: {} }]);
});

test('safe connector sends a batch and signs through wagmi, and reports what is pending', async () => {
  const answers = ['', signature];
  const frame = framed({
    sendTransactions: () => ({ safeTxHash }),
    signMessage: () => ({ messageHash: safeTxHash }),
    getOffChainSignature: () => answers.shift(),
  });
  const { config, connector } = page(frame);
  const control = safe({ allowedOrigins: [host] });
  expect(control).toBeTypeOf('function');
  await connect(config, { connector });
  const { id } = await sendCalls(config, { calls: [{ to: safeAddress, value: 1n }] });
  expect(id).toBe(safeTxHash);

  const seen: unknown[] = [];
  const { waits } = connector.mooring.control;
  const stop = waits.subscribe(() => seen.push(waits.get()));
  expect(await signMessage(config, { message: 'hello' })).toBe(signature);
  stop();
  expect(seen).toEqual([[{ kind: 'message', hash: safeTxHash }], []]);
});

test('safe connector throws for an invalid origin on creation', () => {
  expect(() => safe({ allowedOrigins: ['*'] })).toThrow('is not an origin');
});
