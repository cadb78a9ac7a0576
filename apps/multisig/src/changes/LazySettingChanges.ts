import { lazyPart, NoPart } from '@mooring/page/ui';
import type { SettingChangesProps } from './SettingChanges.tsx';

/** Settings that an executed transaction changed, fetched for those that may have changed some. */
export const LazySettingChanges = lazyPart<SettingChangesProps>(() => import('./part.ts'), {
  failed: NoPart,
});
