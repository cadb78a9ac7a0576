import { useCallback, useContext, useState } from 'react';
import { AuthenticationContext } from '../../core/authentication.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Signs out and stays connected. */
export interface SignOut {
  readonly state: 'idle' | 'leaving' | 'failed';
  readonly signOut: () => void;
}

/** Signs out; a failure sets `state` and is reported to the host. */
export function useSignOut(): SignOut {
  const t = useTranslate();
  const { announcer, report } = useMooring();
  const authentication = useContext(AuthenticationContext);
  const [state, setState] = useState<SignOut['state']>('idle');
  const signOut = useCallback(async () => {
    setState('leaving');
    try {
      await authentication?.signOut();
      announcer.say(t('signIn.signedOut'));
      setState('idle');
    } catch (error) {
      report(error);
      setState('failed');
    }
  }, [authentication, announcer, report, t]);
  return { state, signOut };
}
