import type { SessionKey } from './oidcStore.ts';

/** Name of a session of sign-in in the library: its id there, and in codes and tokens. It leaves the server nowhere. */
export function writeSessionName({ account, id }: SessionKey): string {
  return `${id}.${account.replaceAll(':', '_')}`;
}

/** Reads a name; undefined for the ids that the library makes for visitors without a session. */
export function readSessionName(name: string): SessionKey | undefined {
  const [, id, chain, address] =
    /^([0-9a-f]{32})\.eip155_(\d{1,16})_(0x[0-9a-f]{40})$/.exec(name) ?? [];
  return id === undefined ? undefined : { id, account: `eip155:${chain}:${address}` };
}
