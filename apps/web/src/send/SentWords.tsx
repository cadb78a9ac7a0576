import { TransactionRow, useCatalogue, useTransactions } from '@mooring/connect';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { Link } from 'wouter';
import { webCatalogue } from '../locales/catalogue.ts';
import { placeLink } from '../safe/placeLink.ts';
import { useSite } from '../site/SiteContext.ts';
import { proposalOf } from './proposalOf.ts';
import type { Sent } from './sendState.ts';

interface SentWordsProps {
  readonly account: Address;
  readonly sent: Sent;
}

/** Text that a payment is sent, or the number of multisig signatures, with a link to follow it. */
export function SentWords({ account, sent }: SentWordsProps) {
  const t = useCatalogue(webCatalogue);
  const { features, multisig } = useSite().config;
  const { chains } = useConfig();
  const proposal = proposalOf(sent, useTransactions().transactions);
  const { chainId, description, hash } = sent;
  return (
    <>
      {proposal ? (
        <>
          <p>
            <strong>{t('send.proposed')}</strong>
          </p>
          <TransactionRow
            transaction={proposal}
            chain={chains.find(({ id }) => id === proposal.chainId)}
          />
        </>
      ) : (
        <p>
          <strong>{t('send.sent')}</strong> <bdi>{description}</bdi>
        </p>
      )}
      {proposal && hash && multisig !== null && (
        <p>
          <Link
            href={placeLink(chainId, account, { kind: 'transaction', hash })}
            className="text-link"
          >
            {t('send.openProposal')}
          </Link>
        </p>
      )}
      {features.activity && (
        <p>
          <Link href="/activity" className="text-link">
            {t('send.follow')}
          </Link>
        </p>
      )}
    </>
  );
}
