import {
  type Address,
  type Chain,
  getAddress,
  numberToHex,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem';
import { ChainNotConfiguredError, type CreateConnectorFn, createConnector } from 'wagmi';
import { checkOptions } from './checkOptions.ts';
import { createConnection } from './connector/createConnection.ts';
import type { PairingProvider } from './connector/pairingProvider.ts';
import type { PairingControl } from './pairingControl.ts';
import { PairingError } from './pairingError.ts';
import type { PairingOptions } from './pairingOptions.ts';
import type { SessionView } from './session/sessionView.ts';

/** Set while a session may be stored, so that other visits need not load the client to find out. */
const storedKey = 'pairing.session';

/**
 * A connector of wagmi for wallets on a phone, by the pairing protocol version 2. What speaks the
 * protocol is loaded when a person connects or a session of before is restored; until then no host
 * is called, and after that none but the relay.
 *
 * `isAuthorized()` is true when the wallet of a stored session has answered a ping within
 * `timeouts.restoreMs`. A phone asleep does not answer: the page is disconnected then, the session
 * stays stored, and the connector emits `connect` when the phone answers later.
 *
 * @throws {Error} at once, for options that cannot work: `No projectId found`, a relay that is not on
 *   `wss://`, a timeout out of its limits
 */
export function pairing(
  options: PairingOptions,
): CreateConnectorFn<
  PairingProvider,
  { readonly pairing: PairingControl },
  { [storedKey]: boolean }
> {
  const timeouts = checkOptions(options);
  return createConnector<
    PairingProvider,
    { readonly pairing: PairingControl },
    { [storedKey]: boolean }
  >((config) => {
    const { emitter, storage, chains } = config;
    const { control, provider, load } = createConnection({
      options,
      timeouts,
      chainIds: options.chains ?? chains.map(({ id }) => id),
      onLateConnect: (view) => emitter.emit('connect', view),
    });

    const connect = async (chainId?: number, isReconnecting?: boolean): Promise<SessionView> => {
      const client = await load();
      const view = client.view();
      if (isReconnecting) {
        if (view) return view;
        // Nobody looks at a link then.
        throw new PairingError('session-ended');
      }
      try {
        const connected = await client.connect(chainId);
        await storage?.setItem(storedKey, true);
        return connected;
      } catch (error) {
        throw isRejection(error) ? new UserRejectedRequestError(error) : error;
      }
    };
    const onAccountsChanged = (accounts: readonly string[]) => {
      // Wallets send an empty list while they change the network: no leaving.
      if (accounts.length === 0) return;
      emitter.emit('change', { accounts: accounts.map((account) => getAddress(account)) });
    };
    const onChainChanged = (chainId: string) => {
      emitter.emit('change', { chainId: Number(chainId) });
    };
    const onDisconnect = () => {
      emitter.emit('disconnect');
    };
    provider.on('accountsChanged', onAccountsChanged);
    provider.on('chainChanged', onChainChanged);
    provider.on('disconnect', onDisconnect);

    return {
      id: 'pairing',
      name: 'Phone wallet',
      type: 'pairing',
      pairing: control,
      async connect<WithCapabilities extends boolean = false>({
        chainId: wanted,
        isReconnecting,
        withCapabilities,
      }: {
        chainId?: number | undefined;
        isReconnecting?: boolean | undefined;
        withCapabilities?: WithCapabilities | boolean | undefined;
      } = {}) {
        const { accounts, chainId } = await connect(wanted, isReconnecting);
        const listed = withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts;
        // wagmi's type depends on the flag, which TypeScript does not follow into a value.
        return { accounts: listed as never, chainId };
      },
      async disconnect() {
        await storage?.removeItem(storedKey);
        await (await load()).disconnect();
      },
      getAccounts: async (): Promise<readonly Address[]> => (await load()).view()?.accounts ?? [],
      async getChainId() {
        return (await load()).view()?.chainId ?? chains[0].id;
      },
      getProvider: async () => provider,
      async isAuthorized() {
        try {
          if (storage && !(await storage.getItem(storedKey))) return false;
          const client = await load();
          const isAlive = await client.restore();
          if (!client.isKept()) await storage?.removeItem(storedKey);
          return isAlive;
        } catch {
          // wagmi has no answer to a rejection here and would restore nothing for ever.
          return false;
        }
      },
      async switchChain({ chainId, addEthereumChainParameter }) {
        const chain = chains.find(({ id }) => id === chainId);
        if (!chain) throw new SwitchChainError(new ChainNotConfiguredError());
        const parameter = { ...parameterOf(chain), ...addEthereumChainParameter };
        try {
          await (await load()).switchChain(chainId, parameter);
          return chain;
        } catch (error) {
          if (isRejection(error)) throw new UserRejectedRequestError(error);
          throw new SwitchChainError(
            error instanceof Error ? error : new Error('No reason given.'),
          );
        }
      },
      onAccountsChanged,
      onChainChanged,
      onDisconnect,
    };
  });
}

function isRejection(error: unknown): error is Error & { readonly code: 4001 } {
  return error instanceof Error && 'code' in error && error.code === 4001;
}

/** What a wallet is told of a network it does not know (EIP-3085). */
function parameterOf({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) {
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  };
}
