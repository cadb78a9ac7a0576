import { Fragment } from 'react';
import type { Address } from 'viem';

/** Full address, whose lines break between groups of six characters. */
export function WholeAddress({ address }: { readonly address: Address }) {
  return (
    <bdi dir="ltr">
      {address.match(/.{6}/g)?.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is known by its place.
        <Fragment key={at}>
          {group}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
