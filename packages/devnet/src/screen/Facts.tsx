import type { ReactNode } from 'react';
import { RevealedText } from './RevealedText.tsx';

/** List of names and values. Texts may be untrusted. */
export function Facts({ rows }: { readonly rows: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl>
      {Object.entries(rows).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <RevealedText text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
