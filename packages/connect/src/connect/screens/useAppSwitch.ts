import { useEffect, useReducer } from 'react';
import type { Pairing } from '../../wallets/pairing.ts';
import { type AppSwitch, appSwitchReducer } from './appSwitchState.ts';

/** Time after which a page that is still visible has not switched to an app, in ms. */
const LEAVING_MS = 2_000;

/**
 * Tracks the switch to a wallet's app and back; on return, checks for the wallet's answer.
 * @param pairing checked for an answer; undefined if none is expected
 * @param followed true if a link was followed already
 */
export function useAppSwitch(
  pairing: Pairing | undefined,
  followed: boolean,
): { readonly appSwitch: AppSwitch; readonly follow: () => void } {
  const [appSwitch, dispatch] = useReducer(appSwitchReducer, followed, appSwitchAfter);
  useEffect(() => {
    if (appSwitch !== 'leaving') return;
    const timer = setTimeout(dispatch, LEAVING_MS, 'still here');
    return () => clearTimeout(timer);
  }, [appSwitch]);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') return dispatch('hide');
      dispatch('show');
      void pairing?.check();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pageshow', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pageshow', onVisibility);
    };
  }, [pairing]);
  return { appSwitch, follow: () => dispatch('follow') };
}

/** Returns the first state; the page may be hidden before this screen renders. */
function appSwitchAfter(followed: boolean): AppSwitch {
  if (!followed) return 'here';
  return document.visibilityState === 'hidden' ? 'away' : 'leaving';
}
