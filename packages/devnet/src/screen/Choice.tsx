import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  /** Name of the group, for radio buttons. */
  readonly name?: string;
  readonly value?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** Checkbox or radio button with its label, a separate line. */
export function Choice({ onChange, children, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {typeof children === 'string' ? <span>{children}</span> : children}
    </label>
  );
}
