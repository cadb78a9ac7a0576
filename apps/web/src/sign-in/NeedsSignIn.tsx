import { useCatalogue, useSignInDialog } from '@mooring/connect';
import { useEffect, useRef } from 'react';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';

/** How a sign-in ended while the page was open. */
export type SignInEnd = 'here' | 'everywhere';

interface NeedsSignInProps {
  /** Said first, when the person was signed in a moment ago. */
  readonly ended: SignInEnd | undefined;
}

/** Says what signing in is for and what it does not do, and offers it. */
export function NeedsSignIn({ ended }: NeedsSignInProps) {
  const t = useCatalogue(sessionsCatalogue);
  const dialog = useSignInDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // The button that was pressed is gone with what stood here.
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
