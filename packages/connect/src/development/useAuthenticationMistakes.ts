import { isRecord } from '@mooring/internal';
import { createMistake, logMistake } from '@mooring/internal/mistakes';
import { useEffect } from 'react';

const authenticationStatuses: readonly unknown[] = ['loading', 'unauthenticated', 'authenticated'];

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
  if (client === undefined) checkAdapter(adapter, status);
  else if (!isRecord(client) || !('adapter' in client) || !('getState' in client)) {
    throw createMistake(
      '`client` is not a sign-in client: pass createSignInClient() of @mooring/sign-in, or use `adapter` and `status`.',
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

function checkAdapter(adapter: unknown, status: unknown): void {
  for (const name of ['getNonce', 'createMessage', 'verify', 'signOut']) {
    if (isRecord(adapter) && typeof adapter[name] === 'function') continue;
    throw createMistake(
      `\`adapter\` has no function ${name}: it needs getNonce, createMessage, verify and signOut.`,
      'sign-in',
    );
  }
  if (authenticationStatuses.includes(status)) return;
  throw createMistake(
    `\`status\` is ${status}: pass loading, unauthenticated or authenticated beside \`adapter\`.`,
    'sign-in',
  );
}
