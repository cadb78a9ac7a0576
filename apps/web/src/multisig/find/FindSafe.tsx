import { useCatalogue } from '@mooring/connect';
import { type FormEvent, useRef, useState } from 'react';
import type { Chain } from 'viem';
import { useConfig } from 'wagmi';
import { useLocation } from 'wouter';
import { webCatalogue } from '../../locales/catalogue.ts';
import { placeLink } from '../../safe/placeLink.ts';
import { lookUpChainId } from '../../safe/shortNames.ts';
import { recipientTexts } from '../../send/problemTexts.ts';
import { useRecipients } from '../../send/useRecipients.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { OwnedSafes } from './OwnedSafes.tsx';
import { readPasted } from './readPasted.ts';

interface FindSafeProps {
  readonly chain: Chain;
  /** Initial text of the address field. */
  readonly text?: string;
}

/** Account finder: those of the connected owner, or one by address. */
export function FindSafe({ chain, text: first = '' }: FindSafeProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const [, go] = useLocation();
  const { chains } = useConfig();
  const [text, setText] = useState(first);
  const [attempted, setAttempted] = useState(false);
  const [otherNetwork, setOtherNetwork] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pasted = readPasted(text);
  const [named] = useRecipients([pasted.kind === 'name' ? pasted.name : '']);
  const isLooking = named?.kind === 'looking';
  const shown = attempted && !isLooking ? problemText() : undefined;

  function problemText(): string | undefined {
    if (otherNetwork) return t('place.otherNetwork');
    if (pasted.kind === 'account') return undefined;
    if (pasted.kind === 'wrong-checksum') return web('send.wrongChecksum');
    if (named?.kind === 'problem') return web(recipientTexts[named.problem]);
    return pasted.kind === 'name' ? undefined : t('find.notAnAddress');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAttempted(true);
    if (pasted.kind === 'account') {
      const { network, address, view } = pasted;
      const chainId = network === undefined ? chain.id : await lookUpChainId(network);
      const known = chains.find(({ id }) => id === chainId);
      setOtherNetwork(!known);
      if (known) return go(placeLink(known.id, address, view));
    } else if (named?.kind === 'found') return go(placeLink(chain.id, named.address));
    field.current?.focus();
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
            placeholder={web('send.recipientPlaceholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={shown !== undefined}
            aria-describedby="safe-find-note"
            onChange={(event) => {
              setAttempted(false);
              setOtherNetwork(false);
              setText(event.target.value);
            }}
          />
          <p
            id="safe-find-note"
            className={shown ? 'field-note field-problem' : 'field-note'}
            aria-live="polite"
          >
            {isLooking ? web('send.looking') : (shown ?? t('find.help'))}
            {named?.kind === 'found' && (
              <>
                {' '}
                {web('send.leadsTo')} <bdi dir="ltr">{named.address}</bdi>
              </>
            )}
          </p>
        </div>
        <button type="submit" className="button button-primary">
          {t('find.open')}
        </button>
      </form>
    </div>
  );
}
