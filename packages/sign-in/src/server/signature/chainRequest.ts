interface Asking {
  request(call: {
    readonly method: string;
    readonly params?: readonly unknown[] | undefined;
  }): Promise<unknown>;
}

/**
 * Asks a node of one chain, as EIP-1193's `request` does: gives the result, or throws. An error the
 * node answered with keeps its JSON-RPC `code`, `message` and `data`, on itself or on a `cause`.
 *
 * Taken from a method on purpose: so `request` of viem's clients, which lists its methods, is one.
 */
export type ChainRequest = Asking['request'];
