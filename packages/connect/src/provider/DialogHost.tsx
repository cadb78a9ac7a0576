import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { type DialogName, type DialogProps, dialogFiles } from './dialogs.ts';
import { DialogContext, type DialogValue, useMooring } from './MooringContext.ts';

interface Shown {
  readonly name: DialogName;
  /** Absent while its chunk and its texts are on the way. */
  readonly Dialog?: ComponentType<DialogProps>;
}

/** Opens one dialog at a time, each fetched when wanted. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { announcer, locales, report } = useMooring();
  const [shown, setShown] = useState<Shown | null>(null);
  const wanted = useRef<DialogName | null>(null);

  const fetchDialog = useCallback(
    async (name: DialogName) => {
      const [Dialog] = await Promise.all([dialogFiles[name](), locales.whenComplete()]);
      return Dialog;
    },
    [locales],
  );

  const close = useCallback(() => {
    wanted.current = null;
    setShown(null);
  }, []);

  const open = useCallback(
    (name: DialogName) => {
      wanted.current = name;
      setShown((now) => (now?.Dialog ? now : { name }));
      fetchDialog(name).then(
        (Dialog) => {
          if (wanted.current === name) setShown({ name, Dialog });
        },
        (error: unknown) => {
          if (wanted.current === name) close();
          report(error);
        },
      );
    },
    [fetchDialog, close, report],
  );

  // What could not be fetched early is fetched, and reported on, when it is asked for.
  const prepare = useCallback(
    (name: DialogName) => void fetchDialog(name).catch(() => {}),
    [fetchDialog],
  );

  const value = useMemo<DialogValue>(
    () => ({ current: shown?.name ?? null, open, close, prepare }),
    [shown, open, close, prepare],
  );
  const Dialog = shown?.Dialog;
  return (
    <DialogContext value={value}>
      {children}
      <LiveRegion announcer={announcer} active={!Dialog} />
      {Dialog && <Dialog onClose={close} />}
    </DialogContext>
  );
}
