import { NetworkIcon, useCatalogue, visibleText } from '@mooring/connect';
import type { Chain } from 'viem';
import { Amount } from '../amount/Amount.tsx';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { SHOWN_TOKEN_NAME } from '../ui/shownLengths.ts';
import type { SendFormView } from './useSendForm.ts';

interface AssetFieldProps {
  readonly form: SendFormView;
  readonly chain: Chain;
}

/** Asset field, with network and balance. */
export function AssetField({ form, chain }: AssetFieldProps) {
  const t = useCatalogue(pageCatalogue);
  const { asset, assets, balance } = form;
  return (
    <div className="field">
      <label htmlFor="send-asset">{t('send.asset')}</label>
      <select
        id="send-asset"
        value={asset.id}
        aria-describedby="send-balance"
        onChange={(event) => form.setAsset(event.target.value)}
      >
        {assets.map(({ id, symbol, name }) => (
          <option key={id} value={id}>
            {`${visibleText(symbol, SHOWN_TOKEN_NAME)} · ${visibleText(name, SHOWN_TOKEN_NAME)}`}
          </option>
        ))}
      </select>
      <p id="send-balance" className="field-note send-balance">
        <span className="send-network">
          <NetworkIcon chain={chain} />
          <bdi>{chain.name}</bdi>
        </span>
        <span>
          {balance.value === undefined && balance.failed ? (
            t('send.balanceUnavailable')
          ) : (
            <>
              {t('send.balance')}{' '}
              {balance.value === undefined ? (
                <span className="skeleton skeleton-word" />
              ) : (
                <Amount value={balance.value} decimals={asset.decimals} symbol={asset.symbol} />
              )}
            </>
          )}
        </span>
      </p>
    </div>
  );
}
