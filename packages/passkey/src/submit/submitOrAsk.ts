import type { Hash } from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import type { Submission, SubmitHandler, Submitter } from './submitter.ts';
import { walletSubmitter } from './walletSubmitter.ts';

/** Signed transaction, and its possible senders. */
interface Signed {
  readonly submission: Submission;
  readonly hash: Hash | undefined;
  readonly submitter: Submitter | undefined;
  readonly ask: SubmitHandler;
}

/**
 * Sends by the submitter; without one, or if it did not send, by a sender that the page chooses. Only one of them sends
 * at a time.
 */
export async function submitOrAsk({ submission, hash, submitter, ask }: Signed): Promise<Hash> {
  let reason: PasskeyError | undefined;
  try {
    if (submitter) return await submitter.submit(submission, hash);
  } catch (error) {
    if (!isUnsent(error)) throw error;
    reason = error;
  }
  let isSending = false;

  async function sendOnce({ submit }: Submitter): Promise<Hash> {
    if (isSending) throw new PasskeyError('internal', 'The transaction is already being sent.');
    isSending = true;
    try {
      return await submit(submission, hash);
    } finally {
      isSending = false;
    }
  }

  try {
    return await ask({
      submission,
      hash,
      reason,
      ...(submitter && { retry: () => sendOnce(submitter) }),
      sendBy: (provider) => sendOnce(walletSubmitter(provider, '')),
    });
  } catch (error) {
    if (!(error instanceof PasskeyError) && Object(error).code === 4001)
      throw new PasskeyError('rejected', 'The transaction was not sent.', { cause: error });
    throw error;
  }
}

function isUnsent(error: unknown): error is PasskeyError {
  return (
    error instanceof PasskeyError &&
    (error.reason === 'relayRefused' || error.reason === 'relayUnreachable')
  );
}
