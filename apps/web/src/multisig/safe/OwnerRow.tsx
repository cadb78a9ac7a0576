import { Avatar, formatName, useCatalogue, useIdentity } from '@mooring/connect';
import type { ReactNode } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

interface OwnerRowProps {
  readonly owner: Address;
  /** What there is to say of the owner here. */
  readonly children?: ReactNode;
}

/** One owner, by the name that leads there and back, or by its address alone. */
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
