import { useState, useSyncExternalStore } from 'react';
import type { Announcer } from '../core/announcer.ts';

/**
 * The place screen readers listen to. The topmost dialog has one of its own: the rest is inert then. What stands when
 * one takes over from another has been said.
 */
export function LiveRegion({ announcer, active }: { announcer: Announcer; active: boolean }) {
  const sentence = useSyncExternalStore(announcer.subscribe, announcer.get, () => '');
  const [said, setSaid] = useState(sentence);
  if (said !== sentence && !(active && sentence)) setSaid(sentence);
  return (
    <div className="mooring-piece mooring-hidden" role="status" aria-live="polite">
      {active && sentence !== said ? sentence : ''}
    </div>
  );
}
