import { Dialog, useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import './dialogActions.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** Label of the confirm button: the action, not "OK". */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation dialog before a deletion. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useCatalogue(pageCatalogue);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('dialog.cancel')}
        </button>
        <button
          type="button"
          className="button button-danger"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
