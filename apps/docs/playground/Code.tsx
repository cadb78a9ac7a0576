import { Fragment, useState } from 'react';
import { parse } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';
import { printCode } from './printCode.ts';
import type { Settings } from './settings.ts';

/** Classes of the site's own code, by kind of token. */
const colours: Readonly<Partial<Record<string, string>>> = {
  comment: 'code-comment',
  keyword: 'code-keyword',
  sign: 'code-punctuation',
  string: 'code-string',
  entity: 'code-function',
  class: 'code-function',
};

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
      <pre className="vp-code" tabIndex={0}>
        <code>
          {parse(code, { tokenize, jsx: true }).lines.map(({ index, tokens }) => (
            <Fragment key={index}>
              {tokens.map(({ type, value }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places in a line
                <span key={at} className={colours[type]}>
                  {value}
                </span>
              ))}
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </div>
  );
}
