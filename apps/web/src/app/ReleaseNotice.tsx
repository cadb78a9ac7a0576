import { useCatalogue, useConnectDialog } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice } from '@mooring/page/ui';
import { useEffect, useRef, useState } from 'react';
import { isReplaced } from './isReplaced.ts';

/** Event of the bundler's code when a file of the page could not be loaded. */
const LOAD_FAILED = 'vite:preloadError';

/**
 * Notice that a newer release has replaced this page, once a file of it is gone: a retry cannot succeed, a reload does.
 * It closes the Connect dialog, which would cover it.
 */
export function ReleaseNotice() {
  const t = useCatalogue(pageCatalogue);
  const connectDialog = useConnectDialog();
  const dialog = useRef(connectDialog);
  useEffect(() => {
    dialog.current = connectDialog;
  });
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const check = async () => {
      if (!(await isReplaced())) return;
      // A dialog that is still loading covers nothing, and its button will offer the reload.
      if (dialog.current.isOpen && document.querySelector('dialog[open]')) dialog.current.close();
      setIsShown(true);
    };
    const onFailure = () => void check();
    window.addEventListener(LOAD_FAILED, onFailure);
    return () => window.removeEventListener(LOAD_FAILED, onFailure);
  }, []);
  if (!isShown) return null;
  return (
    <Notice kind="warning" urgent>
      <p>{t('error.updated')}</p>
      <p className="notice-actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
      </p>
    </Notice>
  );
}
