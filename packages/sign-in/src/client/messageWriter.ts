/** Page that signs in, as in `location`. */
export interface SigningPage {
  readonly host: string;
  readonly origin: string;
}

/** Half of first loads never sign in, so the grammar is loaded on demand. */
const loadMessage = () => import('../createMessage.ts');

/** Creates a writer of a page's EIP-4361 messages. */
export function messageWriter(page: SigningPage, statement: string | undefined) {
  return {
    /** Preloads the grammar. */
    prepare(): void {
      loadMessage().catch(() => {}); // Retried, and reported, when needed.
    },
    /** @param issuedAt ms since 1970, by the clock of the server that checks it */
    async write(
      fields: {
        readonly nonce: string;
        readonly address: `0x${string}`;
        readonly chainId: number;
      },
      issuedAt: number,
    ): Promise<string> {
      const { createMessage } = await loadMessage();
      return createMessage({
        domain: page.host,
        address: fields.address,
        ...(statement !== undefined && { statement }),
        uri: page.origin,
        version: '1',
        chainId: fields.chainId,
        nonce: fields.nonce,
        issuedAt: new Date(issuedAt).toISOString(),
      });
    },
  };
}
