import { numberToHex } from 'viem';
import { createEmitter, type Listener } from './emitter.ts';
import { disconnected, invalidParams, ProviderRpcError } from './errors.ts';
import { accountMethods } from './methods/accounts.ts';
import { assetMethods } from './methods/assets.ts';
import { callsMethods } from './methods/calls.ts';
import { type Methods, writeAddresses } from './methods/method.ts';
import { networkMethods } from './methods/networks.ts';
import { readFromNode } from './methods/reads.ts';
import { signingMethods } from './methods/signing.ts';
import { subscriptionMethods } from './methods/subscriptions.ts';
import { transactionMethods } from './methods/transactions.ts';
import { isRecord } from './params.ts';
import type { Settings } from './settings.ts';
import type { Setup } from './setup.ts';
import { createWallet, type Wallet, type WalletParts } from './wallet.ts';

/** What a page gets hold of (EIP-1193). */
export type Provider = {
  request(args: unknown): Promise<unknown>;
  on(event: string, listener: Listener): Provider;
  removeListener?(event: string, listener: Listener): Provider;
  off?(event: string, listener: Listener): Provider;
};

/** Everything a wallet needs but its setup, which is still on its way when the page asks. */
export type ProviderParts = Omit<WalletParts, 'setup' | 'onNode' | 'onMessage'> & {
  loadSetup: () => Promise<Setup>;
};

const METHODS: Methods = {
  ...accountMethods,
  ...networkMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
  ...assetMethods,
  ...subscriptionMethods,
};

/**
 * Makes a provider and its wallet. The provider can be handed out at once: requests wait for the
 * setup.
 */
export function createProvider(parts: ProviderParts): {
  provider: Provider;
  wallet: () => Promise<Wallet>;
} {
  const { settings, state } = parts;
  const events = createEmitter();
  const wallet = once(async () => open(await parts.loadSetup()));

  function open(setup: Setup): Wallet {
    let nodeReachable = true;
    const opened = createWallet({
      ...parts,
      setup,
      onNode(reachable) {
        if (reachable === nodeReachable) return;
        nodeReachable = reachable;
        if (reachable) events.emit('connect', { chainId: numberToHex(opened.chainId()) });
        // 1013, "try again later": the code wallets use when only their node is away.
        else events.emit('disconnect', new ProviderRpcError(1013, 'The network is unreachable.'));
      },
      onMessage: (message) => events.emit('message', message),
    });
    let last = visible(opened);
    const tellChanges = () => {
      const before = last;
      last = visible(opened);
      if (before.chainId !== last.chainId) events.emit('chainChanged', last.chainId);
      if (before.accounts.join() !== last.accounts.join()) {
        events.emit('accountsChanged', last.accounts);
      }
    };
    state.subscribe(tellChanges);
    settings.subscribe(tellChanges);
    events.emit('connect', { chainId: last.chainId });
    return opened;
  }

  async function answer(args: unknown): Promise<unknown> {
    if (!isRecord(args)) throw invalidParams('Expected an object with a method.');
    const { method, params } = args;
    if (typeof method !== 'string' || method === '') {
      throw invalidParams('Expected the method to be a name.');
    }
    await misbehave(settings.get(), method);
    const opened = await wallet().catch((error: unknown) => {
      throw disconnected(`The wallet could not start: ${String(error)}`);
    });
    const known = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
    return known ? known(opened, params) : readFromNode(opened, method, params);
  }

  const provider: Provider = {
    request: (args) => answer(args).catch((error: unknown) => Promise.reject(toRpcError(error))),
    on(event, listener) {
      events.on(event, listener);
      return provider;
    },
  };
  if (!settings.get().noRemoveListener) {
    provider.removeListener = (event, listener) => {
      events.off(event, listener);
      return provider;
    };
    provider.off = provider.removeListener;
  }
  return { provider, wallet };
}

/** What the page can see of a wallet, to tell what changed. */
function visible(wallet: Wallet): { chainId: string; accounts: readonly string[] } {
  return {
    chainId: numberToHex(wallet.chainId()),
    accounts: writeAddresses(wallet, wallet.visibleAccounts()),
  };
}

/** Slow, silent or failing, as the settings ask. */
async function misbehave({ slowMs, hang, fail }: Settings, method: string): Promise<void> {
  if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
  if (hang.includes('*') || hang.includes(method)) await new Promise(() => {});
  const failure = fail[method] ?? fail['*'];
  if (failure) throw new ProviderRpcError(failure.code, failure.message);
}

function toRpcError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error;
  const message = error instanceof Error ? error.message : 'Internal error.';
  return new ProviderRpcError(-32603, message);
}

/** Runs `start` on the first call; after a failure the next call tries again. */
function once<T>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= start().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
