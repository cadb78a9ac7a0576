import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import {
  DialogContext,
  type DialogName,
  type DialogProps,
  type DialogValue,
  type MooringValue,
  useMooring,
} from '../core/MooringContext.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';

interface OpenDialog {
  readonly name: DialogName;
  /** Absent while its chunk and its texts are on the way. */
  readonly Dialog?: ComponentType<DialogProps> | undefined;
  readonly wallet?: string | undefined;
}

/** Opens one dialog at a time, each fetched when wanted, or shortly before. */
export function DialogHost({ children }: { children: ReactNode }) {
  const host = useMooring();
  const { announcer, locales, report } = host;
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const [controls] = useState(() => {
    const fetched: { [name in DialogName]?: ComponentType<DialogProps> } = {};
    let wanted: DialogName | undefined;

    async function fetchDialog(name: DialogName): Promise<void> {
      if (fetched[name]) return;
      const [Dialog] = await Promise.all([dialogFiles[name](host), locales.whenComplete()]);
      // Another call may have been first, and its dialog be open: one of another type would begin anew.
      fetched[name] ??= Dialog;
    }
    function close() {
      wanted = undefined;
      setShown(null);
    }
    return {
      close,
      open(name: DialogName, wallet?: string) {
        wanted = name;
        const Dialog = fetched[name];
        // The open dialog stays until the other one is fetched.
        setShown((now) => (now?.Dialog && !Dialog ? now : { name, Dialog, wallet }));
        if (Dialog) return;
        fetchDialog(name).then(
          () => {
            if (wanted === name) setShown({ name, Dialog: fetched[name], wallet });
          },
          (error: unknown) => {
            if (wanted === name) close();
            report(error);
          },
        );
      },
      // A failed early fetch is repeated, and its error reported, when the dialog is opened.
      prepare: (name: DialogName) => fetchDialog(name).catch(() => {}),
    };
  });

  const { name: current = null, Dialog, wallet } = shown ?? {};
  const value = useMemo<DialogValue>(() => ({ current, ...controls }), [current, controls]);
  return (
    <DialogContext.Provider value={value}>
      {children}
      <LiveRegion announcer={announcer} active={!Dialog} />
      {Dialog && <Dialog key={current} onClose={controls.close} wallet={wallet} />}
    </DialogContext.Provider>
  );
}

/** Each dialog is a chunk, fetched when a person is about to open it. */
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
