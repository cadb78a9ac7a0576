import type { CallView, FeeView, Question } from '@mooring/testing/wallet';
import { size } from 'viem';
import { element, facts } from '../element.ts';
import { revealedText } from '../revealedText.ts';
import { accountValue } from './accountValue.ts';
import { coinAmount, feeAmount } from './amount.ts';
import type { Content } from './content.ts';

/** Content of a transaction: recipient, data and fee. */
export function sendContent(
  { account, network, call, fee }: Extract<Question, { kind: 'send' }>,
  lead: Node,
): Content {
  return {
    title: 'send',
    lead,
    body: [
      facts([
        ['From', accountValue(account)],
        ['To', recipient(call)],
        ['Value', revealedText(coinAmount(call.value, network))],
        ['Data', dataValue(call)],
        ['Network', revealedText(network.name)],
        ['Fee, at most', revealedText(feeAmount(fee.most, network))],
      ]),
      ...failureWarning(fee),
    ],
    approve: 'Approve',
    reject: 'Reject',
  };
}

/** Recipient of a call. */
export function recipient({ to, toLabel }: CallView): Node | string {
  return to ? accountValue({ address: to, label: toLabel }) : 'A new contract';
}

/** Shortened call data, with all of it on demand. */
export function dataValue({ data }: CallView): Node | string {
  if (data === '0x') return 'None';
  const bytes = `${size(data)} bytes`;
  if (data.length <= 22) return element('span', {}, element('code', {}, data), ` (${bytes})`);
  const short = `${data.slice(0, 10)}…${data.slice(-8)}`;
  return element(
    'details',
    {},
    element('summary', {}, element('code', {}, short), ` (${bytes})`),
    element('code', {}, data),
  );
}

/** Warning when the node predicts failure. */
export function failureWarning({ likelyToFail }: FeeView): readonly Node[] {
  if (!likelyToFail) return [];
  return [element('p', { class: 'warning' }, 'This transaction is likely to fail.')];
}
