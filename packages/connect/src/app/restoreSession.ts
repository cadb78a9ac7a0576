import type { Address } from 'viem';
import type { Config, Connector } from 'wagmi';
import { reconnect, watchConnectors } from 'wagmi/actions';
import { attemptConnector } from '../core/connectionAttempt.ts';
import type { MooringConfig } from '../core/createMooringConfig.ts';
import { safeAround } from '../core/safeAround.ts';
import {
  moveAccountFirst,
  rememberedAccount,
  restored,
  withAccountFirst,
} from '../wallets/activeAccount.ts';
import { ignoreLeftWallets } from './ignoreLeftWallets.ts';

/** Time the page around a frame has to report its Safe, in ms. */
const SAFE_HOST_MS = 10_000;

/** Time a wallet found after the time limit has to answer, in ms: the page is usable meanwhile. */
const LATE_RESTORE_MS = 60_000;

/**
 * Restores the session without a click: in a frame, the Safe around the page; otherwise, or if no Safe answers in time,
 * only the wallet of the last visit.
 * @param report called with later errors, when a wallet is found after the time limit
 * @returns a promise that resolves when the session is restored or there is none
 */
export async function restoreSession(
  config: MooringConfig,
  report: (error: unknown) => void,
): Promise<void> {
  // wagmi's own provider shows them while it reconnects.
  if (isReconnecting(config.wagmi)) keepChosen(config.wagmi);
  else dropPersisted(config.wagmi);
  try {
    await restoreInTime(config, report);
  } finally {
    dropPersisted(config.wagmi);
  }
}

/**
 * Drops connections that wagmi read from the host's storage, which have only their connector's name: no wallet has
 * confirmed them.
 */
function dropPersisted(wagmi: Config): void {
  wagmi.setState((state) => {
    const connections = new Map(
      [...state.connections].filter(([, { connector }]) => 'emitter' in connector),
    );
    if (connections.has(state.current ?? '')) return { ...state, connections };
    const status = isReconnecting(wagmi) ? 'connecting' : 'disconnected';
    return { ...state, connections, current: null, status };
  });
}

/**
 * Follows the host's wagmi provider, which reconnects, to keep the wallet that the visitor connects meanwhile: wagmi puts a
 * late answer in its place, and after a rejected request keeps it as current while disconnected.
 */
function keepChosen(wagmi: Config): void {
  let known = wagmi.state;
  const follow = () => {
    const before = known;
    const now = wagmi.state;
    known = now;
    const given = now.connections.get(now.current ?? '')?.connector;
    // Persisted connections have no emitter.
    if (!given || !('emitter' in given)) return;
    const { current, connections } = before;
    const isReplaced = !now.connections.has(current ?? '') && !connections.has(given.uid);
    // A wallet that the visitor connects is connected at once.
    if (now.status !== 'connected') restored.add(given.uid);
    if (now.status === 'disconnected') known = { ...now, status: 'connected' };
    else if (now.status === 'connected' && before.status === 'connected' && isReplaced)
      known = { ...now, current, connections };
    if (known !== now) wagmi.setState(known);
  };
  wagmi.subscribe((state) => state, follow);
}

async function restoreInTime(
  config: MooringConfig,
  report: (error: unknown) => void,
): Promise<void> {
  addDiscovered(config.wagmi);
  ignoreLeftWallets(config.wagmi);
  orderReconnected(config);
  const safe = safeAround(config.wagmi);
  if (safe) {
    const isRestored = await withLimit(SAFE_HOST_MS, (limit) => restore(config.wagmi, safe, limit));
    if (isRestored) return;
  }
  await withLimit(config.timeouts.restoreMs, (limit) => restoreLast(config, limit, report));
}

/**
 * Adds connectors for wallets that the host's wagmi configuration has discovered: with `ssr`, only wagmi's provider does
 * that, which the host may not use.
 */
function addDiscovered({ connectors, _internal: { mipd, connectors: list } }: Config): void {
  for (const wallet of mipd?.getProviders() ?? []) {
    const hasConnector = ({ id, rdns }: Connector) => [id, rdns].flat().includes(wallet.info.rdns);
    if (connectors.some(hasConnector)) continue;
    const connector = list.setup(list.providerDetailToConnector(wallet));
    list.setState((all) => [...all, connector]);
  }
}

/**
 * Restores the wallet of the last visit. If it is announced or answers after the time limit, it is still restored, unless
 * another wallet is connected by then. Wallets that were not connected get no request.
 */
async function restoreLast(
  config: MooringConfig,
  limit: AbortController,
  report: (error: unknown) => void,
): Promise<void> {
  const id = await lastConnectorId(config);
  // A Safe is available from the start, or this page is not in its frame.
  if (id === undefined || id === 'safe') return;
  const connector = await waitForConnector(config, id, limit.signal);
  if (connector) await restoreFrom(config, connector, limit);
  if (limit.signal.aborted) restoreLater(config, id).catch(report);
}

