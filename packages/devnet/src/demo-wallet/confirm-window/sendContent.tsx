import type { CallView, FeeView, Network, Question } from '@mooring/testing/wallet';
import type { ReactNode } from 'react';
import { formatUnits, size } from 'viem';
import { Account } from '../../screen/Account.tsx';
import { Facts } from '../../screen/Facts.tsx';
import type { PromptContent } from '../../screen/Prompt.tsx';
import { RevealedText } from '../../screen/RevealedText.tsx';

/** Content of a transaction: recipient, data and fee. */
export function sendContent(
  { account, network, call, fee }: Extract<Question, { kind: 'send' }>,
  lead: ReactNode,
): PromptContent {
  return {
    title: 'send',
    lead,
    body: (
      <>
        <Facts
          rows={[
            ['From', <Account key="from" {...account} />],
            ...callRows(call, network),
            ['Network', <RevealedText key="network" text={network.name} />],
            ['Fee, at most', <RevealedText key="fee" text={feeAmount(fee.most, network)} />],
          ]}
        />
        <FailureWarning {...fee} />
      </>
    ),
    approve: 'Approve',
    reject: 'Reject',
  };
}

/** Recipient, value and data of a call. */
export function callRows({ to, toLabel, value, data }: CallView, network: Network) {
  return [
    ['To', to ? <Account key="to" address={to} label={toLabel} /> : 'A new contract'],
    ['Value', <RevealedText key="value" text={coinAmount(value, network)} />],
    ['Data', <CallData key="data" data={data} />],
  ] as const;
}

/** Shortened call data, with all of it on demand. */
function CallData({ data }: Pick<CallView, 'data'>) {
  if (data === '0x') return 'None';
  const bytes = `${size(data)} bytes`;
  if (data.length <= 22) {
    return (
      <span>
        <code>{data}</code> ({bytes})
      </span>
    );
  }
  return (
    <details>
      <summary>
        <code>{`${data.slice(0, 10)}…${data.slice(-8)}`}</code> ({bytes})
      </summary>
      <code>{data}</code>
    </details>
  );
}

/** Warning when the node predicts failure. */
export function FailureWarning({ likelyToFail }: FeeView) {
  return likelyToFail && <p className="warning">This transaction is likely to fail.</p>;
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
