import {
  Activity,
  type ComponentType,
  type ReactElement,
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
  readonly dialog?: ReactElement | undefined;
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

    async function fetchDialog(name: DialogName): Promise<void> {
      if (!fetched[name])
        [fetched[name]] = await Promise.all([dialogFiles[name](), locales.whenComplete()]);
    }
    function stageOf(name: DialogName, isOpen: boolean): Stage {
      const Dialog = fetched[name];
      return { name, dialog: Dialog && <Dialog onClose={close} />, isOpen };
    }
    function close() {
      wanted = undefined;
      setStage(null);
    }
    return {
      close,
      open(name: DialogName) {
        wanted = name;
        setStage((now) => {
          // The same element: React need not render again what it has rendered to show it.
          if (now?.name === name && now.dialog) return { ...now, isOpen: true };
          // What is open stays until the other one is here.
          return now?.dialog && now.isOpen && !fetched[name] ? now : stageOf(name, true);
        });
        if (fetched[name]) return;
        fetchDialog(name).then(
          () => {
            if (wanted === name) setStage(stageOf(name, true));
          },
          (error: unknown) => {
            if (wanted === name) close();
            report(error);
          },
        );
      },
      prepare(name: DialogName) {
        return fetchDialog(name).then(
          () =>
            // Rendered anew where it was before, for its effects do not run and it may be out of date.
            startTransition(() => setStage((now) => (now?.isOpen ? now : stageOf(name, false)))),
          // What could not be fetched early is fetched, and reported on, when it is asked for.
          () => {},
        );
      },
    };
  });

  const { name, dialog, isOpen = false } = stage ?? {};
  const current = (isOpen && name) || null;
  const value = useMemo<DialogValue>(() => ({ current, ...controls }), [current, controls]);
  return (
    <DialogContext value={value}>
      {children}
      <LiveRegion announcer={announcer} active={!dialog || !isOpen} />
      {dialog && (
        <Activity key={name} mode={isOpen ? 'visible' : 'hidden'}>
          {dialog}
        </Activity>
      )}
    </DialogContext>
  );
}
