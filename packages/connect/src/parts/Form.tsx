import type { ComponentPropsWithoutRef } from 'react';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from '../ui/form.css?inline';
import { type PartProps, renderPart } from './renderPart.ts';

type FormElement = ComponentPropsWithoutRef<'form'>;

/** Props of {@link Form}: those of a `<form>`. */
export interface FormProps
  extends Omit<FormElement, 'className' | 'onSubmit'>,
    PartProps<FormElement> {
  /** Called when the form is submitted; the browser does not navigate. */
  readonly onSubmit: () => void;
}

/**
 * Form in a dialog.
 *
 * @example
 * ```tsx
 * import { Button, Form, TextField } from '@mooring/connect/parts';
 * import { useState } from 'react';
 *
 * export function Rename({ onName }: { readonly onName: (name: string) => void }) {
 *   const [name, setName] = useState('');
 *   return (
 *     <Form onSubmit={() => onName(name)}>
 *       <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
 *       <Button type="submit">Rename</Button>
 *     </Form>
 *   );
 * }
 * ```
 */
export function Form({ onSubmit, className, render, ...props }: FormProps) {
  useStylesheet(styles);
  return renderPart<FormElement>(
    <form
      {...props}
      className="mooring-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />,
    { className, render },
  );
}

type InputElement = ComponentPropsWithoutRef<'input'>;

/** Props of {@link TextField}: those of an `<input>`, and its label. */
export interface TextFieldProps extends Omit<InputElement, 'className'>, PartProps<InputElement> {
  readonly label: string;
}

/**
 * Text field with its label; `className` and `render` apply to the input.
 *
 * @example
 * ```tsx
 * import { TextField } from '@mooring/connect/parts';
 *
 * export const Berth = () => <TextField label="Berth" name="berth" inputMode="numeric" />;
 * ```
 */
export function TextField({ label, className, render, ...props }: TextFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: `renderPart` draws it
    <label className="mooring-field">
      <span>{label}</span>
      {renderPart<InputElement>(<input autoComplete="off" {...props} className="mooring-input" />, {
        className,
        render,
      })}
    </label>
  );
}
