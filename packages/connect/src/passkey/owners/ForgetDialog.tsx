import { useDialogs, useMooring } from '../../core/MooringContext.ts';
import { passkeyCatalogue } from '../../texts/passkey/passkeyCatalogue.ts';
import { useCatalogue, useTranslate } from '../../texts/useTranslate.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { PasskeyControl } from '../../wallets/passkey.ts';
import { useDisconnectWallet } from '../../wallets/useDisconnectWallet.ts';

interface ForgetDialogProps {
  readonly control: PasskeyControl;
  readonly onClose: () => void;
}

/** Removes the account from this device, once it is said what that means. */
export function ForgetDialog({ control, onClose }: ForgetDialogProps) {
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const { report } = useMooring();
  const { close } = useDialogs();
  const { mutateAsync: disconnect } = useDisconnectWallet();
  const forget = async () => {
    onClose();
    close();
    // While the account is still here, whoever is signed in with it can be signed out.
    await disconnect();
    await control.forget().catch(report);
  };
  return (
    <DialogFrame title={t('owners.forget')} onClose={onClose}>
      <p className="mooring-quiet">{t('owners.forgetHelp')}</p>
      <button
        type="button"
        className="mooring-button mooring-button-primary mooring-button-wide"
        onClick={() => void forget()}
      >
        {t('owners.forget')}
      </button>
      <button type="button" className="mooring-button mooring-button-wide" onClick={onClose}>
        {kit('dialog.cancel')}
      </button>
    </DialogFrame>
  );
}
