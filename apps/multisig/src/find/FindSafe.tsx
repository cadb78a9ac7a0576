import { Avatar, formatName, useCatalogue, useIdentity } from '@mooring/connect';
import { lookUpChainId, placeLink } from '@mooring/page/place';
import { recipientTexts, useRecipients } from '@mooring/page/recipients';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, useFieldValidation } from '@mooring/page/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Address, Chain } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { Link, useLocation } from 'wouter';
import { GatewayFault, LoadMore } from '../gateway/GatewayList.tsx';
import { useGateway } from '../gateway/useGateway.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { readPastedAccount } from './readPastedAccount.ts';

interface FindSafeProps {
  readonly chain: Chain;
  /** Initial text of the address field. */
  readonly text?: string;
}

/** Account finder: lists the connected owner's accounts, or finds one by address. */
export function FindSafe({ chain, text: first = '' }: FindSafeProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const [, go] = useLocation();
  const { chains } = useConfig();
  const [text, setText] = useState(first);
  const [attempts, setAttempts] = useState(0);
  const { isValidated, onType, onLeave } = useFieldValidation(attempts, text.trim() === '');
  const [otherNetwork, setOtherNetwork] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pasted = readPastedAccount(text);
  const [named] = useRecipients([pasted.kind === 'name' ? pasted.name : '']);
  const isLooking = named?.kind === 'looking';
  const shown = isValidated && !isLooking ? problemText() : undefined;

  function problemText(): string | undefined {
    if (otherNetwork) return t('place.otherNetwork');
    if (pasted.kind === 'account') return undefined;
    if (pasted.kind === 'name-mixed') return web('send.nameMixed');
    if (pasted.kind === 'wrong-checksum') return web('send.wrongChecksum');
    if (named?.kind === 'problem') return web(recipientTexts[named.problem], { network: '' });
    return pasted.kind === 'name' ? undefined : t('find.notAnAddress');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
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
              onType();
              setOtherNetwork(false);
              setText(event.target.value);
            }}
            onBlur={onLeave}
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
      <p>
        <Link href="/multisig?show=create" className="button">
          <Icon name="plus" />
          {treasury('create.link')}
        </Link>
      </p>
    </div>
  );
}

/** Page size: a gateway may list thousands. */
const ACCOUNTS_SHOWN = 20;

/** Multisig accounts of the connected owner, as listed by the gateway. */
function OwnedSafes({ chain }: { readonly chain: Chain }) {
  const t = useCatalogue(multisigCatalogue);
  const gateway = useGateway();
  const { address } = useConnection();
  const [most, setMost] = useState(ACCOUNTS_SHOWN);
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: ['web', 'owned-safes', chain.id, address],
    enabled: address !== undefined,
    queryFn: () => (address ? gateway.safes.ofOwner(chain.id, address) : { safes: [] }),
  });
  const failed = isError && !isFetching;
  const safes = [...new Set(data?.safes)];
  return (
    <section className="card safe-list" aria-labelledby="owned" aria-busy={!data && !failed}>
      <h2 id="owned">{t('find.owned', { network: chain.name })}</h2>
      {failed && (
        <GatewayFault
          what={t('multisig.unavailable')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failed && (
        <>
          <p className="hidden" role="status">
            {t('multisig.loading')}
          </p>
          <span className="skeleton safe-skeleton-row" />
        </>
      )}
      {data && safes.length === 0 && <p className="empty">{t('find.none')}</p>}
      <ul className="safe-owned">
        {safes.slice(0, most).map((safe) => (
          <OwnedSafe key={safe} address={safe} chain={chain} />
        ))}
      </ul>
      <LoadMore
        more={safes.length > most ? () => setMost(most + ACCOUNTS_SHOWN) : undefined}
        isBusy={false}
      />
    </section>
  );
}

interface OwnedSafeProps {
  readonly address: Address;
  readonly chain: Chain;
}

function OwnedSafe({ address, chain }: OwnedSafeProps) {
  const { name, avatar } = useIdentity(address);
  return (
    <li>
      <Link href={placeLink(chain.id, address)} className="safe-card">
        <Avatar address={address} picture={avatar} />
        <span className="safe-owner">
          {name !== undefined && <bdi className="safe-owner-name">{formatName(name)}</bdi>}
          <bdi dir="ltr" className="safe-bytes">
            {address}
          </bdi>
        </span>
      </Link>
    </li>
  );
}
