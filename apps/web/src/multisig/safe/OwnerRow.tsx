import { Avatar, formatName, useCatalogue, useIdentity } from '@mooring/connect';
import type { ReactNode } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

interface OwnerRowProps {
  readonly owner: Address;
  /** Additional content on the owner. */
  readonly children?: ReactNode;
}

/** Row of an owner, by its verified primary name, or by address. */
export function OwnerRow({ owner, children }: OwnerRowProps) {
  const t = useCatalogue(multisigCatalogue);
  const { address } = useConnection();
  const { name, avatar } = useIdentity(owner);
  const isYou = address !== undefined && isAddressEqual(address, owner);
  return (
    <li>
      <Avatar address={owner} picture={avatar} />
      <span className="safe-owner">
        {name !== undefined && <bdi className="safe-owner-name">{formatName(name)}</bdi>}
        <bdi dir="ltr" className="safe-bytes">
          {owner}
        </bdi>
      </span>
      {isYou && <span className="badge">{t('address.you')}</span>}
      {children}
    </li>
  );
}
