import { useCatalogue } from '@mooring/connect';
import { useTitle } from '@mooring/page/site';
import { Icon } from '@mooring/page/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { shownName } from './ApplicationMark.tsx';
import type { Client } from './client.ts';

/** View of a request that was answered, has expired, or is of another browser. */
export function RequestOver({ client }: { readonly client: Client | undefined }) {
  const t = useCatalogue(openIdCatalogue);
  return (
    <RequestEnd title={t('authorize.over')} help={t('authorize.overHelp')}>
      {client?.url !== undefined && (
        <div className="prompt-actions">
          <a className="button button-primary" href={client.url} rel="noreferrer">
            {t('authorize.open', { name: shownName(client) })}
          </a>
        </div>
      )}
    </RequestEnd>
  );
}

/** Codes of the protocol; anything else in the URL is not shown. */
const CODE = /^[a-z_]{1,60}$/;

interface RequestRefusedProps {
  readonly title: 'authorize.refused' | 'signOut.refused';
}

/**
 * View of a request that the server refused without a way back, such as one with an unknown address to come back to. The
 * code of the protocol is in the fragment.
 */
export function RequestRefused({ title }: RequestRefusedProps) {
  const t = useCatalogue(openIdCatalogue);
  const code = location.hash.slice(1);
  return (
    <RequestEnd
      title={t(title)}
      help={t('authorize.refusedHelp', { code: CODE.test(code) ? code : 'invalid_request' })}
    />
  );
}

interface RequestEndProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

function RequestEnd({ title, help, children }: RequestEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="prompt" role="alert">
      <Icon name="warning" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{help}</p>
      {children}
    </div>
  );
}
