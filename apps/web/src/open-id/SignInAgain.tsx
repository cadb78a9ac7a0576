import { OpenPhoneWallet, useCatalogue, useSignIn } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, Notice } from '@mooring/page/ui';
import { openIdCatalogue } from '../texts/openIdCatalogue.ts';

interface SignInAgainProps {
  /** Name of the application. */
  readonly name: string;
  /** True if the wallet is on a network of this site. */
  readonly hasNetwork: boolean;
}

/**
 * Prompt for a new signature of a person who is signed in, which applications may ask for. The session is replaced, not
 * ended, so that other applications keep theirs.
 */
export function SignInAgain({ name, hasNetwork }: SignInAgainProps) {
  const t = useCatalogue(openIdCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { state, mutate: signIn, reset, look, callOff } = useSignIn();
  const isPending = state.step === 'pending';
  const isBusy = state.step === 'idle' ? state.preparing : !isPending;
  const hasFailed = state.step === 'idle' && !state.preparing && state.problem !== undefined;
  return (
    <section className="prompt prompt-card" aria-labelledby="sign-in-again">
      <span className="prompt-mark">
        <Icon name="key" />
      </span>
      <h2 id="sign-in-again">{t('authorize.again')}</h2>
      <p>{isPending ? t('again.pending') : t('authorize.againHelp', { name })}</p>
      {hasFailed && (
        <Notice kind="bad" urgent>
          <p>{t('again.failed')}</p>
        </Notice>
      )}
      {state.step === 'signing' && <OpenPhoneWallet />}
      <div className="prompt-actions">
        <button
          type="button"
          className="button button-primary"
          aria-busy={isBusy}
          aria-disabled={!hasNetwork}
          onClick={isPending ? look : hasNetwork && !isBusy ? () => signIn() : undefined}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {t(isPending ? 'again.check' : state.step === 'signing' ? 'again.confirm' : 'again.sign')}
        </button>
        {(isBusy || isPending) && (
          <button type="button" className="button" onClick={isPending ? callOff : reset}>
            {isPending ? t('again.stop') : web('dialog.cancel')}
          </button>
        )}
      </div>
    </section>
  );
}
