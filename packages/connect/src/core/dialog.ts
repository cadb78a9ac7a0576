/** The dialogs there are; one is open at a time. */
export type DialogName = 'connect' | 'account' | 'network' | 'sign-in';

/** What every dialog is given. */
export interface DialogProps {
  readonly onClose: () => void;
}
