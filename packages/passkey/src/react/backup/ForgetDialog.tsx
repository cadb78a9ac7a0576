import { useAccountDialog, useCatalogue, useDisconnectWallet } from '@mooring/connect';
import { Button, DialogFrame, useReport, useTranslate } from '@mooring/connect/parts';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';

interface ForgetDialogProps {
  readonly control: PasskeyControl;
  readonly onClose: () => void;
}

/** Dialog that explains what removing the account from this device means, and removes it. */
export function ForgetDialog({ control, onClose }: ForgetDialogProps) {
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const report = useReport();
  const { close } = useAccountDialog();
  const { mutateAsync: disconnect } = useDisconnectWallet();
  const forget = async () => {
    onClose();
    close();
    // First, since signing out needs the account.
    await disconnect();
    await control.forget().catch(report);
  };
  return (
    <DialogFrame title={t('owners.forget')} onClose={onClose}>
      <p className="mooring-quiet">{t('owners.forgetHelp')}</p>
      <Button variant="primary" wide onClick={() => void forget()}>
        {t('owners.forget')}
      </Button>
      <Button wide onClick={onClose}>
        {kit('dialog.cancel')}
      </Button>
    </DialogFrame>
  );
}
