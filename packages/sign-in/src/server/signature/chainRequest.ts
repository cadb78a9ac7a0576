/**
 * Asks a node of one chain, as EIP-1193's `request` does: gives the result, or throws. An error the
 * node answered with keeps its JSON-RPC `code`, `message` and `data`, on itself or on a `cause`.
 */
export type ChainRequest = (call: {
  readonly method: string;
  readonly params: readonly unknown[];
}) => Promise<unknown>;
