import { isTransactionHash } from '@mooring/internal';
import { numberToHex } from 'viem';
import { requestWallet } from '../../wallets/requestWallet.ts';
import { errorCodes, isRejection } from '../../wallets/walletError.ts';
import {
  type BatchRun,
  recipientsOf,
  type SendBatchOptions,
  type SentBatch,
  toCallFields,
} from './batchRun.ts';
import { readSentBatch } from './readSentBatch.ts';
import { SendBatchError, type SendBatchFailure } from './sendBatchError.ts';
import { confirmSender } from './watchSender.ts';

/** Sends all calls as one request; undefined if the wallet refused it without a prompt. */
export async function sendAsBatch(
  run: BatchRun,
  capabilities: Readonly<Record<string, object>>,
  isRequired: boolean,
): Promise<SentBatch | undefined> {
  const { account, chainId, connector, options, store, multisig, onProgress } = run;
  const { calls, description, reference, confirmations } = options;
  const size = calls.length;
  const request = {
    version: '2.0.0',
    from: account,
    chainId: numberToHex(chainId),
    atomicRequired: isRequired,
    calls: calls.map(toCallFields),
    ...(Object.keys(capabilities).length > 0 && { capabilities }),
  };
  await confirmSender(run);
  onProgress({ step: 'wallet', position: 1, count: 1 });
  let answer: unknown;
  try {
    answer = await requestWallet(connector, 'wallet_sendCalls', [request]);
  } catch (error) {
    const refusal = walletRefusal(error);
    if (!refusal) throw error;
    const needsBatch = isRequired || hasRequired(options);
    const needsDecision = refusal === 'upgradeDeclined' || refusal === 'failed';
    if (!needsBatch && !needsDecision) return undefined;
    throw new SendBatchError(refusal, { size, canSendOneByOne: !needsBatch, cause: error });
  }
  const sent = readSentBatch(answer, { connectorId: connector.id, size });
  if (!sent) throw new SendBatchError('unclear', { size });
  const { hash, batch } = sent;
  const { id } = batch;
  // A multisig's batch is one transaction, and its id is the hash that the owners sign.
  const kept = multisig && isTransactionHash(id) ? { hash: id, multisig } : { hash, batch };
  const transaction = store.add(account, chainId, {
    ...kept,
    ...{ description, reference, confirmations },
    to: recipientsOf(calls),
  });
  return { id, transactions: [transaction] };
}

function hasRequired({ capabilities = {} }: SendBatchOptions): boolean {
  return Object.values(capabilities).some((value) => Reflect.get(value, 'optional') === false);
}

/** Codes of a wallet that refuses a batch as such (EIP-5792). */
const refusals: Readonly<Record<number, SendBatchFailure>> = {
  4200: 'notAtomic',
  [-32601]: 'notAtomic',
  // Sent by wallets with an older version of the methods.
  [-32602]: 'notAtomic',
  5700: 'capability',
  5710: 'notAtomic',
  5740: 'tooLarge',
  5750: 'upgradeDeclined',
  5760: 'notAtomic',
};

/** Codes of a failure without a reason, such as after a declined upgrade: the user decides how to continue. */
const failureCodes = [-32603, -32000];

function walletRefusal(error: unknown): SendBatchFailure | undefined {
  if (isRejection(error)) return undefined;
  const codes = errorCodes(error);
  const refusal = codes.map((code) => refusals[code]).find(Boolean);
  return refusal ?? (codes.some((code) => failureCodes.includes(code)) ? 'failed' : undefined);
}
