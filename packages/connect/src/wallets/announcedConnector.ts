import {
  type EIP1193Provider,
  getAddress,
  SwitchChainError,
  TimeoutError,
  withTimeout,
} from 'viem';
import {
  ChainNotConfiguredError,
  type CreateConnectorFn,
  createConnector,
  injected,
  ProviderNotFoundError,
} from 'wagmi';

/** A wallet in this page, however it was found. */
export interface PageWallet {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
  /** Read when needed: a legacy wallet may put itself into the page late. */
  readonly provider: () => EIP1193Provider | undefined;
}

/**
 * The connector of a wallet in the page: wagmi's own, with three rules added. Whatever does not
 * wait for a person is answered within `readTimeoutMs`; a network the wallet does not know is
 * added, in whichever words the wallet says so; and the wallet connects only when a person chose
 * it here, never because it announced a connection by itself.
 */
export function announcedConnector(wallet: PageWallet, readTimeoutMs: number): CreateConnectorFn {
  const createInjected = injected({
    target: { id: wallet.id, name: wallet.name, icon: wallet.icon, provider: wallet.provider },
  });
  return createConnector((config) => {
    const { setup: _, ...connector } = createInjected(config);

    async function ask<Answer>(
      read: (provider: EIP1193Provider) => Promise<Answer>,
    ): Promise<Answer> {
      const provider = await provided();
      return withTimeout(() => read(provider), {
        timeout: readTimeoutMs,
        errorInstance: new TimeoutError({ body: {}, url: wallet.name }),
      });
    }

    async function provided(): Promise<EIP1193Provider> {
      // wagmi's own getter fills in what some wallets lack (removeListener).
      await connector.getProvider();
      const provider = wallet.provider();
      if (!provider) throw new ProviderNotFoundError();
      return provider;
    }

    async function getAccounts() {
      const accounts = await ask((provider) => provider.request({ method: 'eth_accounts' }));
      return accounts.map((account) => getAddress(account));
    }

    async function getChainId() {
      return Number(await ask((provider) => provider.request({ method: 'eth_chainId' })));
    }

    return {
      ...connector,
      getAccounts,
      getChainId,
      async onConnect() {},
      async isAuthorized() {
        try {
          const left = await config.storage?.getItem(`${wallet.id}.disconnected`);
          return !left && (await getAccounts()).length > 0;
        } catch {
          // A wallet that cannot be asked is not connected; choosing it will show why.
          return false;
        }
      },
      async switchChain({ chainId }) {
        const chain = config.chains.find(({ id }) => id === chainId);
        if (!chain) throw new SwitchChainError(new ChainNotConfiguredError());
        const provider = await provided();
        await import('./changeChain.ts').then((file) =>
          file.changeChain(provider, chain, getChainId),
        );
        if ((await getChainId()) === chainId) config.emitter.emit('change', { chainId });
        return chain;
      },
    };
  });
}
