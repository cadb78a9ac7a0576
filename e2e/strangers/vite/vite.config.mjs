import { createSignInServer } from '@mooring/sign-in/server';
import { toNodeHandler } from '@mooring/sign-in/server/node';
import { createSqliteStore } from '@mooring/sign-in/server/sqlite';

function mount({ middlewares }) {
  const signIn = createSignInServer({
    store: createSqliteStore({ file: ':memory:' }),
    policy: { domain: `127.0.0.1:${process.env.PORT}`, scheme: 'http', chainIds: [1, 10] },
    plainHttp: true,
    read: () => undefined,
  });
  middlewares.use(toNodeHandler(signIn));
}

/** The application's server is Vite's, in development and preview. */
export default {
  plugins: [{ name: 'sign-in', configureServer: mount, configurePreviewServer: mount }],
};
