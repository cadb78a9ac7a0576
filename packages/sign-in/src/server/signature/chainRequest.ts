interface Asking {
  request(call: {
    readonly method: string;
    readonly params?: readonly unknown[] | undefined;
  }): Promise<unknown>;
}

/**
 * EIP-1193 `request` function of one chain: resolves to the result, or throws. Errors of the node keep
 * their JSON-RPC `code`, `message` and `data`, on themselves or on a `cause`.
 *
 * Method type on purpose (bivariant): `request` of viem's clients, which lists its methods, is assignable.
 */
export type ChainRequest = Asking['request'];
