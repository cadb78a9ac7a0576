import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import connectStyles from '../connect/connect.css?inline';
import { useStylesheet } from '../theme/stylesheet.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useAnnounce } from '../ui/useAnnounce.ts';
import { type PartProps, renderPart } from './renderPart.ts';

/** Props of {@link Scene}. */
export interface SceneProps extends PartProps<ComponentPropsWithRef<'div'>> {
  readonly title: string;
  /** Picture of the account, wallet or other subject. */
  readonly mark: ReactNode;
  /** True to show a spinner around the mark. Default: false. */
  readonly waits?: boolean;
  readonly children?: ReactNode;
}

/**
 * View of a dialog with several steps: a mark, a title, and actions. It takes the focus, since the focused element of the
 * previous view is removed, and its title is announced.
 *
 * @example
 * ```tsx
 * import { Button, Mark, PasskeyIcon, Scene } from '@mooring/connect/parts';
 *
 * export const Waiting = ({ onCancel }: { readonly onCancel: () => void }) => (
 *   <Scene title="Look at your device" mark={<Mark size="large" icon={<PasskeyIcon />} />} waits>
 *     <Button onClick={onCancel}>Cancel</Button>
 *   </Scene>
 * );
 * ```
 */
export function Scene({ title, mark, waits = false, children, ...part }: SceneProps) {
  useStylesheet(connectStyles);
  const scene = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  useLayoutEffect(() => {
    scene.current?.focus();
    announce(title);
  }, [title, announce]);
  return renderPart(
    <div ref={scene} className="mooring-view mooring-scene" tabIndex={-1}>
      <div className="mooring-scene-mark">
        {mark}
        {waits && <Spinner />}
      </div>
      <h3 className="mooring-scene-title">{title}</h3>
      {children}
    </div>,
    part,
  );
}

/** Props of {@link Mark}. */
export interface MarkProps extends PartProps<ComponentPropsWithRef<'span'>> {
  readonly icon: ReactNode;
  /** 40 or 72 px. Default: `medium`. */
  readonly size?: 'medium' | 'large';
}

/**
 * Icon on a tile, for a choice without a picture. Hidden from screen readers, since its name is beside it.
 *
 * @example
 * ```tsx
 * import { Mark, PhoneIcon } from '@mooring/connect/parts';
 *
 * export const OnPhone = () => <p><Mark icon={<PhoneIcon />} /> On my phone</p>;
 * ```
 */
export function Mark({ icon, size = 'medium', ...part }: MarkProps) {
  useStylesheet(connectStyles);
  return renderPart(
    <span
      className={`mooring-wallet-icon mooring-wallet-icon-${size} mooring-monogram`}
      aria-hidden="true"
    >
      {icon}
    </span>,
    part,
  );
}
