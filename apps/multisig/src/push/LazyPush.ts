import { lazyPart, NoPart } from '@mooring/page/ui';
import type { PushProps } from './PushSwitch.tsx';

/** Switch for push messages, fetched for owners of sites that offer them. */
export const LazyPush = lazyPart<PushProps>(() => import('./part.ts'), {
  failed: NoPart,
});
