import type { Address } from 'viem';

interface ComparedAddressesProps {
  readonly one: Address;
  readonly other: Address;
}

/** Two full addresses, with the different digits marked. */
export function ComparedAddresses({ one, other }: ComparedAddressesProps) {
  return (
    <span className="compared">
      <MarkedAddress address={one} unlike={other} />
      <MarkedAddress address={other} unlike={one} />
    </span>
  );
}

interface MarkedAddressProps {
  readonly address: Address;
  readonly unlike: Address;
}

/** Full address, with the digits marked that differ from another address. */
export function MarkedAddress({ address, unlike }: MarkedAddressProps) {
  return (
    <bdi dir="ltr" className="marked-address">
      {splitByDifference(address, unlike).map(({ text, differs, start }) =>
        differs ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
      )}
    </bdi>
  );
}

interface Part {
  readonly text: string;
  readonly differs: boolean;
  readonly start: number;
}

/** Maximum number of marked digits: addresses with more differences do not look alike. */
const MOST_MARKED = 20;

/** Splits an address into parts that are equal to another address and parts that differ, ignoring letter case. */
function splitByDifference(address: Address, other: Address): readonly Part[] {
  const parts: Part[] = [];
  for (const [start, text] of [...address].entries()) {
    const differs = text.toLowerCase() !== other[start]?.toLowerCase();
    const last = parts.at(-1);
    if (last?.differs === differs) parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ text, differs, start });
  }
  const marked = parts.reduce((sum, { text, differs }) => sum + (differs ? text.length : 0), 0);
  return marked > MOST_MARKED ? [{ text: address, differs: false, start: 0 }] : parts;
}
