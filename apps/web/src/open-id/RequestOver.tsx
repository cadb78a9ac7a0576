import { useCatalogue } from '@mooring/connect';
import { useTitle } from '@mooring/page/site';
import { Icon } from '@mooring/page/ui';
import { useEffect, useRef } from 'react';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';
import { shownName } from './ApplicationMark.tsx';
import type { Client } from './client.ts';

/** View of a request that was answered, has expired, or is of another browser. */
export function RequestOver({ client }: { readonly client: Client | undefined }) {
  const t = useCatalogue(openIdCatalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(t('authorize.over'));
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="prompt" role="alert">
      <Icon name="warning" />
      <h1 ref={heading} tabIndex={-1}>
        {t('authorize.over')}
      </h1>
      <p>{t('authorize.overHelp')}</p>
      {client?.url !== undefined && (
        <div className="prompt-actions">
          <a className="button button-primary" href={client.url} rel="noreferrer">
            {t('authorize.open', { name: shownName(client) })}
          </a>
        </div>
      )}
    </div>
  );
}
