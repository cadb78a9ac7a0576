import { readField } from '@mooring/internal';
import { type Address, SwitchChainError, TimeoutError, withTimeout } from 'viem';
import { ChainNotConfiguredError, type CreateConnectorFn } from 'wagmi';
import { rememberedAccount, withAccountFirst } from './activeAccount.ts';
import type { PageWallet } from './announcedConnector.ts';
import { changeChain } from './changeChain.ts';
import { guardProvider, NO_ACCOUNT, readAccounts, WalletAnswerError } from './guardProvider.ts';
import { isRejection, isRequestPending } from './walletError.ts';

/** Time a wallet has to take back what it allowed, in ms: many never answer. */
const REVOKE_MS = 100;
/** MetaMask: it will be back by itself. */
const WILL_RECONNECT = 1013;

/**
 * State of the connection as the wallet has it:
 *
 *   out → in (`connect`) → out (`disconnect`)
 *          ⇅
 *        asleep: locked or left in the wallet. It comes back by its own event, unless somebody disconnected.
 */
type PageWalletState = 'out' | 'in' | 'asleep';

/**
 * Creates the connector of a wallet in the page. Whatever does not wait for a person is answered within `readTimeoutMs`.
 * A wallet connects only when a person chose it here, and comes back only where nobody disconnected.
 */
export function pageWallet(
  wallet: PageWallet,
  config: Parameters<CreateConnectorFn>[0],
  readTimeoutMs: number,
) {
  const { emitter, chains } = config;
  const provider = guardProvider(wallet);
  const leftAs = `${wallet.id}.disconnected`;
  let state: PageWalletState = 'out';

  function read(method: string): Promise<unknown> {
    return withTimeout(() => provider.request({ method }), {
      timeout: readTimeoutMs,
      errorInstance: new TimeoutError({ body: {}, url: wallet.name }),
    });
  }

  async function getAccounts(): Promise<readonly Address[]> {
    const accounts = await read('eth_accounts');
    return isAccounts(accounts) ? accounts : [];
  }
  const getChainId = async () => Number(await read('eth_chainId'));
  const hasLeft = async () => Boolean(await config.storage?.getItem(leftAs));

  /** Asks a person for accounts, in one prompt: a choice of them where the wallet has one. */
  async function requestAccounts(): Promise<readonly Address[]> {
    const allowed = await provider
      .request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
      .catch((error: unknown) => {
        if (isRejection(error) || isRequestPending(error)) throw error;
        // Not every wallet has it.
        return undefined;
      });
    if (allowed !== undefined) {
      // The permission may have them in another order, or not at all.
      const accounts = await getAccounts();
      if (accounts.length > 0) return accounts;
      if (isAccounts(allowed)) return allowed;
    }
    const accounts = await provider.request({ method: 'eth_requestAccounts' });
    return isAccounts(accounts) ? accounts : [];
  }

  const listeners = {
    accountsChanged: (accounts: unknown) => changeAccounts(isAccounts(accounts) ? accounts : []),
    chainChanged: (chainId: unknown) => connector.onChainChanged(String(chainId)),
    connect: () => state === 'asleep' && reconnect(),
    disconnect: (error: unknown) => disconnectByWallet(error),
  };

  function listen(does: 'on' | 'removeListener'): void {
    for (const [name, listener] of Object.entries(listeners)) provider[does](name, listener);
  }

  /** Order of the accounts of a visit before: the one chosen on this page comes first. */
  const orderAccounts = (accounts: readonly Address[]) =>
    withAccountFirst(
      accounts,
      wallet.storage ? rememberedAccount(wallet.storage, wallet.id) : null,
    );

  async function reconnect(): Promise<void> {
    const recent = await config.storage?.getItem('recentConnectorId');
    if (recent !== wallet.id || (await hasLeft())) return;
    const [accounts, chainId] = [await getAccounts(), await getChainId()];
    if (accounts.length === 0 || state !== 'asleep') return;
    state = 'in';
    emitter.emit('connect', { accounts: orderAccounts(accounts), chainId });
  }

  async function changeAccounts(accounts: readonly Address[]): Promise<void> {
    if (state === 'asleep' && accounts.length > 0) await reconnect();
    else if (accounts.length === 0) await disconnectByWallet();
    else if (state === 'in') emitter.emit('change', { accounts });
  }

  /** The wallet is locked, or was left in its own window. */
  async function disconnectByWallet(error?: unknown): Promise<void> {
    if (state !== 'in') return;
    const isBrief = Number(readField(error, 'code')) === WILL_RECONNECT;
    if (isBrief && (await getAccounts()).length > 0) return;
    state = 'asleep';
    emitter.emit('disconnect');
  }

  const connector = {
    getAccounts,
    getChainId,
    getProvider: async () => (wallet.provider() ? provider : undefined),
    async isAuthorized(): Promise<boolean> {
      try {
        if (await hasLeft()) return false;
        if ((await getAccounts()).length > 0) return true;
        state = 'asleep';
        listen('on');
      } catch {
        // A wallet that cannot be asked is not connected; choosing it will show why.
      }
      return false;
    },
    async connect(
      wish: { chainId?: number; isReconnecting?: boolean; withCapabilities?: boolean } = {},
    ) {
      const accounts = wish.isReconnecting
        ? orderAccounts(await getAccounts())
        : await requestAccounts();
      if (accounts.length === 0) throw new WalletAnswerError('accounts', NO_ACCOUNT);
      let chainId = await getChainId();
      listen('on');
      state = 'in';
      if (wish.chainId && wish.chainId !== chainId) {
        await connector.switchChain({ chainId: wish.chainId }).catch((error: unknown) => {
          if (isRejection(error)) throw error;
        });
        chainId = await getChainId();
      }
      await config.storage?.removeItem(leftAs);
      return {
        accounts: wish.withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts,
        chainId,
      };
    },
    async disconnect(): Promise<void> {
      state = 'out';
      listen('removeListener');
      await config.storage?.setItem(leftAs, true);
      const params = [{ eth_accounts: {} }];
      const revoke = () => provider.request({ method: 'wallet_revokePermissions', params });
      await withTimeout(revoke, { timeout: REVOKE_MS }).catch(() => {});
    },
    async switchChain({ chainId }: { chainId: number }) {
      const chain = chains.find(({ id }) => id === chainId);
      if (!chain) throw new SwitchChainError(new ChainNotConfiguredError());
      await changeChain(provider, chain, getChainId);
      if ((await getChainId()) === chainId) emitter.emit('change', { chainId });
      return chain;
    },
    onAccountsChanged: (accounts: string[]) => void changeAccounts(readAccounts(accounts)),
    onChainChanged(chainId: string): void {
      if (state === 'in') emitter.emit('change', { chainId: Number(chainId) });
    },
    async onConnect(): Promise<void> {},
    onDisconnect: (error?: Error) => void disconnectByWallet(error),
  };
  return connector;
}

/** True for accounts as the guarded provider answers with them. */
function isAccounts(value: unknown): value is readonly Address[] {
  return Array.isArray(value) && readAccounts(value).length === value.length;
}
