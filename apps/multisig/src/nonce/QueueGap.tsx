import { useCatalogue, useLocale } from '@mooring/connect';
import { placeLink } from '@mooring/page/place';
import { Link } from 'wouter';
import type { KnownSafe } from '../safe/useSafe.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import type { NonceGap } from './readNonce.ts';

interface QueueGapProps {
  readonly safe: KnownSafe;
  readonly gap: NonceGap;
}

/** Notice about missing nonces in the queue, which block all later ones, with a link to propose the first. */
export function QueueGap({ safe: { chain, state }, gap: { first, last } }: QueueGapProps) {
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  const nonce = format.format(first);
  return (
    <div className="safe-gap">
      <p>
        <strong>
          {first === last
            ? t('gap.one', { nonce })
            : t('gap.several', { first: nonce, last: format.format(last) })}
        </strong>{' '}
        {t('gap.help')}
      </p>
      <p>
        <Link
          href={placeLink(chain.id, state.address, { kind: 'new', nonce: first })}
          className="text-link"
        >
          {t('gap.fill', { nonce })}
        </Link>
      </p>
    </div>
  );
}
