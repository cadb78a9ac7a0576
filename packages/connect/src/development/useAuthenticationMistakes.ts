import { isRecord } from '@mooring/internal';
import { useEffect } from 'react';
import { createMistake, logMistake } from './mistakes.ts';

/**
 * Checks `<AuthenticationProvider>` in development.
 * @param around value of a `<MooringProvider>` above it, which then knows nothing of sign-in
 * @throws {Error} on props that cannot work, with what to write instead
 */
export function useAuthenticationMistakes(
  { client, adapter, status }: { client?: unknown; adapter?: unknown; status?: unknown },
  around: object | null,
): void {
  if (client === undefined && adapter === undefined) {
    throw createMistake(
      '<AuthenticationProvider> needs `client`, as createSignInClient() of @mooring/sign-in creates it, or `adapter` and `status`.',
      'providers',
    );
  }
  if (client !== undefined && !(isRecord(client) && 'adapter' in client && 'getState' in client)) {
    throw createMistake(
      '`client` is no sign-in client: pass createSignInClient() of @mooring/sign-in, or use `adapter` and `status`.',
      'providers',
    );
  }
  if (client === undefined && status === undefined) {
    throw createMistake(
      '`status` is missing beside `adapter`: pass loading, unauthenticated or authenticated.',
      'providers',
    );
  }
  useEffect(() => {
    if (!around) return;
    logMistake(
      '<AuthenticationProvider> is inside <MooringProvider>: put it around, or dialogs cannot sign in.',
      'providers',
    );
  }, [around]);
}
