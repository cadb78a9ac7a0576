import { lazyPart, NoPart } from '@mooring/page/ui';
import type { SettingChangesProps } from './SettingChanges.tsx';

/** Settings that an executed transaction changed; loaded for transactions that may have changed any. */
export const LazySettingChanges = lazyPart<SettingChangesProps>(() => import('./part.ts'), {
  failed: NoPart,
});
