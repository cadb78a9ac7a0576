import { Dialog, useCatalogue, useLocale } from '@mooring/connect';
import { MOST_CONTACTS } from '@mooring/page/contacts';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice } from '@mooring/page/ui';
import { useEffect, useRef } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type FileFault, useImport } from './useImport.ts';
import '@mooring/page/ui/dialogActions.css';
import './contactDialog.css';

interface ImportDialogProps {
  readonly file: File;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

const faultTexts = {
  'too-large': 'import.tooLarge',
  'not-text': 'import.notText',
  unreadable: 'import.unreadable',
  empty: 'import.empty',
  'no-header': 'import.noHeader',
  'too-many-rows': 'import.tooManyRows',
} as const satisfies Record<FileFault, string>;

/** Dialog that previews the import of a file, and runs it. */
export function ImportDialog({ file, onAnother, onClose }: ImportDialogProps) {
  const t = useCatalogue(sessionsCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { state, send } = useImport(file);
  const number = new Intl.NumberFormat(locale);
  const outcome = useRef<HTMLDivElement>(null);
  const sendable =
    (state.step === 'planned' || state.step === 'sending') && !state.plan.overfull
      ? state.plan.added.length + state.plan.changed.length
      : 0;
  useEffect(() => {
    // The pressed button is unmounted.
    if (state.step === 'done') outcome.current?.focus();
  }, [state.step]);

  return (
    <Dialog title={t('import.title')} onClose={onClose}>
      <div className="import" aria-busy={state.step === 'reading' || state.step === 'sending'}>
        {state.step === 'useless' && (
          <Notice kind="bad" urgent>
            <p>{t(faultTexts[state.fault], { most: number.format(MOST_CONTACTS) })}</p>
          </Notice>
        )}
        {(state.step === 'planned' || state.step === 'sending') && (
          <ImportPreview plan={state.plan} file={state.file} />
        )}
        {state.step === 'planned' && state.refusal && (
          <Notice kind="bad" urgent>
            <p>
              <strong>{t('import.failed')}</strong> {t(`fault.${state.refusal}`)}
            </p>
          </Notice>
        )}
        {state.step === 'done' && (
          <div ref={outcome} tabIndex={-1} className="import-outcome">
            <Notice kind="good">
              <p>
                {t('import.done', {
                  added: number.format(state.result.added),
                  changed: number.format(state.result.changed),
                })}
              </p>
            </Notice>
          </div>
        )}
        <div className="dialog-actions">
          {state.step === 'useless' && (
            <button type="button" className="button" onClick={onClose}>
              {web('dialog.cancel')}
            </button>
          )}
          {state.step !== 'done' && (
            <button
              type="button"
              className={state.step === 'useless' ? 'button button-primary' : 'button'}
              onClick={onAnother}
            >
              {t('import.another')}
            </button>
          )}
          {sendable > 0 && (
            <button
              type="button"
              className="button button-primary"
              aria-busy={state.step === 'sending'}
              onClick={() => void send()}
            >
              {state.step === 'sending' && <span className="spinner" aria-hidden="true" />}
              {t('import.confirm', { count: sendable })}
            </button>
          )}
          {sendable === 0 && state.step !== 'useless' && (
            <button type="button" className="button button-primary" onClick={onClose}>
              {t('import.close')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
