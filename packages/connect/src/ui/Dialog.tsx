import { useStylesheet } from '../theme/stylesheet.ts';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import guestStyles from './guest.css?inline';

/**
 * Dialog with the host's content: a native dialog in the top layer, above all of the host's page, with the kit's frame
 * around content styled by the host. Closes on Escape, backdrop and button, traps the focus and returns it.
 *
 * @example
 * ```tsx
 * import { Dialog } from '@mooring/connect';
 * import { useState } from 'react';
 *
 * export function Terms() {
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <>
 *       <button onClick={() => setOpen(true)}>Terms</button>
 *       {isOpen && (
 *         <Dialog title="Terms" onClose={() => setOpen(false)}>
 *           <p>Fair winds.</p>
 *         </Dialog>
 *       )}
 *     </>
 *   );
 * }
 * ```
 */
export function Dialog({ footer, children, ...frame }: DialogFrameProps) {
  useStylesheet(guestStyles);
  return (
    <DialogFrame {...frame} footer={footer && <div className="mooring-guest">{footer}</div>}>
      <div className="mooring-guest">{children}</div>
    </DialogFrame>
  );
}
