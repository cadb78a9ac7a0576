import { comparableAddress, formatName } from '../../core/text/shortText.ts';
import { useIdentity } from '../../identity/useIdentity.ts';
import { passkeyCatalogue } from '../../texts/passkey/passkeyCatalogue.ts';
import { useCatalogue } from '../../texts/useTranslate.ts';
import type { NetworkOwners } from '../../wallets/passkey.ts';

/** Kind of an owner, and its address. */
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
