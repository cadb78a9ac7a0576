import type { BatchStatus, Question } from '@mooring/testing/wallet';
import { element, facts } from '../element.ts';
import { revealedText } from '../reveal.ts';
import type { Content } from './contentOf.ts';
import {
  accountValue,
  coinAmount,
  dataValue,
  failureWarning,
  feeAmount,
  recipient,
} from './sendContent.ts';

/** Content of a batch: recipient and data of each call. */
export function callsContent(
  { account, network, calls, fee }: Extract<Question, { kind: 'sendCalls' }>,
  lead: Node,
): Content {
  const items = calls.map((call) =>
    element(
      'li',
      {},
      facts([
        ['To', recipient(call)],
        ['Value', revealedText(coinAmount(call.value, network))],
        ['Data', dataValue(call)],
      ]),
    ),
  );
  return {
    title: 'batch of calls',
    lead,
    body: [
      facts([
        ['From', accountValue(account)],
        ['Network', revealedText(network.name)],
        ['Fees, at most', revealedText(feeAmount(fee.most, network))],
      ]),
      element('h3', {}, `${calls.length} calls`),
      element('ol', {}, ...items),
      ...failureWarning(fee),
    ],
    approve: 'Approve',
    reject: 'Reject',
  };
}

/** Content of a batch's status, without a decision. */
export function callsStatusContent(
  { id, network, size, hashes, ...outcome }: Extract<Question, { kind: 'callsStatus' }>,
  lead: Node,
): Content {
  const items = hashes.map((hash) => element('li', {}, element('code', {}, hash)));
  return {
    title: 'calls',
    lead,
    body: [
      facts([
        ['Status', meaningOf(outcome)],
        ['Sent', `${hashes.length} of ${size}`],
        ['Network', revealedText(network.name)],
        ['Batch', revealedText(id)],
      ]),
      ...(items.length > 0 ? [element('h3', {}, 'Transactions'), element('ol', {}, ...items)] : []),
    ],
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
