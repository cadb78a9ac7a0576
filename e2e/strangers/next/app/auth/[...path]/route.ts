import { createSignInServer } from '@mooring/sign-in/server';
import { readClientAddress } from '@mooring/sign-in/server/node';
import { createSqliteStore } from '@mooring/sign-in/server/sqlite';

const signIn = createSignInServer({
  store: createSqliteStore({ file: ':memory:' }),
  policy: { domain: `127.0.0.1:${process.env.PORT ?? 3000}`, scheme: 'http', chainIds: [1, 10] },
  plainHttp: true,
  read: () => undefined,
});

async function handle(request: Request): Promise<Response> {
  const client = readClientAddress(request.headers.get('x-forwarded-for'), undefined, 1);
  return (await signIn.fetch(request, client)) ?? new Response(null, { status: 404 });
}

export { handle as DELETE, handle as GET, handle as POST };
