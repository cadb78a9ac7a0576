import { formatName, useIdentity } from '@mooring/connect';
import type { Address } from 'viem';

/** An address in full, so that one that only begins and ends alike is told apart; with its name, if it has one. */
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
