import { useCatalogue, useSignInDialog } from '@mooring/connect';
import { Icon, Notice } from '@mooring/page/ui';
import { useEffect, useRef } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';

/** Scope of a sign-out while the page was open. */
export type SignInEnd = 'here' | 'everywhere';

interface NeedsSignInProps {
  /** Notice shown first, after a recent sign-out. */
  readonly ended: SignInEnd | undefined;
}

/** Sign-in prompt, with its purpose and limits. */
export function NeedsSignIn({ ended }: NeedsSignInProps) {
  const t = useCatalogue(sessionsCatalogue);
  const dialog = useSignInDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // The pressed button is unmounted with its view.
    if (ended && (activeElement === null || activeElement === body)) heading.current?.focus();
  }, [ended]);
  return (
    <>
      {ended && (
        <Notice kind="info" urgent>
          <p>{t(ended === 'everywhere' ? 'signIn.endedEverywhere' : 'signIn.ended')}</p>
        </Notice>
      )}
      <section className="prompt prompt-card" aria-labelledby="needs-sign-in">
        <span className="prompt-mark">
          <Icon name="key" />
        </span>
        <h2 ref={heading} id="needs-sign-in" tabIndex={-1}>
          {t('signIn.needed')}
        </h2>
        <p>{t('signIn.reason')}</p>
        <button
          type="button"
          className="button button-primary"
          aria-haspopup="dialog"
          onClick={dialog.open}
          onPointerEnter={dialog.prepare}
        >
          {t('signIn.action')}
        </button>
      </section>
    </>
  );
}