async function lastConnectorId({ wagmi }: MooringConfig): Promise<string | undefined> {
  const id = await wagmi.storage?.getItem('recentConnectorId');
  return typeof id === 'string' ? id : undefined;
}

function restoreFrom(config: MooringConfig, connector: Connector, limit: AbortController) {
  return restore(config.wagmi, connector, limit, connectOrdered(config, connector));
}

/**
 * Moves the account chosen on this page to the front when the host's wagmi provider reconnects, which does not know it:
 * immediately when the connection is published, before components render.
 */
function orderReconnected({ wagmi, storage }: MooringConfig): void {
  const moveChosenFirst = () => {
    const { current, connections } = wagmi.state;
    const connection = current === null ? undefined : connections.get(current);
    if (connection) moveAccountFirst(wagmi, rememberedAccount(storage, connection.connector.id));
  };
  moveChosenFirst();
  if (!isReconnecting(wagmi)) return;
  const stop = wagmi.subscribe(
    (state) => state,
    () => {
      moveChosenFirst();
      if (!isReconnecting(wagmi)) stop();
    },
  );
}

function isReconnecting({ state }: Config): boolean {
  return /connecting$/.test(state.status);
}

/** Returns a connect function that puts the account chosen on this page first; wagmi keeps the order. */
function connectOrdered({ storage }: MooringConfig, connector: Connector): Connector['connect'] {
  const chosen = rememberedAccount(storage, connector.id);
  return async (parameters) => {
    const { accounts, ...rest } = await connector.connect(parameters);
    const isAddressText = (account: unknown): account is Address => typeof account === 'string';
    const ordered = accounts.every(isAddressText) ? withAccountFirst(accounts, chosen) : accounts;
    return { accounts: ordered as typeof accounts, ...rest };
  };
}

/** Restores the wallet whenever it appears; until then, the page shows a disconnected visitor. */
async function restoreLater(config: MooringConfig, id: string): Promise<void> {
  const { wagmi } = config;
  const connector = await waitForConnector(config, id);
  if (!(await connector?.isAuthorized()) || (await lastConnectorId(config)) !== id) return;
  await waitForReconnect(wagmi);
  if (!connector || wagmi.state.status !== 'disconnected') return;
  await withLimit(LATE_RESTORE_MS, (limit) => restoreFrom(config, connector, limit));
}

/**
 * Reconnects a connector, unless the visitor chooses a wallet meanwhile. If the host's wagmi provider is reconnecting,
 * wagmi ignores other calls: waits for it, since it knows only connectors that were there when it began.
 * @param limit aborts it; aborted when the visitor chooses a wallet
 * @returns true if it is connected
 */
async function restore(
  wagmi: Config,
  connector: Connector,
  limit: AbortController,
  connect?: Connector['connect'],
): Promise<boolean> {
  const { signal } = limit;
  if (isReconnecting(wagmi)) {
    await waitForReconnect(wagmi, signal);
    const { current, connections } = wagmi.state;
    if (signal.aborted || current !== null)
      return connections.get(current ?? '')?.connector.id === connector.id;
  }
  restored.add(connector.uid);
  const attempt = attemptConnector({ connector, signal, connect });
  const reconnecting = reconnect(wagmi, { connectors: [attempt] });
  // wagmi would put a late answer in place of the wallet that the visitor chose. Until it has one, only another attempt
  // to connect updates the state and changes nothing in it.
  const stop = wagmi.subscribe(
    (state) => state,
    ({ status, connections, chainId }, before) => {
      const isSame = connections === before.connections && chainId === before.chainId;
      if (isSame && status === 'connecting') limit.abort();
    },
  );
  const isRestored = (await reconnecting.finally(stop)).length > 0;
  if (!isRestored) restored.delete(connector.uid);
  return isRestored;
}

async function withLimit<Answer>(
  limitMs: number,
  attempt: (limit: AbortController) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    return await attempt(limit);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves when wagmi has ended reconnecting, or the signal aborts. */
function waitForReconnect(wagmi: Config, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isReconnecting(wagmi) && !signal?.aborted) return;
      stop();
      resolve();
    };
    const stop = wagmi.subscribe(({ status }) => status, check);
    signal?.addEventListener('abort', check, { once: true });
    check();
  });
}

/** Resolves to the connector when it is added; undefined if the signal aborts first. */
function waitForConnector(
  { wagmi }: MooringConfig,
  id: string,
  signal?: AbortSignal,
): Promise<Connector | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const match = wagmi.connectors.find((connector) => connector.id === id);
      if (match || signal?.aborted) {
        stop();
        resolve(match);
      }
    };
    const stop = watchConnectors(wagmi, { onChange: check });
    signal?.addEventListener('abort', check, { once: true });
    check();
  });
}
