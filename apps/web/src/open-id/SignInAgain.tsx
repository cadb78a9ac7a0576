import { OpenPhoneWallet, useCatalogue, useSignIn } from '@mooring/connect';
import { useTranslate } from '@mooring/connect/parts';
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
  const kit = useTranslate();
  const { state, mutate: signIn, reset, look, callOff } = useSignIn();
  const isPending = state.step === 'pending';
  const isBusy = state.step === 'idle' ? state.preparing : !isPending;
  const problem = state.step === 'idle' && !state.preparing ? state.problem : undefined;
  const error = problem?.error === 'needsOwners' ? 'signing_error' : problem?.error;
  return (
    <section className="prompt prompt-card" aria-labelledby="sign-in-again">
      <span className="prompt-mark">
        <Icon name="key" />
      </span>
      <h2 id="sign-in-again">{t('authorize.again')}</h2>
      <p>{isPending ? kit('signIn.pending') : t('authorize.againHelp', { name })}</p>
      {error && (
        <Notice kind="bad" urgent>
          <p>{kit(`signIn.${error}`)}</p>
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
          {buttonText()}
        </button>
        {(isBusy || isPending) && (
          <button type="button" className="button" onClick={isPending ? callOff : reset}>
            {kit(isPending ? 'signIn.callOff' : 'dialog.cancel')}
          </button>
        )}
      </div>
    </section>
  );

  function buttonText(): string {
    if (isPending) return kit('phone.check');
    if (!isBusy) return kit(problem ? 'signIn.retry' : 'signIn.sign');
    if (state.step === 'signing') return kit('network.confirm');
    return kit(state.step === 'idle' ? 'signIn.preparing' : 'signIn.verifying');
  }
}
