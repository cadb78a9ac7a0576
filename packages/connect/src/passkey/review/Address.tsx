import type { Address as AddressValue } from 'viem';
import { formatName } from '../../core/text/shortText.ts';
import { useIdentity } from '../../identity/useIdentity.ts';

/** An address in full, so that one that only begins and ends alike is told apart; with its name, if it has one. */
export function Address({ address }: { readonly address: AddressValue }) {
  const { name } = useIdentity(address);
  return (
    <>
      {name && (
        <>
          <bdi>{formatName(name)}</bdi>{' '}
        </>
      )}
      <bdi className="mooring-hex" dir="ltr">
        {address}
      </bdi>
    </>
  );
}
