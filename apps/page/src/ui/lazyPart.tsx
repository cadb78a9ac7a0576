import { type Locale, useLocale } from '@mooring/connect';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { openTexts, type PartTexts } from '../texts/openedTexts.ts';
import { loadAgain } from './loadAgain.ts';
import { reloadDocument } from './reloadDocument.ts';

/** Module of a part: its component, and the catalogue of its texts where it has its own. */
export interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
  readonly catalogue?: PartTexts;
}

/** Placeholders of a part. */
interface PartOptions<Props> {
  /** Rendered while the part loads. Default: nothing. */
  readonly loading?: ComponentType<Props>;
  /**
   * Rendered if loading fails. A retry that fails too reloads the document. Default: the error is thrown to the error
   * boundary.
   */
  readonly failed?: ComponentType<PartFailedProps>;
}

export interface PartFailedProps {
  readonly retry: () => void;
}

/** Thrown if the code or texts of a part or page fail to load. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
}

/**
 * Creates a part of the page that loads when it is first rendered, with its texts in the page's language. React's
 * `lazy` would delay it by 300 ms after its placeholder, and cannot retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  { loading: Loading, failed: Failed }: PartOptions<Props> = {},
): ComponentType<Props> {
  let loaded: PartModule<Props> | undefined;
  /** Part, once loaded with its texts. */
  const partIn = (locale: Locale) =>
    loaded?.catalogue?.has(locale) === false ? undefined : loaded;
  async function fetchPart(locale: Locale) {
    loaded = await load();
    const { catalogue } = loaded;
    if (catalogue) {
      openTexts(catalogue);
      await catalogue.load(locale);
    }
    return loaded;
  }
  return function LazyPart(props: Props) {
    const { locale } = useLocale();
    // It stays rendered while a newly chosen language loads.
    const [part, setPart] = useState(() => partIn(locale));
    const [failure, setFailure] = useState<PartLoadError>();
    const isRetry = useRef(false);
    useEffect(() => {
      if (part || failure) return;
      let left = false;
      loadAgain(() => fetchPart(locale)).then(
        (fetched) => {
          if (!left) setPart(fetched);
        },
        async (cause: unknown) => {
          if (isRetry.current) await reloadDocument();
          if (!left) setFailure(new PartLoadError('A part could not be loaded.', { cause }));
        },
      );
      return () => {
        left = true;
      };
    }, [part, failure, locale]);
    if (part) return <part.Part {...props} />;
    if (!failure) return Loading ? <Loading {...props} /> : null;
    if (!Failed) throw failure;
    const retry = () => {
      isRetry.current = true;
      setFailure(undefined);
    };
    return <Failed retry={retry} />;
  };
}

/** Renders nothing, for a failed part that the page can do without. */
export function NoPart() {
  return null;
}
