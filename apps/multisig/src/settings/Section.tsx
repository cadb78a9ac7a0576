import { type ReactNode, useId, useState } from 'react';

interface SectionProps {
  readonly title: string;
  /** Sentence on its purpose and its risk. */
  readonly meaning: string;
  readonly children: ReactNode;
}

/** Section of the settings. */
export function Section({ title, meaning, children }: SectionProps) {
  const id = useId();
  return (
    <section className="safe-part settings-section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="quiet">{meaning}</p>
      {children}
    </section>
  );
}

interface UnfoldedFormProps {
  /** Text of the button that shows and hides the form. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Form behind a button that shows it. */
export function UnfoldedForm({ label, children }: UnfoldedFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && children}
    </>
  );
}
