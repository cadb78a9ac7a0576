import { readAddress } from '@mooring/connect/address';
import { useAddressOfName } from '@mooring/connect/parts';
import type { Address } from 'viem';

/** Result of {@link useTypedAddress}. */
export interface TypedAddress {
  readonly address?: Address | undefined;
  readonly problem?: 'owners.notAnAddress' | 'owners.wrongChecksum' | 'owners.elsewhere';
  /** Other network in the prefix of the address, as typed. */
  readonly otherNetwork?: string;
}

/** Returns the typed address, or the address of the typed name. */
export function useTypedAddress(text: string, chainId: number): TypedAddress {
  const read = readAddress(text, chainId);
  const { address, isReading } = useAddressOfName(
    read.kind === 'not-an-address' ? text : undefined,
  );
  switch (read.kind) {
    case 'empty':
      return {};
    case 'address':
      return { address: read.address };
    case 'wrong-checksum':
      return { problem: 'owners.wrongChecksum' };
    case 'other-network':
      return { problem: 'owners.elsewhere', otherNetwork: read.network };
    case 'not-an-address':
      return address || isReading
        ? { address: address ?? undefined }
        : { problem: 'owners.notAnAddress' };
  }
}
