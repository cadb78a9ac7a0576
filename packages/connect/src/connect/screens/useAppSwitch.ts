import { useEffect, useReducer } from 'react';
import type { Pairing } from '../../wallets/pairing.ts';
import { type AppSwitch, appSwitchReducer } from './appSwitchState.ts';

/** Time after which a page still in view was not left for an application, in ms. */
const LEAVING_MS = 2_000;

/**
 * Tracks a person who follows a link to a wallet; on return, checks for the wallet's answer.
 * @param pairing checked for an answer, where one is awaited
 * @param followed true when a link was followed already
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
    const look = () => {
      if (document.visibilityState === 'hidden') return dispatch('hide');
      dispatch('show');
      void pairing?.check();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [pairing]);
  return { appSwitch, follow: () => dispatch('follow') };
}

/** The page may be out of view before this screen is there. */
function appSwitchAfter(followed: boolean): AppSwitch {
  if (!followed) return 'here';
  return document.visibilityState === 'hidden' ? 'away' : 'leaving';
}
