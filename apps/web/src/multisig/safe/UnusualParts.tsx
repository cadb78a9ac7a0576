import { useCatalogue } from '@mooring/connect';
import type { Address } from 'viem';
import { Notice } from '../../ui/Notice.tsx';
import { AddressLine } from '../call/AddressLine.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from './useSafe.ts';

/** Unusual parts of an account: unknown code, and contracts that can act besides the owners. */
export function UnusualParts({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const { modules, guard, fallbackHandler, unusualHandler, knownCode, singleton } = safe;
  const parts: readonly { readonly key: PartKey; readonly address: Address }[] = [
    ...(knownCode ? [] : [{ key: 'code' as const, address: singleton }]),
    ...modules.map((address) => ({ key: 'module' as const, address })),
    ...(guard ? [{ key: 'guard' as const, address: guard }] : []),
    ...(unusualHandler && fallbackHandler
      ? [{ key: 'handler' as const, address: fallbackHandler }]
      : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul className="safe-findings">
        {parts.map(({ key, address }) => (
          <li key={`${key} ${address}`}>
            {t(`unusual.${key}`)}{' '}
            <AddressLine address={address} chain={safe.chain} safe={safe.state.address} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type PartKey = 'code' | 'module' | 'guard' | 'handler';
