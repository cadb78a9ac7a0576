import { RevealedText } from '../../../screen/RevealedText.tsx';
import type { PendingItem } from '../readPendingItems.ts';

interface WaitingListProps {
  readonly waiting: readonly PendingItem[] | undefined;
  readonly onRun: (item: PendingItem) => void;
}

/** Pending transactions and messages, with an action for the acting owner. */
export function WaitingList({ waiting, onRun }: WaitingListProps) {
  return (
    <ul>
      {waiting?.length === 0 && <li>Nothing waits.</li>}
      {waiting?.map((item, index) => (
        <li key={item.key} data-hash={item.key}>
          <p id={`waiting-${index}`}>
            <RevealedText text={item.title} />
          </p>
          <p className="quiet">{item.detail}</p>
          {item.action && (
            <button
              type="button"
              className="small"
              aria-describedby={`waiting-${index}`}
              onClick={() => onRun(item)}
            >
              {item.action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
