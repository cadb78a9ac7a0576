import type { Address } from 'viem';
import type { Config, Connector } from 'wagmi';
import { reconnect, watchConnectors } from 'wagmi/actions';
import { attemptConnector, type ConnectionAttempt } from '../core/connectionAttempt.ts';
import type { MooringConfig } from '../core/createMooringConfig.ts';
import { safeAround } from '../core/safeAround.ts';
import { moveAccountFirst, rememberedAccount, withAccountFirst } from '../wallets/activeAccount.ts';
import { ignoreLeftWallets } from './ignoreLeftWallets.ts';

/** Time the page around a frame has to name the Safe it has open, in ms. */
const SAFE_HOST_MS = 10_000;

/**
 * Brings back who is to be connected without a click. In a frame that is the Safe around the page,
 * which comes before any wallet; otherwise, or when no Safe answers in time, the wallet of the last
 * visit and that one only.
 * @param report gets what fails later, when a wallet comes after the limit
 * @returns once the session is known, one way or the other
 */
export async function restoreSession(
  config: MooringConfig,
  report: (error: unknown) => void,
): Promise<void> {
  addDiscovered(config.wagmi);
  ignoreLeftWallets(config.wagmi);
  orderReconnected(config);
  const safe = safeAround(config.wagmi);
  if (safe) {
    const isHere = await withLimit(SAFE_HOST_MS, (signal) =>
      restore(config.wagmi, { connector: safe, signal }),
    );
    if (isHere) return;
  }
  await withLimit(config.timeouts.restoreMs, (signal) => restoreLast(config, signal, report));
}

/**
 * Adds the wallets that a host's own wagmi configuration has found and not made connectors of: with `ssr` only wagmi's
 * provider does so, which need not be there.
 */
function addDiscovered({ connectors, _internal: { mipd, connectors: list } }: Config): void {
  for (const wallet of mipd?.getProviders() ?? []) {
    const isItsOwn = ({ id, rdns }: Connector) => [id, rdns].flat().includes(wallet.info.rdns);
    if (connectors.some(isItsOwn)) continue;
    const connector = list.setup(list.providerDetailToConnector(wallet));
    list.setState((all) => [...all, connector]);
  }
}

/**
 * A wallet that announces itself late, or answers late, is waited for, and comes back after the limit too as long as
 * nobody has come in another way. Nothing is asked of one that was not connected.
 */
async function restoreLast(
  config: MooringConfig,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  const id = await lastConnectorId(config);
  // A Safe is there from the start, or this page is not in its frame: nothing to wait for.
  if (id === undefined || id === 'safe') return;
  const connector = await waitForConnector(config, id, signal);
  if (connector) await restoreFrom(config, connector, signal);
  if (signal.aborted) restoreLater(config, id).catch(report);
}

async function lastConnectorId({ wagmi }: MooringConfig): Promise<string | undefined> {
  const id = await wagmi.storage?.getItem('recentConnectorId');
  return typeof id === 'string' ? id : undefined;
}

async function restoreFrom(config: MooringConfig, connector: Connector, signal: AbortSignal) {
  await restore(config.wagmi, { connector, signal, connect: connectOrdered(config, connector) });
}

/**
 * Puts the account chosen on this page first where the host's own provider reconnects, which knows no order: in the
 * moment that it publishes the connection, before anything renders.
 */
function orderReconnected({ wagmi, storage }: MooringConfig): void {
  const moveChosenFirst = () => {
    const { current, connections } = wagmi.state;
    const connection = current === null ? undefined : connections.get(current);
    if (connection) moveAccountFirst(wagmi, rememberedAccount(storage, connection.connector.id));
  };
  const isReconnecting = () => /connecting$/.test(wagmi.state.status);
  moveChosenFirst();
  if (!isReconnecting()) return;
  const stop = wagmi.subscribe(
    (state) => state,
    () => {
      moveChosenFirst();
      if (!isReconnecting()) stop();
    },
  );
}

/** Connects with the account chosen on this page as the first: wagmi keeps the order it gets. */
function connectOrdered({ storage }: MooringConfig, connector: Connector): Connector['connect'] {
  const chosen = rememberedAccount(storage, connector.id);
  return async (parameters) => {
    const { accounts, ...rest } = await connector.connect(parameters);
    const isPlain = (one: unknown): one is Address => typeof one === 'string';
    const ordered = accounts.every(isPlain) ? withAccountFirst(accounts, chosen) : accounts;
    return { accounts: ordered as typeof accounts, ...rest };
  };
}

/** For the life of the page: the visitor sees the page of a stranger meanwhile. */
async function restoreLater(config: MooringConfig, id: string): Promise<void> {
  const { wagmi, timeouts } = config;
  const connector = await waitForConnector(config, id);
  if (!(await connector?.isAuthorized()) || (await lastConnectorId(config)) !== id) return;
  if (!connector || wagmi.state.status !== 'disconnected') return;
  await withLimit(timeouts.restoreMs, (signal) => restoreFrom(config, connector, signal));
}

/** @returns whether it is connected now */
async function restore(wagmi: Config, attempt: ConnectionAttempt): Promise<boolean> {
  const connections = await reconnect(wagmi, { connectors: [attemptConnector(attempt)] });
  return connections.length > 0;
}

async function withLimit<Answer>(
  limitMs: number,
  attempt: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    return await attempt(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The connector, as soon as it is there; nothing when the limit comes first. */
function waitForConnector(
  { wagmi }: MooringConfig,
  id: string,
  signal?: AbortSignal,
): Promise<Connector | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const found = wagmi.connectors.find((connector) => connector.id === id);
      if (found || signal?.aborted) {
        stop();
        resolve(found);
      }
    };
    const stop = watchConnectors(wagmi, { onChange: check });
    signal?.addEventListener('abort', check, { once: true });
    check();
  });
}
