import { pairing } from '@mooring/pairing';
import { mainnet, optimism } from 'viem/chains';
import { expect, vi } from 'vitest';
import { createConfig, createStorage, custom } from 'wagmi';
import { getAccount } from 'wagmi/actions';

/** Storage of a device, kept across visits. */
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

/** Sockets of pages by project id; a closed page cannot open another. */
const sockets = new Map<string, Set<WebSocket> | 'closed'>();

/** Lets pages be closed as browsers do: abruptly, without a message. */
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

/** Page on bare wagmi with the pairing connector only. */
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
  if (connector?.mooring.kind !== 'pairing') throw new Error('no connector');
  return {
    config,
    connector,
    account: () => getAccount(config),
    /** Pairing link of a connecting page, as its QR code would show it. */
    async link(): Promise<string> {
      const uri = () => {
        const state = connector.mooring.control.getState();
        return state.status === 'waiting' ? state.uri : undefined;
      };
      await expect.poll(uri).toBeDefined();
      return uri() ?? '';
    },
    /** Closes the tab; its storage is kept. */
    close(): void {
      isClosed = true;
      const open = sockets.get(projectId);
      sockets.set(projectId, 'closed');
      if (open !== 'closed') for (const socket of open ?? []) socket.close();
    },
  };
}
