import {
  answer,
  createEmitter,
  createProvider,
  emitChanges,
  ProviderRpcError,
  unsupportedMethod,
  type WalletProvider,
} from '@mooring/testing/wallet';
import { numberToHex } from 'viem';
import { type DemoWallet, type DemoWalletParts, openWallet } from './openWallet.ts';
import type { Settings } from './settings.ts';
import type { Setup } from './setup.ts';

/** EIP-1193 provider. */
export type Provider = Pick<WalletProvider, 'on'> & {
  request(args: unknown): Promise<unknown>;
  removeListener?: WalletProvider['removeListener'];
  off?: WalletProvider['removeListener'];
};

/** Dependencies of a wallet except its setup, which may still be loading when the page sends requests. */
export type ProviderParts = Omit<DemoWalletParts, 'setup' | 'onNode' | 'onMessage'> & {
  loadSetup: () => Promise<Setup>;
};

/**
 * Creates a provider and its wallet. The provider is usable immediately: requests wait for the setup. The wallet opens
 * with the first of them, because its keys take a slow phone a tenth of a second.
 */
export function openProvider(parts: ProviderParts): {
  provider: Provider;
  setup: () => Promise<Setup>;
  wallet: () => Promise<DemoWallet>;
} {
  const { settings } = parts;
  const events = createEmitter<Record<string, unknown>>();
  const setup = startOnce(parts.loadSetup);
  const wallet = startOnce(async () => open(await setup()));

  function open(setup: Setup): DemoWallet {
    let nodeReachable = true;
    const opened = openWallet({
      ...parts,
      setup,
      onNode(reachable) {
        if (reachable === nodeReachable) return;
        nodeReachable = reachable;
        if (reachable) events.emit('connect', { chainId: numberToHex(opened.chainId()) });
        // 1013, "try again later": the code wallets use when only their node is unreachable.
        else events.emit('disconnect', new ProviderRpcError(1013, 'The network is unreachable.'));
      },
      onMessage: (message) => events.emit('message', message),
    });
    emitChanges(opened, events);
    events.emit('connect', { chainId: numberToHex(opened.chainId()) });
    return opened;
  }

  const provider: Provider = createProvider(events, async (method, params) => {
    await misbehave(settings.get(), method);
    const opened = await wallet().catch((error: unknown) => {
      throw new ProviderRpcError(4900, `The wallet could not start: ${String(error)}`);
    });
    return answer(opened, method, params);
  });
  if (settings.get().noRemoveListener) delete provider.removeListener;
  else if (provider.removeListener) provider.off = provider.removeListener;
  return { provider, setup, wallet };
}

/** Delays, hangs or fails, by the settings. */
async function misbehave(settings: Settings, method: string): Promise<void> {
  const { slowMs, hang, fail, noRequestPermissions } = settings;
  if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
  if (hang.includes('*') || hang.includes(method)) await new Promise(() => {});
  const failure = fail[method] ?? fail['*'];
  if (failure) throw new ProviderRpcError(failure.code, failure.message);
  const isRefused = noRequestPermissions && method === 'wallet_requestPermissions';
  if (isRefused) throw unsupportedMethod(method);
}

/** Runs `start` once; after a failure the next call tries again. */
function startOnce<T>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= start().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
