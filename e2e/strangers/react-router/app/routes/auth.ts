import { createSignInServer } from '@mooring/sign-in/server';
import { createSqliteStore } from '@mooring/sign-in/server/sqlite';

const signIn = createSignInServer({
  store: createSqliteStore({ file: ':memory:' }),
  policy: { domain: `127.0.0.1:${process.env['PORT'] ?? 3000}`, scheme: 'http', chainIds: [1, 10] },
  plainHttp: true,
  read: () => undefined,
});

async function handle({ request }: { request: Request }): Promise<Response> {
  return (await signIn.fetch(request)) ?? new Response(null, { status: 404 });
}

export { handle as action, handle as loader };
