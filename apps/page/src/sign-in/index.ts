export { type RequestFault, requestFault, retryRequest } from './requestFault.ts';
export { JsonRequestError, requestJson } from './requestJson.ts';
export { useSession, useSignInClient } from './useSession.ts';
