import { createListeners, type MooringPart } from '@mooring/internal';
import { SwitchChainError } from 'viem';
import { createConnector } from 'wagmi';
import {
  checkOrigins,
  currentWindow,
  type FrameWindow,
  HOST_TIMEOUT_MS,
  isEmbedded,
} from '../messaging/frameWindow.ts';
import type { SafeWaits } from '../provider/safeWaits.ts';
import { checkSafeMistakes } from '../safeMistakes.ts';
import type { EmbeddedSafe } from './openSafe.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Options of {@link safe}. */
export interface SafeConnectorOptions {
  /** Origins of Safe hosts that may embed this page, such as `https://app.safe.global`. */
  readonly allowedOrigins: readonly string[];
  /** Timeout of the host's response with its open Safe, in ms. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Polling interval for requests awaiting other owners, in ms. Default: 3,000. */
  readonly pollMs?: number;
  /** Window of this page, for tests. */
  readonly window?: FrameWindow;
}

/** Additions of the connector to wagmi's. */
export interface SafeControl {
  /** Requests awaiting other owners. */
  readonly waits: SafeWaits;
}

/**
 * Creates a wagmi connector for the Safe whose host embeds this page. It connects only in a frame of an allowed host;
 * elsewhere it is never authorized, and `connect` rejects with the reason. The messaging with the host is a chunk that
 * loads only in a frame.
 * @throws {Error} if `allowedOrigins` is empty or contains an invalid origin
 *
 * @example
 * ```ts
 * import { createMooringConfig } from '@mooring/connect';
 * import { safe } from '@mooring/safe';
 * import { mainnet } from 'viem/chains';
 *
 * export const config = createMooringConfig({
 *   appName: 'Harbour',
 *   chains: [mainnet],
 *   connectors: [safe({ allowedOrigins: ['https://app.safe.global'] })],
 * });
 * ```
 */
export function safe(options: SafeConnectorOptions) {
  if (process.env.NODE_ENV !== 'production') checkSafeMistakes(options);
  const allowedOrigins = checkOrigins(options.allowedOrigins);
  const window = options.window ?? currentWindow();
  const { timeoutMs = HOST_TIMEOUT_MS, pollMs } = options;

  return createConnector<
    EmbeddedSafe['provider'] | undefined,
    { readonly mooring: MooringPart<'safe', SafeControl> }
  >((config) => {
    let opening: Promise<EmbeddedSafe> | undefined;
    let opened: EmbeddedSafe | undefined;
    // True after a disconnect, until the page is closed: the host still embeds the page.
    let left = false;
    const { emit, subscribe } = createListeners();

    function open(): Promise<EmbeddedSafe> {
      opening ??= openSafe().catch((error) => {
        // The next attempt retries.
        opening = undefined;
        throw error;
      });
      return opening;
    }

    async function openSafe(): Promise<EmbeddedSafe> {
      const { openSafe: openInFrame } = await import('./openSafe.ts');
      opened = await openInFrame({ allowedOrigins, window, timeoutMs, pollMs });
      opened.provider.waits.subscribe(emit);
      return opened;
    }

    return {
      id: 'safe',
      name: 'Safe',
      type: 'safe',
      mooring: {
        kind: 'safe',
        control: {
          waits: {
            get: () => opened?.provider.waits.get() ?? noAccounts,
            subscribe,
            cancel: (hash) => opened?.provider.waits.cancel(hash),
          },
        },
      },
      async connect({ withCapabilities } = {}) {
        const { info } = await open();
        left = false;
        const { safeAddress, chainId } = info;
        // wagmi infers one of two shapes from a flag only known at runtime.
        const accounts = withCapabilities
          ? [{ address: safeAddress, capabilities: {} }]
          : [safeAddress];
        return { accounts: accounts as never, chainId };
      },
      async disconnect() {
        left = true;
      },
      async getAccounts() {
        return [(await open()).info.safeAddress];
      },
      async getChainId() {
        return (await open()).info.chainId;
      },
      async getProvider() {
        return isEmbedded(allowedOrigins, window) ? (await open()).provider : undefined;
      },
      async isAuthorized() {
        if (left || !isEmbedded(allowedOrigins, window)) return false;
        try {
          await open();
          return true;
        } catch {
          // No host, or an unresponsive one: connecting will report why.
          return false;
        }
      },
      async switchChain({ chainId }) {
        const { info } = await open();
        const chain = config.chains.find(({ id }) => id === chainId);
        if (!chain) throw new SwitchChainError(new Error(`Network ${chainId} is not configured.`));
        if (info.chainId === chainId) return chain;
        throw new SwitchChainError(
          new Error(`This Safe is on network ${info.chainId} only, not on ${chainId}.`),
        );
      },
      // A Safe's account and network never change while the page is open.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    };
  });
}

const noAccounts: readonly never[] = [];
