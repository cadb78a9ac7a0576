/** The page that signs in, as `location` has it. */
export interface SigningPage {
  readonly host: string;
  readonly origin: string;
}

/** Half of first loads never sign in, so the grammar comes when one begins to. */
const loadMessage = () => import('../createMessage.ts');

/** Writes EIP-4361 messages of a page. */
export function messageWriter(page: SigningPage, statement: string | undefined) {
  return {
    /** Fetches ahead what writing needs. */
    prepare(): void {
      loadMessage().catch(() => {}); // Asked for again, and reported, when it is needed.
    },
    /** @param issuedAt ms since 1970, by the clock of the server that judges it */
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
