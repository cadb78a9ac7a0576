import { visibleText } from '@mooring/connect';
import { useSite } from '@mooring/page/site';
import { SHOWN_NAME } from '@mooring/page/ui';
import { useState } from 'react';
import type { Client } from './client.ts';
import { readLogo } from './readLogo.ts';

/** Returns the name of an application as it is shown: sanitized, and cut if very long. */
export function shownName({ name }: Pick<Client, 'name'>): string {
  return visibleText(name, SHOWN_NAME);
}

interface ApplicationMarkProps {
  readonly client: Client;
  readonly size?: 'small' | 'large';
}

/** Logo of an application, or the first letter of its name. Decorative, as the name is beside it. */
export function ApplicationMark({ client, size = 'large' }: ApplicationMarkProps) {
  const { images } = useSite().config;
  const [failed, setFailed] = useState(false);
  const logo = readLogo(client.logo, images, location.origin);
  return (
    <span className={`application-mark application-mark-${size}`} aria-hidden="true">
      {logo && !failed ? (
        <img src={logo} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />
      ) : (
        /\p{L}|\p{N}/u.exec(client.name)?.[0]?.toLocaleUpperCase()
      )}
    </span>
  );
}
