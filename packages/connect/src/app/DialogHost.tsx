import { Component, type ComponentType, type ReactNode, useMemo, useState } from 'react';
import {
  DialogContext,
  type DialogName,
  type DialogProps,
  type DialogValue,
  type MooringValue,
  useMooring,
} from '../core/MooringContext.ts';
import { logNoAccount } from '../development/mistakes.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

interface OpenDialog {
  readonly name: NonNullable<DialogValue['current']>;
  /** Undefined while its code and texts load. */
  readonly Dialog?: ComponentType<DialogProps> | undefined;
  readonly wallet?: string | undefined;
}

/** Renders one dialog at a time; each loads lazily, when it is opened or shortly before. */
export function DialogHost({ children }: { children: ReactNode }) {
  const host = useMooring();
  const { announcer, locales, report } = host;
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [controls] = useState(() => {
    const loadedDialogs: { [name in DialogName]?: ComponentType<DialogProps> } = {};
    let requested: DialogName | undefined;

    function fail(error: unknown): void {
      report(error);
      setOpenDialog({ name: 'failed' });
    }
    async function loadDialog(name: DialogName): Promise<void> {
      if (loadedDialogs[name]) return;
      const [Dialog] = await Promise.all([dialogFiles[name](host), locales.whenComplete()]);
      // Another call may have loaded it first: a different component type would remount the open dialog.
      loadedDialogs[name] ??= Dialog;
    }
    return {
      close() {
        requested = undefined;
        setOpenDialog(null);
      },
      fail,
      open(name: DialogName, wallet?: string) {
        if (process.env.NODE_ENV !== 'production' && name === 'account') {
          if (host.config.wagmi.state.status === 'disconnected') logNoAccount();
        }
        requested = name;
        const Dialog = loadedDialogs[name];
        // The open dialog stays until the other one is loaded.
        setOpenDialog((now) => (now?.Dialog && !Dialog ? now : { name, Dialog, wallet }));
        if (Dialog) return;
        loadDialog(name).then(
          () => {
            if (requested === name) setOpenDialog({ name, Dialog: loadedDialogs[name], wallet });
          },
          (error) => (requested === name ? fail : report)(error),
        );
      },
      // After a failed preload, opening the dialog loads it again, and reports the error.
      prepare: (name: DialogName) => loadDialog(name).catch(() => {}),
    };
  });

  const { name: current = null, Dialog, wallet } = openDialog ?? {};
  const value = useMemo<DialogValue>(() => ({ current, ...controls }), [current, controls]);
  return (
    <DialogContext.Provider value={value}>
      {children}
      <LiveRegion announcer={announcer} active={!Dialog} />
      {Dialog && (
        <DialogBoundary key={current} onError={controls.fail}>
          <Dialog onClose={controls.close} wallet={wallet} />
        </DialogBoundary>
      )}
    </DialogContext.Provider>
  );
}

interface DialogBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Error boundary of a dialog: the page around it stays. */
class DialogBoundary extends Component<DialogBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Loaders of the dialogs, each a lazy chunk. */
const dialogFiles: Readonly<
  Record<DialogName, (host: MooringValue) => Promise<ComponentType<DialogProps>>>
> = {
  connect: (host) =>
    import('../connect/ConnectDialog.tsx').then((file) => file.preparedDialog(host)),
  account: () => import('../account/AccountDialog.tsx').then((file) => file.AccountDialog),
  network: (host) =>
    import('../network/NetworkDialog.tsx').then((file) => file.preparedDialog(host)),
  'sign-in': () => import('../sign-in/SignInDialog.tsx').then((file) => file.SignInDialog),
};
