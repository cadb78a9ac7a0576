import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getAddress } from 'viem';
import { RevealedText } from '../../screen/RevealedText.tsx';
import type { Phone } from '../createPhone.ts';
import type { Site } from '../session/session.ts';
import type { Act } from './PhonePage.tsx';

interface SitesProps {
  readonly phone: Phone;
  readonly act: Act;
}

/** List of connected sites. */
export function Sites({ phone, act }: SitesProps) {
  const sites = useSites(phone.sites);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="card">
      <h2 tabIndex={-1} ref={heading}>
        Sites
      </h2>
      {sites.length === 0 && <p>No site is connected.</p>}
      {sites.map((site) => (
        <SiteCard key={site.topic} site={site} phone={phone} act={act} heading={heading} />
      ))}
    </div>
  );
}

function useSites({ list, subscribe }: Phone['sites']): readonly Site[] {
  const [sites, setSites] = useState(list);
  useEffect(() => {
    const read = () => setSites(list());
    read();
    return subscribe(read);
  }, [list, subscribe]);
  return sites;
}

interface SiteCardProps extends SitesProps {
  readonly site: Site;
  /** Start of the list. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Connected site, with controls for its account and network. */
function SiteCard({ site, phone: { sites, accounts, networks }, act, heading }: SiteCardProps) {
  const { topic, peer } = site;
  const id = `site-${topic.slice(0, 8)}`;
  const card = useFocusAfterwards(heading);
  const date = new Date(site.expiresAt).toLocaleString('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <article aria-labelledby={id} ref={card}>
      <h3 id={id}>
        <RevealedText text={peer.name} />
      </h3>
      <p className="quiet">
        <RevealedText text={peer.url} />
      </p>
      <label htmlFor={`${id}-account`}>Account it sees</label>
      <select
        id={`${id}-account`}
        value={site.account}
        onChange={({ currentTarget: { value } }) =>
          act(() => sites.selectAccount(topic, getAddress(value)), { done: 'Account changed.' })
        }
      >
        {accounts.map(({ label, address }) => (
          <option key={address} value={address}>
            {`${label} · ${address.slice(0, 6)}…${address.slice(-4)}`}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-network`}>Network it is on</label>
      <select
        id={`${id}-network`}
        value={site.chainId}
        onChange={({ currentTarget: { value } }) =>
          act(() => sites.selectChain(topic, Number(value)), { done: 'Network changed.' })
        }
      >
        {networks.map(({ id: chainId, name }) => (
          <option key={chainId} value={chainId}>
            {name}
          </option>
        ))}
      </select>
      <p className="quiet">{`Connected until ${date}`}</p>
      <div className="line">
        <button type="button" onClick={() => act(() => sites.extend(topic), { done: 'Extended.' })}>
          Extend
        </button>
        <button
          type="button"
          onClick={() => act(() => sites.disconnect(topic), { done: 'Disconnected.' })}
        >
          Disconnect
        </button>
      </div>
    </article>
  );
}

/** Ref of an element that moves focus out of it to `next` when it is removed. */
function useFocusAfterwards(next: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.matches(':focus-within')) next.current?.focus();
    };
  }, [next]);
  return ref;
}
