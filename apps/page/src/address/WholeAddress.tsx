import { Fragment } from 'react';
import type { Address } from 'viem';

/** A whole address; its lines break between groups of six, and are of one length where its place balances them. */
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
