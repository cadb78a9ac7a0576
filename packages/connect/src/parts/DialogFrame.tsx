import { useStylesheet } from '../theme/stylesheet.ts';
import { type DialogFrameProps, DialogFrame as KitFrame } from '../ui/DialogFrame.tsx';
import sceneStyles from '../ui/scene.css?inline';

/**
 * A dialog made of the kit's parts: a native one in the top layer, which closes by Escape, backdrop and button, keeps
 * the focus inside and gives it back. Stylesheets of the host do not reach its content; in `<Dialog>` they do.
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
