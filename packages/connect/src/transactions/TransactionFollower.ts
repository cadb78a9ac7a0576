import { useEffect } from 'react';
import type { Address } from 'viem';
import { type Config, useAccount, useConfig } from 'wagmi';
import type { MooringConfig } from '../core/createMooringConfig.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useCelebrate } from '../ui/useCelebrate.ts';
import { requestWallet } from '../wallets/requestWallet.ts';
import type { InspectionOptions } from './multisig/createInspection.ts';
import { multisigQuery } from './multisig/multisigQuery.ts';
import type { StoredTransaction } from './storedTransaction.ts';
import { transactionsOf } from './transactionStore.ts';
import { useTransactionStatusText } from './useTransactions.ts';

/** Follows the connected account's transactions and announces their results. Renders nothing. */
export function TransactionFollower(): null {
  const { config, announcer, report } = useMooring();
  const celebrate = useCelebrate();
  const wagmi = useConfig();
  const t = useTranslate();
  const statusText = useTransactionStatusText();
  const { address: account } = useAccount();

  useEffect(() => {
    if (!account) return;
    return followTransactions({
      config,
      wagmi,
      account,
      isMultisig: async (chainId) =>
        Boolean(await config.queryClient.fetchQuery(multisigQuery(wagmi, chainId, account))),
      onSigned: (transaction) =>
        announcer.say(
          t('announce.signed', {
            description: transaction.description,
            signatures: statusText(transaction),
          }),
        ),
      onEnded(transaction) {
        const { description, status, reason } = transaction;
        const ending =
          status === 'confirmed' ? status : reason === 'reverted' ? 'failed' : 'notConfirmed';
        announcer.say(t(`announce.${ending}`, { description }));
        if (status === 'confirmed') celebrate();
        // Balances and other data read before are outdated.
        void config.queryClient.invalidateQueries({ queryKey: ['mooring'] });
      },
      onError: report,
    });
  }, [account, config, wagmi, announcer, celebrate, report, t, statusText]);
  return null;
}

interface FollowOptions {
  readonly config: MooringConfig;
  readonly wagmi: Config;
  readonly account: Address;
  /** Called once for each transaction that ends while it is followed. */
  readonly onEnded: (transaction: StoredTransaction) => void;
  /** Called when the number of signatures of a multisig transaction changes. */
  readonly onSigned: (transaction: StoredTransaction) => void;
  readonly isMultisig: InspectionOptions['isMultisig'];
  readonly onError: (error: unknown) => void;
}

/** Pause before the code is loaded again after a failure, in ms: sending one by one waits for the results. */
const RELOAD_MS = 12_000;

/**
 * Follows an account's transactions to their end; starts with the first one.
 * @returns the function that stops following
 */
function followTransactions(options: FollowOptions): () => void {
  const { config, wagmi, account, isMultisig, onEnded, onSigned, onError } = options;
  const store = transactionsOf(config.storage);
  let stopWatching: (() => void) | undefined;
  let started = false;
  let isStopped = false;
  let reload: ReturnType<typeof setTimeout> | undefined;

  async function startWhenNeeded() {
    if (started || store.list(account).length === 0) return;
    started = true;
    const [{ watchTransactions }, { createInspection }, { createBatchInspection }] =
      await Promise.all([
        import('./watchTransactions.ts'),
        import('./multisig/createInspection.ts'),
        import('./batch/inspectBatch.ts'),
      ]);
    if (isStopped) return;
    const inspect = createInspection({ account, source: config.multisig, isMultisig });
    const inspectBatch = createBatchInspection({
      account,
      askWallet: ({ id, connectorId }) => askForStatus(wagmi, connectorId, id),
      walletMs: config.timeouts.walletReadMs,
      limitMs: config.timeouts.transactionMs,
      onError,
    });
    stopWatching = watchTransactions({
      store,
      account,
      getClient: (chainId) =>
        wagmi.chains.some(({ id }) => id === chainId) ? wagmi.getClient({ chainId }) : undefined,
      // Owners of a multisig may take days to sign, and a wallet that is not connected cannot report a batch.
      timeoutMs: ({ multisig, batch }) =>
        multisig || batch ? Number.POSITIVE_INFINITY : config.timeouts.transactionMs,
      inspect: (client, entry, passes) =>
        entry.batch ? inspectBatch(client, entry) : inspect(client, entry, passes),
      onConfirmed: onEnded,
      onFailed: onEnded,
      onSigned,
      onError,
    });
  }

  const onChange = () =>
    void startWhenNeeded().catch((error: unknown) => {
      started = false;
      // Reported once.
      if (!reload) onError(error);
      clearTimeout(reload);
      if (!isStopped) reload = setTimeout(onChange, RELOAD_MS);
    });
  const stopListening = store.subscribe(onChange);
  onChange();
  return () => {
    isStopped = true;
    clearTimeout(reload);
    stopListening();
    stopWatching?.();
  };
}

/** Asks the wallet of a connector for the status of a batch; undefined unless it is connected. */
function askForStatus(
  { state }: Config,
  connectorId: string,
  id: string,
): Promise<unknown> | undefined {
  const connector = [...state.connections.values()]
    .map((connection) => connection.connector)
    .find((candidate) => candidate.id === connectorId);
  return connector && requestWallet(connector, 'wallet_getCallsStatus', [id]);
}
