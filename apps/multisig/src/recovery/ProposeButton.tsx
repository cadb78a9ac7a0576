import { useCatalogue } from '@mooring/connect';
import type { SafeCall } from '@mooring/safe/transactions';
import { useEffect, useRef, useState } from 'react';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';

interface ProposeButtonProps {
  readonly label: string;
  readonly network: string;
  /** True to open the review without a press, once. Default: false. */
  readonly isPressed?: boolean;
  /** Reads the chain again, for the calls that it needs now. */
  readonly prepare: () => Promise<readonly SafeCall[]>;
  readonly onPropose: (calls: readonly SafeCall[]) => void;
}

/** Button that opens the review of calls. */
export function ProposeButton({
  label,
  network,
  isPressed = false,
  prepare,
  onPropose,
}: ProposeButtonProps) {
  const t = useCatalogue(treasuryCatalogue);
  const [isWaiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function propose() {
    setWaiting(true);
    setFailed(false);
    try {
      onPropose(await prepare());
    } catch {
      setFailed(true);
    } finally {
      setWaiting(false);
    }
  }
  const hasPressed = useRef(false);
  useEffect(() => {
    // Coming back from the review does not open it again.
    if (!isPressed || hasPressed.current) return;
    hasPressed.current = true;
    void propose();
  });
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-disabled={isWaiting}
        onClick={() => !isWaiting && void propose()}
      >
        {label}
      </button>
      {hasFailed && (
        <p className="field-problem" role="alert">
          {t('recovery.failed', { network })}
        </p>
      )}
    </>
  );
}
