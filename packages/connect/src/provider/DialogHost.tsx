import {
  Activity,
  type ComponentType,
  type ReactNode,
  startTransition,
  useMemo,
  useState,
} from 'react';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { type DialogName, type DialogProps, dialogFiles } from './dialogs.ts';
import { DialogContext, type DialogValue, useMooring } from './MooringContext.ts';

interface Stage {
  readonly name: DialogName;
  /** Absent while its chunk and its texts are on the way. */
  readonly Dialog?: ComponentType<DialogProps> | undefined;
  /** What is not open yet is rendered and not shown, so that it opens at once. */
  readonly isOpen: boolean;
}

/** Opens one dialog at a time, each fetched when wanted, or shortly before. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { announcer, locales, report } = useMooring();
  const [stage, setStage] = useState<Stage | null>(null);
  const [controls] = useState(() => {
    const fetched: { [name in DialogName]?: ComponentType<DialogProps> } = {};
    let wanted: DialogName | undefined;

    async function fetchDialog(name: DialogName): Promise<ComponentType<DialogProps>> {
      const [Dialog] = await Promise.all([dialogFiles[name](), locales.whenComplete()]);
      fetched[name] = Dialog;
      return Dialog;
    }
    function close() {
      wanted = undefined;
      setStage(null);
    }
    return {
      close,
      open(name: DialogName) {
        wanted = name;
        const Here = fetched[name];
        // What is open stays until the other one is here.
        setStage((now) =>
          now?.Dialog && now.isOpen && !Here ? now : { name, Dialog: Here, isOpen: true },
        );
        if (Here) return;
        fetchDialog(name).then(
          (Dialog) => {
            if (wanted === name) setStage({ name, Dialog, isOpen: true });
          },
          (error: unknown) => {
            if (wanted === name) close();
            report(error);
          },
        );
      },
      prepare(name: DialogName) {
        return fetchDialog(name).then(
          (Dialog) =>
            startTransition(() =>
              setStage((now) => (now?.isOpen ? now : { name, Dialog, isOpen: false })),
            ),
          // What could not be fetched early is fetched, and reported on, when it is asked for.
          () => {},
        );
      },
    };
  });

  const { name, Dialog, isOpen = false } = stage ?? {};
  const current = (isOpen && name) || null;
  const value = useMemo<DialogValue>(() => ({ current, ...controls }), [current, controls]);
  return (
    <DialogContext value={value}>
      {children}
      <LiveRegion announcer={announcer} active={!Dialog || !isOpen} />
      {Dialog && (
        <Activity key={name} mode={isOpen ? 'visible' : 'hidden'}>
          <Dialog onClose={controls.close} />
        </Activity>
      )}
    </DialogContext>
  );
}
