import { connectorKind } from '@mooring/internal';
import type { Config } from 'wagmi';
import { getAccount, getConnectorClient } from 'wagmi/actions';
import type { MooringConfig } from '../../core/createMooringConfig.ts';
import { READ_PATIENCE } from '../../wallets/readPatience.ts';
import { multisigQuery } from '../multisig/multisigQuery.ts';
import type { Multisig } from '../multisig/readMultisig.ts';
import { transactionsOf } from '../transactionStore.ts';
import { InvalidTransactionError, validateTransaction } from '../validateTransaction.ts';
import type { BatchProgress, BatchRun, SendBatchOptions, Sender, SentBatch } from './batchRun.ts';
import { batchSupportQuery } from './batchSupportQuery.ts';
import { type BatchSupport, noBatches } from './readCapabilities.ts';
import { SendBatchError } from './sendBatchError.ts';
import { sendOneByOne } from './sendOneByOne.ts';
import { sendAsBatch } from './sendTogether.ts';
import { watchSender } from './watchSender.ts';

/** Context of `sendBatch`. */
export interface SendBatchContext {
  readonly config: MooringConfig;
  readonly wagmi: Config;
  readonly onProgress: (progress: BatchProgress) => void;
  /** Aborts when the sending component unmounts. */
  readonly left?: AbortSignal | undefined;
}

/**
 * Sends calls as one batch (`wallet_sendCalls`, version 2.0.0), or one after the other
 * (`eth_sendTransaction`) if the wallet has no batches, and stores them. A single call is an ordinary transaction, unless
 * the wallet has a requested capability.
 * @throws {InvalidTransactionError} for an invalid description or number of confirmations
 * @throws {SendBatchError}
 * @throws the wallet's error, unchanged
 */
export async function sendBatch(
  context: SendBatchContext,
  options: SendBatchOptions,
): Promise<SentBatch> {
  const { config, wagmi } = context;
  const { calls, description, confirmations } = options;
  const faults = validateTransaction({ hash: `0x${'0'.repeat(64)}`, description, confirmations });
  if (faults.length > 0) throw new InvalidTransactionError(faults);
  if (calls.length === 0) throw new Error('A batch needs a call.');
  const sender = await senderOf(wagmi, options.chainId);
  const limitMs = READ_PATIENCE * config.timeouts.walletReadMs;
  const watch = watchSender(wagmi, sender, { limitMs, left: context.left });
  return sendFrom({ ...sender, watch }, context, options).finally(watch.stop);
}

/** Sends calls as a batch or one by one, depending on the wallet. */
async function sendFrom(
  sender: Sender & Pick<BatchRun, 'watch'>,
  { config, wagmi, onProgress }: SendBatchContext,
  options: SendBatchOptions,
): Promise<SentBatch> {
  const { connector, account, chainId } = sender;
  const { calls, atomic = 'preferred' } = options;
  const support = await config.queryClient.fetchQuery(
    batchSupportQuery(config, connector, account, chainId),
  );
  const size = calls.length;
  // Capabilities are of batches only.
  const offered = atomic === 'never' ? noBatches : support;
  const { given, lacking } = sortCapabilities(options.capabilities, offered);
  if (lacking !== undefined)
    throw new SendBatchError('capability', { size, cause: new Error(`No ${lacking}.`) });
  const isRequired = atomic === 'required' && size > 1;
  if (isRequired && !support.atomic) throw new SendBatchError('notAtomic', { size });
  const { queryKey } = multisigQuery(wagmi, chainId, account);
  const rule = config.queryClient.getQueryData<Multisig | null>(queryKey);
  const multisig = rule ?? (connectorKind(connector) === 'safe' ? {} : undefined);
  const store = transactionsOf(config.storage);
  const run: BatchRun = { ...sender, options, store, multisig, onProgress };
  const hasOwn = Object.keys(given).length > 0;
  const isOne = support.batches && atomic !== 'never' && (size > 1 || hasOwn);
  return (isOne && (await sendAsBatch(run, given, isRequired))) || sendOneByOne(run);
}

/** Returns the sender. @throws if no account is connected, or the wallet is on another network */
async function senderOf(wagmi: Config, wanted: number | undefined): Promise<Sender> {
  const { connector, chainId = wanted } = getAccount(wagmi);
  if (!connector || chainId === undefined) throw new Error('Connect an account before sending.');
  const { account, chain } = await getConnectorClient(wagmi, {
    connector,
    chainId: wanted ?? chainId,
  });
  return { account: account.address, chainId: chain?.id ?? chainId, connector };
}

/** Returns the capabilities to send, and the first required one that the wallet lacks. */
function sortCapabilities(
  asked: SendBatchOptions['capabilities'] = {},
  { capabilities }: BatchSupport,
) {
  const all = Object.entries(asked);
  const isMissing = ([name]: [string, object]) => !capabilities.includes(name);
  const lacking = all
    .filter(isMissing)
    .find(([, value]) => Reflect.get(value, 'optional') === false);
  const given = Object.fromEntries(all.filter((one) => !isMissing(one)));
  return { given, lacking: lacking?.[0] };
}
