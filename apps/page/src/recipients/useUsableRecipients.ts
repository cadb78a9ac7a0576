import { useState } from 'react';
import { useContractsElsewhere } from './useContractsElsewhere.ts';
import { type Recipient, useRecipients } from './useRecipients.ts';

/** Recipients; a contract on another network only is a problem until the visitor accepts it. */
export function useUsableRecipients(
  texts: readonly string[],
  chainId: number,
): readonly Recipient[] {
  const who = useRecipients(texts, chainId);
  const elsewhere = useContractsElsewhere(
    who.map((one) => (one.kind === 'found' ? one.address : undefined)),
    chainId,
  );
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  return who.map((one, index): Recipient => {
    const network = elsewhere[index]?.name;
    if (one.kind !== 'found' || network === undefined) return one;
    const { address } = one;
    const key = `${chainId} ${address}`;
    if (accepted.includes(key)) return one;
    return {
      ...{ kind: 'problem', problem: 'contract-elsewhere', address, network },
      accept: () => setAccepted([...accepted, key]),
    };
  });
}
