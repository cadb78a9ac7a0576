import type { BatchStatus, Question } from '@mooring/testing/wallet';
import { Account } from '../../screen/Account.tsx';
import { Facts } from '../../screen/Facts.tsx';
import { callRows, FailureWarning, feeAmount } from './sendContent.tsx';

/** Content of a batch: recipient and data of each call. */
export function callsContent({
  account,
  network,
  calls,
  fee,
}: Extract<Question, { kind: 'sendCalls' }>) {
  const rows = {
    From: <Account {...account} />,
    Network: network.name,
    'Fees, at most': feeAmount(fee.most, network),
  };
  return (
    <>
      <Facts rows={rows} />
      <h3>{`${calls.length} calls`}</h3>
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
  );
}

/** Content of a batch's status. */
export function callsStatusContent({
  id,
  network,
  size,
  hashes,
  ...outcome
}: Extract<Question, { kind: 'callsStatus' }>) {
  const rows = {
    Status: describeBatchStatus(outcome),
    Sent: `${hashes.length} of ${size}`,
    Network: network.name,
    Batch: id,
  };
  return (
    <>
      <Facts rows={rows} />
      {hashes.length > 0 && <h3>Transactions</h3>}
      {hashes.length > 0 && (
        <ol>
          {hashes.map((hash) => (
            <li key={hash}>
              <code>{hash}</code>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Description of a batch's status. */
export function describeBatchStatus({
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
