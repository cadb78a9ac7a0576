import { useStylesheet } from '../theme/stylesheet.ts';
import { type DialogFrameProps, DialogFrame as KitFrame } from '../ui/DialogFrame.tsx';
import sceneStyles from '../ui/scene.css?inline';

/**
 * Dialog made of the kit's parts: a native dialog in the top layer, which closes on Escape, backdrop and button, traps the
 * focus and returns it. Its content is isolated from the host's stylesheets, unlike that of `<Dialog>`.
 *
 * @example
 * ```tsx
 * import { Button, DialogFrame, Notice } from '@mooring/connect/parts';
 *
 * export const Leave = ({ onClose }: { readonly onClose: () => void }) => (
 *   <DialogFrame title="Leave the harbour" onClose={onClose}>
 *     <Notice>The tide is out.</Notice>
 *     <Button variant="primary" wide onClick={onClose}>
 *       Stay
 *     </Button>
 *   </DialogFrame>
 * );
 * ```
 */
export function DialogFrame(props: DialogFrameProps) {
  useStylesheet(sceneStyles);
  return <KitFrame {...props} />;
}
