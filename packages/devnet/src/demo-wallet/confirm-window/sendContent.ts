import type { CallView, FeeView, Network, Question } from '@mooring/testing/wallet';
import { type Address, formatUnits, size } from 'viem';
import { element, facts } from '../element.ts';
import { revealedText } from '../reveal.ts';
import type { Content } from './contentOf.ts';

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

/** Full address, with the wallet's label for it. */
export function accountValue(account: { address: Address; label?: string | undefined }): Node {
  const address = element('code', {}, account.address);
  if (account.label === undefined) return address;
  return element('span', {}, account.label, element('br'), address);
}

/** Formats an amount in the network's currency with all digits, such as `0.25 ETH`. */
export function coinAmount(amount: bigint, { nativeCurrency }: Network): string {
  return `${formatUnits(amount, nativeCurrency.decimals)} ${nativeCurrency.symbol}`;
}

/**
 * Formats a fee, rounded up to six significant digits, such as `0.0000630001 ETH`.
 *
 * @param amount in the smallest unit of the currency (wei).
 */
export function feeAmount(amount: bigint, network: Network): string {
  const extra = amount.toString().length - 6;
  if (extra <= 0) return coinAmount(amount, network);
  const unit = 10n ** BigInt(extra);
  return coinAmount(((amount + unit - 1n) / unit) * unit, network);
}
