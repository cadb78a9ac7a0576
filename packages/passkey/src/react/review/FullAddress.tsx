import { formatName, useIdentity } from '@mooring/connect';
import type { Address } from 'viem';

/** Full address with its name, so that look-alike addresses can be told apart. */
export function FullAddress({ address }: { readonly address: Address }) {
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
