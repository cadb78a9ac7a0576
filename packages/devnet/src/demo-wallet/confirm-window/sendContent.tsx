import type { CallView, FeeView, Network, Question } from '@mooring/testing/wallet';
import { formatUnits, size } from 'viem';
import { Account } from '../../screen/Account.tsx';
import { Facts } from '../../screen/Facts.tsx';

/** Content of a transaction: recipient, data and fee. */
export function sendContent({ account, network, call, fee }: Extract<Question, { kind: 'send' }>) {
  const rows = {
    From: <Account {...account} />,
    ...callRows(call, network),
    Network: network.name,
    'Fee, at most': feeAmount(fee.most, network),
  };
  return (
    <>
      <Facts rows={rows} />
      <FailureWarning {...fee} />
    </>
  );
}

/** Recipient, value and data of a call. */
export function callRows({ to, toLabel, value, data }: CallView, network: Network) {
  return {
    To: to ? <Account address={to} label={toLabel} /> : 'A new contract',
    Value: coinAmount(value, network),
    Data: <CallData data={data} />,
  };
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
