import { useId } from 'react';
import { visibleText } from '../../core/text/visibleText.ts';
import { passkeyCatalogue } from '../../texts/passkey/passkeyCatalogue.ts';
import { useCatalogue, useTranslate } from '../../texts/useTranslate.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { ReviewedFinding } from '../../wallets/passkey.ts';
import { Address } from './Address.tsx';
import { findingTexts } from './findingTexts.ts';
import { type Explained, keyOf } from './useExplained.ts';

const LONGEST_SYMBOL = 16;

/** What is wrong with a transaction, what has to be confirmed with a tick each; or that it could not be checked. */
export function ReviewedFindings({ explained }: { readonly explained: Explained }) {
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const id = useId();
  const { failure, retry } = explained;
  if (failure) {
    return (
      <div>
        <Notice urgent>{t('review.unchecked')}</Notice>
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          aria-busy={failure === 'again'}
          onClick={retry}
        >
          {kit('dialog.retry')}
        </button>
      </div>
    );
  }
  return explained.findings.map((finding) => {
    const { severity } = finding;
    const key = `${id}${keyOf(finding)}`;
    const isAsked = severity === 'grave' || severity === 'warn';
    return (
      <Notice key={key} urgent={severity !== 'note'}>
        {isAsked ? (
          <label htmlFor={key} className="mooring-tick">
            <input
              id={key}
              type="checkbox"
              checked={explained.isConfirmed(finding)}
              onChange={() => explained.confirm(finding)}
            />
            <span>
              <FindingText finding={finding} />
            </span>
          </label>
        ) : (
          <FindingText finding={finding} />
        )}
      </Notice>
    );
  });
}

function hasText(code: string): code is keyof typeof findingTexts {
  return code in findingTexts;
}

function FindingText({ finding: { code, details } }: { readonly finding: ReviewedFinding }) {
  const t = useCatalogue(passkeyCatalogue);
  const { addresses = [], token, symbol = '' } = details ?? {};
  const text = hasText(code) ? findingTexts[code] : undefined;
  const shown = code.startsWith('token-') && token ? [token] : addresses;
  return (
    <>
      {text && t(text, { symbol: visibleText(symbol, LONGEST_SYMBOL) })}
      {code !== 'recipient-unread' &&
        shown.map((address) => (
          <span key={address} className="mooring-call-address">
            <Address address={address} />
          </span>
        ))}
    </>
  );
}
