import type { ComponentPropsWithoutRef } from 'react';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from '../ui/button.css?inline';
import { type PartProps, renderPart } from './renderPart.ts';

type Element = ComponentPropsWithoutRef<'button'>;

/** Props of {@link Button}: those of a `<button>`, and its style. */
export interface ButtonProps extends Omit<Element, 'className'>, PartProps<Element> {
  /** `primary` for the main action, `text` for a link-like button. Default: `plain`. */
  readonly variant?: 'plain' | 'primary' | 'text';
  /** True for the full width of the dialog. Default: false. */
  readonly wide?: boolean;
}

const classNames = {
  plain: 'mooring-button',
  primary: 'mooring-button mooring-button-primary',
  text: 'mooring-text-button',
};

/**
 * Button of the kit, with the type `button` by default. With `aria-disabled` it looks disabled and keeps the focus;
 * `onClick` is still called.
 *
 * @example
 * ```tsx
 * import { Button } from '@mooring/connect/parts';
 *
 * export const Pay = () => (
 *   <Button variant="primary" wide className="pay" render={<a href="/pay" />}>
    Pay
  </Button>
 * );
 * ```
 */
export function Button({ variant = 'plain', wide, className, render, ...props }: ButtonProps) {
  useStylesheet(styles);
  const own = wide ? `${classNames[variant]} mooring-button-wide` : classNames[variant];
  const isOtherElement = typeof render === 'object' && render.type !== 'button';
  return renderPart<Element>(
    <button {...(!isOtherElement && { type: 'button' })} {...props} className={own} />,
    { className, render },
  );
}
