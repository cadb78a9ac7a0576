import { useSyncExternalStore } from 'react';
import type { Announcer } from '../core/announcer.ts';

/** The place screen readers listen to. The topmost dialog has one of its own: the rest is inert then. */
export function LiveRegion({ announcer, active }: { announcer: Announcer; active: boolean }) {
  const sentence = useSyncExternalStore(announcer.subscribe, announcer.get, () => '');
  return (
    <div className="mooring-piece mooring-hidden" role="status" aria-live="polite">
      {active ? sentence : ''}
    </div>
  );
}
