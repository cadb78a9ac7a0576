import { readAddress } from '@mooring/connect/address';
import { type NameProblem, useAddressOfName } from '@mooring/connect/parts';
import { useState } from 'react';
import type { Address } from 'viem';
import { readPastedLink } from './readPastedLink.ts';

/** Account with a name known to the visitor, such as a contact. */
export interface KnownAccount {
  readonly name: string;
  readonly address: Address;
}

/** Reason why a text has no address. */
export type AddressProblem = NameProblem | 'wrong-checksum' | 'other-network';

/** State of a typed address, name or contact. */
export interface TypedAddress {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Undefined until it is complete and valid. */
  readonly address: Address | undefined;
  /** Network of the field, for which the name has no record: the address is the record for Ethereum. */
  readonly networkWithoutRecord: number | undefined;
  /** Undefined while a name is read. */
  readonly problem: AddressProblem | undefined;
  /** Other network in the prefix of the address, as typed. */
  readonly otherNetwork: string;
  /** True while a name is read. */
  readonly isReading: boolean;
  /** Reads the name again. */
  readonly retry: () => void;
}

interface TypedAddressOptions {
  /**
   * Networks on which the address is used: the prefix of another one is refused, and the record of a name for the only
   * one is preferred. Default: prefixes are ignored.
   */
  readonly chainIds?: readonly number[];
  readonly contacts?: readonly KnownAccount[];
}

/** State of an `AddressField`, which reads links with an address too. */
export function useTypedAddress({
  chainIds = [],
  contacts = [],
}: TypedAddressOptions = {}): TypedAddress {
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const known = contacts.filter(({ name }) => name.trim().toLowerCase() === typed);
  const [contact] = known;
  // Two contacts of one name: the address decides.
  const isClear = known.every(({ address }) => address === contact?.address);
  const written = readPastedLink(text);
  const readFor = (chainId?: number) => readAddress(written ?? '', chainId);
  const read = readFor(chainIds.find((id) => readFor(id).kind !== 'other-network') ?? chainIds[0]);
  const isName = !contact && read.kind === 'not-an-address';
  const only = chainIds.length === 1 ? chainIds[0] : undefined;
  const named = useAddressOfName(isName ? written : undefined, only);
  const found = {
    ...{ text, setText, otherNetwork: '', ...named, address: named.address ?? undefined },
    networkWithoutRecord: named.isOfEthereum ? only : undefined,
  };
  if (contact) {
    return isClear ? { ...found, address: contact.address } : { ...found, problem: 'not-a-name' };
  }
  if (written === undefined) return { ...found, problem: 'not-a-name' };
  switch (read.kind) {
    case 'address':
      return { ...found, address: read.address };
    case 'wrong-checksum':
      return { ...found, problem: read.kind };
    case 'other-network':
      return { ...found, problem: read.kind, otherNetwork: read.network };
    default:
      return found;
  }
}
