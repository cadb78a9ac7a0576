import type { MooringPart } from '@mooring/internal';
import { type Address, SwitchChainError, UserRejectedRequestError } from 'viem';
import { type CreateConnectorFn, createConnector } from 'wagmi';
import type { ChainRead } from './account/chainRead.ts';
import type { AccountChoice } from './connect/createConnect.ts';
import type { PasskeyProvider } from './createPasskeyProvider.ts';
import { passkeyObstacle } from './credential/passkeyObstacle.ts';
import { lazyOwners } from './owners/accountOwners.ts';
import type { PasskeyControl } from './passkeyControl.ts';
import { PasskeyError } from './passkeyError.ts';
import { checkPasskeyMistakes, logNoPasskeyChain } from './passkeyMistakes.ts';
import { configuredNetworks, type PasskeyOptions } from './passkeyOptions.ts';
import type { FailureRequest } from './provider/review.ts';
import type { SubmitHandler, Submitter } from './submit/submitter.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Account of this device: id and public key of the passkey, and its address. */
const accountKey = 'passkey.account';
/** Set while the account is connected; without it, a visit need not load the provider. */
const connectedKey = 'passkey.connected';

interface Kept extends Record<string, unknown> {
  [accountKey]: unknown;
  [connectedKey]: boolean;
}

/** Additions of the connector to wagmi's. */
interface PasskeyPart extends Record<string, unknown> {
  readonly mooring: MooringPart<'passkey', PasskeyControl>;
}

