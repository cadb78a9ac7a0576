import type { ComponentPropsWithRef } from 'react';
import { ChoiceRow as KitRow, type ChoiceRowProps as KitRowProps } from '../ui/ChoiceRow.tsx';
import { type PartProps, renderPart } from './renderPart.ts';

/** Props of {@link ChoiceRow}. */
export interface ChoiceRowProps
  extends KitRowProps,
    PartProps<ComponentPropsWithRef<'button'> & ComponentPropsWithRef<'a'>> {}

/**
 * Row of a choice in a list: a button, or a link with `href`.
 *
 * @example
 * ```tsx
 * import { ChoiceRow, Mark, PhoneIcon } from '@mooring/connect/parts';
 *
 * export const Phone = ({ onChoose }: { readonly onChoose: () => void }) => (
 *   <ChoiceRow
 *     icon={<Mark icon={<PhoneIcon />} />}
 *     title="On my phone"
 *     notes="Scan a code"
 *     onChoose={onChoose}
 *   />
 * );
 * ```
 */
export function ChoiceRow({ className, render, ...row }: ChoiceRowProps) {
  // Called as a function, since the part changes the returned element.
  return renderPart(KitRow(row), { className, render });
}
