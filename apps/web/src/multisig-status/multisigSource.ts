import type { MultisigSource } from '@mooring/connect';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import type { Sources } from './openSources.ts';

/**
 * Who tells what the owners of a multisig have signed: the operator's gateway, and in the frame of a
 * Safe its host where the gateway does not know. What asks them is fetched when something waits.
 * @param wagmi the page's, once it is made
 */
export function multisigSource(
  gatewayUrl: string | undefined,
  wagmi: () => Config,
): MultisigSource {
  let sources: Promise<Sources> | undefined;

  function open(): Promise<Sources> {
    sources ??= import('./openSources.ts')
      .then(({ openSources }) => openSources(gatewayUrl, wagmi()))
      .catch((error: unknown) => {
        // A part that could not be fetched is fetched at the next look.
        sources = undefined;
        throw error;
      });
    return sources;
  }

  /** The first that knows; what went wrong only when none does. */
  async function askEach<Answer>(
    ask: (source: MultisigSource) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    const { gateway, host } = await open();
    const isFramed = getConnection(wagmi()).connector?.type === 'safe';
    const asked = [gateway, isFramed ? host : undefined].filter((one) => one !== undefined);
    let failure: { readonly error: unknown } | undefined;
    for (const source of asked) {
      try {
        const answer = await ask(source);
        if (answer) return answer;
      } catch (error) {
        failure ??= { error };
      }
    }
    if (failure) throw failure.error;
    return undefined;
  }

  return {
    transactionStatus: (request) => askEach((source) => source.transactionStatus(request)),
    messageStatus: (request) => askEach((source) => source.messageStatus(request)),
  };
}