interface ConnectTerms {
  chainId?: number | undefined;
  isReconnecting?: boolean | undefined;
  /** Choice of an account. Default: the account of this device, else one found by its passkey. */
  choice?: AccountChoice | undefined;
  /** Cancels the browser's prompt and the attempt. */
  signal?: AbortSignal | undefined;
  /** Capabilities of ERC-7846: `signInWithEthereum`. The answer is with the account where `withCapabilities` is set. */
  capabilities?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * wagmi connector for passkey accounts: a passkey that owns a Safe. The code that requests passkeys and signs is a
 * separate chunk, loaded when a person connects or an account is restored.
 *
 * @throws {Error} immediately, for invalid contracts
 *
 * @example
 * ```ts
 * import { passkey, relay } from '@mooring/passkey';
 * import { http } from 'viem';
 * import { mainnet } from 'viem/chains';
 * import { createConfig } from 'wagmi';
 *
 * export const wagmi = createConfig({
 *   chains: [mainnet],
 *   transports: { [mainnet.id]: http() },
 *   connectors: [passkey({ appName: 'Harbour', submitter: relay({ url: '/relay' }) })],
 * });
 * ```
 */
export function passkey(
  options: PasskeyOptions,
): CreateConnectorFn<PasskeyProvider | undefined, PasskeyPart, Kept> {
  if (process.env.NODE_ENV !== 'production') checkPasskeyMistakes(options);
  configuredNetworks([], options.contracts);
  return createConnector<PasskeyProvider | undefined, PasskeyPart, Kept>(
    ({ chains, emitter, storage, transports }) => {
      const { contracts, chainIds } = configuredNetworks(
        chains.map(({ id }) => id),
        options.contracts,
      );
      if (process.env.NODE_ENV !== 'production' && chainIds.length === 0) {
        logNoPasskeyChain(chains.map(({ id }) => id));
      }
      let { review } = options;
      let onFailure: FailureRequest | undefined;
      let ask: SubmitHandler | undefined;
      let loading: Promise<PasskeyProvider> | undefined;
      let loaded: PasskeyProvider | undefined;

      function readerOf(chainId: number): ChainRead {
        const own = options.read?.(chainId);
        if (own) return own;
        const chain = chains.find(({ id }) => id === chainId);
        const request = transports?.[chainId]?.({ ...(chain && { chain }) }).request;
        if (request) return (call) => request(call);
        return async () => {
          throw new PasskeyError('unknownNetwork', `Chain ${chainId} has no transport.`);
        };
      }

      function load(): Promise<PasskeyProvider> {
        loading ??= open().catch((error: unknown) => {
          // The next attempt retries.
          loading = undefined;
          throw error;
        });
        return loading;
      }

      async function open(): Promise<PasskeyProvider> {
        const [first, ...others] = chainIds.map((chainId) => ({
          chainId,
          read: readerOf(chainId),
        }));
        if (!first || !contracts)
          throw new PasskeyError('unknownNetwork', 'No network has passkey contracts.');
        const { createPasskeyProvider } = await import('./createPasskeyProvider.ts');
        const provider = createPasskeyProvider({
          ...options,
          rpId: options.rpId ?? window.location.hostname,
          origin: options.origin ?? window.location.origin,
          credentials: options.credentials ?? navigator.credentials,
          networks: [first, ...others],
          contracts,
          review(asked) {
            if (review) return review(asked);
            throw new PasskeyError('unsupported', 'No screen to review the request.');
          },
          get onFailure() {
            return onFailure;
          },
          get submitter() {
            return ask ? askingSubmitter(options.submitter, ask) : options.submitter;
          },
          storage: {
            get: () => storage?.getItem(accountKey),
            set: (value) => storage?.setItem(accountKey, value),
            delete: () => storage?.removeItem(accountKey),
          },
        });
        provider.on('accountsChanged', onAccountsChanged);
        provider.on('chainChanged', onChainChanged);
        loaded = provider;
        return provider;
      }

      const onAccountsChanged = (accounts: string[]) => {
        if (accounts[0]) emitter.emit('change', { accounts: accounts as Address[] });
      };
      const onChainChanged = (chainId: string) => {
        emitter.emit('change', { chainId: Number(chainId) });
      };

      return {
        id: 'passkey',
        name: 'Passkey',
        type: 'passkey',
        mooring: {
          kind: 'passkey',
          control: {
            chainIds,
            contracts,
            getObstacle: () => passkeyObstacle(chainIds),
            isKnown: async () => Boolean(await storage?.getItem(accountKey)),
            getAccount: () => loaded?.getAccount(),
            owners: lazyOwners(async () => (await load()).owners),
            recoveryUrl: options.recoveryUrl,
            stopRecoveryUrl: options.stopRecoveryUrl,
            emailGuardian: options.emailGuardian,
            async forget() {
              await (await load()).forget();
              await storage?.removeItem(connectedKey);
              emitter.emit('disconnect');
            },
            onReview(next, failure) {
              review = next;
              onFailure = failure;
              return () => {
                if (review !== next) return;
                review = options.review;
                onFailure = undefined;
              };
            },
            onSubmit(next) {
              ask = next;
              return () => {
                if (ask === next) ask = undefined;
              };
            },
            feePayer: options.submitter?.refund ? undefined : (options.submitter?.name ?? ''),
          },
          screens: options.screens,
        },
        async connect<WithCapabilities extends boolean = false>(
          terms: ConnectTerms & { withCapabilities?: WithCapabilities | boolean | undefined } = {},
        ) {
          const { chainId, isReconnecting, choice, signal, capabilities, withCapabilities } = terms;
          const provider = await load();
          try {
            const account = isReconnecting
              ? await provider.restore()
              : await provider.connect(choice, signal);
            if (!account) throw new PasskeyError('disconnected', 'No account is stored.');
            if (chainId !== undefined && chainIds.includes(chainId)) await switchTo(chainId);
            const answer = await provider.request({
              method: 'wallet_connect',
              params: [{ version: '1', ...(!isReconnecting && { capabilities }) }],
            });
            await storage?.setItem(connectedKey, true);
            const { accounts } = Object(answer);
            // wagmi's type depends on the flag, which TypeScript cannot narrow by value.
            const own: unknown = withCapabilities ? accounts : [account.address];
            return { accounts: own as never, chainId: provider.getChainId() };
          } catch (error) {
            const isRejection = error instanceof PasskeyError && error.reason === 'rejected';
            throw isRejection ? new UserRejectedRequestError(error) : error;
          }
        },
        async disconnect() {
          await storage?.removeItem(connectedKey);
          loaded?.disconnect();
        },
        async getAccounts() {
          const account = (await load()).getAccount();
          return account ? [account.address] : [];
        },
        getChainId: async () => loaded?.getChainId() ?? chainIds[0] ?? chains[0].id,
        getProvider: async () => (chainIds.length > 0 ? load() : undefined),
        async isAuthorized() {
          try {
            if (storage && !(await storage.getItem(connectedKey))) return false;
            return (await (await load()).restore()) !== undefined;
          } catch {
            // wagmi does not handle rejections here and would never restore anything.
            return false;
          }
        },
        async switchChain({ chainId }) {
          const chain = chains.find(({ id }) => id === chainId);
          if (!chain || !chainIds.includes(chainId))
            throw new SwitchChainError(new Error(`Chain ${chainId} is not configured.`));
          await switchTo(chainId);
          return chain;
        },
        onAccountsChanged,
        onChainChanged,
        onDisconnect() {
          emitter.emit('disconnect');
        },
      };

      async function switchTo(chainId: number): Promise<void> {
        const params = [{ chainId: `0x${chainId.toString(16)}` }];
        await (await load()).request({ method: 'wallet_switchEthereumChain', params });
      }
    },
  );
}

/** Creates a submitter that asks the page if there is no submitter, or if the submitter did not send. */
function askingSubmitter(submitter: Submitter | undefined, ask: SubmitHandler): Submitter {
  return {
    name: '',
    ...submitter,
    // A separate chunk, loaded on the first signature.
    submit: async (submission, hash) =>
      (await import('./submit/submitOrAsk.ts')).submitOrAsk({ submission, hash, submitter, ask }),
  };
}
