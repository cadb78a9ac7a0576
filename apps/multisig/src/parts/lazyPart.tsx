import { useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { type LazyModule, Notice, type PartModule, usePart } from '@mooring/page/ui';
import type { ComponentType } from 'react';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { Loading } from './Loading.tsx';

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
  const part: LazyModule<Props> = { name, load };
  return function LazyPart(props: Props) {
    const t = useCatalogue(multisigCatalogue);
    const web = useCatalogue(pageCatalogue);
    const { data, isError, isFetching, refetch } = usePart(part);
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
