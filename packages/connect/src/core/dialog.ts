/** Names of the dialogs; one is open at a time. */
export type DialogName = 'connect' | 'account' | 'network' | 'sign-in';

/** Props of every dialog. */
export interface DialogProps {
  readonly onClose: () => void;
}
