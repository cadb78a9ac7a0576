import { useState } from 'react';
import { printCode } from './printCode.ts';
import type { Settings } from './settings.ts';

/** The code of these settings, and a button that copies it. */
export function Code({ settings }: { readonly settings: Settings }) {
  const code = printCode(settings);
  const [copied, setCopied] = useState('');
  const copy = () => navigator.clipboard.writeText(code).then(() => setCopied(code));
  return (
    <div className="playground-code">
      <h2>Code</h2>
      <button type="button" onClick={() => void copy()}>
        <span aria-live="polite">{copied === code ? 'Copied' : 'Copy'}</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard where it is wider than the page */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
