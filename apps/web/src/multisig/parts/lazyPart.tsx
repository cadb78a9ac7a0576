import { type Catalogue, useCatalogue, useLocale } from '@mooring/connect';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { webCatalogue } from '../../locales/catalogue.ts';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

/** Module of a part: its component, and the catalogue of its texts. */
interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
  readonly catalogue: Pick<Catalogue, 'load'>;
}

/**
 * Creates a part of the page that is fetched when it is opened, with its texts in the page's language: a skeleton
 * meanwhile, and a retry when they do not arrive.
 * @param quiet renders nothing instead of either: for what the page is as good without. Default: false
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<PartModule<Props>>,
  quiet = false,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const t = useCatalogue(multisigCatalogue);
    const web = useCatalogue(webCatalogue);
    const { locale } = useLocale();
    const { data, isError, isFetching, refetch } = useQuery({
      queryKey: ['web', 'part', name, locale],
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      queryFn: async () => {
        const { Part, catalogue } = await load();
        await catalogue.load(locale);
        return { Part };
      },
    });
    if (data) return <data.Part key={locale} {...props} />;
    if (quiet) return null;
    if (!isError || isFetching) {
      return (
        <div aria-busy="true">
          <p className="hidden" role="status">
            {t('multisig.loading')}
          </p>
          <span className="skeleton safe-skeleton-row" />
        </div>
      );
    }
    return (
      <Notice kind="warning" urgent>
        <p>{t('multisig.unavailable')}</p>
        <div className="notice-actions">
          <button type="button" className="button button-small" onClick={() => void refetch()}>
            {web('error.retry')}
          </button>
        </div>
      </Notice>
    );
  };
}
