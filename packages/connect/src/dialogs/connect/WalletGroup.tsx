import { type ReactNode, useId } from 'react';

interface WalletGroupProps {
  readonly title: string;
  /** The rows, each a list item. */
  readonly children: ReactNode;
}

/** Wallets under a heading. */
export function WalletGroup({ title, children }: WalletGroupProps) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className="mooring-group-title">
        {title}
      </h3>
      <ul className="mooring-list" aria-labelledby={titleId}>
        {children}
      </ul>
    </div>
  );
}
