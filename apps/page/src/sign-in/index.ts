export { type RequestFault, requestFault, retryRequest } from './requestFault.ts';
export { useSession, useSignInClient } from './useSession.ts';
