import { useEffect, useRef, useState } from 'react';
import { useConfig } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { type Mutation, useMutation } from '../../core/useMutation.ts';
import type { BatchProgress, SendBatchOptions, SentBatch } from './batchRun.ts';
import { sendBatch } from './sendBatch.ts';
import { useBatchTexts } from './useBatchTexts.ts';

/**
 * Sending of several calls. Its `error` is a {@link SendBatchError} when they cannot be sent as asked, or not all of
 * them were; an `InvalidTransactionError` for a description or confirmations that cannot be remembered; else the
 * wallet's, of which `isRejection` tells a person's no.
 */
export interface SendBatch extends Mutation<SentBatch, Error, SendBatchOptions> {
  readonly progress: BatchProgress;
  /** The progress in words, such as "2 of 3 in your wallet"; undefined when nothing is sent. */
  readonly progressText: string | undefined;
  /** Last failure, as a sentence; undefined for a person's no, and once sending begins again. */
  readonly fault: string | undefined;
}

const idleBatch: BatchProgress = { step: 'idle' };

/**
 * Sends several calls with one approval where the wallet can, else one after the other, each once the one
 * before is confirmed and the wallet, account and network are the same; leaving the component ends it. Beside wagmi's `useSendCalls` it has the fallback, keeps a batch as one entry of the
 * list of transactions through reloads, and says what happens in the visitor's language.
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
