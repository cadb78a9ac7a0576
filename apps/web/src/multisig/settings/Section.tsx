import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** Plain sentence on what it is, and its risk. */
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
