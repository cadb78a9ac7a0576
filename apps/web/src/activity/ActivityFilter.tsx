import { type TransactionStatus, useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { useConfig } from 'wagmi';
import type { TransactionFilter } from './filterTransactions.ts';

interface ActivityFilterProps {
  readonly filter: TransactionFilter;
  readonly onChange: (filter: TransactionFilter) => void;
}

const statuses: readonly (TransactionStatus | 'all')[] = ['all', 'pending', 'confirmed', 'failed'];

/** Filter of the list by network and status. */
export function ActivityFilter({ filter, onChange }: ActivityFilterProps) {
  const t = useCatalogue(pageCatalogue);
  const { chains } = useConfig();
  return (
    <div className="activity-filter">
      <fieldset className="segments">
        <legend className="hidden">{t('activity.status')}</legend>
        {statuses.map((status) => (
          <label key={status} className="segment">
            <input
              type="radio"
              name="activity-status"
              value={status}
              checked={filter.status === status}
              onChange={() => onChange({ ...filter, status })}
            />
            <span>{t(`activity.${status}`)}</span>
          </label>
        ))}
      </fieldset>
      {chains.length > 1 && (
        <div className="field field-inline">
          <label htmlFor="activity-network">{t('activity.network')}</label>
          <select
            id="activity-network"
            value={filter.chainId}
            onChange={({ target }) =>
              onChange({
                ...filter,
                chainId: chains.find(({ id }) => `${id}` === target.value)?.id ?? 'all',
              })
            }
          >
            <option value="all">{t('activity.everyNetwork')}</option>
            {chains.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
