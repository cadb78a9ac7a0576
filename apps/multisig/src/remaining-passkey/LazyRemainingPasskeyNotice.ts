import { lazyPart, NoPart } from '@mooring/page/ui';
import type { RemainingPasskeyNoticeProps } from './RemainingPasskeyNotice.tsx';

/** Warning of few accounts, in a separate chunk. */
export const LazyRemainingPasskeyNotice = lazyPart<RemainingPasskeyNoticeProps>(
  async () => ({ Part: (await import('./RemainingPasskeyNotice.tsx')).RemainingPasskeyNotice }),
  { failed: NoPart },
);
