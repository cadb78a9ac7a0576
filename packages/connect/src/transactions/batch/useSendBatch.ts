import { useEffect, useRef, useState } from 'react';
import { useConfig } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { type Mutation, useMutation } from '../../core/useMutation.ts';
import type { BatchProgress, SendBatchOptions, SentBatch } from './batchRun.ts';
import { sendBatch } from './sendBatch.ts';
import { useBatchTexts } from './useBatchTexts.ts';

/**
 * Result of {@link useSendBatch}. `error` is a {@link SendBatchError} if the calls could not be sent as requested, or
 * only partly; an `InvalidTransactionError` for an invalid description or number of confirmations; else the wallet's
 * error, for which `isRejection` detects a rejection.
 */
export interface SendBatch extends Mutation<SentBatch, Error, SendBatchOptions> {
  readonly progress: BatchProgress;
  /** Localized progress, such as "2 of 3 in your wallet"; undefined while nothing is sent. */
  readonly progressText: string | undefined;
  /** Last failure, as a sentence; undefined for a rejection, and once sending starts again. */
  readonly fault: string | undefined;
}

const idleBatch: BatchProgress = { step: 'idle' };

/**
 * Sends several calls with one prompt if the wallet supports it, else one after the other: each once the previous one is
 * confirmed and the wallet, account and network are unchanged. Unmounting ends it. Unlike wagmi's `useSendCalls`, it has
 * this fallback, stores a batch as one entry of the list of transactions across reloads, and returns localized texts.
 *
 * @example
 * ```tsx
 * import { useSendBatch } from '@mooring/connect';
 * import { encodeFunctionData, erc20Abi } from 'viem';
 *
 * export function Deposit() {
 *   const { mutate: sendBatch, isPending, progressText, fault } = useSendBatch();
 *   const approve = encodeFunctionData({
 *     abi: erc20Abi,
 *     functionName: 'approve',
 *     args: [address, 10n],
 *   });
 *   const deposit = () =>
 *     sendBatch({
 *       description: 'Deposit 10 USDC',
 *       calls: [
 *         { to: address, data: approve, description: 'Allow 10 USDC' },
 *         { to: address, data: '0xd0e30db0' },
 *       ],
 *     });
 *   return (
 *     <button onClick={deposit} disabled={isPending}>
 *       {progressText ?? fault ?? 'Deposit'}
 *     </button>
 *   );
 * }
 * ```
 */
export function useSendBatch(): SendBatch {
  const { config, report } = useMooring();
  const wagmi = useConfig();
  const texts = useBatchTexts();
  const [progress, setProgress] = useState<BatchProgress>(idleBatch);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const sending = useMutation<SentBatch, Error, SendBatchOptions>(async (options) => {
    try {
      const { signal: left } = leaving.current;
      return await sendBatch({ config, wagmi, onProgress: setProgress, left }, options);
    } finally {
      setProgress(idleBatch);
    }
  }, report);
  return {
    ...sending,
    progress,
    progressText: texts.progress(progress),
    fault: sending.error ? texts.fault(sending.error) : undefined,
  };
}
