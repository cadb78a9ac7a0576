import type { MultisigSource } from '@mooring/connect';
import { connectorKind } from '@mooring/internal';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import type { Sources } from './openSources.ts';

/**
 * Creates the source of multisig statuses: the operator's gateway, then the embedding Safe host, if any.
 * Its code is loaded when something is pending.
 * @param wagmi returns the page's config, once created
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
        // A failed chunk is loaded again on the next call.
        sources = undefined;
        throw error;
      });
    return sources;
  }

  /** Returns the first result of the sources; throws only if none has one. */
  async function askEach<Answer>(
    ask: (source: MultisigSource) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    const { gateway, host } = await open();
    const isFramed = connectorKind(getConnection(wagmi()).connector) === 'safe';
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
    ...(gatewayUrl !== undefined && {
      proposeMessage: async (request) => (await open()).gateway?.proposeMessage?.(request),
    }),
  };
}
