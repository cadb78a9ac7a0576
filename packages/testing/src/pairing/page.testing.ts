import { pairing } from '@mooring/pairing';
import { mainnet, optimism } from 'viem/chains';
import { expect, vi } from 'vitest';
import { createConfig, createStorage, custom } from 'wagmi';
import { getAccount } from 'wagmi/actions';

/** What lasts on a person's device from one visit to the next. */
export function createDevice() {
  const items = new Map<string, string>();
  const kept = new Map<string, unknown>();
  return {
    items: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    kept: {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => void kept.set(key, value),
      delete: async (key: string) => void kept.delete(key),
    },
  };
}

export type Device = ReturnType<typeof createDevice>;

/** The sockets of pages, by what the relay knows the page by; a closed page gets no other. */
const sockets = new Map<string, Set<WebSocket> | 'closed'>();

/** Lets pages be closed as a browser does it: from one moment to the other, without a word. */
export function trackSockets(): void {
  sockets.clear();
  const Native = WebSocket;
  vi.stubGlobal(
    'WebSocket',
    class extends Native {
      constructor(address: string | URL) {
        const project = new URL(address).searchParams.get('projectId') ?? '';
        const known = sockets.get(project) ?? new Set();
        if (known === 'closed') throw new Error('The page is closed.');
        super(address);
        sockets.set(project, known.add(this));
      }
    },
  );
}

/** A page of a stranger on bare wagmi, which knows phones alone. */
export function openPage(relayUrl: string, device: Device = createDevice()) {
  const projectId = crypto.randomUUID();
  let isClosed = false;
  const write = <Args extends unknown[]>(change: (...args: Args) => Promise<void>) => {
    return async (...args: Args) => {
      if (!isClosed) await change(...args);
    };
  };
  const transport = custom({ request: async () => null });
  const config = createConfig({
    chains: [mainnet, optimism],
    transports: { 1: transport, 10: transport },
    connectors: [
      pairing({
        projectId,
        relayUrl,
        metadata: { name: 'Page', description: '', url: 'http://127.0.0.1', icons: [] },
        storage: {
          get: device.kept.get,
          set: write(device.kept.set),
          delete: write(device.kept.delete),
        },
      }),
    ],
    storage: createStorage({ storage: device.items }),
    multiInjectedProviderDiscovery: false,
  });
  const [connector] = config.connectors;
  if (connector?.type !== 'pairing') throw new Error('no connector');
  return {
    config,
    connector,
    account: () => getAccount(config),
    /** The link of a page that connects, as its code would show it. */
    async link(): Promise<string> {
      const uri = () => {
        const state = connector.pairing.getState();
        return state.status === 'waiting' ? state.uri : undefined;
      };
      await expect.poll(uri, { timeout: 10_000 }).toBeDefined();
      return uri() ?? '';
    },
    /** The tab is gone; its device keeps what it has written. */
    close(): void {
      isClosed = true;
      const open = sockets.get(projectId);
      sockets.set(projectId, 'closed');
      if (open !== 'closed') for (const socket of open ?? []) socket.close();
    },
  };
}
