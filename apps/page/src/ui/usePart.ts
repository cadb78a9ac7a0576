import { useLocale } from '@mooring/connect';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { openTexts, type PartTexts } from '../texts/openedTexts.ts';

/** Module of a part: its component, and the catalogue of its texts. */
export interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
  readonly catalogue: PartTexts;
}

/** Part of a page that is fetched once, whoever shows it. */
export interface LazyModule<Props> {
  readonly name: string;
  readonly load: () => Promise<PartModule<Props>>;
  loaded?: PartModule<Props>;
}

/** Fetches a part with its texts in the page's language. */
export function usePart<Props>(part: LazyModule<Props>) {
  const { locale } = useLocale();
  return useQuery({
    queryKey: ['web', 'part', part.name, locale],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // In a language chosen since, it is there at once, and stays as it is.
    initialData: () => (part.loaded?.catalogue.has(locale) ? part.loaded : undefined),
    queryFn: async () => {
      const loaded = await part.load();
      part.loaded = loaded;
      openTexts(loaded.catalogue);
      await loaded.catalogue.load(locale);
      return loaded;
    },
  });
}
