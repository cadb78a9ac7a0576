import { useCatalogue, visibleText } from '@mooring/connect';
import type { PaymentFinding } from '@mooring/safe/payment';
import type { Severity } from '@mooring/safe/transactions';
import { useId } from 'react';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { MarkedAddress } from '../address/ComparedAddresses.tsx';
import { symbolText } from '../amount/symbolText.ts';
import { contactAt } from '../contacts/contact.ts';
import { useContacts } from '../contacts/useContacts.ts';
import { paymentCatalogue } from '../texts/paymentCatalogue.ts';
import { Notice } from '../ui/Notice.tsx';
import { SHOWN_NAME } from '../ui/shownLengths.ts';
import { findingKey } from './findingKey.ts';
import type { Confirmations } from './useConfirmations.ts';

interface PaymentFindingsProps {
  readonly findings: readonly PaymentFinding[];
  readonly reading: Confirmations;
}

const looks = [
  ['refuse', 'bad'],
  ['grave', 'bad'],
  ['warn', 'warning'],
  ['note', 'info'],
] as const satisfies readonly (readonly [Severity, string])[];

/** Findings of a payment, the most severe first, with a checkbox for each that must be confirmed. */
export function PaymentFindings({ findings, reading }: PaymentFindingsProps) {
  const id = useId();
  const unique = [...new Map(findings.map((one) => [findingKey(one), one])).values()];
  return looks.map(([severity, kind]) => {
    const found = unique.filter((one) => one.severity === severity);
    if (found.length === 0) return null;
    const isTicked = severity === 'grave' || severity === 'warn';
    return (
      <Notice key={severity} kind={kind} urgent={kind === 'bad'}>
        <ul className="payment-findings">
          {found.map((finding) => {
            const key = `${id}${findingKey(finding)}`;
            return (
              <li key={key} data-code={finding.code}>
                {isTicked ? (
                  <label className="payment-tick" htmlFor={key}>
                    <input
                      id={key}
                      type="checkbox"
                      checked={reading.isRead(finding)}
                      onChange={() => reading.toggle(finding)}
                    />
                    <FindingText finding={finding} />
                  </label>
                ) : (
                  <FindingText finding={finding} />
                )}
              </li>
            );
          })}
        </ul>
      </Notice>
    );
  });
}

function FindingText({ finding: { code, details = {} } }: { readonly finding: PaymentFinding }) {
  const t = useCatalogue(paymentCatalogue);
  const { chains } = useConfig();
  const { addresses = [], token, symbol = '', chainId } = details;
  const network = chains.find(({ id }) => id === chainId)?.name ?? '';
  const text =
    code === 'recipient-new'
      ? t('check.recipient-new', { count: addresses.length })
      : code === 'token-imitates'
        ? t('check.token-imitates', { symbol: symbolText(symbol) })
        : t(`check.${code}`, { network });
  const shown = code === 'recipient-new' || code === 'recipient-unread' ? [] : addresses;
  const isToken = code.startsWith('token-') && token;
  return (
    <span className="payment-finding">
      <span>{text}</span>
      {[...shown, ...(isToken ? [token] : [])].map((address) => (
        <NamedAddress
          key={address}
          address={address}
          unlike={code === 'recipient-alike' ? shown.find((one) => one !== address) : undefined}
        />
      ))}
    </span>
  );
}

interface NamedAddressProps {
  readonly address: Address;
  /** Similar address; the different digits are marked. */
  readonly unlike?: Address | undefined;
}

/** Full address, with the visitor's name for it. */
export function NamedAddress({ address, unlike }: NamedAddressProps) {
  const name = contactAt(useContacts().contacts, address)?.name;
  return (
    <span className="payment-address">
      {unlike ? (
        <MarkedAddress address={address} unlike={unlike} />
      ) : (
        <bdi dir="ltr">{address}</bdi>
      )}
      {name !== undefined && (
        <span className="badge">
          <bdi>{visibleText(name, SHOWN_NAME)}</bdi>
        </span>
      )}
    </span>
  );
}
