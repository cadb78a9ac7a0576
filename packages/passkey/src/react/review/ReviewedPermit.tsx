import { useCatalogue, useLocale } from '@mooring/connect';
import { Notice } from '@mooring/connect/parts';
import { isUnlimited } from '@mooring/internal';
import { useState } from 'react';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { useApprovalText } from './approvalText.ts';
import { FullAddress } from './FullAddress.tsx';
import type { Permit, PermittedSpending } from './readPermit.ts';

interface ReviewedPermitProps {
  readonly permit: Permit;
  readonly chainId: number;
}

/** Spenders, tokens, amounts and deadline that a permit signature allows. */
export function ReviewedPermit({ permit, chainId }: ReviewedPermitProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { spendings, deadline } = permit;
  const end = useTime(deadline);
  return (
    <>
      <ol className="mooring-calls">
        {spendings.map((spending, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <li key={index}>
            <Spending spending={spending} chainId={chainId} />
          </li>
        ))}
      </ol>
      <p className="mooring-review-quiet">
        {t('review.signatureOnly')}{' '}
        {end.date !== undefined && t('review.usableUntil', { date: end.date })}
      </p>
      {end.isFar && (
        <Notice>{t(end.date === undefined ? 'review.usableForever' : 'review.longTime')}</Notice>
      )}
    </>
  );
}

interface SpendingProps {
  readonly spending: PermittedSpending;
  readonly chainId: number;
}

function Spending({ spending, chainId }: SpendingProps) {
  const t = useCatalogue(passkeyCatalogue);
  const text = useApprovalText(chainId, spending);
  const { spender, amount, until } = spending;
  const end = useTime(until ?? 0n);
  return (
    <div className="mooring-call">
      <p className="mooring-strong">{text}</p>
      <p className="mooring-call-address">
        <FullAddress address={spender} />
      </p>
      {until !== undefined && end.date !== undefined && (
        <p>{t('review.spendableUntil', { date: end.date })}</p>
      )}
      {isUnlimited(amount) && <Notice>{t('review.unlimited')}</Notice>}
      {end.isFar && (
        <Notice>{t(end.date === undefined ? 'review.spendableForever' : 'review.longTime')}</Notice>
      )}
    </div>
  );
}

/** Time after which the end of a permission is shown with a warning, in seconds. */
const LONG_PERMISSION = 30n * 24n * 60n * 60n;
/** Maximum of a `Date`, in seconds since 1970. */
const LAST_DATE = 8_640_000_000_000n;

/** Formats a time, and tells if it is far off; no date if it is beyond the range of `Date`. */
function useTime(seconds: bigint): { readonly date: string | undefined; readonly isFar: boolean } {
  const { locale } = useLocale();
  const [now] = useState(() => BigInt(Math.floor(Date.now() / 1000)));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    date: seconds > LAST_DATE ? undefined : format.format(Number(seconds) * 1000),
    isFar: seconds > now + LONG_PERMISSION,
  };
}
