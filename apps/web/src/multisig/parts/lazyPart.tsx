import { useCatalogue, useLocale } from '@mooring/connect';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { webCatalogue } from '../../locales/catalogue.ts';
import { openTexts, type PartTexts } from '../../locales/openedTexts.ts';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { Loading } from './Loading.tsx';

/** Module of a part: its component, and the catalogue of its texts. */
interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
  readonly catalogue: PartTexts;
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
  let loaded: PartModule<Props> | undefined;
  return function LazyPart(props: Props) {
    const t = useCatalogue(multisigCatalogue);
    const web = useCatalogue(webCatalogue);
    const { locale } = useLocale();
    const { data, isError, isFetching, refetch } = useQuery({
      queryKey: ['web', 'part', name, locale],
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      // In a language chosen since, it is there at once, and stays as it is.
      initialData: () => (loaded?.catalogue.has(locale) ? loaded : undefined),
      queryFn: async () => {
        loaded = await load();
        openTexts(loaded.catalogue);
        await loaded.catalogue.load(locale);
        return loaded;
      },
    });
    if (data) return <data.Part {...props} />;
    if (quiet) return null;
    if (!isError || isFetching) return <Loading row />;
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
