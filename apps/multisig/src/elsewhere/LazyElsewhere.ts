import { lazyPart, NoPart } from '@mooring/page/ui';
import type { PasskeyElsewhereProps } from './PasskeyElsewhere.tsx';

/** Warning of few accounts, in a chunk of its own. */
export const LazyElsewhere = lazyPart<PasskeyElsewhereProps>(
  async () => ({ Part: (await import('./PasskeyElsewhere.tsx')).PasskeyElsewhere }),
  { failed: NoPart },
);
