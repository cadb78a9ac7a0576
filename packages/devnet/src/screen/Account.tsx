import type { Address } from 'viem';

interface AccountProps {
  readonly address: Address;
  /** Label of the wallet. Default: none. */
  readonly label?: string | undefined;
}

/** Full address, with the wallet's label for it. */
export function Account({ address, label }: AccountProps) {
  const code = <code>{address}</code>;
  if (label === undefined) return code;
  return (
    <span>
      {label}
      <br />
      {code}
    </span>
  );
}
