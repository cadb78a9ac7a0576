import { useCatalogue, visibleText } from '@mooring/connect';
import { contactAt, useContacts } from '@mooring/page/contacts';
import { useTokens } from '@mooring/page/site';
import { SHOWN_NAME } from '@mooring/page/ui';
import { type Address, isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import type { CallContext } from './callContext.ts';

interface AddressLineProps extends CallContext {
  readonly address: Address;
}

/** Full address, with its owner's name as known to this site, without the gateway. */
export function AddressLine({ address, chain, safe }: AddressLineProps) {
  const t = useCatalogue(multisigCatalogue);
  const { address: own } = useConnection();
  const { contacts } = useContacts();
  const tokens = useTokens(chain);
  const contact = contactAt(contacts, address)?.name;
  const token = tokens.find((one) => isAddressEqual(one.address, address));
  const known = isAddressEqual(address, safe)
    ? t('address.safe')
    : own && isAddressEqual(own, address)
      ? t('address.you')
      : (contact ?? token?.name);
  return (
    <span className="safe-address">
      <bdi dir="ltr">{address}</bdi>
      {known !== undefined && (
        <span className="badge">
          <bdi>{visibleText(known, SHOWN_NAME)}</bdi>
        </span>
      )}
    </span>
  );
}
