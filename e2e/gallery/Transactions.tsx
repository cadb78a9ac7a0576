import { TransactionRow, useTheme } from '@mooring/connect';
import { mainnet } from 'viem/chains';
import { batches, history, proposals } from './history.ts';
import { Stage } from './Stage.tsx';
import type { Settings } from './settings.ts';

const nowhere = {};

/** A row for each status of a transaction, with and without its network. */
export function Transactions({ settings }: { readonly settings: Settings }) {
  return (
    <Stage world={nowhere} settings={settings}>
      <Rows />
    </Stage>
  );
}

function Rows() {
  const { attributes } = useTheme();
  return (
    <div {...attributes} className={`${attributes.className} gallery-surface`}>
      {[...history, ...proposals, ...batches].map((transaction, index) => (
        <TransactionRow
          key={transaction.hash}
          transaction={transaction}
          chain={index % 3 === 2 ? undefined : mainnet}
        />
      ))}
    </div>
  );
}
