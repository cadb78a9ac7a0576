import { findPasskey } from '@mooring/page/wallet';
import { useConnection } from 'wagmi';

/**
 * Payer of the network's fee in place of the connected account: a name, or an empty one for a wallet that the
 * person chooses once it is signed. Undefined where the account pays, as a wallet's does.
 */
export function useFeePayer(): string | undefined {
  const { connector } = useConnection();
  return connector && findPasskey([connector])?.feePayer;
}
