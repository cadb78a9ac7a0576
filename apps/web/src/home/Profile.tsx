import {
  Avatar,
  explorerLink,
  formatAddress,
  formatName,
  useCatalogue,
  useIdentity,
  visibleText,
} from '@mooring/connect';
import { connectorKind } from '@mooring/internal';
import { WholeAddress } from '@mooring/page/address';
import { useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { CopyButton, Icon } from '@mooring/page/ui';
import { useState } from 'react';
import type { Address, Chain } from 'viem';
import { useConnection } from 'wagmi';
import { Link } from 'wouter';
import { ReceiveDialog } from './ReceiveDialog.tsx';

const LONGEST_EXPLORER = 40;

interface ProfileProps {
  readonly address: Address;
  readonly chain: Chain | undefined;
}

/** Connected account, with its main actions: copy, receive, send, explorer. */
export function Profile({ address, chain }: ProfileProps) {
  const t = useCatalogue(pageCatalogue);
  const { name, avatar } = useIdentity(address);
  const { connector } = useConnection();
  const { pages } = useSite().config;
  const [receiving, setReceiving] = useState(false);
  const explorer = explorerLink(chain, 'address', address);
  return (
    <section className="profile" aria-labelledby="profile-name">
      <Avatar address={address} picture={avatar} size="large" />
      <div className="profile-words">
        <h1 id="profile-name" className="profile-name" tabIndex={-1}>
          <bdi title={name ?? address}>{name ? formatName(name) : formatAddress(address)}</bdi>
        </h1>
        <p className="profile-address">
          <WholeAddress address={address} />
        </p>
        {connectorKind(connector) === 'safe' && <p className="profile-kind">{t('home.safe')}</p>}
      </div>
      <div className="profile-actions">
        {pages.includes('send') && (
          <Link href="/send" className="button button-light">
            <Icon name="send" />
            {t('home.send')}
          </Link>
        )}
        <button
          type="button"
          className="button button-glass"
          aria-haspopup="dialog"
          onClick={() => setReceiving(true)}
        >
          <Icon name="receive" />
          {t('home.receive')}
        </button>
        <CopyButton text={address} label={t('home.copyAddress')} />
        {explorer && (
          <a className="button button-glass" href={explorer} target="_blank" rel="noreferrer">
            <Icon name="external" />
            {t('home.explorer', {
              explorer: visibleText(chain?.blockExplorers?.default.name ?? '', LONGEST_EXPLORER),
            })}
          </a>
        )}
      </div>
      <svg className="profile-boat" viewBox="0 0 150 150" aria-hidden="true">
        <path d="M72 8v98H22C36 78 52 44 72 8zM80 22c24 24 40 54 46 84H80zM12 114h126c-8 22-22 32-42 32H54c-20 0-34-10-42-32z" />
      </svg>
      <svg
        className="profile-waves"
        viewBox="0 0 1200 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 34q75-26 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v26H0z" />
        <path d="M0 44q75 20 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v16H0z" />
      </svg>
      {receiving && (
        <ReceiveDialog
          address={address}
          name={name}
          chain={chain}
          onClose={() => setReceiving(false)}
        />
      )}
    </section>
  );
}
