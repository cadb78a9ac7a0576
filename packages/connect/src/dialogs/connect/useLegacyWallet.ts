import { useEffect, useReducer } from 'react';
import { useMooring } from '../../core/MooringContext.ts';

/** Time phone browsers have to inject their wallet into the page, in ms. */
const LATEST_MS = 3_000;
const PAUSE_MS = 250;

/** True where `window.ethereum` is a wallet that did not announce itself; also when it appears late. */
export function useLegacyWallet(): boolean {
  const { wallets } = useMooring();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const isHere = wallets.hasLegacyWallet();
  useEffect(() => {
    if (isHere) return;
    window.addEventListener('ethereum#initialized', lookAgain);
    const timer = setInterval(() => wallets.hasLegacyWallet() && lookAgain(), PAUSE_MS);
    const end = setTimeout(() => clearInterval(timer), LATEST_MS);
    return () => {
      window.removeEventListener('ethereum#initialized', lookAgain);
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [wallets, isHere]);
  return isHere;
}
