import { useEffect, useState } from 'react';
import { type Hash, UserRejectedRequestError } from 'viem';
import type { PasskeyControl } from '../../passkeyControl.ts';
import type { UnsentTransaction } from '../../submit/submitter.ts';

/** Signed transaction that was not sent. */
export interface PendingSubmission {
  readonly unsent: UnsentTransaction;
  readonly onSent: (hash: Hash) => void;
  /** Discards the signed transaction. */
  readonly onGiveUp: () => void;
}

/** Returns the account's signed transaction that was not sent; discarded when the account disconnects. */
export function usePendingSubmission(control: PasskeyControl): PendingSubmission | undefined {
  const [pending, setPending] = useState<PendingSubmission>();
  useEffect(() => {
    let giveUp = () => {};
    const stop = control.onSubmit?.(
      (unsent) =>
        new Promise((resolve, reject) => {
          giveUp = () => {
            reject(new UserRejectedRequestError(new Error('The transaction was not sent.')));
            setPending(undefined);
          };
          const onSent = (hash: Hash) => {
            resolve(hash);
            setPending(undefined);
          };
          setPending({ unsent, onSent, onGiveUp: giveUp });
        }),
    );
    return () => {
      stop?.();
      giveUp();
    };
  }, [control]);
  return pending;
}
