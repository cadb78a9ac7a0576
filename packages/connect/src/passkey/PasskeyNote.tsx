import { useCallback, useState } from 'react';
import { useAccount } from 'wagmi';
import { useLoaded } from '../core/useLoaded.ts';
import { usePasskeyTexts } from '../texts/passkey/usePasskeyTexts.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { passkeyOf } from '../wallets/passkey.ts';

const load = () => import('./owners/owners.ts');

/** Additions to the Account dialog for an account without a wallet: backup, and removal from this device. */
export function Note() {
  const { transactions, addTransaction } = useTransactions();
  const t = usePasskeyTexts();
  const { connector } = useAccount();
  const control = passkeyOf(connector);
  const { part } = useLoaded(load);
  const [open, setOpen] = useState<'backup' | 'forget'>();
  const close = useCallback(() => setOpen(undefined), []);
  if (!t || !control || !part) return null;
  const { owners } = control;
  const ended = transactions.filter(({ status }) => status !== 'pending').length;
  return (
    <div className="mooring-latest">
      {owners && <part.BackupReminder owners={owners} ended={ended} />}
      <div className="mooring-group-header">
        {owners && (
          <button type="button" className="mooring-text-button" onClick={() => setOpen('backup')}>
            {t('owners.backup')}
          </button>
        )}
        <button type="button" className="mooring-text-button" onClick={() => setOpen('forget')}>
          {t('owners.forget')}
        </button>
      </div>
      {open === 'backup' && owners && (
        <part.BackupDialog
          owners={owners}
          ended={ended}
          onSent={addTransaction}
          onForget={() => setOpen('forget')}
          onClose={close}
        />
      )}
      {open === 'forget' && <part.ForgetDialog control={control} onClose={close} />}
    </div>
  );
}
