import { useStylesheet } from '../theme/stylesheet.ts';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import guestStyles from './guest.css?inline';

/**
 * A dialog of the host's own: a native one in the top layer, so nothing of the host page lies over
 * it, with the kit's frame around content that the host's stylesheets reach. It closes by Escape, backdrop and button, keeps the focus inside and gives it back.
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
