import { useCallback, useEffect, useRef, useState } from 'react';
import { useConfig } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import type { BatchProgress, SendBatchOptions, SentBatch } from './batchRun.ts';
import { sendBatch as send } from './sendBatch.ts';
import { useBatchTexts } from './useBatchTexts.ts';

/** Sends several calls, and how that goes. */
export interface SendBatch {
  /**
   * Sends calls through the connected wallet, as one batch (EIP-5792) where it can, and follows them in the
   * list of transactions.
   * @throws {SendBatchError} when they cannot be sent as asked, or not all of them were
   * @throws {InvalidTransactionError} for a description or confirmations that cannot be remembered
   * @throws the wallet's error; `isRejection` tells a person's no
   */
  readonly sendBatch: (options: SendBatchOptions) => Promise<SentBatch>;
  readonly progress: BatchProgress;
  /** The progress in words, such as "2 of 3 in your wallet"; undefined when nothing is sent. */
  readonly progressText: string | undefined;
  /** Last failure, as a sentence; undefined for a person's no, and once sending begins again. */
  readonly fault: string | undefined;
}

const idle: BatchProgress = { step: 'idle' };

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
 *   const { sendBatch, progress, progressText, fault } = useSendBatch();
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
 *     }).catch(() => {});
 *   return (
 *     <button onClick={() => void deposit()} disabled={progress.step !== 'idle'}>
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
  const [progress, setProgress] = useState<BatchProgress>(idle);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const sendBatch = useCallback(
    async (options: SendBatchOptions) => {
      setFailure(undefined);
      try {
        return await send(
          { config, wagmi, onProgress: setProgress, left: leaving.current.signal },
          options,
        );
      } catch (error) {
        report(error);
        setFailure({ error });
        throw error;
      } finally {
        setProgress(idle);
      }
    },
    [config, wagmi, report],
  );
  return {
    sendBatch,
    progress,
    progressText: texts.progress(progress),
    fault: failure && texts.fault(failure.error),
  };
}
