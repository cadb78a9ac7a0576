import {
  Avatar,
  explorerLink,
  formatAddress,
  formatName,
  NetworkIcon,
  useCatalogue,
  useIdentity,
  useLocale,
} from '@mooring/connect';
import { isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { Link } from 'wouter';
import { webCatalogue } from '../../locales/catalogue.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { OwnerRow } from './OwnerRow.tsx';
import { SafeBalances } from './SafeBalances.tsx';
import { UnusualParts } from './UnusualParts.tsx';
import type { KnownSafe } from './useSafe.ts';

/** Onchain state of the account: owners, threshold, balances. */
export function SafeOverview({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  const { address: own } = useConnection();
  const { chain, state } = safe;
  const { address, owners, threshold, nonce, version } = state;
  const { name, avatar } = useIdentity(address);
  const isOwner = own !== undefined && owners.some((owner) => isAddressEqual(owner, own));
  const explorer = explorerLink(chain, 'address', address);
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  return (
    <section
      className="card safe-overview"
      aria-labelledby="safe-name"
      aria-busy={safe.awaitsGateway}
    >
      <p>
        <Link href="/multisig" className="text-link">
          {t('find.other')}
        </Link>
      </p>
      <div className="safe-head">
        <Avatar address={address} picture={avatar} size="medium" />
        <div className="safe-head-words">
          <h2 id="safe-name">
            <bdi>{name ? formatName(name) : formatAddress(address)}</bdi>
          </h2>
          <p>
            <bdi dir="ltr" className="safe-bytes">
              {address}
            </bdi>
          </p>
        </div>
        <CopyButton compact text={address} label={web('home.copyAddress')} />
        {explorer && (
          <a
            className="icon-button"
            href={explorer}
            target="_blank"
            rel="noreferrer"
            aria-label={t('transaction.explorer')}
          >
            <Icon name="external" />
          </a>
        )}
      </div>
      <p className="safe-rule">
        {t('safe.rule', { threshold: number.format(threshold), count: owners.length })}{' '}
        {!isOwner && <span className="badge">{t('safe.lookOnly')}</span>}
      </p>
      <UnusualParts safe={safe} />
      <div className="safe-columns">
        <div className="safe-part">
          <h3>{t('safe.owners')}</h3>
          <ul className="safe-owners">
            {owners.map((owner) => (
              <OwnerRow key={owner} owner={owner} />
            ))}
          </ul>
        </div>
        <div className="safe-part">
          <h3>{t('safe.balances')}</h3>
          <SafeBalances address={address} chain={chain} />
          <dl className="safe-facts">
            <div>
              <dt>{web('review.network')}</dt>
              <dd className="safe-network">
                <NetworkIcon chain={chain} />
                <bdi>{chain.name}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('safe.version')}</dt>
              <dd>
                <bdi dir="ltr">{version}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('safe.nextNonce')}</dt>
              <dd>{number.format(nonce)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
