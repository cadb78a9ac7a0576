/** What `on` is told of, by the name of the event (EIP-1193). */
export interface ProviderEvents {
  /** The accounts of the active network, the active one first, each with its checksum (EIP-55). */
  accountsChanged: readonly `0x${string}`[];
  /** The active network's id as a hex quantity. */
  chainChanged: `0x${string}`;
  connect: { readonly chainId: `0x${string}` };
  /** An error with the code 4900. */
  disconnect: Error & { readonly code: number };
  message: { readonly type: string; readonly data: unknown };
}

/**
 * A phone wallet as an EIP-1193 provider. `request` rejects with an `Error` that carries an EIP-1193
 * `code` (4001 rejected, 4100, 4200, 4900, 4902, −32602, …), or with a `PairingError`.
 */
export interface PairingProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
  on<Name extends keyof ProviderEvents>(
    event: Name,
    listener: (payload: ProviderEvents[Name]) => void,
  ): void;
  removeListener<Name extends keyof ProviderEvents>(
    event: Name,
    listener: (payload: ProviderEvents[Name]) => void,
  ): void;
}
