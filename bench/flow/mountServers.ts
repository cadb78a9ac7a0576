import type { RequestListener } from 'node:http';
import { createSignInServer, type SignInStore } from '@mooring/sign-in/server';
import { toNodeHandler } from '@mooring/sign-in/server/node';
import type { Mounted } from '../page/servePages.ts';
import { flows } from './flows.ts';

/** Module of a peer's server. */
interface PeerServer {
  /** Prefix of its paths. */
  readonly prefix: string;
  readonly createSignInServer: (origin: string) => RequestListener;
}

/** Mounts the sign-in servers of all pages, ours as an application does. */
export async function mountServers(origin: string, store: SignInStore): Promise<Mounted> {
  const ours = createSignInServer({
    store,
    policy: { domain: new URL(origin).host, scheme: 'http', chainIds: [1, 10, 137, 8453, 42161] },
    plainHttp: true,
    // The wallet signs with a key, so no chain is asked.
    read: () => undefined,
  });
  const mounted = new Map<string, RequestListener>([['/auth/', toNodeHandler(ours)]]);
  for (const { server } of flows) {
    if (!server) continue;
    const peer: PeerServer = await import(server);
    mounted.set(peer.prefix, peer.createSignInServer(origin));
  }
  return mounted;
}
