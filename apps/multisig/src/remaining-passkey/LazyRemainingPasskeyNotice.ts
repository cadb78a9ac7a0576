import { lazyPart, NoPart } from '@mooring/page/ui';
import type { RemainingPasskeyNoticeProps } from './RemainingPasskeyNotice.tsx';

/** Warning of few accounts, in a chunk of its own. */
export const LazyRemainingPasskeyNotice = lazyPart<RemainingPasskeyNoticeProps>(
  async () => ({ Part: (await import('./RemainingPasskeyNotice.tsx')).RemainingPasskeyNotice }),
  { failed: NoPart },
);
