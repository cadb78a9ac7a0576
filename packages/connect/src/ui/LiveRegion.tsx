import { useState, useSyncExternalStore } from 'react';
import type { Announcer } from '../core/announcer.ts';

/**
 * Live region for screen readers. The topmost dialog has its own, since the rest of the page is inert. A sentence that is
 * shown when another region takes over is not announced again.
 */
export function LiveRegion({ announcer, active }: { announcer: Announcer; active: boolean }) {
  const sentence = useSyncExternalStore(announcer.subscribe, announcer.get, () => '');
  const [announced, setAnnounced] = useState(sentence);
  if (announced !== sentence && !(active && sentence)) setAnnounced(sentence);
  return (
    <div className="mooring-piece mooring-hidden" role="status" aria-live="polite">
      {active && sentence !== announced ? sentence : ''}
    </div>
  );
}
