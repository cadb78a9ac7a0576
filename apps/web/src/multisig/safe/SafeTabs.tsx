import { useCatalogue } from '@mooring/connect';
import { Link } from 'wouter';
import { placeLink } from '../../safe/placeLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from './useSafe.ts';

const tabs = ['queue', 'history', 'messages'] as const;

interface SafeTabsProps {
  readonly safe: KnownSafe;
  readonly current: (typeof tabs)[number];
}

/** Tabs of queue, history and messages, and the link to a new proposal. */
export function SafeTabs({ safe, current }: SafeTabsProps) {
  const t = useCatalogue(multisigCatalogue);
  const isMessages = current === 'messages';
  const linkTo = (kind: (typeof tabs)[number] | 'new' | 'new-message') =>
    placeLink(safe.chain.id, safe.state.address, { kind });
  return (
    <div className="safe-tabs">
      <nav className="segments" aria-label={t('view.title')}>
        {tabs.map((kind) => (
          <Link
            key={kind}
            href={linkTo(kind)}
            className="segment safe-tab"
            aria-current={kind === current ? 'page' : undefined}
          >
            {t(`view.${kind}`)}
          </Link>
        ))}
      </nav>
      <Link href={linkTo(isMessages ? 'new-message' : 'new')} className="button button-primary">
        <Icon name="plus" />
        {t(isMessages ? 'view.newMessage' : 'view.new')}
      </Link>
    </div>
  );
}
