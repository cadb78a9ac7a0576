import { comparableAddress, formatName, useCatalogue, useIdentity } from '@mooring/connect';
import type { NetworkOwners } from '../../owners/accountOwners.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';

/** Kind or name of an owner, and the address. */
export function OwnerName({ owner }: { readonly owner: NetworkOwners['owners'][number] }) {
  const t = useCatalogue(passkeyCatalogue);
  const { address, kind } = owner;
  const { name } = useIdentity(address);
  const short = comparableAddress(address);
  const title =
    kind === 'other'
      ? name
        ? formatName(name)
        : short
      : t(kind === 'passkey' ? 'owners.passkey' : 'owners.thisPasskey');
  return (
    <>
      <bdi className="mooring-row-title">{title}</bdi>
      {title !== short && (
        <bdi className="mooring-row-note" dir="ltr" title={address}>
          {short}
        </bdi>
      )}
    </>
  );
}
