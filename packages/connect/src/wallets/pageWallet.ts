import { readField } from '@mooring/internal';
import { type Address, SwitchChainError, TimeoutError, withTimeout } from 'viem';
import { ChainNotConfiguredError, type CreateConnectorFn } from 'wagmi';
import { rememberedAccount, restored, withAccountFirst } from './activeAccount.ts';
import type { PageWallet } from './announcedConnector.ts';
import { changeChain } from './changeChain.ts';
import { guardProvider, NO_ACCOUNT, readAccounts, WalletAnswerError } from './guardProvider.ts';
import { READ_PATIENCE } from './readPatience.ts';
import { isRejection, isRequestPending } from './walletError.ts';

/** Time a wallet has to revoke its permissions, in ms: many never answer. */
const REVOKE_MS = 100;
/** MetaMask's code for a disconnect after which it reconnects by itself. */
const WILL_RECONNECT = 1013;

/**
 * State of the connection in the wallet:
 *
 *   out → in (`connect`) → out (`disconnect`)
 *          ⇅
 *        asleep: locked, disconnected in the wallet, or not answering yet. Reconnects by the wallet's event or its late
 *        answer, unless the user disconnected.
 */
type PageWalletState = 'out' | 'in' | 'asleep';

interface ConnectParameters {
  readonly chainId?: number;
  readonly isReconnecting?: boolean;
  readonly withCapabilities?: boolean;
}

/**
 * Creates the connector of an installed wallet. Reads, which show no prompt, time out: after `readTimeoutMs` while the
 * page opens, later for what the user asked for. A wallet connects only if the user chose it here, and reconnects only
 * if the user did not disconnect.
 */
export function pageWallet(
  wallet: PageWallet,
  config: Parameters<CreateConnectorFn>[0],
  readTimeoutMs: number,
) {
  const { emitter, chains } = config;
  const provider = guardProvider(wallet);
  const disconnectedKey = `${wallet.id}.disconnected`;
  let state: PageWalletState = 'out';
  let hasConnected = false;

  const accountsNow = () => provider.request({ method: 'eth_accounts' });
  const chainIdNow = async () => Number(await provider.request({ method: 'eth_chainId' }));

  /** Rejects if the wallet does not answer in time. */
  function inTime<Answer>(
    read: () => Promise<Answer>,
    timeout = READ_PATIENCE * readTimeoutMs,
  ): Promise<Answer> {
    return withTimeout(read, {
      timeout,
      errorInstance: new TimeoutError({ body: {}, url: wallet.name }),
    });
  }

  const getAccounts = () => inTime(accountsNow);
  const getChainId = () => inTime(chainIdNow);
  const isDisconnected = async () => Boolean(await config.storage?.getItem(disconnectedKey));

  /** Requests accounts with one prompt, which lets the user choose accounts if the wallet supports it. */
  async function requestAccounts(): Promise<readonly Address[]> {
    const permitted = await provider
      .request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
      .catch((error: unknown) => {
        if (isRejection(error) || isRequestPending(error)) throw error;
        // Not every wallet supports this method.
        return undefined;
      });
    if (permitted !== undefined) {
      // The permission may list the accounts in another order, or not at all.
      const accounts = await getAccounts();
      return accounts.length > 0 ? accounts : permitted;
    }
    return provider.request({ method: 'eth_requestAccounts' });
  }

  const listeners = {
    accountsChanged: (accounts: unknown) => changeAccounts(readAccounts(accounts)),
    chainChanged: (chainId: unknown) => connector.onChainChanged(String(chainId)),
    connect: () => state === 'asleep' && reconnect(),
    disconnect: (error: unknown) => disconnectByWallet(error),
  };

  function listen(method: 'on' | 'removeListener'): void {
    for (const [name, listener] of Object.entries(listeners)) provider[method](name, listener);
  }

  /** Orders restored accounts: the account chosen on this page comes first. */
  const orderAccounts = (accounts: readonly Address[]) =>
    withAccountFirst(
      accounts,
      wallet.storage ? rememberedAccount(wallet.storage, wallet.id) : null,
    );

  async function isChosen(): Promise<boolean> {
    const recent = await config.storage?.getItem('recentConnectorId');
    return recent === wallet.id && !(await isDisconnected());
  }

  function enter(): void {
    state = 'in';
    hasConnected = true;
  }

  /** Reconnects when the wallet answers, however late: nothing waits for it. */
  async function reconnect(): Promise<void> {
    try {
      if (!(await isChosen())) return;
      const [accounts, chainId] = [await accountsNow(), await chainIdNow()];
      if (accounts.length === 0 || !(await isChosen()) || state !== 'asleep') return;
      if (!hasConnected) restored.add(emitter.uid);
      enter();
      emitter.emit('connect', { accounts: orderAccounts(accounts), chainId });
    } catch {
      // The wallet reconnects by its next event, or when the user chooses it.
    }
  }

  async function changeAccounts(accounts: readonly Address[]): Promise<void> {
    if (state === 'asleep' && accounts.length > 0) await reconnect();
    else if (accounts.length === 0) await disconnectByWallet();
    else if (state === 'in') emitter.emit('change', { accounts });
  }

  /** Handles a wallet that was locked, or disconnected in its own window. */
  async function disconnectByWallet(error?: unknown): Promise<void> {
    if (state !== 'in') return;
    const isBrief = Number(readField(error, 'code')) === WILL_RECONNECT;
    if (isBrief && (await getAccounts()).length > 0) return;
    state = 'asleep';
    emitter.emit('disconnect');
  }

  /** Waits for the wallet, which is locked or has not answered in time. */
  function fallAsleep(): void {
    state = 'asleep';
    listen('on');
    void reconnect();
  }

  /** Follows the wallet with its accounts, and switches its network if asked to. */
  async function join(accounts: readonly Address[], parameters: ConnectParameters) {
    if (accounts.length === 0) throw new WalletAnswerError('accounts', NO_ACCOUNT);
    let chainId = await (parameters.isReconnecting
      ? inTime(chainIdNow, readTimeoutMs)
      : getChainId());
    listen('on');
    enter();
    if (parameters.chainId && parameters.chainId !== chainId) {
      await connector.switchChain({ chainId: parameters.chainId }).catch((error: unknown) => {
        if (isRejection(error)) throw error;
      });
      chainId = await getChainId();
    }
    await config.storage?.removeItem(disconnectedKey);
    return {
      accounts: parameters.withCapabilities
        ? accounts.map((address) => ({ address, capabilities: {} }))
        : accounts,
      chainId,
    };
  }

  const connector = {
    getAccounts,
    getChainId,
    getProvider: async () => (wallet.provider() ? provider : undefined),
    async isAuthorized(): Promise<boolean> {
      try {
        if (await isDisconnected()) return false;
        if ((await inTime(accountsNow, readTimeoutMs)).length > 0) return true;
      } catch {
        // Without an answer in time, it is not known yet.
      }
      fallAsleep();
      return false;
    },
    async connect(parameters: ConnectParameters = {}) {
      if (!parameters.isReconnecting) {
        const accounts = await requestAccounts();
        restored.delete(emitter.uid);
        return join(accounts, parameters);
      }
      try {
        return await join(orderAccounts(await inTime(accountsNow, readTimeoutMs)), parameters);
      } catch (error) {
        fallAsleep();
        throw error;
      }
    },
    async disconnect(): Promise<void> {
      state = 'out';
      listen('removeListener');
      await config.storage?.setItem(disconnectedKey, true);
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
