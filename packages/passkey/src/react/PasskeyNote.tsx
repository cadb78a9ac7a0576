import { useTransactions } from '@mooring/connect';
import { Button, useLazyPart } from '@mooring/connect/parts';
import { useCallback, useState } from 'react';
import { useAccount } from 'wagmi';
import { readPasskeyControl } from './readPasskeyControl.ts';
import { usePasskeyTexts } from './texts/usePasskeyTexts.ts';

const loadBackup = () => import('./backup/backup.ts');

/** Additions to the Account dialog for an account without a wallet: backup, and removal from this device. */
export function PasskeyNote() {
  const { transactions, addTransaction } = useTransactions();
  const t = usePasskeyTexts();
  const { connector } = useAccount();
  const control = readPasskeyControl(connector);
  const { part } = useLazyPart(loadBackup);
  const [open, setOpen] = useState<'backup' | 'forget'>();
  const close = useCallback(() => setOpen(undefined), []);
  if (!t || !control || !part) return null;
  const { owners } = control;
  const ended = transactions.filter(({ status }) => status !== 'pending').length;
  return (
    <div className="mooring-latest">
      {owners && <part.BackupReminder control={control} owners={owners} ended={ended} />}
      <div className="mooring-group-header">
        {owners && (
          <Button variant="text" onClick={() => setOpen('backup')}>
            {t('owners.backup')}
          </Button>
        )}
        <Button variant="text" onClick={() => setOpen('forget')}>
          {t('owners.forget')}
        </Button>
      </div>
      {open === 'backup' && owners && (
        <part.BackupDialog
          control={control}
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
