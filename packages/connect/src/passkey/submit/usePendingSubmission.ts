import { useEffect, useState } from 'react';
import { type Hash, UserRejectedRequestError } from 'viem';
import type { PasskeyControl, UnsentTransaction } from '../../wallets/passkey.ts';

/** A signed transaction that waits for somebody to send it. */
export interface PendingSubmission {
  readonly unsent: UnsentTransaction;
  readonly onSent: (hash: Hash) => void;
  /** The transaction is given up: its signature is gone. */
  readonly onGiveUp: () => void;
}

/** The signed transaction of an account that nobody has sent; it is given up when the account is gone. */
export function usePendingSubmission(control: PasskeyControl): PendingSubmission | undefined {
  const [pending, setPending] = useState<PendingSubmission>();
  useEffect(() => {
    let giveUp = () => {};
    const stop = control.onSubmit?.(
      (unsent) =>
        new Promise((resolve, reject) => {
          giveUp = () => {
            reject(new UserRejectedRequestError(new Error('It was not sent.')));
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
