import { useCatalogue, visibleText } from '@mooring/connect';
import { Button, Notice, useTranslate } from '@mooring/connect/parts';
import { useId } from 'react';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { useNetworkName } from '../useNetworkName.ts';
import { FullAddress } from './FullAddress.tsx';
import { findingTexts, recoveryFindingTexts } from './findingTexts.ts';
import { RecoveryFindingText } from './RecoveryText.tsx';
import type { ReviewFinding } from './reviewKinds.ts';
import { type ExplanationState, reviewFindingKey } from './useExplanation.ts';

const LONGEST_FOUND_SYMBOL = 16;

/** Findings of a transaction, with a checkbox for each that must be confirmed; or a notice that the check failed. */
export function ReviewedFindings({ explained }: { readonly explained: ExplanationState }) {
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const id = useId();
  const { failure, retry } = explained;
  if (failure) {
    return (
      <div>
        <Notice urgent>{t('review.unchecked')}</Notice>
        <Button wide aria-busy={failure === 'again'} onClick={retry}>
          {kit('dialog.retry')}
        </Button>
      </div>
    );
  }
  return explained.findings.map((finding) => {
    const { severity } = finding;
    const key = `${id}${reviewFindingKey(finding)}`;
    const needsConfirmation = severity === 'grave' || severity === 'warn';
    return (
      <Notice key={key} urgent={severity !== 'note'}>
        {needsConfirmation ? (
          <label htmlFor={key} className="mooring-tick">
            <input
              id={key}
              type="checkbox"
              checked={explained.isConfirmed(finding)}
              onChange={() => explained.confirm(finding)}
            />
            <span>
              <ReviewFindingText finding={finding} />
            </span>
          </label>
        ) : (
          <ReviewFindingText finding={finding} />
        )}
      </Notice>
    );
  });
}

function hasText(code: string): code is keyof typeof findingTexts {
  return code in findingTexts;
}

function isOnRecovery(code: string): code is keyof typeof recoveryFindingTexts {
  return code in recoveryFindingTexts;
}

function ReviewFindingText({ finding }: { readonly finding: ReviewFinding }) {
  const { code, details, message } = finding;
  const t = useCatalogue(passkeyCatalogue);
  const networkName = useNetworkName();
  const { addresses = [], token, symbol = '', chainId } = details ?? {};
  const network = chainId === undefined ? '' : networkName(chainId);
  const text = hasText(code) ? findingTexts[code] : undefined;
  if (isOnRecovery(code)) return <RecoveryFindingText code={code} fallback={message} />;
  const shown = code.startsWith('token-') && token ? [token] : addresses;
  return (
    <>
      {text && t(text, { symbol: visibleText(symbol, LONGEST_FOUND_SYMBOL), network })}
      {code !== 'recipient-unread' &&
        shown.map((address) => (
          <span key={address} className="mooring-call-address">
            <FullAddress address={address} />
          </span>
        ))}
    </>
  );
}
