import { useCatalogue } from '@mooring/connect';
import { plainText } from '@mooring/connect/address';
import { readPastedAddress } from '@mooring/page/address';
import { symbolText } from '@mooring/page/amount';
import { useContacts } from '@mooring/page/contacts';
import { useTokens } from '@mooring/page/site';
import { Icon, Notice, saveFile } from '@mooring/page/ui';
import { useEffect, useMemo, useState } from 'react';
import { type Address, getAddress } from 'viem';
import { ProposalField } from '../form/ProposalForm.tsx';
import { GatewayFault } from '../gateway/GatewayList.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ledgerCatalogue } from '../texts/ledgerCatalogue.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { type LedgerEntry, type LedgerFilter, ledgerCsv, ledgerJson, matches } from './ledger.ts';
import { endOfDay, startOfDay } from './localDay.ts';
import { useLedger } from './useLedger.ts';
import './ledger.css';

const noEntries: readonly LedgerEntry[] = [];

export interface LedgerToolsProps {
  readonly safe: KnownSafe;
  readonly kind: 'queue' | 'history';
  /** Called with the ids of the entries that are chosen. */
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** Filters by token, person and time, and export of the matching entries. */
export function LedgerTools({ safe, kind, onChoose }: LedgerToolsProps) {
  const t = useCatalogue(ledgerCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const { contacts } = useContacts();
  const { chain, state } = safe;
  const tokens = useTokens(chain);
  const { entries = noEntries, cutBy, error, retry, isLoading } = useLedger(safe, kind);
  const { filter, fields, setField, setSettings, problem } = useFilter(chain.id);
  const chosen = useMemo(
    () => entries.filter((entry) => matches(entry, filter)),
    [entries, filter],
  );
  useEffect(() => {
    if (!isLoading) onChoose(new Set(chosen.map(({ id }) => id)));
  }, [chosen, isLoading, onChoose]);
  const unchecked = chosen.filter(({ safeTxHash, checked }) => safeTxHash && !checked).length;

  function save(type: 'csv' | 'json') {
    const context = {
      isCut: cutBy !== undefined,
      coin: chain.nativeCurrency,
      tokens,
      nameOf: (address: Address) =>
        contacts.find((contact) => contact.address.toLowerCase() === address.toLowerCase())?.name,
    };
    const text = type === 'csv' ? ledgerCsv(chosen, context) : ledgerJson(chosen, context);
    const mime = type === 'csv' ? 'text/csv' : 'application/json';
    saveFile(`${kind}-${chain.id}-${state.address}.${type}`, mime, text);
  }

  return (
    <section className="ledger" aria-label={t('ledger.title')} aria-busy={isLoading}>
      <div className="ledger-fields">
        <div className="field">
          <label htmlFor="ledger-token">{own('fact.token')}</label>
          <select
            id="ledger-token"
            value={fields.token}
            onChange={({ target }) => setField('token', target.value)}
          >
            <option value="">{t('ledger.all')}</option>
            <option value="coin">{symbolText(chain.nativeCurrency.symbol)}</option>
            {tokens.map(({ address, symbol }) => (
              <option key={address} value={address}>
                {symbolText(symbol)}
              </option>
            ))}
          </select>
        </div>
        <ProposalField
          id="ledger-person"
          label={t('ledger.person')}
          value={fields.person}
          problem={problem ? t('ledger.personHelp') : ''}
          help={t('ledger.personHelp')}
          attempts={0}
          onChange={(text) => setField('person', text)}
        />
        {(['from', 'until'] as const).map((edge) => (
          <div key={edge} className="field">
            <label htmlFor={`ledger-${edge}`}>{t(`ledger.${edge}`)}</label>
            <input
              id={`ledger-${edge}`}
              type="date"
              value={fields[edge]}
              onChange={({ target }) => setField(edge, target.value)}
            />
          </div>
        ))}
      </div>
      <label className="safe-tick" htmlFor="ledger-settings">
        <input
          id="ledger-settings"
          type="checkbox"
          checked={fields.settings}
          onChange={({ target }) => setSettings(target.checked)}
        />
        <span>{t('ledger.settings')}</span>
      </label>
      {error !== undefined && (
        <GatewayFault what={own('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      <p role="status">
        {isLoading ? own('multisig.loading') : t('ledger.count', { count: chosen.length })}
      </p>
      {unchecked > 0 && (
        <Notice kind="warning">
          <p>{t('ledger.unchecked', { count: unchecked })}</p>
        </Notice>
      )}
      {cutBy !== undefined && <GatewayFault what={t('ledger.cut')} error={cutBy} onRetry={retry} />}
      <div className="safe-actions">
        {(['csv', 'json'] as const).map((type) => (
          <button
            key={type}
            type="button"
            className="button"
            aria-disabled={isLoading || chosen.length === 0}
            onClick={() => {
              if (!isLoading && chosen.length > 0) save(type);
            }}
          >
            <Icon name="download" />
            {t(`ledger.${type}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** State of the filter: as typed, and as parsed. */
function useFilter(chainId: number) {
  const { contacts } = useContacts();
  const [fields, setFields] = useState({
    ...{ token: '', person: '', from: '', until: '' },
    settings: false,
  });
  const read = readPastedAddress(fields.person, chainId);
  const sought = plainText(fields.person).toLowerCase();
  const contact = contacts.find(({ name }) => name.trim().toLowerCase() === sought);
  const person = read.kind === 'address' ? read.address : contact?.address;
  const filter = useMemo((): LedgerFilter => {
    const { token, settings, from, until } = fields;
    return {
      asset: token === '' ? undefined : token === 'coin' ? 'coin' : getAddress(token),
      person,
      settings,
      from: startOfDay(from),
      until: endOfDay(until),
    };
  }, [fields, person]);
  return {
    filter,
    fields,
    setField: (name: Exclude<keyof typeof fields, 'settings'>, text: string) =>
      setFields({ ...fields, [name]: text }),
    setSettings: (settings: boolean) => setFields({ ...fields, settings }),
    problem: sought !== '' && person === undefined,
  };
}
