import type { ComponentPropsWithRef, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStylesheet } from '../theme/stylesheet.ts';
import { useThemedPart } from '../theme/ThemeProvider.tsx';
import styles from '../ui/banner.css?inline';
import { type PartProps, renderPart } from './renderPart.ts';

/** Props of {@link Banner}. */
export interface BannerProps extends PartProps<ComponentPropsWithRef<'section'>> {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Banner at the lower edge of the page, above its content and below dialogs. It does not take the focus: put an urgent
 * `Notice` into it, which is announced.
 *
 * @example
 * ```tsx
 * import { Banner, Notice } from '@mooring/connect/parts';
 *
 * export const Storm = () => (
 *   <Banner label="Weather">
 *     <Notice urgent>A storm is coming.</Notice>
 *   </Banner>
 * );
 * ```
 */
export function Banner({ label, children, ...part }: BannerProps) {
  useStylesheet(styles);
  const piece = useThemedPart('banner');
  return createPortal(
    renderPart(
      <section {...piece} aria-label={label}>
        {children}
      </section>,
      part,
    ),
    document.body,
  );
}
