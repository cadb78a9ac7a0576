import { Avatar, formatName, useCatalogue, useIdentity, useLocale } from '@mooring/connect';
import { placeLink, type View } from '@mooring/page/place';
import { CopyButton } from '@mooring/page/ui';
import type { SafeSignature } from '@mooring/safe/transactions';
import { type ReactNode, useId } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { usePasskeyOwner } from './usePasskeyOwner.ts';
import type { KnownSafe } from './useSafe.ts';

interface ConfirmationsProps {
  readonly safe: KnownSafe;
  readonly signatures: readonly SafeSignature[];
}

/** Owners and their signatures, as verified here. */
export function Confirmations({ safe, signatures }: ConfirmationsProps) {
  const t = useCatalogue(multisigCatalogue);
  const signedText = useSignaturesText();
  const id = useId();
  const { owners, threshold } = safe.state;
  return (
    <section className="safe-part" aria-labelledby={id}>
      <h3 id={id}>{signedText(signatures.length, threshold)}</h3>
      <ul className="safe-owners">
        {owners.map((owner) => {
          const signed = signatures.some((one) => isAddressEqual(one.owner, owner));
          return (
            <OwnerRow key={owner} owner={owner} chainId={safe.chain.id}>
              <span className={signed ? 'safe-yes' : 'quiet'}>
                {t(signed ? 'transaction.hasSigned' : 'transaction.notSigned')}
              </span>
            </OwnerRow>
          );
        })}
      </ul>
    </section>
  );
}

interface OwnerRowProps {
  readonly owner: Address;
  readonly chainId: number;
  /** Additional content on the owner. */
  readonly children?: ReactNode;
}

/** Row of an owner, by its verified primary name, as a passkey, or by address. */
export function OwnerRow({ owner, chainId, children }: OwnerRowProps) {
  const t = useCatalogue(multisigCatalogue);
  const { address } = useConnection();
  const { name, avatar } = useIdentity(owner);
  const passkey = usePasskeyOwner(chainId, owner);
  const isYou = passkey === 'here' || (address !== undefined && isAddressEqual(address, owner));
  return (
    <li>
      <Avatar address={owner} picture={avatar} />
      <span className="safe-owner">
        {name !== undefined && <bdi className="safe-owner-name">{formatName(name)}</bdi>}
        {passkey && <span className="safe-owner-name">{t('owner.passkey')}</span>}
        <bdi dir="ltr" className="safe-bytes">
          {owner}
        </bdi>
      </span>
      {isYou && <span className="badge">{t('address.you')}</span>}
      {children}
    </li>
  );
}

/** Returns a function that formats the number of signatures, such as "2 of 3 signed". */
export function useSignaturesText(): (signed: number, threshold: number) => string {
  const t = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (signed, threshold) =>
    t('transaction.signed', {
      signed: number.format(signed),
      threshold: number.format(threshold),
    });
}

interface ShareLinkProps {
  readonly safe: KnownSafe;
  readonly view: View;
  /** Help text about who can open the link. */
  readonly help: string;
}

/** URL of a transaction or message on this site, for the other owners. */
export function ShareLink({ safe, view, help }: ShareLinkProps) {
  const t = useCatalogue(multisigCatalogue);
  const path = placeLink(safe.chain.id, safe.state.address, view);
  return (
    <div className="safe-share">
      <CopyButton text={new URL(path, location.origin).href} label={t('transaction.share')} />
      <p className="quiet">{help}</p>
    </div>
  );
}
