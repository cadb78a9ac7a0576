import { useConnection } from 'wagmi';
import { passkeyOf } from '../wallet/passkeyOf.ts';

/**
 * Who pays the network's fee in place of the connected account: a name, or an empty one for a wallet that the
 * person chooses once it is signed. Undefined where the account pays, as a wallet's does.
 */
export function useFeePayer(): string | undefined {
  const { connector } = useConnection();
  return connector && passkeyOf([connector])?.feePayer;
}
