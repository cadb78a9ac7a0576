import type { BatchStatus, Question } from '@mooring/testing/wallet';
import type { ReactNode } from 'react';
import { Account } from '../../screen/Account.tsx';
import { Facts } from '../../screen/Facts.tsx';
import type { PromptContent } from '../../screen/Prompt.tsx';
import { RevealedText } from '../../screen/RevealedText.tsx';
import { callRows, FailureWarning, feeAmount } from './sendContent.tsx';

/** Content of a batch: recipient and data of each call. */
export function callsContent(
  { account, network, calls, fee }: Extract<Question, { kind: 'sendCalls' }>,
  lead: ReactNode,
): PromptContent {
  return {
    title: 'batch of calls',
    lead,
    body: (
      <>
        <Facts
          rows={[
            ['From', <Account key="from" {...account} />],
            ['Network', <RevealedText key="network" text={network.name} />],
            ['Fees, at most', <RevealedText key="fees" text={feeAmount(fee.most, network)} />],
          ]}
        />
        <h3>{calls.length} calls</h3>
        <ol>
          {calls.map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a batch never move
            <li key={index}>
              <Facts rows={callRows(call, network)} />
            </li>
          ))}
        </ol>
        <FailureWarning {...fee} />
      </>
    ),
    approve: 'Approve',
    reject: 'Reject',
  };
}

/** Content of a batch's status, without a decision. */
export function callsStatusContent(
  { id, network, size, hashes, ...outcome }: Extract<Question, { kind: 'callsStatus' }>,
  lead: ReactNode,
): PromptContent {
  return {
    title: 'calls',
    lead,
    body: (
      <>
        <Facts
          rows={[
            ['Status', meaningOf(outcome)],
            ['Sent', `${hashes.length} of ${size}`],
            ['Network', <RevealedText key="network" text={network.name} />],
            ['Batch', <RevealedText key="batch" text={id} />],
          ]}
        />
        {hashes.length > 0 && (
          <>
            <h3>Transactions</h3>
            <ol>
              {hashes.map((hash) => (
                <li key={hash}>
                  <code>{hash}</code>
                </li>
              ))}
            </ol>
          </>
        )}
      </>
    ),
    reject: 'Close',
  };
}

/** Description of a batch's status. */
export function meaningOf({
  status,
  isProposal,
}: {
  readonly status: BatchStatus;
  readonly isProposal: boolean;
}): string {
  if (status === 100) return isProposal ? 'Waiting for its owners' : 'Waiting for the network';
  if (status === 200) return 'All calls confirmed';
  if (status === 400) return 'Nothing was sent';
  return status === 500 ? 'Failed' : 'Some calls confirmed, the rest failed or was not sent';
}
