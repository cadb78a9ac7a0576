import type { Mutation } from '@mooring/connect';
import { useMutation, useReport } from '@mooring/connect/parts';
import { useState } from 'react';
import { type Hash, UserRejectedRequestError } from 'viem';
import { relay } from '../../submit/relay.ts';
import { submitOrAsk } from '../../submit/submitOrAsk.ts';
import type { Submission } from '../../submit/submitter.ts';
import type { PendingSubmission } from '../submit/usePendingSubmission.ts';

/** Start or end of a recovery on one network. */
export interface RecoverySending {
  readonly kind: 'start' | 'finish';
  readonly chainId: number;
  /** Creates the transaction, from the present state of the account. */
  readonly create: () => Promise<Submission>;
}

/** Mutation that sends the start or the end of a recovery; succeeds once it is sent. */
export interface SendRecovery extends Mutation<Hash, Error, RecoverySending> {
  /** Transaction that the relay did not send, for the dialog that sends it by a wallet. */
  readonly pending: PendingSubmission | undefined;
}

/**
 * Returns a mutation that sends by the relay; without one, or if it refuses, by a wallet that the person chooses.
 * @param relayUrl URL of the relay's recoveries; undefined without a relay
 */
export function useSendRecovery(relayUrl: string | undefined): SendRecovery {
  const [pending, setPending] = useState<PendingSubmission>();
  const sending = useMutation<Hash, Error, RecoverySending>(async ({ kind, create }) => {
    const submitter = relayUrl === undefined ? undefined : relay({ url: `${relayUrl}/${kind}` });
    const submission = await create();
    try {
      return await submitOrAsk({
        ...{ submission, submitter, hash: undefined },
        ask: (unsent) =>
          new Promise((resolve, reject) => {
            const onGiveUp = () =>
              reject(new UserRejectedRequestError(new Error('The recovery was not sent.')));
            setPending({ unsent, onSent: resolve, onGiveUp });
          }),
      });
    } finally {
      setPending(undefined);
    }
  }, useReport());
  return { ...sending, pending };
}
