import { lazyPart } from '../parts/lazyPart.tsx';
import type { SettingChangesProps } from './SettingChanges.tsx';

/** Settings that an executed transaction changed, fetched for those that may have changed some. */
export const SettingChanges = lazyPart<SettingChangesProps>(
  'setting-changes',
  () => import('./part.ts'),
  true,
);
