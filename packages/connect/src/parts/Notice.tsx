import type { ComponentPropsWithRef } from 'react';
import { Notice as KitNotice, type NoticeProps as KitNoticeProps } from '../ui/Notice.tsx';
import { type PartProps, renderPart } from './renderPart.ts';

/** Props of {@link Notice}. */
export interface NoticeProps extends KitNoticeProps, PartProps<ComponentPropsWithRef<'div'>> {}

/**
 * Notice that a visitor should read before continuing.
 *
 * @example
 * ```tsx
 * import { Notice } from '@mooring/connect/parts';
 *
 * export const Failed = () => <Notice urgent>The harbour does not answer.</Notice>;
 * ```
 */
export function Notice({ className, render, ...notice }: NoticeProps) {
  return renderPart(KitNotice(notice), { className, render });
}
