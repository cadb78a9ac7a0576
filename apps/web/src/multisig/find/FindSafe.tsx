import { useCatalogue } from '@mooring/connect';
import { type FormEvent, useRef, useState } from 'react';
import type { Chain } from 'viem';
import { useLocation } from 'wouter';
import { readAddress } from '../../address/readAddress.ts';
import { webCatalogue } from '../../locales/catalogue.ts';
import { multisigCatalogue } from '../multisigCatalogue.ts';
import { placeLink } from '../place/placeLink.ts';
import { OwnedSafes } from './OwnedSafes.tsx';

interface FindSafeProps {
  readonly chain: Chain;
  /** What the address field begins with. */
  readonly text?: string;
}

/** The ways to an account: those of the connected owner, or one by its address. */
export function FindSafe({ chain, text: first = '' }: FindSafeProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const [, go] = useLocation();
  const [text, setText] = useState(first);
  const [attempted, setAttempted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = readAddress(text);
  const problem =
    read.kind === 'address'
      ? undefined
      : read.kind === 'wrong-checksum'
        ? web('send.wrongChecksum')
        : t('find.notAnAddress');
  const shown = attempted ? problem : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempted(true);
    if (read.kind === 'address') go(placeLink(chain.id, read.address));
    else field.current?.focus();
  }

  return (
    <div className="safe">
      <OwnedSafes chain={chain} />
      <form className="card safe-find" noValidate onSubmit={submit}>
        <h2>{t('find.byAddress')}</h2>
        <div className="field">
          <label htmlFor="safe-find">{t('find.address', { network: chain.name })}</label>
          <input
            ref={field}
            id="safe-find"
            type="text"
            dir="ltr"
            value={text}
            placeholder="0x…"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={shown !== undefined}
            aria-describedby="safe-find-note"
            onChange={(event) => {
              setAttempted(false);
              setText(event.target.value);
            }}
          />
          <p
            id="safe-find-note"
            className={shown ? 'field-note field-problem' : 'field-note'}
            aria-live="polite"
          >
            {shown ?? t('find.help')}
          </p>
        </div>
        <button type="submit" className="button button-primary">
          {t('find.open')}
        </button>
      </form>
    </div>
  );
}
