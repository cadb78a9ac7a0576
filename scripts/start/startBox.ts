import { join } from 'node:path';
import { type Local, startLocal } from '@mooring/devnet/local';
import type { ListenOverrides } from '@mooring/server';
import { pageFolder } from '../page.ts';
import { root } from '../run.ts';
import { requireOwnLocalhost } from './requireOwnLocalhost.ts';

/** Starts the local network and prints its URLs. @param onExit called with a sentence when the chains stop unexpectedly */
export async function startBox(
  keep: boolean,
  listen: ListenOverrides,
  onExit: (reason: string) => void,
): Promise<Local> {
  const { port = 3_000, host = '127.0.0.1' } = listen;
  // Its URL is printed by this name.
  if (host === '127.0.0.1' || host === 'localhost') await requireOwnLocalhost(port);
  const local = await startLocal({
    pageFolder,
    chainPorts: { ethereum: 18_545, rollup: 18_546 },
    blockTimeSeconds: 2,
    ...listen,
    port,
    onExit,
    ...(keep && { stateFolder: join(root, '.mooring') }),
  });
  const { ethereum, rollup } = local.devnet;
  const kept = keep ? 'kept in .mooring/' : 'deleted on stop (--keep keeps it)';
  console.log(`
  Mooring is at ${named(local.url)}

  Running on this machine, without any external network:
    ${ethereum.chain.name.padEnd(16)} chain ${ethereum.chain.id}   ${ethereum.rpcUrl}
    ${rollup.chain.name.padEnd(16)} chain ${rollup.chain.id}   ${rollup.rpcUrl}
    Demo Wallet      in the page, ${local.devnet.accounts.length} accounts with coins, tokens and names
    Demo Phone       ${local.phoneUrl}
    Local Safe       ${safeLink(local)}
    State            ${kept}

  Stop with Ctrl+C.
`);
  return local;
}

/** URL by a name, which passkeys need, in place of an address. */
function named(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:');
}

/** URL of the page as an app inside the first chain's Safe. */
function safeLink({ url, safe, safeHostUrl }: Local): string {
  if (!safe || !safeHostUrl) return 'none';
  return `${safeHostUrl}/?${new URLSearchParams({ app: named(url), safe: safe.address })}`;
}
