import { Avatar, useCatalogue, useIdentity, useLocale, visibleText } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { WholeAddress } from '@mooring/page/address';
import { SHOWN_NAME } from '@mooring/page/ui';
import type { ReactNode } from 'react';
import { type Address, getAddress } from 'viem';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import type { Access } from './client.ts';

interface ClaimListProps {
  readonly access: Pick<Access, 'claims' | 'scopes'>;
  /** Account that is signed in, in lower case. */
  readonly address: Address;
}

/** List of what an application learns: each kind in a sentence, with the value that it gets. */
export function ClaimList({ access: { claims, scopes }, address }: ClaimListProps) {
  const t = useCatalogue(openIdCatalogue);
  const { locale } = useLocale();
  const { name, avatar, status } = useIdentity(address);
  const isRead = status === 'success';
  const unread = status === 'error' ? t('claim.unread') : '';
  const groups = claims.groups?.map((group) => visibleText(group, SHOWN_NAME)) ?? [];
  return (
    <>
      <dl className="claims">
        <Claim title={t('claim.account')}>
          <WholeAddress address={getAddress(address)} />
        </Claim>
        {claims.name && (
          <Claim title={t('claim.name')}>
            {name ? <bdi>{name}</bdi> : isRead ? t('claim.nameless') : unread}
          </Claim>
        )}
        {claims.picture && (
          <Claim title={t('claim.picture')}>
            {avatar ? (
              <Avatar address={address} picture={avatar} size="medium" />
            ) : isRead ? (
              t('claim.pictureless')
            ) : (
              unread
            )}
          </Claim>
        )}
        {groups.length > 0 && <Claim title={t('claim.groups')}>{formatList(groups, locale)}</Claim>}
        {claims.email !== undefined && (
          <Claim title={t('claim.email')}>
            <bdi dir="ltr" className="whole-url">
              {visibleText(claims.email, SHOWN_NAME * 2)}
            </bdi>
          </Claim>
        )}
      </dl>
      {scopes.includes('offline_access') && <p className="quiet">{t('claim.offline')}</p>}
    </>
  );
}

function Claim({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
